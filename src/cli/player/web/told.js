// The line below the sentence, for what is said once.

import { part, say } from "./dom.js";
import { onChange, size, state } from "./state.js";

/**
 * Says it, until the next step.
 * @param {string} text
 * @param {"" | "right" | "wrong"} tone
 */
export function tell(text, tone = "") {
  say(part("told"), text);
  part("told").dataset.tone = tone;
}

/** Comes first of all that hear of a change: what was told belongs to the moment before. */
export function prepareTold() {
  onChange(() => tell(state.at === size().parting ? "Here the two part." : ""));
}
