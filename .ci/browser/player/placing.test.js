// The reader places the queens.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./open.js";

test("a click places a queen, and says how many solutions have it", async () => {
  const { page, text, sentence, close } = await open("search.html", "#n=6&step=40&chapter=1");
  await page.click("text=Place");
  const cell = (/** @type {number} */ row, /** @type {number} */ col) =>
    page.click(`[data-cell="${row} ${col}"]`);
  const queens = page.locator(".board .has-queen");
  assert.equal(await queens.count(), 0);
  assert.equal(await text("begun"), "There are 4 solutions.");
  await cell(0, 1);
  assert.equal(await sentence(), "1 queen stands.");
  assert.equal(await text("begun"), "1 of the 4 solutions has this queen.");
  await cell(1, 3);
  assert.equal(await sentence(), "2 queens stand, and none attacks another.");
  await cell(2, 2);
  assert.equal(
    await sentence(),
    "The queens of row 1, column 3 and row 2, column 2 share a rising diagonal.",
  );
  assert.equal(await text("begun"), "No solution has these queens.");
  assert.equal(await page.locator(".board line.attack").count(), 1);
  await cell(1, 0);
  assert.equal(await page.locator(".board line.attack").count(), 3);
  assert.equal(
    await sentence(),
    "The queens of row 0, column 1 and row 1, column 0 share a rising diagonal. 3 pairs attack each other.",
  );
  await close();
});

test("what stands can be undone, cleared, and taken back by a click", async () => {
  const { page, press, close } = await open("search.html", "#n=5&mode=place");
  const queens = () =>
    page
      .locator(".board .has-queen")
      .evaluateAll((all) => all.map((it) => it.getAttribute("data-cell")));
  await page.click("[data-cell='0 0']");
  await page.click("[data-cell='1 2']");
  await page.click("[data-cell='0 0']");
  assert.deepEqual(await queens(), ["1 2"]);
  await page.click("#undo");
  assert.deepEqual(await queens(), ["0 0", "1 2"]);
  await page.click("#clear");
  assert.deepEqual(await queens(), []);
  await press("u");
  assert.deepEqual(await queens(), ["0 0", "1 2"]);
  await press("u", "u", "u");
  assert.deepEqual(await queens(), []);
  await close();
});

test("a board is a solution only when it is one", async () => {
  const { page, text, sentence, close } = await open("search.html", "#n=4&mode=place");
  const solved = page.locator(".board.solved");
  for (const cell of ["0 1", "1 3", "2 0"]) await page.click(`[data-cell='${cell}']`);
  assert.equal(await solved.count(), 0);
  await page.click("[data-cell='3 2']");
  assert.equal(await sentence(), "4 queens stand: a solution!");
  assert.equal(await solved.count(), 1);
  assert.equal(await text("begun"), "1 of the 2 solutions has these queens.");
  await page.click("[data-cell='3 2']");
  await page.click("[data-cell='3 1']");
  assert.equal(await solved.count(), 0);
  await close();
});

test("it says what each row has left", async () => {
  const { page, close } = await open("search.html", "#n=4&mode=place");
  await page.click("[data-cell='0 0']");
  await page.click("[data-cell='1 2']");
  assert.deepEqual(await page.locator("#rows tr").allTextContents(), [
    "row 0queen in column 0",
    "row 1queen in column 2",
    "row 2no free cell",
    "row 3free: 1",
  ]);
  await close();
});

test("the count of solutions is right for every first queen of 8", async () => {
  const { page, text, press, close } = await open("search.html", "#n=8&mode=place");
  const counts = [];
  for (let col = 0; col < 8; col++) {
    await page.click(`[data-cell='0 ${col}']`);
    counts.push(Number.parseInt((await text("begun")) ?? "", 10));
    await press("u");
  }
  assert.deepEqual(counts, [4, 8, 16, 18, 18, 16, 8, 4]);
  await close();
});

test("the cells are reached and told by keyboard", async () => {
  const { page, press, close } = await open("search.html", "#n=4&mode=place");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.focus("#help");
  await press("Tab");
  assert.equal(await focused(), "Row 0, column 0: free");
  await press("ArrowRight", "Enter");
  assert.equal(await focused(), "Row 0, column 1: a queen");
  await press("ArrowDown");
  assert.equal(await focused(), "Row 1, column 1: attacked");
  await press("ArrowDown", "ArrowLeft", "Space");
  assert.equal(await focused(), "Row 2, column 0: a queen");
  await press("ArrowLeft", "ArrowLeft");
  assert.equal(await focused(), "Row 2, column 0: a queen", "the border holds");
  await press("ArrowRight");
  assert.equal(await focused(), "Row 2, column 1: attacked", "by the queen of its own row");
  await press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("value")), "watch");
  await close();
});

test("another size keeps what fits on it, and watching is as it was", async () => {
  const { page, text, press, close } = await open("search.html", "#n=4&step=40&chapter=1");
  await page.click("text=Place");
  await page.click("[data-cell='0 3']");
  await page.click("[data-cell='3 0']");
  await press("Escape");
  assert.equal(await text("step"), "40 of 138");
  assert.equal(await page.locator(".board").first().getAttribute("role"), "img");
  assert.equal(await page.locator("[data-cell]").count(), 0);
  await page.click("text=Place");
  const queens = page.locator(".board .has-queen");
  assert.equal(await queens.count(), 2, "what was placed still stands");
  await page.selectOption("#size", { label: "5" });
  assert.equal(await queens.count(), 2);
  assert.equal(await page.locator("[data-cell]").count(), 25);
  await close();
});

test("more than 8 queens can be placed, and their solutions are not in the page", async () => {
  const { page, text, close } = await open("first.html", "#n=12&mode=place");
  await page.click("[data-cell='11 11']");
  assert.equal(await text("begun"), "For 12 queens the solutions are too many to be in this page.");
  await close();
});

test("the address has the queens, and leaves out those that have no cell", async () => {
  const { page, press, goTo, close } = await open("search.html", "#n=5&mode=place&queens=0.1,1.3");
  const queens = page.locator(".board .has-queen");
  assert.equal(await queens.count(), 2);
  await page.click("[data-cell='4 4']");
  const link = page.locator("#link");
  assert.equal(
    await link.getAttribute("href"),
    "#n=5&step=1&chapter=1&mode=place&queens=0.1,1.3,4.4",
  );
  await press("u");
  assert.equal(await link.getAttribute("href"), "#n=5&step=1&chapter=1&mode=place&queens=0.1,1.3");
  await goTo("#n=4&mode=place&queens=0.1,0.1,9.9,x,1.-1,2.2.2,3");
  assert.equal(await queens.count(), 2);
  await close();
});

test("boards of one, two, and three queens get true sentences, too", async () => {
  const { page, text, sentence, close } = await open("small.html", "#n=1&mode=place");
  assert.equal(await text("begun"), "There is 1 solution.");
  await page.click("[data-cell='0 0']");
  assert.equal(await sentence(), "1 queen stands: a solution!");
  assert.equal(await text("begun"), "The only solution has this queen.");
  await close();
});
