// Keys, wherever the focus is.

import { button, find } from "./dom.js";
import { goOnTo, goOnToRow, goToParting } from "./going.js";
import { hurry, toggle } from "./playing.js";
import { answerOf, take } from "./predicting.js";
import { goTo, setMode, state } from "./state.js";

/** @type {Record<string, () => void>} */
const ALWAYS = {
  "?": () => button("help").click(),
  Escape: () => {
    if (state.mode === "watch") return;
    setMode("watch");
    find(document, "#modes :checked", HTMLInputElement).focus();
  },
};

/** @type {Record<string, () => void>} */
const STEPS = {
  ArrowLeft: () => goTo(state.at - 1),
  ArrowRight: () => goTo(state.at + 1),
  Home: () => goTo(0),
  End: () => goTo(Number.MAX_SAFE_INTEGER),
};

/** @type {Record<string, () => void>} */
const WATCH = {
  " ": toggle,
  r: () => goOnTo("refusal"),
  b: () => goOnTo("step-back"),
  n: () => goOnTo("solution"),
  p: goToParting,
  "+": () => hurry(1),
  "=": () => hurry(1),
  "-": () => hurry(-1),
};

/**
 * What a key does now, if it does something.
 * @param {string} key
 * @returns {(() => void) | undefined}
 */
function meaning(key) {
  const lower = key.length === 1 ? key.toLowerCase() : key;
  if (ALWAYS[lower]) return ALWAYS[lower];
  if (state.mode === "place") return lower === "u" ? () => button("undo").click() : undefined;
  if (STEPS[key]) return STEPS[key];
  if (state.mode === "predict") {
    const given = answerOf(key);
    return given && (() => take(given));
  }
  return /^[0-9]$/.test(key) ? () => goOnToRow(Number(key)) : WATCH[lower];
}

/**
 * What has the focus keeps its own keys: a button Space, a list Space, the arrows up and down, and
 * digits, which choose in it.
 * @param {Element} focus
 * @param {string} key
 */
function keepsFor(focus, key) {
  if (key === " ") return focus.matches("button, summary, select, input[type=radio]");
  if (focus.matches("input[type=radio]")) return key.startsWith("Arrow");
  if (focus.matches("select")) return /^[0-9]$/.test(key);
  return false;
}

export function prepareKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focus = event.target instanceof Element ? event.target : document.body;
    if (document.querySelector("dialog[open]") || keepsFor(focus, event.key)) return;
    const action = meaning(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  });
}
