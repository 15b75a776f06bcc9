// One chapter's search as it is seen: its board and sentence, what its program holds, and its lines.
// Two of them can stand side by side.

import { attacksFromAbove, Board, describe } from "./board.js";
import { data, isOwn, isSolution, REFUSED, SAFE, TAKEN_BACK, TRY } from "./data.js";
import { copyOf, find, make, say, tableRow } from "./dom.js";
import { cellsAt, entriesAt, linesAt, longestEntries } from "./held.js";
import { searchOf } from "./search.js";
import { heldOf, size, stepOf } from "./state.js";

/** @type {Record<number, import("./board.js").Picture["sign"]>} */
const SIGNS = { [TRY]: "asked", [REFUSED]: "refused", [TAKEN_BACK]: "taken-back", [SAFE]: "safe" };

/**
 * What the board shows at a moment.
 * @param {import("./search.js").Moment} moment
 * @param {import("./data.js").Cell[]} reads
 * @returns {import("./board.js").Picture}
 */
function pictureOf({ kind, row, col, attack, queens }, reads) {
  return {
    queens,
    attacks: attacksFromAbove,
    reads,
    lines: attack ? [[attack, [row, col]]] : [],
    cell: isSolution(kind) ? null : [row, col],
    sign: SIGNS[kind] ?? null,
    isSolution: isSolution(kind),
  };
}

export class Seen {
  #chapter = -1;
  /** @type {import("./data.js").Held | null} */
  #held = null;
  /** @type {HTMLElement} */
  #stage;
  /** @type {SVGSVGElement} */
  #svg;
  /** @type {Board} */
  #board;
  /** @type {HTMLElement} */
  #sentence;
  /** @type {HTMLElement} */
  #panel;
  /** @type {HTMLElement} */
  #entries;
  /** @type {HTMLDetailsElement} */
  #program;
  /** @type {HTMLElement} */
  #source;
  /** @type {[string, string][]} */
  #longest = [];
  /** @type {number[]} */
  #marked = [];

  constructor() {
    this.#stage = find(copyOf("board-template"), ".seen", HTMLElement);
    this.#svg = find(this.#stage, ".board", SVGSVGElement);
    this.#board = new Board(this.#svg);
    this.#sentence = find(this.#stage, ".sentence", HTMLElement);
    this.#panel = find(copyOf("held-template"), ".holds", HTMLElement);
    this.#entries = find(this.#panel, ".entries", HTMLElement);
    this.#program = find(this.#panel, ".program", HTMLDetailsElement);
    this.#source = find(this.#program, "pre", HTMLElement);
    this.#program.addEventListener("toggle", () => this.#keepInView());
    find(document, ".boards", HTMLElement).append(this.#stage);
    find(document, "section.held", HTMLElement).append(this.#panel);
  }

  get board() {
    return this.#board;
  }

  get sentence() {
    return this.#sentence;
  }

  get svg() {
    return this.#svg;
  }

  hide() {
    this.#stage.hidden = true;
    this.#panel.hidden = true;
  }

  /** @param {number} chapter */
  show(chapter) {
    this.#stage.hidden = false;
    this.#panel.hidden = false;
    const held = heldOf(chapter);
    if (this.#chapter !== chapter) this.#setChapter(chapter);
    if (this.#held !== held) this.#reserve(held);
    const step = stepOf(chapter);
    const moment = searchOf(size(), held.trace).moments[step];
    this.#board.resize(size().n);
    this.#board.show(pictureOf(moment, cellsAt(held, step)));
    this.#svg.setAttribute("aria-label", describe(moment.queens));
    say(this.#sentence, moment.sentence);
    this.#showEntries(entriesAt(held, step));
    this.#mark(linesAt(held, step));
  }

  /** @param {number} chapter */
  #setChapter(chapter) {
    this.#chapter = chapter;
    const { number, label, program, source } = data.chapters[chapter];
    const whose = isOwn ? label : `chapter ${number}'s program`;
    say(find(this.#panel, "h2", HTMLElement), `What ${whose} holds`);
    say(find(this.#stage, ".whose", HTMLElement), label);
    // Who asked for one chapter's program did not ask for the next one's.
    this.#program.open = false;
    say(find(this.#program, "summary", HTMLElement), program);
    const lines = `The lines of ${whose}; those of this step begin with an arrow`;
    this.#source.setAttribute("aria-label", lines);
    this.#source.replaceChildren(
      ...source.map((text) => make("span", { className: "line", textContent: text })),
    );
  }

  /**
   * Keeps the place for the longest sentence and the deepest table, so that nothing moves.
   * @param {import("./data.js").Held} held
   */
  #reserve(held) {
    this.#held = held;
    say(find(this.#stage, ".longest", HTMLElement), searchOf(size(), held.trace).longest);
    this.#longest = longestEntries(held);
    const rows = this.#longest.map(tableRow);
    find(this.#panel, ".longest tbody", HTMLElement).replaceChildren(...rows);
    this.#entries.replaceChildren();
  }

  /** @param {[string, string][]} entries */
  #showEntries(entries) {
    const rows = this.#entries.children;
    while (rows.length > entries.length) rows[rows.length - 1].remove();
    entries.forEach((entry, index) => {
      const row = rows[index];
      if (!row) this.#entries.append(reservedRow(entry, this.#longest[index]));
      else for (const [column, text] of entry.entries()) say(row.children[column], text);
    });
  }

  /** @param {number[]} numbers */
  #mark(numbers) {
    const lines = /** @type {Iterable<HTMLElement>} */ (this.#source.children);
    let index = 0;
    for (const line of lines) {
      line.classList.toggle("marked", numbers.includes(index));
      index += 1;
    }
    this.#marked = numbers;
    this.#keepInView();
  }

  /** The marked lines come into view within their box, and the page stays where it is. */
  #keepInView() {
    const numbers = this.#marked;
    if (!this.#program.open || numbers.length === 0) return;
    const box = this.#source;
    const first = /** @type {HTMLElement} */ (box.children[numbers[0]]);
    const last = /** @type {HTMLElement} */ (box.children[numbers[numbers.length - 1]]);
    // One more line at either end says that the program goes on.
    const around = 1.4 * Number.parseFloat(getComputedStyle(box).fontSize);
    const above = first.offsetTop - around;
    const below = last.offsetTop + last.offsetHeight + around;
    if (above < box.scrollTop) box.scrollTop = above;
    else if (below > box.scrollTop + box.clientHeight) box.scrollTop = below - box.clientHeight;
  }
}

/**
 * A row that is as high as the longest that will ever stand there.
 * @param {[string, string]} entry
 * @param {[string, string]} longest
 */
function reservedRow(entry, longest) {
  const row = tableRow(entry);
  for (const [column, text] of longest.entries()) {
    row.children[column].setAttribute("data-longest", text);
  }
  return row;
}
