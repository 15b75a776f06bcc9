// Opens the page of `queens trace N --html` in a browser and plays it as a person does.
//
// It wants the pages in the folder PAGES: four.html, six.html, eight.html, and own.html, which shows
// the search of a solution that is wrong (`.ci/own` makes it). With SHOTS it leaves pictures in that
// folder.

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import { launch } from "./browser.js";

const PAGES = process.env.PAGES;
const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** A fresh page, and what must stay empty: errors on the console, and requests to anywhere. */
async function open(name, hash = "", options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(`request to ${request.url()}`);
  });
  const url = pathToFileURL(path.join(PAGES, name)).href;
  await page.goto(url + hash);
  const text = (id) => page.locator(`#${id}`).textContent();
  const close = async () => {
    assert.deepEqual(complaints, []);
    await context.close();
  };
  return { page, text, close };
}

test("it opens at the first step and steps both ways, by button and by key", async () => {
  const { page, text, close } = await open("four.html");
  assert.equal(await text("step"), "1 of 138");
  assert.equal(await text("sentence"), "Row 0, column 0: is it safe?");
  await page.click("#forward");
  assert.equal(await text("sentence"), "Row 0, column 0: safe, a queen is placed.");
  await page.click("#back");
  assert.equal(await text("step"), "1 of 138");

  await page.locator("body").click({ position: { x: 5, y: 5 } });
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await text("step"), "3 of 138");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await text("step"), "2 of 138");
  await page.keyboard.press("End");
  assert.equal(await text("step"), "138 of 138");
  assert.equal(await text("solutions"), "2");
  assert.equal(await text("tries"), "60");
  await page.keyboard.press("Home");
  assert.equal(await text("step"), "1 of 138");
  await page.keyboard.press("n");
  assert.equal(await text("sentence"), "All 4 queens stand: solution 1.");
  await page.click("#solution");
  assert.equal(await text("sentence"), "All 4 queens stand: solution 2.");
  await page.click("#first");
  await page.click("#last");
  assert.equal(await text("step"), "138 of 138");
  await close();
});

test("a refused cell has its reason, its sign, and a line from the queen who attacks", async () => {
  const { page, text, close } = await open("four.html", "#step=6&chapter=1");
  assert.equal(
    await text("sentence"),
    "Row 1, column 1: refused, it shares a falling diagonal with the queen in row 0.",
  );
  const line = page.locator("#board line.attack");
  assert.equal(await line.count(), 1);
  const ends = await line.evaluate((it) =>
    ["x1", "y1", "x2", "y2"].map((name) => it.getAttribute(name)),
  );
  assert.deepEqual(ends, ["50", "50", "150", "150"]);
  assert.deepEqual(await page.locator("#board .sign").allTextContents(), ["♛", "✕"]);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await line.count(), 0);
  await close();
});

test("it plays, pauses, and goes faster and slower", async () => {
  const { page, text, close } = await open("four.html");
  for (let press = 0; press < 6; press++) await page.keyboard.press("+");
  assert.equal(await text("speed-value"), "32");
  await page.keyboard.press("Space");
  assert.equal(await page.locator("#play").getAttribute("aria-label"), "Pause");
  assert.equal(await page.locator("#sentence").getAttribute("aria-live"), "off");
  await page.waitForFunction(
    () => Number.parseInt(document.getElementById("step").textContent, 10) > 5,
  );
  await page.keyboard.press("Space");
  const paused = await text("step");
  await page.waitForTimeout(200);
  assert.equal(await text("step"), paused);
  assert.equal(await page.locator("#sentence").getAttribute("aria-live"), "polite");
  await page.keyboard.press("-");
  assert.equal(await text("speed-value"), "16");

  await page.keyboard.press("End");
  await page.click("#play");
  await page.waitForFunction(() => document.getElementById("step").textContent.startsWith("3 "));
  await page.keyboard.press("End");
  assert.equal(await page.locator("#play").getAttribute("aria-label"), "Play", "the end pauses");
  await close();
});

test("the slider goes to any step", async () => {
  const { page, text, close } = await open("four.html");
  const box = await page.locator("#slider").boundingBox();
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  const step = Number.parseInt(await text("step"), 10);
  assert.ok(step > 55 && step < 85, `dragged to the middle, at step ${step}`);
  await page.keyboard.press("ArrowRight");
  assert.equal(
    Number.parseInt(await text("step"), 10),
    step + 1,
    "the focused slider takes the arrows",
  );
  await close();
});

