// The search tree: a node for each queen that has been placed so far, with her column in it.

import { byId, draw, find, part, say } from "./dom.js";
import { goTo, leading, moment, size, state } from "./state.js";

/**
 * @typedef {import("./search.js").Search} Search
 * @typedef {import("./search.js").Node} Node
 */

const MARGIN = 18;
const RADIUS = 10;
/** The least and the most that nodes are apart, so that a tree fills its place if it can. */
const ACROSS = { least: 24, most: 60 };
const DOWN = { least: 26, most: 64 };

/** @typedef {{ group: SVGGElement, branch: SVGLineElement | null, x: number, y: number, was: string }} Drawn */

/** A leaf takes the next free place from the left; any other node the middle above its children. */
export function places(/** @type {Node[]} */ nodes) {
  /** @type {number[][]} */
  const children = nodes.map(() => []);
  nodes.forEach((node, index) => {
    if (node.parent !== null) children[node.parent].push(index);
  });
  let leaves = 0;
  const x = nodes.map((_, index) => (children[index].length === 0 ? leaves++ : 0));
  // Children come after their parents, so from the end every child is placed before its parent.
  for (let index = nodes.length - 1; index >= 0; index--) {
    const below = children[index];
    if (below.length > 0) x[index] = (x[below[0]] + x[below[below.length - 1]]) / 2;
  }
  return x;
}

/**
 * How far nodes are apart if so many lie behind the first within a length.
 * @param {number} length
 * @param {number} behind
 * @param {{ least: number, most: number }} bounds
 */
function apart(length, behind, { least, most }) {
  return Math.min(Math.max((length - 2 * MARGIN) / Math.max(behind, 1), least), most);
}

/**
 * How a node is at a step, in one word.
 * @param {Node} node
 * @param {number} step
 */
function statusOf(node, step) {
  if (node.since > step) return "unborn";
  if (node.solved <= step) return step < node.until ? "solution stands" : "solution";
  if (step < node.until) return "stands";
  return node.fruitful <= step ? "fruitful" : "dead-end";
}

/** @type {Record<string, string>} */
const IN_WORDS = {
  stands: "the search is at it or below",
  "solution stands": "a solution, the search is at it",
  solution: "a solution",
  fruitful: "a solution is below",
  "dead-end": "a dead end",
};

export class Tree {
  #svg = byId("tree", SVGSVGElement);
  #box = find(document, ".tree .scroll", HTMLElement);
  /** @type {Search | null} */
  #search = null;
  /** The one whose nodes are there, whatever the size of their box is now.
   * @type {Search | null} */
  #grown = null;
  /** @type {Drawn[]} */
  #drawn = [];
  #ring = draw("circle", { r: RADIUS + 4, class: "here" });
  /** The node that Tab leads to. */
  #entry = 0;
  #width = 0;

