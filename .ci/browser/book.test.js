// Reads the built book in a browser: every page, every link, the players, and the pictures.
//
// `.ci/book` builds it, into target/book; BOOK names another folder.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { launch } from "./browser.js";

const BOOK = process.env.BOOK ?? fileURLToPath(new URL("../../target/book", import.meta.url));
const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The pages; toc.html is the sidebar of those who run no script. */
const PAGES = readdirSync(BOOK).filter((name) => name.endsWith(".html") && name !== "toc.html");
const CHAPTERS = PAGES.filter((name) => /^ch0[1-9]_/.test(name)).sort();
const SAMPLE = "ch01_loop_recursion.html";

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "", "http://localhost");
  try {
    const body = await readFile(path.join(BOOK, decodeURIComponent(pathname)));
    const type = TYPES[path.extname(pathname)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type }).end(body);
  } catch {
    // A browser asks for this one by itself.
    response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end();
  }
});

/** @type {import("playwright-core").Browser} */
let browser;
/** Where the book is, with the last slash. */
let site = "";
before(async () => {
  browser = await launch();
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const address = server.address();
  assert.ok(address !== null && typeof address === "object");
  site = `http://127.0.0.1:${address.port}/`;
});
after(async () => {
  await browser.close();
  server.close();
});

/**
 * A visitor, and what must stay empty: errors, and requests to anywhere else.
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function visitor(options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !url.startsWith("data:")) complaints.push(`request to ${url}`);
  });
  /** @param {string} name */
  const open = async (name) => {
    await page.goto(site + name);
    // The page that leads on to another has none.
    await page.waitForSelector("main");
  };
  const close = async () => {
    assert.deepEqual(complaints, []);
    await context.close();
  };
  return { page, open, close };
}

test("every link leads to a place in the book, and no snippet offers to run", async () => {
  const { page, open, close } = await visitor();
  /** @type {Map<string, { ids: string[], links: string[] }>} */
  const read = new Map();
  for (const name of PAGES) {
    await open(name);
    assert.equal(await page.locator(".play-button").count(), 0, name);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map((it) => it.id),
      links: [...document.querySelectorAll("a")].map((it) => it.href),
    }));
    read.set(name, found);
  }
  const broken = [];
  let followed = 0;
  for (const [name, { links }] of read) {
    for (const link of links.filter((link) => link.startsWith(site))) {
      const [target, hash] = link.slice(site.length).split("#");
      followed += 1;
      const isThere = existsSync(path.join(BOOK, decodeURIComponent(target)));
      // A hash of the player is a moment.
      const ids = target.startsWith("play/") ? undefined : read.get(target)?.ids;
      const isFound = !hash || !ids || ids.includes(decodeURIComponent(hash));
      if (!isThere || !isFound) broken.push(`${name}: ${link}`);
    }
  }
  assert.deepEqual(broken, []);
  assert.ok(followed > 1000, `${followed} links`);
  await close();
});

test("the sidebar numbers no chapter twice", async () => {
  const { page, open, close } = await visitor();
  await open(SAMPLE);
  const titles = await page.locator("#mdbook-sidebar .chapter-item a").allTextContents();
  assert.ok(titles.includes("Chapter 1: a loop inside a recursion"), titles.join(", "));
  assert.deepEqual(
    titles.filter((title) => /^\s*\d/.test(title)),
    [],
  );
  await close();
});

