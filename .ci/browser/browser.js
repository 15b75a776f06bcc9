// Chromium, at CHROMIUM or in its usual places.

import { existsSync } from "node:fs";

import { chromium } from "playwright-core";

const executablePath = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
].find((file) => file && existsSync(file));

export const launch = () =>
  chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
