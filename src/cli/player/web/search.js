// A trace, replayed: which queens stand at each step, what has been counted, and the search tree.

import { data, isSolution, PLACED, REPORTED, TAKEN_BACK, TRY } from "./data.js";

/**
 * @typedef {import("./data.js").Cell} Cell
 * @typedef {import("./data.js").Size} Size
 */

/**
 * A step, and how things are after it.
 * @typedef {object} Moment
 * @property {number} kind
 * @property {number} row
 * @property {number} col
 * @property {string} sentence
 * @property {Cell | null} attack where the queen stands that attacks the cell
 * @property {Cell[]} queens
 * @property {number[]} path the nodes from the root to where the search is
 * @property {number} tries
 * @property {number} placed
 * @property {number} solutions
 */

/**
 * A queen in the search tree; the root is none.
 * @typedef {object} Node
 * @property {number | null} parent
 * @property {number} depth
 * @property {Cell | null} queen
 * @property {number} since the step that places her
 * @property {number} until the step that takes her back
 * @property {number} solved the step at which she completes a solution
 * @property {number} fruitful the first step at which a solution is found with her
 */

/**
 * @typedef {object} Search
 * @property {Moment[]} moments
 * @property {Node[]} nodes
 * @property {number[]} solutions the steps at which there is one
 * @property {string} longest the longest sentence
 * @property {string} note what of the search there is
 * @property {boolean} whole whether that is all of it
 */

/** @type {Map<import("./data.js").Trace, Search>} */
const replayed = new Map();

/**
 * The search of a trace, which is replayed once.
 * @param {Size} size
 * @param {number} trace
 * @returns {Search}
 */
export function searchOf(size, trace) {
  const wanted = size.traces[trace];
  const search = replayed.get(wanted) ?? replay(wanted);
  replayed.set(wanted, search);
  return search;
}

/**
 * @param {import("./data.js").Trace} trace
 * @returns {Search}
 */
function replay(trace) {
  const nodes = [node(null, 0, null, -1)];
  /** @type {number[]} */
  const solutions = [];
  let longest = "";
  /** @type {Cell[]} */
  let queens = [];
  let path = [0];
  let [tries, placed] = [0, 0];
  const moments = trace.steps.map((event, step) => {
    const [kind, row, col, sentence, more] = data.events[event];
    if (kind === TRY) tries += 1;
    if (kind === PLACED) {
      placed += 1;
      queens = [...queens, [row, col]];
      nodes.push(node(path[path.length - 1], queens.length, [row, col], step));
      path = [...path, nodes.length - 1];
    }
    if (isSolution(kind)) {
      solutions.push(step);
      if (kind !== REPORTED) nodes[path[path.length - 1]].solved = step;
      for (const on of path) nodes[on].fruitful = Math.min(nodes[on].fruitful, step);
    }
    if (kind === TAKEN_BACK) {
      /** @param {Cell | null} queen */
      const isHers = (queen) => queen?.[0] === row && queen[1] === col;
      queens = queens.filter((queen) => !isHers(queen));
      for (const on of path) if (isHers(nodes[on].queen)) nodes[on].until = step;
      path = path.filter((on) => !isHers(nodes[on].queen));
    }
    if (sentence.length > longest.length) longest = sentence;
    /** @type {Cell[]} */
    const shown = kind === REPORTED ? more.map((column, at) => [at, column]) : queens;
    /** @type {Cell | null} */
    const attack = kind === REPORTED || more.length === 0 ? null : [more[0], more[1]];
    const counted = { tries, placed, solutions: solutions.length };
    return { kind, row, col, sentence, attack, queens: shown, path, ...counted };
  });
  return { moments, nodes, solutions, longest, note: trace.note, whole: trace.whole };
}

/**
 * A node to which nothing has happened yet.
 * @param {number | null} parent
 * @param {number} depth
 * @param {Cell | null} queen
 * @param {number} since
 * @returns {Node}
 */
function node(parent, depth, queen, since) {
  const never = Number.POSITIVE_INFINITY;
  return { parent, depth, queen, since, until: never, solved: never, fruitful: never };
}

/**
 * The step of the trace `to` at the moment of step `step` of the trace `from`.
 * A chapter that tries fewer cells leaves out steps: then it is the step before.
 * Where a learner's search has parted from the reference's there is no same moment: the last one
 * that both have stands for all.
 * @param {Size} size
 * @param {number} from
 * @param {number} to
 * @param {number} step
 */
export function sameMoment(size, from, to, step) {
  if (from === to) return step;
  if (size.together !== null) return Math.min(step, Math.max(size.together - 1, 0));
  const inFirst = from === 0 ? step : size.traces[from].moments[step];
  if (to === 0) return inFirst;
  return Math.max(
    size.traces[to].moments.findLastIndex((moment) => moment <= inFirst),
    0,
  );
}
