// How the page looks: in one view, on a phone, to those who see little, on paper, and in another page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { open, PAGES } from "./open.js";

/** @typedef {import("playwright-core").Page} Page */

/** The step of the first solution, at which most is held. @param {Page} page */
async function goToSolution(page) {
  await page.keyboard.press("Home");
  await page.keyboard.press("n");
}

/** @param {Page} page @param {boolean} shown */
const showPrograms = (page, shown) =>
  page.evaluate(async (shown) => {
    for (const program of document.querySelectorAll("details")) program.open = shown;
    // They say so later, and then the marked line comes into view.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, shown);

/**
 * What of these elements can't be seen whole: it is not there, or lies outside of the window or of a box
 * that scrolls.
 * @param {Page} page
 * @param {string[]} selectors
 */
const cutOff = (page, selectors) =>
  page.evaluate((selectors) => {
    /** @type {string[]} */
    const cut = [];
    const shown = selectors.flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)].filter(
        (it) => it.checkVisibility() && it.closest("dialog") === null,
      );
      if (found.length === 0) cut.push(`no ${selector}`);
      return found;
    });
    for (const element of shown) {
      const box = element.getBoundingClientRect();
      const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let it = element.parentElement; it !== null; it = it.parentElement) {
        if (getComputedStyle(it).overflow === "visible" || it === document.body) continue;
        const around = it.getBoundingClientRect();
        seen.left = Math.max(seen.left, around.left);
        seen.top = Math.max(seen.top, around.top);
        seen.right = Math.min(seen.right, around.right);
        seen.bottom = Math.min(seen.bottom, around.bottom);
      }
      const isSeen =
        box.left > seen.left - 1 &&
        box.top > seen.top - 1 &&
        box.right < seen.right + 1 &&
        box.bottom < seen.bottom + 1;
      if (isSeen) continue;
      const name = `${element.tagName} ${element.id || element.getAttribute("class")}`;
      const numbers = [box.left, box.top, box.right, box.bottom, "in", ...Object.values(seen)];
      cut.push(`${name} "${element.textContent?.trim().slice(0, 30)}" ${numbers.join(" ")}`);
    }
    return cut;
  }, selectors);

/** How far the page is larger than the window. @param {Page} page */
const beyond = (page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
  });

const ALWAYS = [".board", "button", "select", "#modes label", ".seen .reserved"];
const WATCHED = [
  ...ALWAYS,
  "#slider",
  ".counters",
  ".machinery .reserved",
  "summary",
  "#tree .here",
];

for (const { sizes, ...viewport } of [
  { width: 1280, height: 800, sizes: [4, 6, 8] },
  { width: 1440, height: 900, sizes: [4, 8] },
  { width: 1920, height: 1080, sizes: [4, 8] },
]) {
  test(`${viewport.width}x${viewport.height}: everything is in one view`, async () => {
    const { page, goTo, close } = await open("search.html", "", { viewport });
    /** @param {string} state @param {string[]} selectors */
    const look = async (state, selectors) => {
      assert.deepEqual(await beyond(page), { across: 0, down: 0 }, state);
      assert.deepEqual(await cutOff(page, selectors), [], state);
    };
    for (const n of sizes) {
      for (const shown of [1, 2, 5, 8, 9, "1&beside=5", "8&beside=1", "2&beside=9"]) {
        const state = `n=${n}&chapter=${shown}`;
        await goTo(state);
        for (const isOpen of [false, true]) {
          await showPrograms(page, isOpen);
          const seen = isOpen ? [...WATCHED, ".marked"] : WATCHED;
          await look(`${state}, the program ${isOpen ? "open" : "closed"}`, seen);
          await goToSolution(page);
          await look(`${state}, the solution`, seen);
        }
      }
      await goTo(`n=${n}&chapter=1&step=8&mode=predict`);
      await look(`n=${n}, predict`, WATCHED);
      await page.keyboard.press("n");
      await look(`n=${n}, predict, told`, [...WATCHED, "#told"]);
      await goTo(`n=${n}&chapter=1&mode=place`);
      await look(`n=${n}, place`, [...ALWAYS, ".rows table"]);
    }
    await close();
  });
}

