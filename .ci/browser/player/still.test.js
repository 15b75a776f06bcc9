// Nothing moves while the search goes: whatever stands on the page keeps its place from step to step.

import assert from "node:assert/strict";
import { test } from "node:test";

import { open } from "./open.js";

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** @typedef {import("playwright-core").Page} Page */

/**
 * Goes through steps with the slider, each so far behind the last one, and says what has moved.
 * @param {Page} page
 * @param {number} stride
 * @param {number} most
 */
function moved(page, stride, most) {
  return page.evaluate(
    ([stride, most]) => {
      const PARTS =
        "header, .board, .reserved, #told, button, select, #slider, dt, #strip, .held, .program, pre, .tree, .tree .scroll";
      const parts = [...document.querySelectorAll(PARTS)].filter(
        (it) => it.closest("dialog") === null,
      );
      const boxes = () =>
        parts.map((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return [x, y, width, height].map((it) => it.toFixed(1)).join(" ");
        });
      const slider = /** @type {HTMLInputElement} */ (document.getElementById("slider"));
      const total = Number(slider.max);
      /** @param {number} step */
      const goTo = (step) => {
        slider.value = String(step);
        slider.dispatchEvent(new Event("input"));
      };
      goTo(1);
      const before = boxes();
      /** @type {string[]} */
      const moved = [];
      let step = 1;
      for (let count = 0; count < Math.min(most, total); count++) {
        step = ((step - 1 + stride) % total) + 1;
        goTo(step);
        for (const [index, box] of boxes().entries()) {
          if (box === before[index]) continue;
          const { id, className, tagName } = parts[index];
          moved.push(
            `step ${step}: ${tagName} ${id || className} was at ${before[index]}, is at ${box}`,
          );
        }
      }
      return moved.slice(0, 5);
    },
    [stride, most],
  );
}

/** @param {Page} page */
const showPrograms = (page) =>
  page.evaluate(() => {
    for (const program of document.querySelectorAll("details")) program.open = true;
  });

/** Far away and back. */
const FAR = 3571;

for (const viewport of WINDOWS) {
  const named = `${viewport.width}x${viewport.height}`;

  test(`${named}: a whole search for 4 queens, whatever the chapter`, async () => {
    const { page, goTo, close } = await open("search.html", "", { viewport });
    for (let chapter = 1; chapter <= 9; chapter++) {
      await goTo(`n=4&chapter=${chapter}`);
      assert.deepEqual(await moved(page, 1, 200), [], `chapter ${chapter}`);
    }
    await goTo("n=4&chapter=8");
    await showPrograms(page);
    assert.deepEqual(await moved(page, 1, 200), [], "chapter 8, with its program");
    await close();
  });

  test(`${named}: hundreds of steps for 8 queens, one by one and by jumps`, async () => {
    const { page, goTo, close } = await open("search.html", "", { viewport });
    for (const beside of ["", "&beside=5"]) {
      await goTo(`n=8&chapter=1${beside}`);
      assert.deepEqual(await moved(page, 1, 60), [], `one by one${beside}`);
      assert.deepEqual(await moved(page, FAR, 60), [], `by jumps${beside}`);
    }
    await close();
  });

  test(`${named}: a learner's search beside the reference's`, async () => {
    const { page, close } = await open("own.html", "", { viewport });
    assert.deepEqual(await moved(page, 1, 200), []);
    await showPrograms(page);
    assert.deepEqual(await moved(page, 1, 200), [], "with the programs");
    await close();
  });

  test(`${named}: right and wrong answers`, async () => {
    const { page, goTo, close } = await open("search.html", "", { viewport });
    await goTo("n=8&chapter=1&step=61&mode=predict");
    const fixed = ".board, .reserved, #told, #predicting, .question, #answers, .counters, .tree";
    const boxes = () =>
      page.$$eval(fixed, (parts) =>
        parts.map((it) => `${it.id} ${JSON.stringify(it.getBoundingClientRect())}`),
      );
    const before = await boxes();
    for (let count = 0; count < 12; count++) {
      const key = (await page.locator("#answers button").count()) === 2 ? "y" : "1";
      await page.keyboard.press(key);
      assert.notEqual(await page.locator("#told").textContent(), "");
      assert.deepEqual(await boxes(), before, `answer ${count + 1}`);
    }
    await close();
  });

  test(`${named}: the browser sees no layout shift while it plays, steps, and jumps`, async () => {
    const { page, goTo, close } = await open("search.html", "", { viewport });
    for (const hash of ["n=8&chapter=5", "n=6&chapter=1&beside=5"]) {
      await goTo(hash);
      const shifts = await page.evaluate(async () => {
        /** @type {string[]} */
        const seen = [];
        /** @param {PerformanceEntryList} entries */
        const note = (entries) => {
          for (const entry of entries) {
            const { value, sources } =
              /** @type {PerformanceEntry & { value: number, sources: { node: Node | null }[] }} */ (
                entry
              );
            const moved = sources.map(
              ({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`,
            );
            seen.push(`${value.toFixed(4)} ${moved.join(", ")}`);
          }
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        const click = (/** @type {string} */ id) => document.getElementById(id)?.click();
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        await frame();
        observer.observe({ type: "layout-shift" });
        for (let count = 0; count < 20; count++) {
          click("forward");
          await frame();
        }
        for (const id of [
          "to-solution",
          "to-refusal",
          "to-step-back",
          "to-solution",
          "first",
          "last",
          "back",
        ]) {
          click(id);
          await frame();
        }
        click("first");
        for (let count = 0; count < 5; count++) click("faster");
        click("play");
        const step = () => Number(document.getElementById("step")?.textContent?.split(" ")[0]);
        while (step() < 20) await frame();
        click("play");
        await frame();
        await frame();
        note(observer.takeRecords());
        observer.disconnect();
        return seen;
      });
      assert.deepEqual(shifts, [], hash);
    }
    await close();
  });
}

test("what is told of the queens that one places moves nothing", async () => {
  const { page, close } = await open("search.html", "#n=4&mode=place");
  const boxes = () =>
    page.$$eval(".board, .reserved, #placing, #undo, #clear", (parts) =>
      parts.map((it) => `${it.id} ${JSON.stringify(it.getBoundingClientRect())}`),
    );
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    const before = await boxes();
    for (const cell of ["0 0", "1 1", "2 2", "3 3", "0 3"]) {
      await page.locator(`[data-cell="${cell}"]`).click();
      assert.deepEqual(await boxes(), before, `${viewport.width}: cell ${cell}`);
    }
    await page.locator("#clear").click();
  }
  await close();
});
