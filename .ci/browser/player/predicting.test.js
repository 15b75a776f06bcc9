// The reader predicts what comes, and is told why.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./open.js";

test("it asks whether a cell is safe and what comes next, and keeps score", async () => {
  const { page, text, press, close } = await open("search.html");
  await page.click("text=Predict");
  assert.equal(await text("question"), "Is it safe?");
  assert.equal(await text("score"), "");
  await press("y");
  assert.equal(await text("told"), "Right. No queen attacks it.");
  assert.equal(await text("question"), "What comes next?");
  await press("2");
  assert.equal(await text("told"), "Right. The queen stands, so the search goes down to row 1.");
  await press("y");
  assert.equal(await text("told"), "No. A queen attacks it.");
  assert.equal(await text("score"), "2 of 3 right");
  await page.click("#answers >> text=Step back");
  assert.equal(await text("told"), "No. Row 1 has another cell to try: column 1.");
  await page.click("#answers >> text=No");
  assert.match((await text("told")) ?? "", /^Right\. A queen attacks it\.$/);
  assert.equal(await text("score"), "3 of 5 right");
  await press("Escape");
  assert.equal(await page.locator("#watching").isVisible(), true);
  await close();
});

test("it says why a queen is taken back, and what a solution is followed by", async () => {
  const { page, text, press, close } = await open(
    "search.html",
    "#n=4&step=16&chapter=1&mode=predict",
  );
  assert.equal(
    await page.locator(".sentence").first().textContent(),
    "Row 2, column 3: refused, it shares a falling diagonal with the queen in row 1.",
  );
  await press("3");
  assert.equal(
    await text("told"),
    "Right. Row 2 has no cell left, so the queen of row 1 is taken back.",
  );
  await page.goto(page.url().replace(/#.*/, "#n=4&step=56&chapter=1&mode=predict"));
  await press("4");
  assert.equal(await text("told"), "Right. Row 3 is the last one, so that is a solution.");
  await press("1");
  assert.equal(await text("told"), "No. The last queen is taken back, to look for more solutions.");
  await close();
});

test("every question of a whole search has exactly one right answer", async () => {
  for (const chapter of [1, 6]) {
    const { page, text, press, close } = await open(
      "search.html",
      `#n=4&step=1&chapter=${chapter}&mode=predict`,
    );
    const steps = Number(((await text("step")) ?? "").split(" of ")[1]);
    for (let at = 1; at < steps; at++) {
      const keys = await page.locator("#answers kbd").allTextContents();
      const right = [];
      for (const key of keys) {
        await press(key);
        if ((await text("told"))?.startsWith("Right.")) right.push(key);
        await press("ArrowLeft");
      }
      assert.equal(right.length, 1, `step ${at}: ${right}`);
      await press("ArrowRight");
    }
    assert.equal(await text("question"), "The search is over.");
    assert.equal(await page.locator("#answers button").count(), 0);
    await close();
  }
});

test("where the page ends before the search, it does not say that the search is over", async () => {
  const { text, close } = await open("search.html", "#n=8&step=6891&chapter=1&mode=predict");
  assert.equal(await text("question"), "The page ends here.");
  await close();
});

test("whoever predicts does not see which cells are attacked", async () => {
  const { page, press, close } = await open("search.html", "#n=6&step=30&chapter=1");
  const dot = page.locator(".board .attacked > .dot").first();
  const visibility = () => dot.evaluate((it) => getComputedStyle(it).visibility);
  assert.equal(await visibility(), "visible");
  await page.click("text=Predict");
  assert.equal(await visibility(), "hidden");
  await press("Escape");
  assert.equal(await visibility(), "visible");
  await close();
});

test("the focus stays on the answers when they change", async () => {
  const { page, press, close } = await open("search.html", "#n=4&step=1&chapter=1&mode=predict");
  await page.locator("#answers button").first().focus();
  await press("Enter");
  const inAnswers = () => page.evaluate(() => document.activeElement?.parentElement?.id);
  assert.equal(await inAnswers(), "answers");
  await press("End");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "question");
  await close();
});