const PHONES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];
const TOUCH = { hasTouch: true, isMobile: true };

for (const viewport of PHONES) {
  test(`a phone of ${viewport.width}x${viewport.height}`, async () => {
    const { page, text, goTo, close } = await open("search.html", "", { viewport, ...TOUCH });
    for (const n of [4, 8]) {
      for (const mode of ["watch", "predict", "place"]) {
        const state = `n=${n}&chapter=1&step=9&mode=${mode}`;
        await goTo(state);
        await page.evaluate(() => scrollTo(0, 0));
        const atHand = [".board", ".seen .reserved", "#told", ".controls", ".controls button"];
        assert.deepEqual(await cutOff(page, atHand), [], state);
        assert.deepEqual(await overlaps(page), [], state);
        assert.equal((await beyond(page)).across, 0, state);
        assert.deepEqual(await small(page), [], state);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const after = [".controls", ".controls button"];
        assert.deepEqual(await cutOff(page, after), [], `${state}, scrolled to the end`);
      }
    }
    await goTo("n=8&chapter=1&beside=5");
    await showPrograms(page, true);
    assert.equal((await beyond(page)).across, 0, "two side by side");

    await goTo("n=4&chapter=1");
    const box = await page.locator("#forward").boundingBox();
    assert.ok(box);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (let count = 0; count < 12; count++) await page.touchscreen.tap(x, y);
    assert.equal(await text("step"), "13 of 138", "each tap is a step");
    assert.equal(await page.evaluate(() => visualViewport?.scale), 1, "no tap enlarges the page");
    await close();
  });
}

/** What may be tapped and is less than 36 pixels high. A node of the tree is as large as there is room. @param {Page} page */
const small = (page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll("button, select, #modes label, summary, .about a, #slider"),
    ].flatMap((it) => {
      const { width, height } = it.getBoundingClientRect();
      const isSmall = it.checkVisibility() && !it.closest("dialog") && (height < 36 || width < 36);
      return isSmall ? `${it.id || it.textContent} ${width} x ${height}` : [];
    }),
  );

/** What is covered by the buttons or covers another: the board, the sentences, and what is told. @param {Page} page */
const overlaps = (page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("header, .boards, #told, .controls")].filter((it) =>
      it.checkVisibility(),
    );
    const boxes = parts.map((it) => it.getBoundingClientRect());
    return boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other, behind) => {
        const isApart =
          box.bottom <= other.top + 1 ||
          other.bottom <= box.top + 1 ||
          box.right <= other.left + 1 ||
          other.right <= box.left + 1;
        const names = [parts[index], parts[index + 1 + behind]].map((it) => it.id || it.className);
        return isApart ? [] : names.join(" lies over ");
      }),
    );
  });

/** What of its own text a button cuts off or lets out. @param {Page} page */
const spilt = (page) =>
  page.$$eval("button, summary, #modes label, .question, .counters > div", (parts) =>
    parts.flatMap((it) =>
      it.checkVisibility() && it.scrollWidth > it.clientWidth + 1
        ? `${it.textContent?.trim()}: ${it.scrollWidth} in ${it.clientWidth}`
        : [],
    ),
  );

test("no text is wider than its button, nor a counter than its place", async () => {
  const [{ page, goTo, close }, own] = [await open("search.html"), await open("own.html")];
  for (const width of [340, 360, 672, 768, 1120, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const state of [
      "n=8&chapter=1",
      "n=6&chapter=1&beside=5",
      "n=8&chapter=1&step=3&mode=predict",
      "n=6&mode=place",
    ]) {
      await goTo(state);
      if (!state.includes("mode")) await page.keyboard.press("End");
      assert.deepEqual(await spilt(page), [], `${width}: ${state}`);
      assert.equal((await beyond(page)).across, 0, `${width}: ${state}`);
    }
    await own.page.setViewportSize({ width, height: 800 });
    assert.deepEqual(await spilt(own.page), [], `${width}: own`);
    assert.equal((await beyond(own.page)).across, 0, `${width}: own`);
  }
  await own.close();
  await close();
});

