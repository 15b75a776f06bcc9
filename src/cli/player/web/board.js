// One board. Its cells are made once for each size; after that only what changes is touched.

import { draw } from "./dom.js";

/** @typedef {import("./data.js").Cell} Cell */

/**
 * What a board shows.
 * @typedef {object} Picture
 * @property {Cell[]} queens
 * @property {(queen: Cell, cell: Cell) => boolean} attacks whether the queen attacks the cell
 * @property {Cell[]} reads the cells that the program reads
 * @property {[Cell, Cell][]} lines from the queen that attacks to the cell that she attacks
 * @property {Cell | null} cell where something happens
 * @property {"asked" | "refused" | "taken-back" | "safe" | null} sign what happens there
 * @property {boolean} isSolution
 */

const SIDE = 100;
/** Room for the numbers of the rows and columns. */
const EDGE = 44;

const middle = (/** @type {number} */ index) => index * SIDE + SIDE / 2;

/**
 * @param {Cell} one
 * @param {Cell} other
 */
export const isSame = (one, other) => one[0] === other[0] && one[1] === other[1];

/**
 * Whether a queen attacks a cell of another row: a search has one queen a row, and asks no more.
 * @param {Cell} queen
 * @param {Cell} cell
 */
export function attacksFromAbove([row, col], [otherRow, otherCol]) {
  const [down, across] = [Math.abs(row - otherRow), Math.abs(col - otherCol)];
  return down !== 0 && (across === 0 || across === down);
}

export class Board {
  /** @type {SVGSVGElement} */
  #svg;
  #n = 0;
  /** @type {SVGGElement[][]} */
  #cells = [];
  #lines = draw("g");
  #frame = draw("rect", { x: 4, y: 4, width: SIDE - 8, height: SIDE - 8, rx: 6 });
  #sign = draw("use", { width: SIDE, height: SIDE });

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.#svg = svg;
  }

  /** The groups of the cells, row by row. */
  get cells() {
    return this.#cells;
  }

  /**
   * Makes the cells, unless there are so many already.
   * @param {number} n
   */
  resize(n) {
    if (n === this.#n) return;
    this.#n = n;
    const side = n * SIDE + EDGE;
    this.#svg.setAttribute("viewBox", `${-EDGE} ${-EDGE} ${side} ${side}`);
    const numbers = draw("g", { class: "numbers", "aria-hidden": "true" });
    for (let index = 0; index < n; index++) {
      numbers.append(draw("text", { x: middle(index), y: -EDGE / 2 }, String(index)));
      numbers.append(draw("text", { x: -EDGE / 2, y: middle(index) }, String(index)));
    }
    const rows = Array.from({ length: n }, () => draw("g"));
    this.#cells = rows.map((group, row) => {
      const cells = Array.from({ length: n }, (_, col) => cell(row, col));
      group.append(...cells);
      return cells;
    });
    this.#svg.replaceChildren(numbers, ...rows, this.#lines, this.#frame, this.#sign);
  }

  /** @param {Picture} picture */
  show({ queens, attacks, reads, lines, cell, sign, isSolution }) {
    this.#cells.forEach((cells, row) => {
      cells.forEach((group, col) => {
        /** @type {Cell} */
        const here = [row, col];
        const isHere = (/** @type {Cell} */ other) => isSame(other, here);
        const stands = queens.some(isHere);
        const attacked = !stands && queens.some((queen) => attacks(queen, here));
        const classes = [
          (row + col) % 2 ? "dark" : "light",
          stands && "has-queen",
          attacked && "attacked",
          reads.some(isHere) && "is-read",
        ];
        setClass(group, classes.filter(Boolean).join(" "));
      });
    });
    this.#lines.replaceChildren(...lines.map(line));
    setClass(this.#frame, cell ? `frame ${sign ?? ""}` : "none");
    setClass(this.#sign, cell && sign ? `sign ${sign}` : "none");
    if (cell) {
      const place = `translate(${cell[1] * SIDE} ${cell[0] * SIDE})`;
      this.#frame.setAttribute("transform", place);
      this.#sign.setAttribute("transform", place);
      if (sign) this.#sign.setAttribute("href", `#${sign}`);
    }
    setClass(this.#svg, isSolution ? "board solved" : "board");
  }
}

/**
 * @param {Cell[]} queens
 */
export function describe(queens) {
  const places = queens.map(([row, col]) => `row ${row}, column ${col}`);
  return places.length > 0 ? `Queens: ${places.join("; ")}` : "No queen stands";
}

/**
 * A board as small as a stamp.
 * @param {Cell[]} queens
 * @param {number} n
 */
export function smallBoard(queens, n) {
  const svg = draw("svg", { viewBox: `0 0 ${n} ${n}`, "aria-hidden": "true" });
  for (let row = 0; row < n; row++) {
    for (let col = 0; col < n; col++) {
      const shade = (row + col) % 2 ? "dark" : "light";
      svg.append(draw("rect", { x: col, y: row, width: 1, height: 1, class: shade }));
    }
  }
  for (const [row, col] of queens) {
    svg.append(draw("circle", { cx: col + 0.5, cy: row + 0.5, r: 0.32, class: "queen" }));
  }
  return svg;
}

/**
 * @param {number} row
 * @param {number} col
 */
function cell(row, col) {
  const [x, y] = [col * SIDE, row * SIDE];
  return draw(
    "g",
    {},
    draw("rect", { x, y, width: SIDE, height: SIDE, class: "square" }),
    draw("circle", { cx: x + 18, cy: y + 18, r: 7, class: "dot" }),
    draw("rect", { x: x + 9, y: y + 9, width: SIDE - 18, height: SIDE - 18, class: "read" }),
    draw("use", { x: x + 8, y: y + 8, width: SIDE - 16, height: SIDE - 16, href: "#queen" }),
  );
}

/** @param {[Cell, Cell]} line */
function line([from, to]) {
  const ends = { x1: middle(from[1]), y1: middle(from[0]), x2: middle(to[1]), y2: middle(to[0]) };
  return draw("line", { ...ends, class: "attack" });
}

/**
 * @param {SVGElement} element
 * @param {string} name
 */
function setClass(element, name) {
  if (element.getAttribute("class") !== name) element.setAttribute("class", name);
}
