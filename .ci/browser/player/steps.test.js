// Steps: by button, by key, by themselves, by address.

import assert from "node:assert/strict";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";

import { open, PAGES } from "./open.js";

test("it opens at the first step and steps both ways, by button and by key", async () => {
  const { page, text, sentence, press, close } = await open("search.html");
  assert.equal(await text("step"), "1 of 138");
  assert.equal(await sentence(), "Row 0, column 0: is it safe?");
  await page.click("#forward");
  assert.equal(await sentence(), "Row 0, column 0: safe, a queen is placed.");
  await page.click("#back");
  assert.equal(await text("step"), "1 of 138");
  await page.click("#back");
  assert.equal(await text("step"), "1 of 138", "there is no step before the first");

  await press("ArrowRight", "ArrowRight");
  assert.equal(await text("step"), "3 of 138");
  await press("ArrowLeft");
  assert.equal(await text("step"), "2 of 138");
  await press("End");
  assert.deepEqual(await Promise.all(["step", "tries", "placed", "solutions"].map(text)), [
    "138 of 138",
    "60",
    "16",
    "2",
  ]);
  await press("Home");
  assert.equal(await text("step"), "1 of 138");
  await page.click("#last");
  assert.equal(await text("step"), "138 of 138");
  await page.click("#first");
  assert.equal(await text("step"), "1 of 138");
  await close();
});

test("keys work wherever the focus is, and it is never lost", async () => {
  const { page, text, press, close } = await open("search.html", "#n=4&step=5&chapter=1");
  for (const id of ["size", "chapter", "beside", "row", "slider", "play", "last", "link"]) {
    await page.focus(`#${id}`);
    await press("ArrowRight");
    assert.equal(await text("step"), "6 of 138", `ArrowRight on ${id}`);
    await press("ArrowLeft");
    await press("n");
    assert.equal(await text("step"), "57 of 138", `N on ${id}`);
    await press("Home", ..."1234".split("").map(() => "ArrowRight"));
    assert.equal(await text("step"), "5 of 138", `Home on ${id}`);
    assert.equal(await page.evaluate(() => document.activeElement?.id), id);
  }
  await page.selectOption("#chapter", { index: 3 });
  await press("ArrowRight");
  assert.equal(await text("step"), "6 of 138");
  assert.equal(
    await page.locator("#chapter").inputValue(),
    "3",
    "the arrows step, and choose nothing",
  );
  await close();
});

test("a button has Space for itself, and elsewhere Space plays", async () => {
  const { page, text, press, close } = await open("search.html");
  await page.focus("#forward");
  await press("Space");
  assert.equal(await text("step"), "2 of 138");
  assert.equal(await text("play-word"), "Play");
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
  await press("Space");
  assert.equal(await text("play-word"), "Pause");
  await close();
});

test("it plays, pauses, and goes faster and slower", async () => {
  const { page, text, press, close } = await open("search.html");
  const live = () => page.locator(".sentence").first().getAttribute("aria-live");
  assert.equal(await text("pace"), "2 steps a second");
  await press("+", "+", "+", "+", "+", "+");
  assert.equal(await text("pace"), "64 steps a second");
  await press("Space");
  assert.equal(await text("play-word"), "Pause");
  assert.equal(await live(), "off");
  await page.waitForFunction(
    () => Number.parseInt(document.getElementById("step")?.textContent ?? "", 10) > 5,
  );
  await press("Space");
  const paused = await text("step");
  await page.waitForTimeout(200);
  assert.equal(await text("step"), paused);
  assert.equal(await live(), "polite");
  await press("-");
  assert.equal(await text("pace"), "32 steps a second");
  await page.click("#slower");
  assert.equal(await text("pace"), "16 steps a second");
  await page.click("#faster");
  assert.equal(await text("pace"), "32 steps a second");
  await close();
});