test("at 200 % the page scrolls, and nothing lies over another thing", async () => {
  const { page, goTo, close } = await open("search.html", "", {
    viewport: { width: 640, height: 400 },
  });
  for (const state of [
    "n=8&chapter=1&step=200",
    "n=8&chapter=1&beside=5&step=200",
    "n=8&chapter=1&step=200&mode=predict",
    "n=8&mode=place",
  ]) {
    await goTo(state);
    assert.equal((await beyond(page)).across, 0, state);
    assert.deepEqual(await spilt(page), [], state);
    assert.deepEqual(await cutOff(page, [".controls", ".controls button"]), [], state);
    // Every part of the page can be brought into view, above the buttons.
    for (const part of [".board", ".seen .reserved", ".held .holds", ".rows table"]) {
      const element = page.locator(part).first();
      if (!(await element.isVisible())) continue;
      const gap = await element.evaluate((it) => {
        it.scrollIntoView({ block: "end" });
        const [controls] = [...document.querySelectorAll(".controls")].filter((it) =>
          it.checkVisibility(),
        );
        return controls.getBoundingClientRect().top - it.getBoundingClientRect().bottom;
      });
      assert.ok(gap > -1, `${state}: ${part} ends ${-gap} below the buttons' edge`);
    }
  }
  await close();
});

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * What axe finds, by these rules or by all.
 * @param {Page} page
 * @param {string[]} rules
 */
async function violations(page, rules = []) {
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    /** @typedef {{ id: string, impact: string, nodes: { html: string, failureSummary: string }[] }} Violation */
    const { axe } =
      /** @type {{ axe: { run(options: object): Promise<{ violations: Violation[] }> } }} */ (
        /** @type {unknown} */ (window)
      );
    const { violations } = await axe.run(rules.length === 0 ? {} : { runOnly: rules });
    return violations.map(({ id, impact, nodes }) => {
      const { html, failureSummary } = nodes[0];
      return `${impact} ${id} (${nodes.length}): ${html.slice(0, 150)} ${failureSummary}`;
    });
  }, rules);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`axe finds nothing, ${colorScheme}`, async () => {
    // The dark page differs in its colours only.
    const rules = colorScheme === "dark" ? ["color-contrast"] : [];
    for (const width of [360, 1280]) {
      const options = { viewport: { width, height: 800 }, colorScheme };
      const { page, goTo, close } = await open("search.html", "", options);
      for (const state of [
        "chapter=1&step=20",
        "chapter=1&step=20&mode=predict",
        "chapter=1&mode=place",
        "chapter=5&beside=8&step=50",
      ]) {
        await goTo(`n=4&${state}`);
        if (!state.includes("mode")) await showPrograms(page, true);
        assert.deepEqual(await violations(page, rules), [], `${width}: ${state}`);
      }
      await goTo("n=4&chapter=1");
      await page.locator("#help").click();
      assert.deepEqual(await violations(page, rules), [], `${width}: help`);
      await close();
      const own = await open("own.html", "", options);
      assert.deepEqual(await violations(own.page, rules), [], `${width}: own`);
      await own.close();
    }
  });

  test(`what is drawn stands out from what is behind it, ${colorScheme}`, async () => {
    const { page, goTo, close } = await open("search.html", "", { colorScheme });
    /** Steps at which everything is drawn that ever is. */
    const STATES = [
      "n=4&chapter=1&step=1",
      "n=4&chapter=1&step=20",
      "n=4&chapter=5&step=30",
      "n=4&chapter=1&step=138",
    ];
    /** @type {Map<string, number>} */
    const least = new Map();
    const note = async () => {
      for (const [what, ratio] of await contrasts(page)) {
        least.set(what, Math.min(ratio, least.get(what) ?? Number.POSITIVE_INFINITY));
      }
    };
    for (const state of STATES) {
      await goTo(state);
      await note();
      for (const key of ["r", "b", "n"]) {
        await page.keyboard.press(key);
        await note();
      }
    }
    // A cell that is found safe, and has no queen yet, is shown of some learners' searches only.
    await goTo("n=4&chapter=1&step=20");
    await page.$eval(".board .sign", (sign) => sign.setAttribute("class", "sign safe"));
    await note();
    await close();
    const wanted = {
      "number of a row": 4.5,
      "node stands: label": 4.5,
      "node dead-end: label": 4.5,
      "node fruitful: label": 4.5,
      "node solution: label": 4.5,
      "node stands": 3,
      "node dead-end": 3,
      "node fruitful": 3,
      "node solution": 3,
      "branch stands": 3,
      "ring of the node": 3,
      queen: 3,
      "queen of a solution": 3,
      dot: 3,
      "cell that is read": 3,
      "attack line": 3,
      "frame asked": 3,
      "frame refused": 3,
      "frame taken-back": 3,
      "sign asked": 3,
      "sign refused": 3,
      "sign taken-back": 3,
      "sign safe": 3,
      "found solution": 3,
      "queen of a small board": 3,
    };
    for (const [what, ratio] of Object.entries(wanted)) {
      assert.ok(least.has(what), `no ${what} was drawn`);
      assert.ok((least.get(what) ?? 0) >= ratio, `${what}: ${least.get(what)?.toFixed(2)} : 1`);
    }
  });
}

