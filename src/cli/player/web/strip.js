// The solutions, each a small board in a strip: places are kept for all, and filled as they are found.

import { smallBoard } from "./board.js";
import { make, part } from "./dom.js";
import { goTo, leading, size, state } from "./state.js";
import { tell } from "./told.js";

const NOT_YET = "A solution that is not found yet.";

export class Strip {
  /** @type {import("./search.js").Search | null} */
  #search = null;
  /** @type {HTMLButtonElement[]} */
  #stamps = [];
  /** @type {string[]} */
  #names = [];

  show() {
    const search = leading();
    if (search !== this.#search) this.#lay(search);
    this.#stamps.forEach((stamp, index) => {
      const isFound = search.solutions[index] <= state.at;
      if (stamp.classList.contains("found") !== isFound) {
        stamp.classList.toggle("found", isFound);
        stamp.setAttribute("aria-label", isFound ? this.#names[index] : NOT_YET);
      }
      const isHere = search.solutions[index] === state.at;
      if (isHere) stamp.setAttribute("aria-current", "step");
      else stamp.removeAttribute("aria-current");
    });
  }

  /** @param {import("./search.js").Search} search */
  #lay(search) {
    this.#search = search;
    this.#names = search.solutions.map((step, index) => {
      const columns = search.moments[step].queens.map(([, col]) => col);
      return `Solution ${index + 1}: columns ${columns.join(", ")}`;
    });
    this.#stamps = search.solutions.map((step) => {
      const { queens } = search.moments[step];
      const stamp = make("button", { type: "button" }, smallBoard(queens, size().n));
      stamp.setAttribute("aria-label", NOT_YET);
      stamp.addEventListener("click", () => {
        if (step <= state.at) goTo(step);
        else tell(NOT_YET);
      });
      return stamp;
    });
    part("strip").replaceChildren(...this.#stamps);
  }
}
