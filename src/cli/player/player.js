// The page holds a recorded search. Everything that is shown is in the data, or follows from the
// queens that stand at a step; nothing here searches.
const data = JSON.parse(document.getElementById("data").textContent);
const [TRY, REFUSED, PLACED, SOLUTION, TAKEN_BACK, SAFE, REPORTED] = [0, 1, 2, 3, 4, 5, 6];
const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32];
const CELL = 100;
/** Room for the numbers of the rows and columns. */
const EDGE = 40;
const SVG = "http://www.w3.org/2000/svg";

const by = (id) => document.getElementById(id);
const state = { chapter: 0, step: 0, timer: null };

for (const trace of data.traces) {
  replay(trace);
}

/** Adds to each step the queens that stand and the counters, and to the trace its tree. */
function replay(trace) {
  let queens = [];
  const totals = { tries: 0, everPlaced: 0, solutions: 0 };
  trace.nodes = [{ parent: null, depth: 0, since: -1, solved: null }];
  let path = [0];
  trace.steps = trace.steps.map(([kind, row, col, ...more], index) => {
    if (kind === TRY) totals.tries += 1;
    if (kind === PLACED) {
      queens = [...queens, [row, col]];
      totals.everPlaced += 1;
      trace.nodes.push({
        parent: path.at(-1),
        depth: queens.length,
        since: index,
        solved: null,
        queen: [row, col],
      });
      path = [...path, trace.nodes.length - 1];
    }
    if (kind === SOLUTION) trace.nodes[path.at(-1)].solved = index;
    if (isSolution(kind)) totals.solutions += 1;
    if (kind === TAKEN_BACK) {
      const isHers = (queen) => queen?.[0] === row && queen[1] === col;
      queens = queens.filter((queen) => !isHers(queen));
      path = path.filter((node) => !isHers(trace.nodes[node].queen));
    }
    const isBoard = kind === REPORTED;
    const attack = isBoard || more.length === 0 ? null : { row: more[0], col: more[1] };
    const shown = isBoard ? more.map((queen, at) => [at, queen]) : queens;
    return { kind, row, col, attack, queens: shown, path, ...totals };
  });
  layOut(trace.nodes);
}

function isSolution(kind) {
  return kind === SOLUTION || kind === REPORTED;
}

/** A leaf takes the next free place from the left; any other node the middle above its children. */
function layOut(nodes) {
  const children = nodes.map(() => []);
  nodes.forEach((node, index) => {
    if (node.parent !== null) children[node.parent].push(index);
  });
  let leaves = 0;
  nodes.forEach((node, index) => {
    if (children[index].length === 0) node.x = leaves++;
  });
  // Children come after their parents, so from the end every child is placed before its parent.
  for (let index = nodes.length - 1; index >= 0; index--) {
    const below = children[index];
    if (below.length > 0) nodes[index].x = (nodes[below[0]].x + nodes[below.at(-1)].x) / 2;
  }
}

function current() {
  const chapter = data.chapters[state.chapter];
  const trace = data.traces[chapter.trace];
  return { chapter, trace, step: trace.steps[state.step], number: state.step };
}

function element(parent, name, attributes, text) {
  const child = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) child.setAttribute(key, value);
  if (text !== undefined) child.textContent = text;
  parent.append(child);
  return child;
}

const middle = (index) => index * CELL + CELL / 2;

function isAttacked(queens, row, col) {
  return queens.some(
    ([at, queen]) => at !== row && (queen === col || Math.abs(queen - col) === Math.abs(at - row)),
  );
}