/**
 * The contrast of all that is drawn now, with the worst of what may be behind it.
 * @param {Page} page
 */
const contrasts = (page) =>
  page.evaluate(() => {
    /** @typedef {[number, number, number, number]} Colour */
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!canvas) throw new Error("no canvas");
    /** @param {string} css @param {number} opacity @returns {Colour} */
    const colour = (css, opacity = 1) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, (alpha / 255) * opacity];
    };
    /** @param {Colour} above @param {Colour} below @returns {Colour} */
    const composed = (above, below) => {
      const [red, green, blue] = [0, 1, 2].map(
        (it) => above[it] * above[3] + below[it] * (1 - above[3]),
      );
      return [red, green, blue, 1];
    };
    /** @param {Colour} colour */
    const luminance = (colour) => {
      const [red, green, blue] = colour.map((it) =>
        it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    /** @param {Colour} above @param {Colour[]} grounds */
    const worst = (above, grounds) =>
      Math.min(
        ...grounds.map((ground) => {
          const [one, other] = [luminance(composed(above, ground)), luminance(ground)];
          return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        }),
      );
    /** @type {[string, number][]} */
    const found = [];
    /**
     * @param {string} what
     * @param {string} selector
     * @param {"fill" | "stroke" | "color" | "borderColor"} property
     * @param {(element: Element) => Colour[]} grounds
     */
    const look = (what, selector, property, grounds) => {
      for (const element of document.querySelectorAll(selector)) {
        const style = getComputedStyle(element);
        if (style.visibility === "hidden" || !element.checkVisibility()) continue;
        found.push([what, worst(colour(style[property], Number(style.opacity)), grounds(element))]);
      }
    };
    const behind = (/** @type {string} */ selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      return colour(getComputedStyle(element).backgroundColor);
    };
    const fill = (/** @type {Element | null} */ it) =>
      it ? [colour(getComputedStyle(it).fill)] : [];
    const panel = () => [behind("section.tree")];
    const cells = () =>
      ["light", "dark"].flatMap((it) =>
        fill(document.querySelector(`.board:not(.solved) .${it} > .square`)),
      );
    const ownCell = (/** @type {Element} */ it) =>
      fill(it.parentElement?.querySelector(".square") ?? null);
    look("number of a row", ".numbers text", "fill", () => [behind("section.stage")]);
    for (const is of ["stands", "dead-end", "fruitful", "solution"]) {
      const node = `.node.${is}${is === "stands" ? "" : ":not(.stands)"}`;
      look(`node ${is}: label`, `${node} text`, "fill", (it) =>
        fill(it.parentElement?.querySelector("circle") ?? null),
      );
      look(`node ${is}`, `${node} circle`, "stroke", panel);
    }
    look("node solution: label", ".node.solution.stands text", "fill", (it) =>
      fill(it.parentElement?.querySelector("circle") ?? null),
    );
    look("branch stands", ".branch.stands", "stroke", panel);
    look("ring of the node", ".here", "stroke", panel);
    look("queen of a solution", ".solved .has-queen > use", "fill", ownCell);
    look("queen", ".board:not(.solved) .has-queen > use", "fill", ownCell);
    look("dot", ".attacked > .dot", "fill", ownCell);
    look("cell that is read", ".is-read > .read", "stroke", ownCell);
    if (cells().length > 0) {
      look("attack line", ".attack", "stroke", cells);
      look("frame asked", ".frame.asked", "stroke", cells);
      look("frame refused", ".frame.refused", "stroke", cells);
      look("frame taken-back", ".frame.taken-back", "stroke", cells);
      for (const sign of ["asked", "refused", "taken-back", "safe"]) {
        look(`sign ${sign}`, `.board .sign.${sign}`, "color", cells);
      }
    }
    look("found solution", "#strip .found", "borderColor", () => [behind("section.stage")]);
    look("queen of a small board", "#strip .queen", "fill", () =>
      ["light", "dark"].flatMap((it) => fill(document.querySelector(`#strip rect.${it}`))),
    );
    return found;
  });

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`printed from a ${colorScheme} screen: black on white, and nothing is cut off`, async () => {
    const { page, goTo, close } = await open("search.html", "", {
      colorScheme,
      viewport: { width: 760, height: 1000 },
    });
    for (const state of [
      "n=4&chapter=1&step=40",
      "n=8&chapter=1&step=2000",
      "n=6&chapter=1&beside=5&step=40",
    ]) {
      await goTo(state);
      await page.emulateMedia({ media: "print", colorScheme });
      const seen = await page.evaluate(() => {
        const shown = (/** @type {string} */ selector) =>
          [...document.querySelectorAll(selector)].filter((it) =>
            it.checkVisibility({ visibilityProperty: true }),
          );
        const colours = (/** @type {string} */ selector) => {
          const { color, backgroundColor } = getComputedStyle(shown(selector)[0]);
          return `${color} on ${backgroundColor}`;
        };
        const tree = shown("#tree")[0].getBoundingClientRect();
        const boxes = [".tree .scroll", ".held", ".machinery", "section.tree"].map(
          (it) => getComputedStyle(shown(it)[0]).overflow,
        );
        return {
          body: colours("body"),
          sentence: getComputedStyle(shown(".sentence")[0]).color,
          held: getComputedStyle(shown(".entries td")[0]).color,
          panels: new Set(
            ["section.stage", "section.held", "section.tree"].map(
              (it) => getComputedStyle(shown(it)[0]).backgroundColor,
            ),
          )
            .values()
            .next().value,
          boards: shown(".board").length === shown(".sentence").length,
          isWhole:
            tree.left >= 0 &&
            tree.right <= innerWidth &&
            tree.bottom <= document.documentElement.scrollHeight,
          boxes: [...new Set(boxes)],
          controls: shown("button:not(#strip button), input, summary, .pace").map(
            (it) => it.id || it.className,
          ),
          overflows: document.body.scrollHeight > document.body.clientHeight,
        };
      });
      assert.deepEqual(
        seen,
        {
          body: "rgb(0, 0, 0) on rgb(255, 255, 255)",
          sentence: "rgb(0, 0, 0)",
          held: "rgb(0, 0, 0)",
          panels: "rgb(255, 255, 255)",
          boards: true,
          isWhole: true,
          boxes: ["visible"],
          controls: [],
          overflows: false,
        },
        state,
      );
      await page.emulateMedia({ media: "screen", colorScheme });
    }
    await close();
  });
}

