// The reader says first what the search does next, and keeps score.

import { isSolution, PLACED, REFUSED, SAFE, TAKEN_BACK, TRY } from "./data.js";
import { make, part, say } from "./dom.js";
import { goTo, leading, moment, onChange, state } from "./state.js";
import { tell } from "./told.js";

/** @typedef {import("./search.js").Moment} Moment */

/**
 * @typedef {object} Answer
 * @property {string} key
 * @property {string} text
 * @property {(next: Moment, now: Moment) => boolean} isRight
 */

/** @type {Answer[]} */
const IS_SAFE = [
  { key: "Y", text: "Yes", isRight: ({ kind }) => kind === PLACED || kind === SAFE },
  { key: "N", text: "No", isRight: ({ kind }) => kind === REFUSED },
];

/** @type {Answer[]} */
const NEXT = [
  {
    key: "1",
    text: "Same row",
    isRight: (next, now) => next.kind === TRY && next.row === now.row,
  },
  {
    key: "2",
    text: "Next row",
    isRight: (next, now) => next.kind === TRY && next.row > now.row,
  },
  { key: "3", text: "Step back", isRight: ({ kind }) => kind === TAKEN_BACK },
  { key: "4", text: "Solution", isRight: ({ kind }) => isSolution(kind) },
];

let [right, asked] = [0, 0];

/**
 * The answers to choose from, if there is something to ask.
 * @returns {Answer[]}
 */
function answers() {
  if (state.at === leading().moments.length - 1) return [];
  return moment().kind === TRY ? IS_SAFE : NEXT;
}

/**
 * Why the search did that.
 * @param {Moment} next
 * @param {Moment} now
 */
function why(next, now) {
  const { row } = now;
  if (now.kind === TRY)
    return next.kind === REFUSED ? "A queen attacks it." : "No queen attacks it.";
  if (isSolution(next.kind)) return `Row ${row} is the last one, so that is a solution.`;
  if (next.kind === TRY && next.row > row)
    return `The queen stands, so the search goes down to row ${next.row}.`;
  if (next.kind === TRY) return `Row ${row} has another cell to try: column ${next.col}.`;
  if (isSolution(now.kind)) return "The last queen is taken back, to look for more solutions.";
  return `Row ${row} has no cell left, so the queen of row ${next.row} is taken back.`;
}

/**
 * The answer that has this key, if there is one now.
 * @param {string} key
 */
export const answerOf = (key) => answers().find((it) => it.key === key.toUpperCase());

/** @param {Answer} given */
export function take(given) {
  const now = moment();
  const next = leading().moments[state.at + 1];
  const isRight = given.isRight(next, now);
  asked += 1;
  right += Number(isRight);
  goTo(state.at + 1);
  tell(`${isRight ? "Right." : "No."} ${why(next, now)}`, isRight ? "right" : "wrong");
}

export function preparePredicting() {
  /** @type {Answer[] | null} */
  let shown = null;
  onChange(() => {
    if (state.mode !== "predict") return;
    const now = answers();
    const over = leading().whole ? "The search is over." : "The page ends here.";
    const question = now === IS_SAFE ? "Is it safe?" : "What comes next?";
    say(part("question"), now.length === 0 ? over : question);
    say(part("score"), asked === 0 ? "" : `${right} of ${asked} right`);
    if (shown === now) return;
    // The focus stays here when the answers change, or when there are none left.
    const had = part("answers").contains(document.activeElement);
    part("answers").replaceChildren(...now.map(answerButton));
    if (had) (part("answers").querySelector("button") ?? part("question")).focus();
    shown = now;
  });
}

/** @param {Answer} given */
function answerButton(given) {
  const { key, text } = given;
  const it = make("button", { type: "button" }, `${text} `, make("kbd", { textContent: key }));
  it.addEventListener("click", () => take(given));
  return it;
}
