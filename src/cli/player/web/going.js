// Ways to go on: to the next step of a kind.

import { isOwn, isSolution, REFUSED, TAKEN_BACK, TRY } from "./data.js";
import { button, make, part, select } from "./dom.js";
import { goTo, leading, onChange, size, state } from "./state.js";
import { tell } from "./told.js";

/** @typedef {import("./search.js").Moment} Moment */

const WANTED = {
  refusal: (/** @type {Moment} */ { kind }) => kind === REFUSED,
  "step-back": (/** @type {Moment} */ { kind }) => kind === TAKEN_BACK,
  solution: (/** @type {Moment} */ { kind }) => isSolution(kind),
};

/** @typedef {keyof typeof WANTED} Target */

/**
 * @param {(moment: Moment) => boolean} isWanted
 * @param {string} name
 */
function goToNext(isWanted, name) {
  const found = leading().moments.findIndex((moment, step) => step > state.at && isWanted(moment));
  if (found >= 0) goTo(found);
  else tell(`No ${name} comes after this step.`);
}

/** @param {Target} target */
export const goOnTo = (target) => goToNext(WANTED[target], target.replace("-", " "));

/** @param {number} row */
export function goOnToRow(row) {
  if (row >= size().n) return;
  goToNext((moment) => moment.kind === TRY && moment.row === row, `try in row ${row}`);
}

export function goToParting() {
  const { parting } = size();
  if (parting === null) tell("The two don't part.");
  else goTo(parting);
}

export function prepareGoing() {
  button("first").addEventListener("click", () => goTo(0));
  button("back").addEventListener("click", () => goTo(state.at - 1));
  button("forward").addEventListener("click", () => goTo(state.at + 1));
  button("last").addEventListener("click", () => goTo(Number.MAX_SAFE_INTEGER));
  for (const target of /** @type {Target[]} */ (Object.keys(WANTED))) {
    button(`to-${target}`).addEventListener("click", () => goOnTo(target));
  }
  button("to-parting").hidden = !isOwn;
  button("to-parting").addEventListener("click", goToParting);
  part("parting-key").hidden = !isOwn;
  const rows = select("row");
  button("to-row").addEventListener("click", () => goOnToRow(Number(rows.value)));
  let n = 0;
  onChange(() => {
    if (n === size().n) return;
    n = size().n;
    const named = Array.from({ length: n }, (_, row) =>
      make("option", { value: String(row), textContent: String(row) }),
    );
    rows.replaceChildren(...named);
    rows.value = String(n - 1);
    // There are ten keys with digits.
    part("last-row").textContent = String(Math.min(n - 1, 9));
  });
}