test("without JavaScript a sentence names the command, and nothing else is there", async () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const { page, close } = await open("search.html", "", { viewport, javaScriptEnabled: false });
    const said = page.locator(".no-script");
    assert.equal(await said.isVisible(), true);
    const text = (await said.textContent())?.replaceAll(/\s+/g, " ") ?? "";
    assert.match(text, /^ This page plays a search.*: cargo run -- watch 4\. $/);
    for (const part of ["header", "main", "dialog"])
      assert.equal(await page.locator(part).isVisible(), false, part);
    await close();
  }
});

test("only the queens of a solution move, and not for those who want no motion", async () => {
  for (const reducedMotion of /** @type {const} */ (["reduce", "no-preference"])) {
    const { page, close } = await open("search.html", "#n=4&chapter=1", { reducedMotion });
    const running = () =>
      page.evaluate(() =>
        document.getAnimations().map((it) => it instanceof CSSAnimation && it.animationName),
      );
    for (const key of ["ArrowRight", "r", "b"]) {
      await page.keyboard.press(key);
      assert.deepEqual(await running(), [], key);
    }
    await page.keyboard.press("n");
    assert.deepEqual(await running(), reducedMotion === "reduce" ? [] : Array(4).fill("cheer"));
    const off = await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 200;
      }
      const middle = (/** @type {Element | null} */ it) => {
        const { x, y, width, height } = it?.getBoundingClientRect() ?? new DOMRect();
        return [x + width / 2, y + height / 2];
      };
      return [...document.querySelectorAll(".board .has-queen")].map((cell) => {
        const [queen, square] = ["use", ".square"].map((it) => middle(cell.querySelector(it)));
        return Math.round(Math.hypot(queen[0] - square[0], queen[1] - square[1]));
      });
    });
    assert.deepEqual(off, [0, 0, 0, 0], "every queen stays in the middle of her cell");
    await close();
  }
});

