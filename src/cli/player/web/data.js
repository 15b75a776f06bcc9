// The recorded searches, as the page has them. Everything that is shown is in here, or follows from
// the queens that stand at a step; nothing in this page searches.

/**
 * A row and a column.
 * @typedef {[number, number]} Cell
 */

/**
 * What happens at a step: its kind, row, column, and sentence; then the row and column of the queen
 * that attacks, or the columns of a board that is reported.
 * @typedef {[number, number, number, string, number[]]} Event
 */

/**
 * @typedef {object} Trace
 * @property {string} note what of the search there is
 * @property {boolean} whole whether that is all of it
 * @property {number[]} steps the number of each step's event
 * @property {number[]} moments for each step the same moment in the first trace; empty in the first
 */

/**
 * What a chapter's program holds at each step of its trace: see `held.js`.
 * @typedef {object} Held
 * @property {number} trace
 * @property {string} marks
 * @property {number[][]} lines
 * @property {number[]} reads
 * @property {number[][]} held
 */

/**
 * The searches on a board of n rows.
 * @typedef {object} Size
 * @property {number} n
 * @property {Trace[]} traces
 * @property {Held[]} chapters
 * @property {number[][] | null} solutions all of them, each as its columns
 * @property {number | null} together so many steps a learner's search and the reference's share
 * @property {number | null} parting the step of the learner's search where the two part
 */

/**
 * @typedef {object} Chapter
 * @property {number} number
 * @property {string | null} stem
 * @property {string} label
 * @property {string} program
 * @property {string[]} source
 */

/**
 * @typedef {object} Data
 * @property {string} heading
 * @property {number} n
 * @property {number} start
 * @property {number | null} beside
 * @property {Chapter[]} chapters
 * @property {Size[]} sizes
 * @property {Event[]} events
 * @property {[string, string][]} entries
 * @property {Cell[][]} cells
 */

/** @type {Data} */
export const data = JSON.parse(document.getElementById("data")?.textContent ?? "");

/** Whether the page shows a learner's own search. */
export const isOwn = data.sizes[0].together !== null;

export const [TRY, REFUSED, PLACED, SOLUTION, TAKEN_BACK, SAFE, REPORTED] = [0, 1, 2, 3, 4, 5, 6];

/** @param {number} kind */
export function isSolution(kind) {
  return kind === SOLUTION || kind === REPORTED;
}
