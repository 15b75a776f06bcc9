// Looks at the moving picture of the README at many moments, and where nothing moves.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch } from "./browser.js";

const picture = new URL("../../docs/pictures/search_4.svg", import.meta.url).href;

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** What is to be seen: the sentences, and how many queens stand on the board. */
function look() {
  /** @param {Element} element */
  const seen = (element) =>
    Number(getComputedStyle(/** @type {Element} */ (element.closest("g[style]"))).opacity) > 0;
  const sentences = [...document.querySelectorAll("g[style]")].filter((group) =>
    group.querySelector(".said"),
  );
  /** @param {Element} group */
  const said = (group) =>
    [...group.querySelectorAll(".said")].map((line) => line.textContent).join(" ");
  return {
    sentences: sentences.filter(seen).map(said),
    queens: [...document.querySelectorAll("use")].filter(seen).length,
  };
}

test("at every moment it says one sentence, and nothing leaves the card", async () => {
  const page = await browser.newPage({ reducedMotion: "no-preference" });
  await page.goto(picture);
  const end = await page.evaluate(() => {
    const animations = document.getAnimations();
    for (const animation of animations) animation.pause();
    return Number(animations[0].effect?.getComputedTiming().duration);
  });
  assert.ok(end > 20_000 && end < 31_000, `it takes ${end} ms`);
  const at = (/** @type {number} */ time) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) animation.currentTime = time;
    }, time);
  /** @type {string[]} */
  const story = [];
  for (let time = 149; time < end; time += 150) {
    await at(time);
    const { sentences } = await page.evaluate(look);
    assert.equal(sentences.length, 1, `after ${time} ms: ${sentences.join(" ")}`);
    if (story.at(-1) !== sentences[0]) story.push(sentences[0]);
  }
  assert.equal(story[0], "Row 0, column 0: is it safe?");
  assert.equal(story[1], "Row 0, column 0: safe, a queen is placed.");
  assert.equal(story.at(-1), "All 4 queens stand: solution 1.");
  assert.equal(story.length, 57, "each step up to the first solution");

  const outside = await page.evaluate(() => {
    const card = /** @type {Element} */ (document.querySelector(".card")).getBoundingClientRect();
    /** @param {DOMRect} box */
    const leaves = ({ left, right, top, bottom }) =>
      left < card.left || right > card.right || top < card.top || bottom > card.bottom;
    return [...document.querySelectorAll("svg > :not(defs) *")]
      .filter((it) => leaves(it.getBoundingClientRect()))
      .map((it) => it.outerHTML);
  });
  assert.deepEqual(outside, []);
  await page.close();
});

test("where nothing moves, it shows the solution", async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(picture);
  const seen = { sentences: ["All 4 queens stand: solution 1."], queens: 4 };
  assert.deepEqual(await page.evaluate(look), seen);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  await page.close();
});
