// What the chapters' programs hold, their lines, and two chapters side by side.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./open.js";

test("the same step is a frame, a bounce, or two variables", async () => {
  const { page, text, goTo, close } = await open("search.html", "#n=4&step=4&chapter=1");
  const held = () => page.locator(".holds").first().locator(".entries tr").allTextContents();
  assert.deepEqual(await held(), ["frame of row 0col = 0, waiting", "frame of row 1col = 0"]);
  const marked = () => page.locator("pre").first().locator(".marked").allTextContents();
  assert.deepEqual(await marked(), ["    for col in 0..n {"]);
  const expected = {
    2: "frames on the stack2",
    3: "state.n4",
    4: "placed[0]",
    5: "grid[1][0]false",
    7: "columns#...",
    8: "row 0col 0, queen stands",
    9: "columns, for row 1#...",
  };
  for (const [chapter, first] of Object.entries(expected)) {
    await page.selectOption("#chapter", { index: Number(chapter) - 1 });
    assert.equal((await held())[0], first);
    assert.ok((await marked()).length > 0);
    assert.equal(await text("step"), "4 of 138", `chapter ${chapter}`);
  }
  assert.equal(await page.locator(".board .is-read").count(), 0);
  await goTo("#n=4&step=4&chapter=5");
  assert.equal(await page.locator(".board .is-read").count(), 1);
  await close();
});

test("chapter 9's program holds the free cells that it has at that moment", async () => {
  const { page, close } = await open("search.html", "#n=4&step=40&chapter=9");
  const rows = page.locator(".holds").first().locator(".entries tr");
  assert.equal((await rows.allTextContents()).at(-1), "free..##");
  await close();
});

test("the program is shown when it is asked for, and for that chapter only", async () => {
  const { page, text, press, goTo, close } = await open("search.html", "#n=4&step=4&chapter=1");
  const source = page.locator("pre").first();
  const asked = page.locator(".program summary").first();
  assert.equal(await source.isVisible(), false);
  const offer = (/** @type {number} */ number) =>
    `The program: it is what chapter ${number} asks you to write`;
  assert.equal(await asked.textContent(), offer(1));
  await asked.focus();
  await press("Space");
  assert.equal(await source.isVisible(), true);
  assert.equal(await text("play-word"), "Play");
  await page.click("#forward");
  assert.equal(await source.isVisible(), true, "it stays while one steps");
  await page.selectOption("#chapter", { index: 4 });
  assert.equal(await source.isVisible(), false);
  assert.equal(await asked.textContent(), offer(5));
  await asked.click();
  assert.equal(await source.isVisible(), true);
  await goTo("#n=4&step=4&chapter=7");
  assert.equal(await source.isVisible(), false);
  assert.equal(await asked.textContent(), offer(7));
  await close();
});

test("chapter 6 tries fewer cells, and a switch stays at the same moment", async () => {
  const { page, text, sentence, press, close } = await open("search.html");
  await press("n");
  await page.selectOption("#chapter", { index: 5 });
  assert.equal(await sentence(), "All 4 queens stand: solution 1.");
  assert.equal(await text("step"), "35 of 82");
  await page.selectOption("#chapter", { index: 0 });
  assert.equal(await sentence(), "All 4 queens stand: solution 1.");
  assert.equal(await text("step"), "57 of 138");
  await press("End");
  assert.equal(await text("note"), "The whole search, 138 steps.");
  await page.selectOption("#chapter", { index: 5 });
  assert.equal(await text("tries"), "32");
  assert.equal(await text("note"), "The whole search, 82 steps.");
  await close();
});

test("two chapters stand side by side, and the one that tries fewer cells waits", async () => {
  const { page, text, press, close } = await open("search.html", "#n=4&step=1&chapter=6&beside=1");
  const [one, other] = await page.locator(".sentence").all();
  const sentences = async () => [await one.textContent(), await other.textContent()];
  assert.equal(await text("step"), "1 of 138", "the search with more steps sets the pace");
  assert.deepEqual(await page.locator(".whose").allTextContents(), [
    "6: The column list",
    "1: Loop and recursion",
  ]);
  await press("2");
  assert.deepEqual(await sentences(), [
    "Row 1, column 2: safe, a queen is placed.",
    "Row 2, column 0: is it safe?",
  ]);
  await press("n");
  const solved = "All 4 queens stand: solution 1.";
  assert.deepEqual(await sentences(), [solved, solved]);
  const held = await page.locator(".holds h2").allTextContents();
  assert.deepEqual(held, ["What chapter 6's program holds", "What chapter 1's program holds"]);
  await press("End");
  const last = "Row 0, column 3: the queen is taken back.";
  assert.deepEqual(await sentences(), [last, last]);
  assert.equal(await text("tries"), "32", "what is counted is the chosen chapter's");
  await page.selectOption("#beside", { label: "nothing" });
  assert.equal(await other.isVisible(), false);
  assert.equal(await text("step"), "82 of 82");
  await close();
});

test("a chapter beside itself is one", async () => {
  const { page, close } = await open("search.html", "#n=4&step=1&chapter=3&beside=3");
  assert.equal(await page.locator(".seen:visible").count(), 1);
  await page.selectOption("#beside", { index: 4 });
  assert.equal(await page.locator(".seen:visible").count(), 2);
  await close();
});

test("the way back from a chapter that leaves out steps leads to the same step", async () => {
  const { page, text, press, close } = await open("search.html", "#n=6&step=1&chapter=1");
  for (let step = 1; step < 40; step++) {
    const before = await text("step");
    await page.selectOption("#chapter", { index: 5 });
    await page.selectOption("#chapter", { index: 0 });
    assert.equal(await text("step"), before);
    await press("ArrowRight");
  }
  await close();
});

test("beside is for watching: another mode has one board, and watching again has both", async () => {
  const { page, close } = await open("search.html", "#n=4&step=9&chapter=6&beside=1");
  const seen = page.locator(".seen:visible");
  await page.click("text=Predict");
  assert.equal(await seen.count(), 1);
  await page.click("text=Watch");
  assert.equal(await seen.count(), 2);
  await close();
});
