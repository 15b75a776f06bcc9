// Opens the page of a search as the tests want it.
//
// The pages are in the folder PAGES: search.html, as the book has it; small.html, of one queen;
// first.html, which ends at the first solution of 12 queens; and own.html, which shows a solution
// that is wrong (`.ci/own` makes it).

import assert from "node:assert/strict";
import path from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";

import { launch } from "../browser.js";

/** The folder of the pages. */
export const PAGES = process.env.PAGES ?? "";
assert.notEqual(PAGES, "", "PAGES names the folder of the pages");

/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/**
 * A fresh page, and what must stay empty: errors on the console, and requests to anywhere.
 * @param {string} name
 * @param {string} hash
 * @param {import("playwright-core").BrowserContextOptions} options
 */
export async function open(name, hash = "", options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => {
    complaints.push(String(error));
  });
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(`request to ${request.url()}`);
  });
  await page.goto(pathToFileURL(path.join(PAGES, name)).href + hash);
  return {
    page,
    /** The text of the element with this id. @param {string} id */
    text: (id) => page.locator(`#${id}`).textContent(),
    /** The sentence of the first board. */
    sentence: () => page.locator(".sentence").first().textContent(),
    /** Presses keys, one after the other. @param {string[]} keys */
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    /** Goes to another address within the page. @param {string} address */
    async goTo(address) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, address);
      // The event comes later.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    },
    async close() {
      assert.deepEqual(complaints, []);
      await context.close();
    },
  };
}