function drawBoard({ chapter, step, number }) {
  const board = by("board");
  const n = data.n;
  board.replaceChildren();
  const side = n * CELL + EDGE;
  board.setAttribute("viewBox", `${-EDGE} ${-EDGE} ${side} ${side}`);
  for (let index = 0; index < n; index++) {
    for (const [x, y] of [
      [middle(index), -EDGE / 2],
      [-EDGE / 2, middle(index)],
    ])
      element(board, "text", { x, y, class: "number" }, index);
  }
  const [, reads] = data.machinery[chapter.machinery[number]];
  for (let row = 0; row < n; row++) {
    for (let col = 0; col < n; col++) {
      const [x, y] = [col * CELL, row * CELL];
      const shade = (row + col) % 2 ? "dark" : "light";
      element(board, "rect", { x, y, width: CELL, height: CELL, class: shade });
      const stands = step.queens.some((queen) => queen[0] === row && queen[1] === col);
      if (stands) element(board, "text", { x: middle(col), y: middle(row), class: "sign" }, "♛");
      else if (isAttacked(step.queens, row, col))
        element(board, "circle", { cx: x + 16, cy: y + 16, r: 6, class: "dot" });
    }
  }
  for (const [row, col] of reads) {
    const [x, y] = [col * CELL + 8, row * CELL + 8];
    element(board, "rect", { x, y, width: CELL - 16, height: CELL - 16, class: "read" });
  }
  if (step.attack) {
    const ends = {
      x1: middle(step.attack.col),
      y1: middle(step.attack.row),
      x2: middle(step.col),
      y2: middle(step.row),
    };
    element(board, "line", { ...ends, class: "attack" });
  }
  const [x, y] = [step.col * CELL + 4, step.row * CELL + 4];
  element(board, "rect", { x, y, width: CELL - 8, height: CELL - 8, class: "frame" });
  const sign = { [TRY]: "?", [REFUSED]: "✕", [TAKEN_BACK]: "↑", [SAFE]: "✓" }[step.kind];
  if (sign)
    element(board, "text", { x: middle(step.col), y: middle(step.row), class: "sign" }, sign);
  const queens = step.queens.map(([row, col]) => `row ${row}, column ${col}`).join("; ");
  board.setAttribute("aria-label", queens ? `Queens: ${queens}` : "No queen stands");
}

function showProgram({ chapter, number }) {
  const [entries] = data.machinery[chapter.machinery[number]];
  const rows = entries.map(([name, value]) => {
    const row = document.createElement("tr");
    const head = document.createElement("th");
    head.scope = "row";
    head.textContent = name;
    const cell = document.createElement("td");
    cell.textContent = value;
    row.append(head, cell);
    return row;
  });
  by("machinery").replaceChildren(...rows);
  if (by("asked-for").textContent !== chapter.program) {
    // Who asked for one chapter's program did not ask for the next one's.
    by("program").open = false;
    by("asked-for").textContent = chapter.program;
  }
  const marked = data.marked[chapter.marked[number]];
  const lines = chapter.source.map((text, index) => {
    const line = document.createElement("span");
    line.className = marked.includes(index) ? "line marked" : "line";
    line.textContent = text;
    return line;
  });
  by("source").replaceChildren(...lines);
}

function drawTree({ trace, step, number }) {
  const tree = by("tree");
  const [across, down, margin] = [24, 46, 16];
  const place = (node) => [margin + node.x * across, margin + node.depth * down];
  const width = 2 * margin + across * Math.max(...trace.nodes.map((node) => node.x));
  const height = 2 * margin + down * Math.max(...trace.nodes.map((node) => node.depth));
  tree.replaceChildren();
  tree.setAttribute("viewBox", `0 0 ${width} ${height}`);
  tree.setAttribute("width", width);
  tree.setAttribute("height", height);
  const grown = trace.nodes.filter((node) => node.since <= number);
  for (const node of grown) {
    if (node.parent === null) continue;
    const [x1, y1] = place(trace.nodes[node.parent]);
    const [x2, y2] = place(node);
    element(tree, "line", { x1, y1, x2, y2, class: "branch" });
  }
  const path = new Set(step.path.map((index) => trace.nodes[index]));
  for (const node of grown) {
    const [cx, cy] = place(node);
    const solved = node.solved !== null && node.solved <= number;
    const classes = ["node", path.has(node) && "on-path", solved && "solved"];
    element(tree, "circle", { cx, cy, r: 5, class: classes.filter(Boolean).join(" ") });
    if (solved)
      element(tree, "circle", {
        cx,
        cy,
        r: 9,
        class: "node solved",
        fill: "none",
        style: "fill: none",
      });
  }
  const [cx, cy] = place(trace.nodes[step.path.at(-1)]);
  element(tree, "circle", { cx, cy, r: 10, class: "here" });
  const queens = `${step.queens.length} ${step.queens.length === 1 ? "queen stands" : "queens stand"}`;
  by("tree-text").textContent =
    `${grown.length - 1} of ${trace.nodes.length - 1} queens have been placed so far. ` +
    `The search is at the ringed node, where ${queens}; a double ring is a solution.`;
  const box = tree.parentElement;
  box.scrollLeft = cx - box.clientWidth / 2;
}

function render() {
  const now = current();
  drawBoard(now);
  showProgram(now);
  drawTree(now);
  by("sentence").textContent = data.sentences[now.trace.sentences[now.number]];
  const total = now.trace.steps.length;
  by("step").textContent = `${now.number + 1} of ${total}`;
  by("tries").textContent = now.step.tries;
  by("placed").textContent = now.step.everPlaced;
  by("solutions").textContent = now.step.solutions;
  const slider = by("slider");
  slider.max = total;
  slider.value = now.number + 1;
  slider.setAttribute("aria-valuetext", `Step ${now.number + 1} of ${total}`);
  by("chapter").value = state.chapter;
  const address = `#step=${now.number + 1}&chapter=${now.chapter.number}`;
  // Browsers limit how often the address may change, and nobody reads it while the search runs.
  if (state.timer === null && location.hash !== address) history.replaceState(null, "", address);
  by("solution").disabled = nextSolution() === null;
}

