// A learner's own search, beside the reference's.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./open.js";

/** The queen of row 1 is not taken back, and that is seen at the next cell of her row. */
const PARTING = 17;

test("it opens with the two side by side, and leads to where they part", async () => {
  const { page, text, press, close } = await open("own.html");
  assert.deepEqual(await page.locator(".whose").allTextContents(), ["yours", "the reference"]);
  assert.match(
    (await text("note")) ?? "",
    /^Your search of chapter 5: .* Step 17: Yours asks about row 1, column 3, and the queen/,
  );
  await press("p");
  const sentences = () => page.locator(".sentence").allTextContents();
  assert.equal(await text("step"), `${PARTING} of 70`);
  assert.equal((await sentences())[0], "Row 1, column 3: is it safe? (line 39)");
  assert.notEqual((await sentences())[1], "Row 1, column 3: is it safe?");
  assert.equal(await text("told"), "Here the two part.");
  assert.equal(await page.locator(".board").first().locator(".has-queen").count(), 2);
  await press("ArrowLeft");
  assert.equal(await text("told"), "");
  const [yours, theirs] = await sentences();
  assert.equal(yours.replace(/ \(line \d+\)$/, ""), theirs, "the step before is the same");
  await page.click("#to-parting");
  assert.equal((await text("step"))?.split(" ")[0], String(PARTING));
  await close();
});

test("it holds what the reference holds as long as both do the same", async () => {
  const { page, press, close } = await open("own.html", "#step=12");
  const held = () => page.locator(".holds").first().locator(".entries tr").allTextContents();
  assert.equal((await held())[0], "the referencedoes the same so far, and holds:");
  await press("p");
  assert.deepEqual(await held(), ["queens(0, 0) (1, 2)", "your line39"]);
  await close();
});

test("a learner's own lines are shown, and the one that asks is marked", async () => {
  const { page, press, close } = await open("own.html");
  await press("p");
  const asked = page.locator(".program summary").first();
  assert.equal(await asked.textContent(), "Your program");
  await asked.click();
  const source = page.locator("pre").first();
  const lines = await source.locator(".line").allTextContents();
  assert.ok(lines.includes("fn fill(grid: &mut Grid, row: usize, found: &mut Vec<Board>) {"));
  const marked = () => source.locator(".marked").allTextContents();
  assert.deepEqual(await marked(), ["        if is_safe(grid, row, col) {"]);
  await press("ArrowLeft");
  assert.deepEqual(await marked(), [], "what the check says has no line");
  await close();
});

test("alone, the reference stays at the same moment as far as there is one", async () => {
  const { page, text, sentence, press, close } = await open("own.html", "#step=12");
  await page.selectOption("#beside", { label: "nothing" });
  assert.equal(await text("step"), "12 of 70");
  const said = await sentence();
  await page.selectOption("#chapter", { label: "the reference" });
  assert.equal(await sentence(), said);
  assert.equal(await text("step"), "12 of 138");
  await page.selectOption("#chapter", { label: "yours" });
  assert.equal(await text("step"), "12 of 70");
  // Behind the parting there is no same moment: the last one that both have stands for all.
  await press("End");
  await page.selectOption("#chapter", { label: "the reference" });
  assert.equal(await text("step"), `${PARTING - 1} of 138`);
  await close();
});

test("there is nothing to predict or to place", async () => {
  const { page, close } = await open("own.html", "#step=12&mode=predict");
  assert.equal(await page.locator("#modes").isVisible(), false);
  assert.equal(await page.locator("#watching").isVisible(), true);
  await close();
});
