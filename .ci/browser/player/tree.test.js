// The search tree: it grows, tells how each node is, and leads to the moments.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./open.js";

test("the tree grows with the search, and every node has its column", async () => {
  const { page, text, press, close } = await open("search.html");
  const nodes = page.locator("#tree .node:not(.unborn)");
  assert.equal(await nodes.count(), 1);
  await press("ArrowRight");
  assert.deepEqual(await nodes.locator("text").allTextContents(), ["", "0"]);
  assert.equal(
    await text("tree-text"),
    "1 of 16 nodes so far, a queen placed in each; 1 queen stands now.",
  );
  await press("End");
  assert.equal(await nodes.count(), 17);
  assert.equal(await page.locator("#tree .node.solution").count(), 2);
  assert.equal(await page.locator("#tree .here").count(), 1);
  await close();
});

test("dead ends are told from what leads to a solution, and from what stands", async () => {
  const { page, press, goTo, close } = await open("search.html", "#n=4&step=57&chapter=1");
  const labels = (/** @type {string} */ status) =>
    page
      .locator(`#tree .node.${status}`)
      .evaluateAll((all) => all.map((it) => it.getAttribute("aria-label")));
  assert.deepEqual(await labels("solution"), ["row 3, column 2: a solution, the search is at it"]);
  assert.equal((await labels("stands")).length, 5, "the root and all queens");
  assert.equal((await labels("dead-end")).length, 4);
  await press("End");
  assert.deepEqual(
    await labels("fruitful"),
    [
      "the empty board: a solution is below",
      "row 0, column 1: a solution is below",
      "row 1, column 3: a solution is below",
      "row 2, column 0: a solution is below",
      "row 0, column 2: a solution is below",
      "row 1, column 0: a solution is below",
      "row 2, column 3: a solution is below",
    ].filter((label) => !label.startsWith("the empty")),
  );
  assert.equal((await labels("dead-end")).length, 8);
  await goTo("#n=4&step=10&chapter=1");
  assert.deepEqual(await labels("fruitful"), [], "what is found later is not known yet");
  await close();
});

test("a click on a node leads to the moment when its queen was placed", async () => {
  const { page, sentence, press, close } = await open("search.html", "#n=6&step=1944&chapter=1");
  await press("Home", "n");
  await page.locator("#tree .node.dead-end").first().click();
  assert.match((await sentence()) ?? "", /^Row \d, column \d: safe, a queen is placed\.$/);
  assert.ok((await page.locator("#tree .node.stands").count()) > 1);
  await close();
});

test("the nodes are reached by keyboard, in their order, and Enter goes there", async () => {
  const { page, text, sentence, press, close } = await open(
    "search.html",
    "#n=4&step=57&chapter=1",
  );
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.focus("#faster");
  await press("Tab");
  // The stamps of the strip, and the link, stand before the tree.
  while (!(await page.evaluate(() => document.activeElement?.matches("[data-node]")))) {
    assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), "BODY");
    await press("Tab");
  }
  assert.equal(
    await focused(),
    "row 3, column 2: a solution, the search is at it",
    "Tab leads to the current node",
  );
  await press("ArrowUp");
  assert.equal(await focused(), "row 2, column 0: the search is at it or below");
  await press("ArrowDown", "ArrowDown");
  assert.equal(
    await focused(),
    "row 3, column 2: a solution, the search is at it",
    "no queen is placed later yet",
  );
  await press("ArrowUp", "ArrowUp", "Enter");
  assert.equal(await text("step"), "48 of 138");
  assert.equal(await sentence(), "Row 1, column 3: safe, a queen is placed.");
  await press("ArrowRight");
  assert.equal(await text("step"), "49 of 138", "the other keys are those of the search");
  await close();
});

test("the node where the search is stays in view", async () => {
  const { page, press, close } = await open("search.html", "#n=8&step=1&chapter=1");
  const isInView = () =>
    page.evaluate(() => {
      const [ring, box] = ["#tree .here", ".tree .scroll"].map((it) =>
        /** @type {Element} */ (document.querySelector(it)).getBoundingClientRect(),
      );
      return ring.left >= box.left && ring.right <= box.right && ring.bottom <= box.bottom;
    });
  for (let time = 0; time < 120; time++) {
    await press(["b", "r", "b", "7", "n"][time % 5]);
    assert.ok(await isInView(), (await page.locator("#step").textContent()) ?? "");
  }
  await press("Home");
  assert.ok(await isInView());
  await close();
});

test("the focus stays in the tree when its node is gone, and when the window changes", async () => {
  const { page, press, close } = await open("search.html", "#n=4&step=57&chapter=1");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.locator("#tree .node.solution").focus();
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.waitForTimeout(100);
  assert.match((await focused()) ?? "", /^row 3, column 2/);
  await press("Home");
  assert.equal(await focused(), "the empty board: the search is at it or below");
  await close();
});