test("the same step is a frame, a bounce, or two variables", async () => {
  const { page, text, close } = await open("four.html", "#step=4&chapter=1");
  const held = () => page.locator("#machinery tr").allTextContents();
  assert.deepEqual(await held(), ["frame of row 0col = 0, waiting", "frame of row 1col = 0"]);
  const marked = () => page.locator("#source .marked").allTextContents();
  assert.deepEqual(await marked(), ["    for col in 0..n {"]);
  const expected = {
    2: "frames on the stack2",
    3: "state.n4",
    4: "placed[0]",
    5: "grid[1][0]false",
    7: "columns#...",
    8: "row 0col 0, queen stands",
  };
  for (const [chapter, first] of Object.entries(expected)) {
    const label = await page
      .locator("#chapter option")
      .nth(chapter - 1)
      .textContent();
    await page.selectOption("#chapter", { label });
    assert.equal((await held())[0], first);
    assert.ok((await marked()).length > 0);
    assert.equal(await text("step"), "4 of 138", `chapter ${chapter}`);
    assert.match(page.url(), new RegExp(`#step=4&chapter=${chapter}$`));
  }
  assert.equal(await page.locator("#board .read").count(), 0);
  await page.goto(page.url().replace(/#.*/, "#step=4&chapter=5"));
  assert.equal(await page.locator("#board .read").count(), 1);
  await close();
});

test("the program is shown when it is asked for, and for that chapter only", async () => {
  const { page, text, close } = await open("four.html", "#step=4&chapter=1");
  const source = page.locator("#source");
  assert.equal(await source.isVisible(), false);
  const offer = (number) => `Show the program: it is what chapter ${number} asks you to write`;
  assert.equal(await text("asked-for"), offer(1));
  await page.focus("#asked-for");
  await page.keyboard.press("Space");
  assert.equal(await source.isVisible(), true);
  assert.equal(await page.locator("#play").getAttribute("aria-label"), "Play");
  await page.click("#forward");
  assert.equal(await source.isVisible(), true, "it stays while one steps");
  await page.selectOption("#chapter", { index: 4 });
  assert.equal(await source.isVisible(), false);
  assert.equal(await text("asked-for"), offer(5));
  await page.click("#asked-for");
  assert.equal(await source.isVisible(), true);
  await page.evaluate(() => (location.hash = "#step=4&chapter=7"));
  await page.waitForFunction(() => !document.getElementById("program").open);
  assert.equal(await text("asked-for"), offer(7));
  await close();
});

test("chapter 6 tries fewer cells, and a switch stays at the same moment", async () => {
  const { page, text, close } = await open("four.html", "#step=1&chapter=1");
  await page.keyboard.press("n");
  await page.selectOption("#chapter", { index: 5 });
  assert.equal(await text("sentence"), "All 4 queens stand: solution 1.");
  assert.equal(await text("step"), "35 of 82");
  await page.selectOption("#chapter", { index: 0 });
  assert.equal(await text("sentence"), "All 4 queens stand: solution 1.");
  await page.locator("#chapter").blur();
  await page.keyboard.press("End");
  await page.selectOption("#chapter", { index: 5 });
  assert.equal(await text("tries"), "32");
  await close();
});

test("the tree grows with the search", async () => {
  const { page, text, close } = await open("four.html");
  const nodes = () => page.locator("#tree circle.node:not([style])").count();
  assert.equal(await nodes(), 1);
  await page.keyboard.press("ArrowRight");
  assert.equal(await nodes(), 2);
  assert.match(await text("tree-text"), /^1 of 16 queens have been placed so far/);
  await page.keyboard.press("End");
  assert.equal(await nodes(), 17);
  assert.equal(await page.locator("#tree circle.solved[style]").count(), 2);
  assert.equal(await page.locator("#tree circle.here").count(), 1);
  await close();
});

test("an address leads to a moment, also a wrong one, also later", async () => {
  const { page, text, close } = await open("four.html", "#step=17&chapter=3");
  assert.equal(await text("step"), "17 of 138");
  assert.equal(await page.locator("#chapter").inputValue(), "2");
  await page.evaluate(() => (location.hash = "#step=9999&chapter=77"));
  await page.waitForFunction(() => document.getElementById("step").textContent === "138 of 138");
  await page.evaluate(() => (location.hash = "#step=x"));
  await page.waitForFunction(() => document.getElementById("step").textContent === "1 of 138");
  await close();
});

test("everything can be reached by keyboard, and shows where the focus is", async () => {
  const { page, close } = await open("four.html");
  const reached = [];
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const it = document.activeElement;
      return { id: it.id || it.className, outline: getComputedStyle(it).outlineStyle };
    });
    if (focus.id === "") break;
    assert.equal(focus.outline, "solid", focus.id);
    reached.push(focus.id);
  }
  const expected = [
    "first",
    "back",
    "play",
    "forward",
    "last",
    "solution",
    "slider",
    "chapter",
    "speed",
    "scroll",
    "asked-for",
  ];
  assert.deepEqual(reached.slice(0, expected.length), expected);
  await close();
});

