// Steps that come by themselves, at a pace that can be set.

import { button, part, say } from "./dom.js";
import { goTo, leading, onChange, state } from "./state.js";

const PACES = [0.5, 1, 2, 4, 8, 16, 32, 64];

let pace = 2;
/** @type {ReturnType<typeof setInterval> | null} */
let timer = null;

export const isPlaying = () => timer !== null;

const isAtEnd = () => state.at === leading().moments.length - 1;

function start() {
  timer = setInterval(() => goTo(state.at + 1), 1000 / PACES[pace]);
}

function stop() {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

export function pause() {
  stop();
  showPlaying();
}

/** From the end it plays from the first step on, which is seen, too. */
export function toggle() {
  if (isPlaying()) {
    pause();
    return;
  }
  start();
  showPlaying();
  if (isAtEnd()) goTo(0);
}

/** @param {number} by so many places in the list of paces */
export function hurry(by) {
  pace = Math.min(Math.max(pace + by, 0), PACES.length - 1);
  showPace();
  if (isPlaying()) {
    stop();
    start();
  }
}

function showPlaying() {
  say(part("play-sign"), isPlaying() ? "❚❚" : "▶");
  say(part("play-word"), isPlaying() ? "Pause" : "Play");
  // A screen reader can't follow a search that runs.
  const live = isPlaying() ? "off" : "polite";
  for (const sentence of document.querySelectorAll(".sentence"))
    if (sentence.getAttribute("aria-live") !== live) sentence.setAttribute("aria-live", live);
}

function showPace() {
  say(part("pace"), `${PACES[pace]} steps a second`);
}

export function preparePlaying() {
  button("play").addEventListener("click", toggle);
  button("slower").addEventListener("click", () => hurry(-1));
  button("faster").addEventListener("click", () => hurry(1));
  onChange(() => {
    if (isPlaying() && (isAtEnd() || state.mode !== "watch")) pause();
  });
  showPlaying();
  showPace();
}