  constructor() {
    this.#svg.addEventListener("click", (event) => this.#go(this.#nodeAt(event.target)));
    this.#svg.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => {
      this.#search = null;
      if (state.mode !== "place") this.show();
    }).observe(this.#box);
  }

  show() {
    const search = leading();
    if (search !== this.#search) this.#grow(search);
    const step = state.at;
    const { path, queens } = moment();
    const here = path[path.length - 1];
    let born = 0;
    search.nodes.forEach((node, index) => {
      const status = statusOf(node, step);
      if (status !== "unborn") born += 1;
      const drawn = this.#drawn[index];
      if (drawn.was === status) return;
      drawn.was = status;
      drawn.group.setAttribute("class", `node ${status}`);
      drawn.branch?.setAttribute("class", `branch ${status}`);
      const place = node.queen
        ? `row ${node.queen[0]}, column ${node.queen[1]}`
        : "the empty board";
      drawn.group.setAttribute("aria-label", `${place}: ${IN_WORDS[status] ?? ""}`);
    });
    const { x, y } = this.#drawn[here];
    this.#ring.setAttribute("transform", `translate(${x} ${y})`);
    const focused = this.#nodeAt(document.activeElement);
    if (focused === null) this.#enterAt(here);
    // What has the focus may be gone after a step back.
    else if (this.#drawn[focused].was === "unborn") this.#focus(here);
    this.#keepInView(x, y);
    const standing = `${queens.length} ${queens.length === 1 ? "queen stands" : "queens stand"}`;
    const all = search.nodes.length - 1;
    say(
      part("tree-text"),
      `${born - 1} of ${all} nodes so far, a queen placed in each; ${standing} now.`,
    );
  }

  /** @param {Search} search */
  #grow(search) {
    const focused = search === this.#grown ? this.#nodeAt(document.activeElement) : null;
    this.#search = search;
    this.#grown = search;
    const x = places(search.nodes);
    const { clientWidth, clientHeight } = this.#box;
    this.#width = clientWidth;
    const across = apart(clientWidth, Math.max(...x), ACROSS);
    const down = apart(clientHeight, size().n, DOWN);
    const at = search.nodes.map((node, index) => [
      MARGIN + x[index] * across,
      MARGIN + node.depth * down,
    ]);
    this.#drawn = search.nodes.map((node, index) => {
      const [x, y] = at[index];
      const group = draw(
        "g",
        { role: "treeitem", "aria-level": node.depth + 1, tabindex: -1, "data-node": index },
        draw("circle", { cx: x, cy: y, r: RADIUS }),
        draw("text", { x, y }, node.queen ? String(node.queen[1]) : ""),
      );
      const parent = node.parent === null ? null : at[node.parent];
      const branch = parent && draw("line", { x1: parent[0], y1: parent[1], x2: x, y2: y });
      return { group, branch, x, y, was: "" };
    });
    const [width, height] = [0, 1].map((axis) => MARGIN + Math.max(...at.map((it) => it[axis])));
    this.#svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.#svg.setAttribute("width", String(width));
    this.#svg.setAttribute("height", String(height));
    const branches = this.#drawn.flatMap(({ branch }) => (branch ? [branch] : []));
    this.#svg.replaceChildren(
      draw("g", { role: "none" }, ...branches, this.#ring),
      ...this.#drawn.map(({ group }) => group),
    );
    this.#entry = 0;
    if (focused !== null) this.#drawn[focused].group.focus({ preventScroll: true });
  }

  /**
   * Moves the tree only if the node is near an edge of its box or outside.
   * @param {number} x
   * @param {number} y
   */
  #keepInView(x, y) {
    const left = this.#box.scrollLeft;
    const near = 2 * ACROSS.least;
    const isNear = x < left + near || x > left + this.#width - near;
    if (isNear) this.#box.scrollLeft = x - this.#width / 2;
    const [top, height] = [this.#box.scrollTop, this.#box.clientHeight];
    if (y < top + MARGIN) this.#box.scrollTop = y - MARGIN;
    else if (y > top + height - MARGIN) this.#box.scrollTop = y + MARGIN - height;
  }

  /** @param {EventTarget | null} target */
  #nodeAt(target) {
    const group = target instanceof Element ? target.closest("[data-node]") : null;
    return group ? Number(group.getAttribute("data-node")) : null;
  }

  /**
   * To the moment when the node's queen was placed.
   * @param {number | null} node
   */
  #go(node) {
    if (node !== null) goTo(Math.max(leading().nodes[node].since, 0));
  }

  /** @param {number} node */
  #enterAt(node) {
    this.#drawn[this.#entry]?.group.setAttribute("tabindex", "-1");
    this.#drawn[node].group.setAttribute("tabindex", "0");
    this.#entry = node;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const node = this.#nodeAt(event.target);
    if (node === null) return;
    if (event.key === "Enter" || event.key === " ") this.#go(node);
    else if (event.key === "ArrowDown") this.#focus(node + 1);
    else if (event.key === "ArrowUp") this.#focus(node - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} node */
  #focus(node) {
    const drawn = this.#drawn[node];
    if (!drawn || drawn.was === "unborn") return;
    this.#enterAt(node);
    drawn.group.focus({ preventScroll: true });
    this.#keepInView(drawn.x, drawn.y);
  }
}
