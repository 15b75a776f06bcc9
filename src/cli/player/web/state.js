// What is shown: the size, one chapter or two, the step, and what the reader does.

import { data } from "./data.js";
import { sameMoment, searchOf } from "./search.js";

/** @typedef {"watch" | "predict" | "place"} Mode */

/** The numbers are places in the lists of the data; `at` is a step of the search that leads. */
export const state = {
  size: data.sizes.findIndex((size) => size.n === data.n),
  chapter: 0,
  /** @type {number | null} */
  beside: null,
  at: 0,
  /** @type {Mode} */
  mode: "watch",
};

/** @type {(() => void)[]} */
const listeners = [];

/**
 * Calls this whenever the state has changed.
 * @param {() => void} listener
 */
export function onChange(listener) {
  listeners.push(listener);
}

/** Tells all who listen. */
export function changed() {
  for (const listener of listeners) listener();
}

export const size = () => data.sizes[state.size];

/** The chapter beside the other, which is there only to be watched. */
export const beside = () => (state.mode === "watch" ? state.beside : null);

/**
 * What the program of a chapter holds, and which trace is its.
 * @param {number} chapter
 */
export const heldOf = (chapter) => size().chapters[chapter];

/**
 * The trace that sets the pace: of two chapters side by side the one with more steps, and of a
 * learner's search and the reference's the one that is chosen.
 */
function leadingTrace() {
  const { trace } = heldOf(state.chapter);
  const second = beside();
  if (second === null || size().together !== null) return trace;
  const other = heldOf(second).trace;
  const steps = (/** @type {number} */ it) => size().traces[it].steps.length;
  return steps(other) > steps(trace) ? other : trace;
}

/** The search that sets the pace. */
export const leading = () => searchOf(size(), leadingTrace());

export const moment = () => leading().moments[state.at];

/**
 * The step that a chapter is at: of two side by side, each goes at its own pace, and a learner's
 * search and the reference's go step by step.
 * @param {number} chapter
 */
export function stepOf(chapter) {
  const { trace } = heldOf(chapter);
  const last = size().traces[trace].steps.length - 1;
  if (size().together !== null) return Math.min(state.at, last);
  return Math.min(sameMoment(size(), leadingTrace(), trace, state.at), last);
}

/** The moment of the chapter that is chosen. */
export function momentOfChapter() {
  return searchOf(size(), heldOf(state.chapter).trace).moments[stepOf(state.chapter)];
}

/**
 * Goes to a step, or to the one nearest to it.
 * @param {number} step
 */
export function goTo(step) {
  const last = leading().moments.length - 1;
  state.at = Math.min(Math.max(Math.trunc(step) || 0, 0), last);
  changed();
}

const NO_CHANGE = { from: -1, step: -1, to: -1, landed: -1 };

/**
 * Where the last change to another trace came from, and where it led to: the way back leads to the
 * same step again, even if the other chapter leaves it out.
 */
let lastChange = NO_CHANGE;

/**
 * Changes what is shown, and stays at the same moment.
 * @param {() => void} change
 */
function keepingMoment(change) {
  const [from, step] = [leadingTrace(), state.at];
  change();
  const to = leadingTrace();
  const isWayBack = lastChange.to === from && lastChange.landed === step && lastChange.from === to;
  const landed = isWayBack ? lastChange.step : sameMoment(size(), from, to, step);
  if (from !== to) lastChange = { from, step, to, landed };
  goTo(landed);
}

/**
 * Shows these chapters.
 * @param {number} chapter
 * @param {number | null} second
 */
export function show(chapter, second) {
  keepingMoment(() => {
    state.chapter = chapter;
    state.beside = second === chapter ? null : second;
  });
}

/** @param {Mode} mode */
export function setMode(mode) {
  keepingMoment(() => {
    state.mode = mode;
  });
}

/**
 * Shows another size, from its first step on.
 * @param {number} index
 */
export function resize(index) {
  state.size = index;
  lastChange = NO_CHANGE;
  goTo(0);
}