test("playing from the end begins with the first step, and the end pauses", async () => {
  const { page, text, press, close } = await open("search.html", "#n=4&step=138&chapter=1");
  await page.evaluate(() => {
    const seen = /** @type {string[]} */ ([]);
    Object.assign(window, { seen });
    const step = /** @type {Element} */ (document.getElementById("step"));
    new MutationObserver(() => seen.push(step.textContent ?? "")).observe(step, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.click("#play");
  await page.waitForFunction(() => document.getElementById("step")?.textContent?.startsWith("3 "));
  const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
  assert.deepEqual(seen.slice(0, 3), ["1 of 138", "2 of 138", "3 of 138"]);
  await press("End");
  assert.equal(await text("play-word"), "Play");
  await close();
});

test("the slider goes to any step", async () => {
  const { page, text, press, close } = await open("search.html");
  const box = await page.locator("#slider").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const step = Number.parseInt((await text("step")) ?? "", 10);
  assert.ok(step > 55 && step < 85, `dragged to the middle, at step ${step}`);
  await press("ArrowRight");
  assert.equal(Number.parseInt((await text("step")) ?? "", 10), step + 1);
  await close();
});

test("the size is chosen in the page, and each says what of the search is there", async () => {
  const { page, text, press, close } = await open("search.html");
  const sizes = await page.locator("#size option").allTextContents();
  assert.deepEqual(sizes, ["4", "5", "6", "7", "8"]);
  /** @type {[string, string, string, string][]} */
  const expected = [
    ["4", "138", "2", "The whole search, 138 steps."],
    ["5", "503", "10", "The whole search, 503 steps."],
    ["6", "1,944", "4", "The whole search, 1,944 steps."],
    [
      "7",
      "1,935",
      "10",
      "The first 1,935 steps, with 10 of the 40 solutions. The rest of the search is left out.",
    ],
    [
      "8",
      "6,891",
      "10",
      "The first 6,891 steps, with 10 of the 92 solutions. The rest of the search is left out.",
    ],
  ];
  for (const [n, steps, solutions, note] of expected) {
    await page.selectOption("#size", { label: n });
    assert.equal(await text("step"), `1 of ${steps}`);
    assert.equal(await text("note"), note);
    assert.equal(await page.locator(".board .square").count(), Number(n) ** 2);
    await press("End");
    assert.equal(await text("solutions"), solutions);
  }
  await close();
});

test("up to the first solution it is there for 12 queens, too", async () => {
  const { page, text, sentence, press, close } = await open("first.html");
  assert.deepEqual(await page.locator("#size option").allTextContents(), ["12"]);
  assert.equal(
    await text("note"),
    "The first 6,382 steps, with 1 of the 14,200 solutions. The rest of the search is left out.",
  );
  await press("n");
  assert.equal(await sentence(), "All 12 queens stand: solution 1.");
  assert.equal(await text("step"), "6,382 of 6,382");
  await page.click("#to-solution");
  assert.equal(await text("told"), "No solution comes after this step.");
  await close();
});

test("an address leads to a moment, also a wrong one, also later", async () => {
  const { page, text, goTo, close } = await open("search.html", "#n=6&step=17&chapter=3");
  assert.equal(await text("step"), "17 of 1,944");
  assert.equal(await page.locator("#chapter").inputValue(), "2");
  await goTo("#n=5&step=9999&chapter=77&beside=99");
  assert.equal(await text("step"), "503 of 503");
  assert.equal(await page.locator("#beside").inputValue(), "");
  await goTo("#n=99&step=x");
  assert.equal(await text("step"), "1 of 503", "no such size: it stays");
  await goTo("#step=2.5");
  assert.equal(await text("step"), "2 of 138", "the page opens with 4 queens");
  await goTo("#n=8&step=1858&chapter=9&mode=predict");
  assert.equal(await page.locator("#predicting").isVisible(), true);
  await close();
});

test("every moment has an address, and stepping does not write it each time", async () => {
  const { page, press, close } = await open("search.html");
  await page.evaluate(() => {
    const { replaceState } = history;
    Object.assign(window, { written: 0 });
    history.replaceState = function (...given) {
      /** @type {any} */ (window).written += 1;
      return replaceState.apply(this, given);
    };
  });
  for (let step = 0; step < 120; step++) await press("ArrowRight");
  const link = page.locator("#link");
  assert.equal(await link.getAttribute("href"), "#n=4&step=121&chapter=1");
  const written = () => page.evaluate(() => /** @type {any} */ (window).written);
  assert.ok((await written()) <= 2, `${await written()} times`);
  await page.waitForFunction(() => location.hash === "#n=4&step=121&chapter=1");
  await press("ArrowRight");
  await link.click();
  assert.match(page.url(), /#n=4&step=122&chapter=1$/);
  assert.match((await page.locator("#told").textContent()) ?? "", /^The address of this moment /);
  await close();
});

test("everything can be reached by keyboard, and shows where the focus is", async () => {
  const { page, press, close } = await open("search.html");
  const expected = [
    "size",
    "chapter",
    "beside",
    "",
    "help",
    "first",
    "back",
    "play",
    "forward",
    "last",
  ];
  expected.push(
    "to-refusal",
    "to-step-back",
    "to-solution",
    "to-row",
    "row",
    "slider",
    "slower",
    "faster",
  );
  const reached = [];
  for (const id of expected) {
    await press("Tab");
    const focus = await page.evaluate(() => {
      const it = /** @type {HTMLElement} */ (document.activeElement);
      const drawn =
        it instanceof HTMLInputElement && it.type === "radio" ? it.nextElementSibling : it;
      return { id: it.id, outline: getComputedStyle(/** @type {Element} */ (drawn)).outlineStyle };
    });
    assert.equal(focus.outline, "solid", `focus on ${id}`);
    reached.push(focus.id);
  }
  assert.deepEqual(reached, expected);
  await close();
});

test("the key ? opens the help, and while it is open keys do nothing else", async () => {
  const { page, text, press, close } = await open("search.html");
  await press("?");
  assert.equal(await page.locator("#keys").isVisible(), true);
  assert.equal(await page.locator("#last-row").textContent(), "3");
  await press("ArrowRight");
  assert.equal(await text("step"), "1 of 138");
  await press("Escape");
  assert.equal(await page.locator("#keys").isVisible(), false);
  await press("ArrowRight");
  assert.equal(await text("step"), "2 of 138");
  await close();
});

test("in the book it leads back to the chapter, and elsewhere it doesn't pretend to", async () => {
  const { page, close } = await open("search.html", "#n=4&step=1&chapter=3");
  assert.equal(await page.locator("#way-back").isVisible(), false);
  await close();
  const folder = await mkdtemp(path.join(tmpdir(), "queens-"));
  for (const [place, ending] of Object.entries({ book: "html", docs: "md" })) {
    await mkdir(path.join(folder, place, "play"), { recursive: true });
    await copyFile(path.join(PAGES, "search.html"), path.join(folder, place, "play/search.html"));
    const back = await open(path.relative(PAGES, path.join(folder, place, "play/search.html")));
    const link = back.page.locator("#way-back");
    assert.equal(await link.textContent(), "← Chapter 1");
    assert.equal(await link.getAttribute("href"), `../ch01_loop_recursion.${ending}`);
    await back.page.selectOption("#chapter", { index: 8 });
    assert.equal(await link.getAttribute("href"), `../ch09_bitmask.${ending}`);
    await back.close();
  }
  await rm(folder, { recursive: true });
});
