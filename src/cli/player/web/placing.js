// A board on which the reader places the queens.

import { attacksFromAbove, isSame } from "./board.js";
import { button, part, say, tableRow } from "./dom.js";
import { changed, onChange, size, state } from "./state.js";

/** @typedef {import("./data.js").Cell} Cell */

/** @type {Cell[]} */
let queens = [];
/**
 * What stood before each change.
 * @type {Cell[][]}
 */
let past = [];

/**
 * Whether a queen attacks a cell that she does not stand on: here in her row, too.
 * @param {Cell} queen
 * @param {Cell} cell
 */
const attacks = (queen, cell) =>
  !isSame(queen, cell) && (queen[0] === cell[0] || attacksFromAbove(queen, cell));

/**
 * @param {Cell} one
 * @param {Cell} other
 */
function shared(one, other) {
  if (one[0] === other[0]) return "a row";
  if (one[1] === other[1]) return "a column";
  return one[0] - other[0] === one[1] - other[1] ? "a falling diagonal" : "a rising diagonal";
}

/** All pairs that attack each other. */
function conflicts() {
  return queens.flatMap((one, index) =>
    queens
      .slice(index + 1)
      .filter((other) => attacks(one, other))
      .map((other) => /** @type {[Cell, Cell]} */ ([one, other])),
  );
}

/** The queens as an address names them. */
export const placed = () => queens.map((queen) => queen.join(".")).join(",");

/**
 * Places the queens that an address names, as far as the board has such cells.
 * @param {string} named
 */
export function placeNamed(named) {
  const isThere = (/** @type {number} */ index) =>
    Number.isInteger(index) && index >= 0 && index < size().n;
  const cells = named.split(",").map((cell) => cell.split(".").map(Number));
  [queens, past] = [[], []];
  for (const [row, col] of cells) {
    const isFree = isThere(row) && isThere(col) && !queens.some((it) => isSame(it, [row, col]));
    if (isFree) queens = [...queens, [row, col]];
  }
}

/** @param {Cell[]} next */
function place(next) {
  past.push(queens);
  queens = next;
}

/** @param {Cell} cell */
function toggleQueen(cell) {
  const others = queens.filter((queen) => !isSame(queen, cell));
  place(others.length < queens.length ? others : [...queens, cell]);
}

function undo() {
  const before = past.pop();
  if (before) queens = before;
}

function clear() {
  if (queens.length > 0) place([]);
}

const NONE = "No solution has these queens.";

const name = (/** @type {Cell} */ [row, col]) => `row ${row}, column ${col}`;

/** What stands, in a sentence. */
function standing() {
  const pairs = conflicts();
  if (pairs.length > 0) {
    const [one, other] = pairs[0];
    const first = `The queens of ${name(one)} and ${name(other)} share ${shared(one, other)}.`;
    return pairs.length === 1 ? first : `${first} ${pairs.length} pairs attack each other.`;
  }
  const count = queens.length;
  if (count === 0) return "Click a cell to place a queen, and again to take her back.";
  const stand = count === 1 ? "1 queen stands" : `${count} queens stand`;
  if (count === size().n) return `${stand}: a solution!`;
  return count === 1 ? `${stand}.` : `${stand}, and none attacks another.`;
}

/** How many solutions have a queen wherever one stands. */
function begun() {
  const { solutions, n } = size();
  if (!solutions) return `For ${n} queens the solutions are too many to be in this page.`;
  const all = solutions.length;
  if (all === 0) return `There is no solution for ${n} queens.`;
  if (queens.length === 0)
    return all === 1 ? "There is 1 solution." : `There are ${all} solutions.`;
  const like = solutions.filter((columns) => queens.every(([row, col]) => columns[row] === col));
  if (all === 1) return like.length === 1 ? "The only solution has this queen." : NONE;
  if (like.length === 0) return NONE;
  const have = `${like.length === 1 ? "has" : "have"} ${queens.length === 1 ? "this queen" : "these queens"}`;
  return `${like.length} of the ${all} solutions ${have}.`;
}

/**
 * What a row has left.
 * @param {number} row
 * @returns {[string, string]}
 */
function left(row) {
  const hers = queens.filter((queen) => queen[0] === row).map(([, col]) => col);
  if (hers.length === 1) return [`row ${row}`, `queen in column ${hers[0]}`];
  if (hers.length > 1) return [`row ${row}`, `queens in columns ${hers.sort().join(", ")}`];
  const free = Array.from({ length: size().n }, (_, col) => col).filter(
    (col) => !queens.some((queen) => attacks(queen, [row, col])),
  );
  return [`row ${row}`, free.length > 0 ? `free: ${free.join(" ")}` : "no free cell"];
}