test("each of chapters 1 to 9 has its player, at the moment of its picture", async () => {
  const { page, open, close } = await visitor();
  assert.equal(CHAPTERS.length, 9);
  for (const [index, name] of CHAPTERS.entries()) {
    await open(name);
    const player = page.locator("iframe.player");
    assert.equal(await player.count(), 1, name);
    const address = (await player.getAttribute("src")) ?? "";
    const chapter = index + 1;
    const expected = `^${site}play/search\\.html\\?theme=light#n=4&step=\\d+&chapter=${chapter}$`;
    assert.match(address, new RegExp(expected));
    const still = page.locator("main a:has(> img)");
    assert.equal(await still.isVisible(), false, name);
    assert.equal((await still.getAttribute("href"))?.split("#")[1], address.split("#")[1]);
    const sentence = (await still.locator("img").getAttribute("alt")) ?? "";
    await player.scrollIntoViewIfNeeded();
    const shown = page.frameLocator("iframe.player").getByText(sentence);
    await shown.first().waitFor({ timeout: 5000 });
  }
  await close();
});

test("where no script runs, and in print, the picture stays and leads to the player", async () => {
  const plain = await visitor({ javaScriptEnabled: false });
  const printed = await visitor();
  for (const { page, open, close } of [plain, printed]) {
    await open(SAMPLE);
    await page.emulateMedia({ media: page === printed.page ? "print" : "screen" });
    const still = page.locator('main a[href*="play/search.html#n=4&step="] > img');
    assert.equal(await still.isVisible(), true);
    assert.equal(await page.locator("iframe.player").isVisible(), false);
    await close();
  }
});

test("the player and the pictures follow the theme, and the reader stays at the step", async () => {
  const { page, open, close } = await visitor();
  await open(SAMPLE);
  const player = page.locator("iframe.player");
  await player.scrollIntoViewIfNeeded();
  /** @param {string} step */
  const frameAt = async (step) => {
    await page.waitForFunction((step) => {
      const frame = document.querySelector("iframe");
      return frame?.contentWindow?.location.hash.includes(`step=${step}&`);
    }, step);
    return (await player.getAttribute("src")) ?? "";
  };
  await frameAt("6");
  await page.evaluate(() => {
    const frame = document.querySelector("iframe");
    if (frame?.contentWindow) frame.contentWindow.location.hash = "#n=4&step=9&chapter=1";
  });
  await frameAt("9");
  await page.click("#mdbook-theme-toggle");
  const themes = { coal: "dark", light: "light", navy: "dark", rust: "light", ayu: "dark" };
  for (const [theme, scheme] of Object.entries(themes)) {
    await page.click(`#mdbook-theme-${theme}`);
    await page.waitForSelector(`iframe.player[src*="?theme=${scheme}#"]`, { timeout: 5000 });
    assert.match(await frameAt("9"), /step=9&chapter=1$/, theme);
    // The colours of a picture go by the scheme of the element that shows it.
    const picture = await page
      .locator("main img")
      .first()
      .evaluate((it) => getComputedStyle(it).colorScheme);
    assert.equal(picture, scheme, theme);
  }
  await close();
});

test("at 360 px no page is wider than the screen", async () => {
  const { page, open, close } = await visitor({ viewport: { width: 360, height: 800 } });
  for (const name of PAGES) {
    await open(name);
    const wide = await page.evaluate(() => {
      const inner = [...document.querySelectorAll("html, body, .page, .content, main")];
      return inner
        .filter((it) => it.scrollWidth > Math.min(it.clientWidth, innerWidth))
        .map((it) => `${it.localName}: ${it.scrollWidth} px`);
    });
    assert.deepEqual(wide, [], name);
  }
  await close();
});

/** The pictures of the book, and how wide each is on a screen of 360 px. */
async function pictures() {
  // Without a script all of them are shown.
  const options = { viewport: { width: 360, height: 800 }, javaScriptEnabled: false };
  const { page, open, close } = await visitor(options);
  /** @type {Map<string, number>} */
  const widths = new Map();
  /** @param {string} name */
  const hasPicture = (name) => readFileSync(path.join(BOOK, name), "utf8").includes("<img");
  for (const name of PAGES.filter((name) => name !== "print.html" && hasPicture(name))) {
    await open(name);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll("main img")].map((it) => ({
        file: it.getAttribute("src") ?? "",
        width: it.getBoundingClientRect().width,
      })),
    );
    // mdBook has each picture once more, to be shown larger by a click.
    for (const { file, width } of shown) if (width > 0) widths.set(file, width);
  }
  await close();
  return widths;
}

