// What a chapter's program holds at a step, and which of its lines the step belongs to.

import { data } from "./data.js";

/**
 * @typedef {import("./data.js").Held} Held
 * @typedef {import("./data.js").Cell} Cell
 */

/** @type {Map<Held, number[][]>} */
const unfolded = new Map();

/**
 * The numbers of the entries at every step: the data say what changes.
 * @param {Held} held
 */
function entriesOf(held) {
  const known = unfolded.get(held);
  if (known) return known;
  /** @type {number[]} */
  let now = [];
  const all = held.held.map(([stay, ...added]) => {
    if (stay !== undefined) now = [...now.slice(0, stay), ...added];
    return now;
  });
  unfolded.set(held, all);
  return all;
}

/**
 * Each a name and a value.
 * @param {Held} held
 * @param {number} step
 */
export function entriesAt(held, step) {
  return entriesOf(held)[step].map((entry) => data.entries[entry]);
}

/**
 * For each row of the table the longest name and the longest value that ever stand there.
 * @param {Held} held
 * @returns {[string, string][]}
 */
export function longestEntries(held) {
  /** @type {[string, string][]} */
  const longest = [];
  for (const entries of new Set(entriesOf(held))) {
    entries.forEach((entry, row) => {
      const [name, value] = data.entries[entry];
      longest[row] ??= ["", ""];
      if (name.length > longest[row][0].length) longest[row][0] = name;
      if (value.length > longest[row][1].length) longest[row][1] = value;
    });
  }
  return longest;
}

/**
 * The cells that the program reads.
 * @param {Held} held
 * @param {number} step
 * @returns {Cell[]}
 */
export function cellsAt(held, step) {
  return held.reads.length === 0 ? [] : data.cells[held.reads[step]];
}

/**
 * The numbers of the lines that are marked.
 * @param {Held} held
 * @param {number} step
 */
export function linesAt(held, step) {
  return held.lines[held.marks.charCodeAt(step) - "0".charCodeAt(0)];
}