/** The cells, as they are shown and as they are reached. */
class PlacingBoard {
  /** @type {import("./seen.js").Seen} */
  #seen;
  #isOn = false;
  #n = 0;

  /** @param {import("./seen.js").Seen} seen */
  constructor(seen) {
    this.#seen = seen;
    seen.svg.addEventListener("click", (event) => {
      const cell = cellOf(event.target);
      if (cell) this.#toggle(cell);
    });
    seen.svg.addEventListener("keydown", (event) => this.#key(event));
  }

  /** What does not fit on a smaller board is no longer there. */
  follow() {
    const isWanted = state.mode === "place";
    if (this.#n !== size().n) {
      this.#n = size().n;
      placeNamed(placed());
      // The cells are new.
      this.#isOn = false;
    }
    if (isWanted !== this.#isOn) this.#setRoles(isWanted);
    this.#isOn = isWanted;
    if (isWanted) this.#show();
  }

  #show() {
    const { board, svg, sentence } = this.#seen;
    const pairs = conflicts();
    const isSolution = pairs.length === 0 && queens.length === size().n;
    board.show({ queens, attacks, reads: [], lines: pairs, cell: null, sign: null, isSolution });
    this.#each((cell, here) => {
      const stands = queens.some((queen) => isSame(queen, here));
      const isAttacked = queens.some((queen) => attacks(queen, here));
      const how = stands ? "a queen" : isAttacked ? "attacked" : "free";
      cell.setAttribute("aria-label", `Row ${here[0]}, column ${here[1]}: ${how}`);
    });
    svg.setAttribute("aria-label", "The board, to place queens on");
    say(sentence, standing());
    say(part("begun"), begun());
    const rows = Array.from({ length: size().n }, (_, row) => tableRow(left(row)));
    part("rows").replaceChildren(...rows);
    button("undo").setAttribute("aria-disabled", String(past.length === 0));
    button("clear").setAttribute("aria-disabled", String(queens.length === 0));
  }

  /** @param {(cell: SVGGElement, here: Cell) => void} visit */
  #each(visit) {
    this.#seen.board.cells.forEach((cells, row) => {
      cells.forEach((cell, col) => {
        visit(cell, [row, col]);
      });
    });
  }

  /**
   * Makes the cells what can be pressed, or a picture again.
   * @param {boolean} isOn
   */
  #setRoles(isOn) {
    this.#seen.svg.setAttribute("role", isOn ? "grid" : "img");
    this.#seen.board.cells.forEach(([cell], index) => {
      const row = cell.parentElement;
      if (row) set(row, { role: "row", "aria-label": `Row ${index}` }, isOn);
    });
    this.#each((cell, [row, col]) => {
      const tabindex = row + col === 0 ? "0" : "-1";
      set(cell, { role: "gridcell", tabindex, "data-cell": `${row} ${col}` }, isOn);
      if (!isOn) cell.removeAttribute("aria-label");
    });
  }

  /** @param {Cell} cell */
  #toggle(cell) {
    toggleQueen(cell);
    this.#focus(cell);
    changed();
  }

  /** @param {Cell} cell */
  #focus([row, col]) {
    const wanted = this.#seen.board.cells[row]?.[col];
    if (!wanted) return;
    this.#each((cell) => {
      cell.setAttribute("tabindex", cell === wanted ? "0" : "-1");
    });
    wanted.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const cell = cellOf(event.target);
    if (!cell) return;
    const [row, col] = cell;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowUp: () => this.#focus([row - 1, col]),
      ArrowDown: () => this.#focus([row + 1, col]),
      ArrowLeft: () => this.#focus([row, col - 1]),
      ArrowRight: () => this.#focus([row, col + 1]),
      Enter: () => this.#toggle(cell),
      " ": () => this.#toggle(cell),
    };
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    event.stopPropagation();
    key();
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {Cell | null}
 */
function cellOf(target) {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  const place = cell?.getAttribute("data-cell")?.split(" ").map(Number);
  return place ? [place[0], place[1]] : null;
}

/**
 * Sets attributes, or takes them away.
 * @param {Element} element
 * @param {Record<string, string>} attributes
 * @param {boolean} isOn
 */
function set(element, attributes, isOn) {
  for (const [name, value] of Object.entries(attributes)) {
    if (isOn) element.setAttribute(name, value);
    else element.removeAttribute(name);
  }
}

/** @param {import("./seen.js").Seen} seen */
export function preparePlacing(seen) {
  const board = new PlacingBoard(seen);
  onChange(() => board.follow());
  for (const [id, change] of Object.entries({ undo, clear })) {
    button(id).addEventListener("click", () => {
      change();
      changed();
    });
  }
}
