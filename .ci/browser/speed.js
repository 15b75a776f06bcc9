// How fast the page of a search is: `node speed.js FILE [N]`, with the page in FILE.
// It prints figures and judges nothing, because they belong to the machine.

import path from "node:path";
import { pathToFileURL } from "node:url";

import { launch } from "./browser.js";

const [file, n = "8"] = process.argv.slice(2);
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });

const begun = performance.now();
await page.goto(`${pathToFileURL(path.resolve(file)).href}#n=${n}&step=1`);
await page.evaluate(() => new Promise(requestAnimationFrame));
console.log(`opening it with n = ${n}: ${(performance.now() - begun).toFixed(0)} ms`);

// From the key to what the browser has laid out and is about to paint.
const steps = await page.evaluate(async () => {
  const taken = [];
  const slider = /** @type {HTMLInputElement} */ (document.getElementById("slider"));
  for (let step = 1; step < Math.min(Number(slider.max), 1000); step++) {
    const before = performance.now();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    document.body.getBoundingClientRect();
    taken.push(performance.now() - before);
    if (step % 50 === 0) await new Promise(requestAnimationFrame);
  }
  return taken.sort((one, other) => one - other);
});
const at = (/** @type {number} */ part) => steps[Math.floor(part * (steps.length - 1))].toFixed(2);
console.log(
  `a step: ${at(0.5)} ms in the middle, ${at(0.99)} ms at 99 of 100, ${at(1)} ms at most`,
);
await browser.close();
