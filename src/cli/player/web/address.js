// An address for every moment.

import { data, isOwn } from "./data.js";
import { byId } from "./dom.js";
import { placed, placeNamed } from "./placing.js";
import { isPlaying, pause } from "./playing.js";
import { beside, goTo, onChange, setMode, show, size, state } from "./state.js";
import { tell } from "./told.js";

/** Browsers limit how often an address may change, and nobody reads it while the search runs. */
const REST = 1000;

const number = (/** @type {number} */ chapter) => data.chapters[chapter].number;

/** Where the state is. */
function address() {
  const parts = [`n=${size().n}`, `step=${state.at + 1}`, `chapter=${number(state.chapter)}`];
  const other = beside();
  if (other !== null) parts.push(`beside=${number(other)}`);
  if (state.mode !== "watch") parts.push(`mode=${state.mode}`);
  if (state.mode === "place" && placed() !== "") parts.push(`queens=${placed()}`);
  return `#${parts.join("&")}`;
}

/** Goes where the address says, as far as there is such a place. */
function read() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  /** @param {string | number | null} value */
  const chapterOf = (value) =>
    value === null ? -1 : data.chapters.findIndex((it) => it.number === Number(value));
  const sized = data.sizes.findIndex((it) => it.n === Number(wanted.get("n") ?? data.n));
  if (sized >= 0) state.size = sized;
  const chapter = chapterOf(wanted.get("chapter") ?? data.start);
  const asked = wanted.get("beside") ?? (wanted.has("chapter") ? null : data.beside);
  const other = chapterOf(asked);
  pause();
  state.at = 0;
  placeNamed(wanted.get("queens") ?? "");
  show(chapter >= 0 ? chapter : state.chapter, other >= 0 ? other : null);
  const mode = wanted.get("mode");
  setMode(!isOwn && (mode === "predict" || mode === "place") ? mode : "watch");
  goTo((Number(wanted.get("step")) || 1) - 1);
}

function write() {
  if (location.hash !== address()) history.replaceState(null, "", address());
}

export function prepareAddress() {
  const link = byId("link", HTMLAnchorElement);
  const whole = byId("whole-page", HTMLAnchorElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  onChange(() => {
    link.href = address();
    whole.href = location.pathname + address();
    clearTimeout(resting);
    if (!isPlaying()) resting = setTimeout(write, REST);
  });
  link.addEventListener("click", (event) => {
    // Whoever wants it in a tab of its own gets it there.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    write();
    const copied = navigator.clipboard?.writeText(location.href) ?? Promise.reject();
    copied.then(
      () => tell("The address of this moment is copied."),
      () => tell("The address of this moment stands in the address bar."),
    );
  });
  window.addEventListener("hashchange", read);
  read();
}