test("in a frame of another page", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "queens-frame-"));
  try {
    const search = pathToFileURL(path.join(PAGES, "search.html")).href;
    for (const [width, height] of [
      [750, 640],
      [340, 800],
    ]) {
      for (const [theme, colorScheme] of /** @type {const} */ ([
        ["dark", "light"],
        ["light", "dark"],
      ])) {
        const file = path.join(folder, "page.html");
        const address = `${search}?theme=${theme}#n=4&chapter=1&step=20`;
        await writeFile(
          file,
          `<!doctype html><title>A page</title><iframe title="The search" src="${address}" width="${width}" height="${height}" style="border: 0">`,
        );
        const outer = await open(path.relative(PAGES, file), "", { colorScheme });
        const frame = outer.page.frames()[1];
        await frame.waitForSelector(".board");
        const state = `${width}x${height}, ${theme}`;
        const seen = await frame.evaluate(() => {
          const isShown = (/** @type {string} */ selector) =>
            document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
          const whole = /** @type {HTMLAnchorElement} */ (document.getElementById("whole-page"));
          const { scrollWidth, scrollHeight } = document.documentElement;
          return {
            scheme: getComputedStyle(document.documentElement).colorScheme,
            ground: getComputedStyle(document.body).backgroundColor,
            shown: [
              ".program",
              "#chapter",
              "#beside",
              "#help",
              "#whole-page",
              ".board",
              "#forward",
              "#modes",
            ].filter(isShown),
            target: whole.target,
            address: whole.getAttribute("href")?.split("#")[1],
            across: scrollWidth - innerWidth,
            down: scrollHeight - innerHeight,
          };
        });
        const { down, ...rest } = seen;
        assert.deepEqual(
          rest,
          {
            scheme: theme,
            ground: theme === "dark" ? "rgb(20, 23, 27)" : "rgb(246, 244, 239)",
            shown: ["#whole-page", ".board", "#forward", "#modes"],
            target: "_top",
            address: "n=4&step=20&chapter=1",
            across: 0,
          },
          state,
        );
        if (width === 750) assert.equal(down, 0, state);
        await frame.locator("#forward").click();
        assert.match(
          (await frame.locator("#whole-page").getAttribute("href")) ?? "",
          /#n=4&step=21&chapter=1$/,
        );
        await outer.close();
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