test("the keys of the search work beside a slider, and no solution means no button", async () => {
  const { page, text, close } = await open("four.html");
  await page.focus("#speed");
  await page.keyboard.press("n");
  assert.equal(await text("sentence"), "All 4 queens stand: solution 1.");
  await page.keyboard.press("n");
  assert.equal(await page.locator("#solution").isDisabled(), true, "there are two solutions");
  await page.evaluate(() => {
    location.hash = "#step=2.5";
  });
  await page.waitForFunction(() => document.getElementById("step").textContent === "2 of 138");
  await close();
});

test("beyond the end of a recording a switch stays where both traces are", async () => {
  const { page, text, close } = await open("eight.html", "#step=999999&chapter=6");
  const sentence = await text("sentence");
  await page.selectOption("#chapter", { index: 0 });
  assert.equal(await text("sentence"), sentence);
  await page.selectOption("#chapter", { index: 5 });
  assert.equal(await text("sentence"), sentence);
  await close();
});

test("larger boards: whole up to six, the first steps above", async () => {
  assert.ok(statSync(path.join(PAGES, "six.html")).size < 1_000_000);
  const six = await open("six.html", "#step=999999&chapter=1");
  assert.equal(await six.text("tries"), "894");
  assert.equal(await six.text("solutions"), "4");
  assert.match(
    await six.page.locator("header p").textContent(),
    /^The whole search, 1,944 steps\.$/,
  );
  await six.close();
  const eight = await open("eight.html");
  assert.equal(
    await eight.page.locator("header p").textContent(),
    "The first 1,500 steps of a longer search.",
  );
  await eight.close();
});

/** The queen of row 1 is not taken back, and that is seen at the next cell of her row. */
const PARTING = 17;

test("a learner's own search says where it parts from the reference's, and only there", async () => {
  const { page, text, close } = await open("own.html", `#step=${PARTING}`);
  assert.match(
    await page.locator("header p").textContent(),
    /^Your search of chapter 5: .* Step 17: Yours asks about row 1, column 3, and the queen/,
  );
  assert.equal(await text("sentence"), "Row 1, column 3: is it safe? (line 39)");
  const held = () => page.locator("#machinery tr").allTextContents();
  const [note, queens, line] = await held();
  assert.match(note, /Yours asks about row 1, column 3, and the queen of row 1, column 2 still/);
  assert.deepEqual([queens, line], ["queens(0, 0) (1, 2)", "your line39"]);
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
    const says = (await held()).some((row) => row.includes("two part"));
    assert.equal(says, (await text("step")).startsWith(`${PARTING} `), await text("step"));
  }
  assert.equal(await page.locator("#board .sign").count(), 3, "two queens stand in row 1");
  await close();
});

test("a learner's own lines are shown, and the one that asks is marked", async () => {
  const { page, text, close } = await open("own.html", `#step=${PARTING}`);
  assert.equal(await text("asked-for"), "Show your program");
  await page.click("#asked-for");
  const lines = await page.locator("#source .line").allTextContents();
  assert.ok(lines.includes("fn fill(grid: &mut Grid, row: usize, found: &mut Vec<Board>) {"));
  const marked = () => page.locator("#source .marked").allTextContents();
  assert.deepEqual(await marked(), ["        if is_safe(grid, row, col) {"]);
  await page.click("#back");
  assert.deepEqual(await marked(), [], "what the check says has no line");
  await close();
});

test("beside a learner's own search the reference stays at the same moment", async () => {
  const { page, text, close } = await open("own.html", "#step=12");
  const sentence = await text("sentence");
  await page.selectOption("#chapter", { label: "the reference" });
  assert.equal(await text("sentence"), sentence);
  assert.equal(await text("step"), "12 of 138");
  assert.equal(await text("asked-for"), "Show the reference of chapter 5");
  await page.selectOption("#chapter", { label: "yours" });
  assert.equal(await text("step"), "12 of 70");
  // Behind the parting there is no same moment: the last one that both have stands for all.
  await page.locator("#chapter").blur();
  await page.keyboard.press("End");
  await page.selectOption("#chapter", { label: "the reference" });
  assert.equal(await text("step"), `${PARTING - 1} of 138`);
  await close();
});

const looked = [];
for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"]) {
    looked.push([width, colorScheme, "six", "#step=120&chapter=5"]);
    looked.push([width, colorScheme, "own", `#step=${PARTING}`]);
  }
}
for (const [width, colorScheme, name, hash] of looked) {
  test(`${name} at ${width} px, ${colorScheme}: no serious finding, nothing cut off`, async () => {
    const options = { viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" };
    const { page, close } = await open(`${name}.html`, hash, options);
    // Closed, as it opens, for the picture; and open for everything that is looked for.
    if (process.env.SHOTS) {
      const file = path.join(process.env.SHOTS, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
    }
    await page.click("#asked-for");
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run());
    const serious = violations.filter(
      ({ impact }) => impact === "serious" || impact === "critical",
    );
    assert.deepEqual(
      serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
      [],
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide`);
    await close();
  });
}
