// The page: what is chosen above, and everything that shows the state.

import { prepareAddress } from "./address.js";
import { data, isOwn } from "./data.js";
import { button, byId, find, make, part, say, select } from "./dom.js";
import { prepareGoing } from "./going.js";
import { prepareKeys } from "./keys.js";
import { preparePlacing } from "./placing.js";
import { pause, preparePlaying } from "./playing.js";
import { preparePredicting } from "./predicting.js";
import { Seen } from "./seen.js";
import {
  beside,
  goTo,
  leading,
  momentOfChapter,
  onChange,
  resize,
  setMode,
  show,
  size,
  state,
} from "./state.js";
import { Strip } from "./strip.js";
import { prepareTold } from "./told.js";
import { Tree } from "./tree.js";

const [seen, otherSeen] = [new Seen(), new Seen()];
const [tree, strip] = [new Tree(), new Strip()];

/** @param {string} value */
const option = (value, textContent = value) => make("option", { value, textContent });

function prepareChoices() {
  const sizes = select("size");
  sizes.append(...data.sizes.map(({ n }, index) => option(String(index), String(n))));
  sizes.addEventListener("change", () => {
    pause();
    resize(Number(sizes.value));
  });
  const labels = data.chapters.map(({ label }, index) => option(String(index), label));
  const chapters = select("chapter");
  chapters.append(...labels);
  const besides = select("beside");
  besides.append(option("", "nothing"), ...labels.map((it) => it.cloneNode(true)));
  const choose = () =>
    show(Number(chapters.value), besides.value === "" ? null : Number(besides.value));
  chapters.addEventListener("change", choose);
  besides.addEventListener("change", choose);
  for (const mode of document.querySelectorAll("#modes input")) {
    mode.addEventListener("change", () => {
      if (mode instanceof HTMLInputElement)
        setMode(/** @type {import("./state.js").Mode} */ (mode.value));
    });
  }
  // There is nothing to predict or to place beside a learner's own search.
  for (const mode of document.querySelectorAll("#modes, .of-modes"))
    if (mode instanceof HTMLElement) mode.hidden = isOwn;
  const dialog = byId("keys", HTMLDialogElement);
  button("help").addEventListener("click", () => {
    pause();
    dialog.showModal();
  });
  const slider = byId("slider", HTMLInputElement);
  slider.addEventListener("input", () => goTo(Number(slider.value) - 1));
}

function prepareSurroundings() {
  const isInAnotherPage = window.self !== window.top;
  document.documentElement.classList.toggle("in-another-page", isInAnotherPage);
  const theme = new URLSearchParams(location.search).get("theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  // The page of the book knows where it lies: beside the chapters.
  const inBook = location.pathname.endsWith("/play/search.html");
  const inSources = location.protocol === "file:" && location.pathname.includes("/docs/play/");
  byId("whole-page", HTMLAnchorElement).hidden = !isInAnotherPage;
  const back = byId("way-back", HTMLAnchorElement);
  back.hidden = !inBook || isInAnotherPage;
  onChange(() => {
    const { stem, number } = data.chapters[state.chapter];
    document.title = `Queens Kata: ${data.heading.toLowerCase()} ${size().n} queens`;
    if (stem === null) return;
    say(back, `← Chapter ${number}`);
    back.href = `../${stem}.${inSources ? "md" : "html"}`;
  });
}

function showState() {
  const { mode } = state;
  const second = beside();
  const isPlacing = mode === "place";
  const main = find(document, "main", HTMLElement);
  main.dataset.mode = mode;
  main.classList.toggle("two", second !== null);
  part("watching").hidden = mode !== "watch";
  part("predicting").hidden = mode !== "predict";
  part("placing").hidden = !isPlacing;
  for (const name of ["held", "tree", "rows"]) {
    find(document, `section.${name}`, HTMLElement).hidden = isPlacing !== (name === "rows");
  }
  part("chapter-choice").inert = isPlacing;
  part("beside-choice").inert = mode !== "watch";
  select("size").value = String(state.size);
  select("chapter").value = String(state.chapter);
  select("beside").value = second === null ? "" : String(second);
  find(document, `#modes [value=${mode}]`, HTMLInputElement).checked = true;
  say(part("note"), leading().note);
  seen.show(state.chapter);
  if (second === null) otherSeen.hide();
  else otherSeen.show(second);
  showCounters();
  tree.show();
  strip.show();
}

const grouped = (/** @type {number} */ number) => number.toLocaleString("en");

function showCounters() {
  const total = grouped(leading().moments.length);
  const { tries, placed, solutions } = momentOfChapter();
  say(part("step"), `${grouped(state.at + 1)} of ${total}`);
  say(part("tries"), grouped(tries));
  say(part("placed"), grouped(placed));
  say(part("solutions"), grouped(solutions));
  const slider = byId("slider", HTMLInputElement);
  slider.max = String(leading().moments.length);
  slider.value = String(state.at + 1);
  slider.setAttribute("aria-valuetext", `Step ${state.at + 1} of ${total}`);
}

prepareTold();
prepareChoices();
prepareSurroundings();
onChange(showState);
preparePlaying();
prepareGoing();
preparePredicting();
preparePlacing(seen);
prepareKeys();
prepareAddress();