/**
 * The sizes of the texts in a picture, as parts of its width, and what stands out too little.
 * It runs in the page of the picture.
 */
function look() {
  const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.documentElement));
  /** @param {Element} it */
  const isSeen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** @param {string} colour */
  const luminance = (colour) => {
    const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const [red, green, blue] = parts.map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** @param {string} one @param {string} other */
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /**
   * The colour below an element, at a point of it.
   * @param {Element} it @param {number} x @param {number} y
   */
  const below = (it, x, y) => {
    const stack = document.elementsFromPoint(x, y).filter(isSeen);
    const grounds = stack.slice(stack.indexOf(it) + 1).filter((it) => it.matches("rect, path"));
    const ground = grounds.find((it) => getComputedStyle(it).fill !== "none");
    return ground ? getComputedStyle(ground).fill : "none";
  };

  const sizes = [];
  const faint = [];
  let compared = 0;
  for (const text of svg.querySelectorAll("text")) {
    if (!isSeen(text)) continue;
    const { fill, fontSize } = getComputedStyle(text);
    sizes.push(Number.parseFloat(fontSize) / svg.viewBox.baseVal.width);
    const { left, top, width, height } = text.getBoundingClientRect();
    const ground = below(text, left + width / 2, top + height / 2);
    const needed = text.matches(".sign, .ask") ? 3 : 4.5;
    compared += 1;
    if (ground === "none" || contrast(fill, ground) < needed) {
      faint.push(`${text.textContent?.trim()}: ${fill} on ${ground}`);
    }
  }
  /** @type {NodeListOf<SVGGeometryElement>} */
  const lines = svg.querySelectorAll("line:not([opacity='0.1'], [opacity='0.2']), polyline");
  for (const line of lines) {
    const middle = line.getPointAtLength(line.getTotalLength() / 2);
    const { x, y } = middle.matrixTransform(line.getScreenCTM() ?? undefined);
    const { stroke } = getComputedStyle(line);
    const ground = below(line, x, y);
    compared += 1;
    if (ground === "none" || contrast(stroke, ground) < 3) {
      faint.push(`a line: ${stroke} on ${ground}`);
    }
  }
  return { sizes, faint, compared };
}

test("at 360 px each text of a picture has 10 px, and stands out, light or dark", async () => {
  const widths = await pictures();
  assert.ok(widths.size > 10, [...widths.keys()].join(", "));
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    const page = await browser.newPage({ colorScheme, reducedMotion: "reduce" });
    for (const [file, width] of widths) {
      await page.goto(site + file);
      const { sizes, faint, compared } = await page.evaluate(look);
      assert.ok(sizes.length > 0 && compared >= sizes.length, file);
      const smallest = Math.min(...sizes) * width;
      assert.ok(smallest >= 10, `${file}: ${smallest.toFixed(1)} px`);
      assert.deepEqual(faint, [], `${file}, ${colorScheme}`);
    }
    await page.close();
  }
});

test("the player and the linked picture can be told by their names", async () => {
  const played = await visitor();
  const still = await visitor();
  await still.page.emulateMedia({ media: "print" });
  for (const { page, open, close } of [played, still]) {
    await open(SAMPLE);
    await page.evaluate(axe);
    const include = page === played.page ? ".player" : "main a:has(> img)";
    // axe has come into the page as a text, so nothing knows its types.
    const { violations, passes } = await page.evaluate(
      (include) => /** @type {any} */ (window).axe.run({ include }, { iframes: false }),
      include,
    );
    assert.deepEqual(violations, []);
    const rules = passes.map((/** @type {{ id: string }} */ rule) => rule.id);
    assert.ok(rules.includes(page === played.page ? "frame-title" : "image-alt"), rules.join());
    await close();
  }
});
