// Going on to the next refusal, step back, solution, or row; the solutions in their strip.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./open.js";

test("it goes on to the next refusal, step back, and solution, by button and by key", async () => {
  const { page, text, sentence, press, close } = await open("search.html");
  await page.click("#to-refusal");
  assert.equal(
    await sentence(),
    "Row 1, column 0: refused, it shares the column with the queen in row 0.",
  );
  await press("r");
  assert.match((await sentence()) ?? "", /^Row 1, column 1: refused/);
  await page.click("#to-step-back");
  assert.equal(await sentence(), "Row 1, column 2: the queen is taken back.");
  await press("b");
  assert.equal(await sentence(), "Row 2, column 1: the queen is taken back.");
  await page.click("#to-solution");
  assert.equal(await sentence(), "All 4 queens stand: solution 1.");
  await press("n");
  assert.equal(await sentence(), "All 4 queens stand: solution 2.");
  const at = await text("step");
  await press("n");
  assert.equal(await text("step"), at);
  assert.equal(await text("told"), "No solution comes after this step.");
  await press("ArrowRight");
  assert.equal(await text("told"), "", "it is said once");
  await close();
});

test("the focus stays where it was at the last solution", async () => {
  const { page, press, close } = await open("search.html");
  await page.focus("#to-solution");
  await press("Enter", "Enter", "Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "to-solution");
  await close();
});

test("it goes on until a row is tried", async () => {
  const { page, text, sentence, press, close } = await open("search.html", "#n=6&step=1&chapter=1");
  await page.selectOption("#row", { label: "3" });
  assert.equal(await text("step"), "1 of 1,944", "choosing goes nowhere");
  await page.click("#to-row");
  assert.equal(await sentence(), "Row 3, column 0: is it safe?");
  await page.click("#to-row");
  assert.equal(await sentence(), "Row 3, column 1: is it safe?");
  await press("5");
  assert.equal(await sentence(), "Row 5, column 0: is it safe?");
  await press("0");
  assert.equal(await sentence(), "Row 0, column 1: is it safe?");
  const at = await text("step");
  await press("6");
  assert.equal(await text("step"), at, "there is no row 6");
  await press("End", "5");
  assert.equal(await text("told"), "No try in row 5 comes after this step.");
  const rows = await page.locator("#row option").allTextContents();
  assert.deepEqual(rows, ["0", "1", "2", "3", "4", "5"]);
  await close();
});

test("a refused cell has its sign, and a line from the queen that attacks", async () => {
  const { page, sentence, press, close } = await open("search.html", "#n=4&step=6&chapter=1");
  assert.equal(
    await sentence(),
    "Row 1, column 1: refused, it shares a falling diagonal with the queen in row 0.",
  );
  const line = page.locator(".board line.attack");
  assert.equal(await line.count(), 1);
  const ends = await line.evaluate((it) =>
    ["x1", "y1", "x2", "y2"].map((name) => it.getAttribute(name)),
  );
  assert.deepEqual(ends, ["50", "50", "150", "150"]);
  assert.equal(await page.locator(".board .sign").first().getAttribute("href"), "#refused");
  assert.equal(
    await page.locator(".board").first().getAttribute("aria-label"),
    "Queens: row 0, column 0",
  );
  assert.equal(await page.locator(".board .has-queen").count(), 1);
  await press("ArrowLeft");
  assert.equal(await line.count(), 0);
  await close();
});

test("rows and columns have their numbers", async () => {
  const { page, close } = await open("search.html", "#n=5&step=1&chapter=1");
  const numbers = await page.locator(".board").first().locator(".numbers text").allTextContents();
  assert.deepEqual(numbers.sort().join(""), "0011223344");
  await close();
});

test("a solution looks like one, and is kept in the strip", async () => {
  const { page, text, press, close } = await open("search.html", "#n=5&step=1&chapter=1");
  const solved = page.locator(".board.solved");
  const found = page.locator("#strip .found");
  assert.equal(await page.locator("#strip button").count(), 10, "there is a place for each");
  assert.equal(await found.count(), 0);
  await press("n");
  assert.equal(await solved.count(), 1);
  assert.equal(await page.locator(".board .frame").count(), 0, "no cell stands out");
  assert.equal(await found.count(), 1);
  const [first] = await page.locator("#strip button").all();
  assert.equal(await first.getAttribute("aria-label"), "Solution 1: columns 0, 2, 4, 1, 3");
  const second = page.locator("#strip button").nth(1);
  assert.equal(await second.getAttribute("aria-label"), "A solution that is not found yet.");
  await second.click();
  assert.equal(await text("told"), "A solution that is not found yet.");
  assert.equal(await found.count(), 1);
  assert.equal(await first.getAttribute("aria-current"), "step");
  const at = await text("step");
  await press("n", "n");
  assert.equal(await found.count(), 3);
  await first.click();
  assert.equal(await text("step"), at);
  assert.equal(await found.count(), 1, "those that come later are found later");
  await press("ArrowLeft");
  assert.equal(await solved.count(), 0);
  await press("End");
  assert.equal(await found.count(), 10);
  await close();
});