function goTo(step) {
  const last = current().trace.steps.length - 1;
  state.step = Math.min(Math.max(Math.trunc(step), 0), last);
  render();
  if (state.step === last) pause();
}

/** The number of the next step that is a solution, or null if none is left. */
function nextSolution() {
  const { trace, number } = current();
  const found = trace.steps.findIndex((step, index) => index > number && isSolution(step.kind));
  return found < 0 ? null : found;
}

function goToSolution() {
  const found = nextSolution();
  if (found !== null) goTo(found);
}

/**
 * The same moment in another chapter, found by way of the first trace. A chapter that tries fewer
 * cells leaves out steps, so it may be the step before.
 */
function switchTo(index) {
  const from = current().trace;
  state.chapter = index;
  const to = current().trace;
  if (from !== to) {
    // The first trace has no such numbers: its moments are its steps.
    const inFirst = from.toFirst[state.step] ?? state.step;
    state.step = to.fromFirst[inFirst] ?? inFirst;
  }
  goTo(state.step);
}

const speed = () => SPEEDS[Number(by("speed").value)];

function play() {
  if (current().number === current().trace.steps.length - 1) state.step = 0;
  by("play").textContent = "❚❚ Pause";
  by("play").setAttribute("aria-label", "Pause");
  // A screen reader can't follow a search that runs.
  by("sentence").setAttribute("aria-live", "off");
  state.timer = setInterval(() => goTo(state.step + 1), 1000 / speed());
}

function pause() {
  if (state.timer === null) return;
  clearInterval(state.timer);
  state.timer = null;
  by("play").textContent = "▶ Play";
  by("play").setAttribute("aria-label", "Play");
  by("sentence").setAttribute("aria-live", "polite");
  render();
}

const toggle = () => (state.timer === null ? play() : pause());

function setSpeed(index) {
  by("speed").value = Math.min(Math.max(index, 0), SPEEDS.length - 1);
  by("speed-value").textContent = speed();
  by("speed").setAttribute("aria-valuetext", `${speed()} steps a second`);
  if (state.timer !== null) {
    pause();
    play();
  }
}

function readAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const number = Number(wanted.get("chapter") ?? data.start);
  const chapter = data.chapters.findIndex((it) => it.number === number);
  if (chapter >= 0) state.chapter = chapter;
  goTo((Number(wanted.get("step")) || 1) - 1);
}

by("speed").max = SPEEDS.length - 1;
data.chapters.forEach(({ label }, index) => {
  const option = document.createElement("option");
  option.value = index;
  option.textContent = label;
  by("chapter").append(option);
});
by("first").addEventListener("click", () => goTo(0));
by("back").addEventListener("click", () => goTo(state.step - 1));
by("play").addEventListener("click", toggle);
by("forward").addEventListener("click", () => goTo(state.step + 1));
by("last").addEventListener("click", () => goTo(Infinity));
by("solution").addEventListener("click", goToSolution);
by("slider").addEventListener("input", (event) => goTo(Number(event.target.value) - 1));
by("speed").addEventListener("input", (event) => setSpeed(Number(event.target.value)));
by("chapter").addEventListener("change", (event) => switchTo(Number(event.target.value)));
window.addEventListener("hashchange", readAddress);

const keys = {
  " ": toggle,
  ArrowLeft: () => goTo(state.step - 1),
  ArrowRight: () => goTo(state.step + 1),
  Home: () => goTo(0),
  End: () => goTo(Infinity),
  n: goToSolution,
  N: goToSolution,
  "+": () => setSpeed(Number(by("speed").value) + 1),
  "-": () => setSpeed(Number(by("speed").value) - 1),
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // What has the focus keeps its own keys: a button Space, a slider the arrows, a list its letters.
  const focus = event.target.tagName;
  if (focus === "SELECT" || (/^(BUTTON|SUMMARY)$/.test(focus) && event.key === " ")) return;
  const moves = event.target.matches("input, .scroll, pre");
  if (moves && /^(Arrow|Home|End|Page)/.test(event.key)) return;
  const action = keys[event.key];
  if (action) {
    event.preventDefault();
    action();
  }
});

setSpeed(2);
readAddress();
