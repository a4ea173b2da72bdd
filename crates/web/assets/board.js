// The board: a drawing for all visitors, and above it a grid of squares for the player, by hand, keys or ear.

import { el, svg, say } from "./dom.js";

export const SIZE = 15;
const LETTERS = "abcdefghijklmno";
const EDGE = 1;

export const cellName = (column, row) => `${LETTERS[column]}${row + 1}`;

function place(cell) {
  const column = LETTERS.indexOf(cell[0]);
  const row = Number(cell.slice(1)) - 1;
  return { column, row, x: EDGE + column + 0.5, y: SIZE - row - 0.5 };
}

// `reach` is half the width of the mark. A numbered one is larger: its middle is for the number.
function markShape(mark, x, y, reach = 0.3) {
  if (mark === "cross") {
    const d = `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}M${x + reach} ${y - reach}l${-2 * reach} ${2 * reach}`;
    return svg("path", { d, class: "mark cross" });
  }
  return svg("circle", { cx: x, cy: y, r: reach + 0.02, class: "mark circle" });
}

function frame() {
  let lines = "";
  for (let step = 0; step <= SIZE; step += 1) {
    lines += `M${EDGE} ${step}h${SIZE}M${EDGE + step} 0v${SIZE}`;
  }
  const parts = [
    svg("rect", { x: EDGE, y: 0, width: SIZE, height: SIZE, class: "paper" }),
    svg("path", { d: lines, class: "lines" }),
  ];
  for (let step = 0; step < SIZE; step += 1) {
    parts.push(svg("text", { x: EDGE + step + 0.5, y: SIZE + 0.7, class: "coordinate" }, LETTERS[step]));
    parts.push(svg("text", { x: EDGE - 0.5, y: SIZE - step - 0.3, class: "coordinate" }, String(step + 1)));
  }
  return parts;
}

export class Board {
  // With `onPick` the squares can be chosen.
  constructor(host, words, onPick) {
    this.words = words;
    this.layer = svg("g");
    const box = `0 -0.1 ${SIZE + EDGE + 0.1} ${SIZE + EDGE}`;
    this.svg = svg("svg", { viewBox: box, class: "board", role: onPick ? "presentation" : "img" }, frame().concat(this.layer));
    this.node = el("div", { class: "board-box" }, this.svg);
    this.squares = null;
    if (onPick) this.makeGrid(onPick);
    host.append(this.node);
  }

  makeGrid(onPick) {
    this.squares = new Map();
    this.focus = "h8";
    const rows = [];
    for (let row = SIZE - 1; row >= 0; row -= 1) {
      const cells = [];
      for (let column = 0; column < SIZE; column += 1) {
        const name = cellName(column, row);
        const square = el("button", {
          type: "button", role: "gridcell", class: "square", tabindex: name === this.focus ? 0 : -1,
          on: { click: () => onPick(name), focus: () => this.moveFocus(name, false) },
        });
        this.squares.set(name, square);
        cells.push(square);
      }
      rows.push(el("div", { role: "row", class: "square-row" }, cells));
    }
    const keys = (event) => this.onKey(event);
    this.node.append(el("div", { role: "grid", class: "squares", "aria-label": this.words.grid, on: { keydown: keys } }, rows));
  }

  onKey(event) {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const at = place(this.focus);
    let { column, row } = at;
    if (steps[event.key]) {
      column += steps[event.key][0];
      row += steps[event.key][1];
    } else if (event.key === "Home") {
      column = 0;
    } else if (event.key === "End") {
      column = SIZE - 1;
    } else if (event.key === "PageUp") {
      row = SIZE - 1;
    } else if (event.key === "PageDown") {
      row = 0;
    } else {
      return;
    }
    event.preventDefault();
    const inside = (value) => Math.min(SIZE - 1, Math.max(0, value));
    this.moveFocus(cellName(inside(column), inside(row)), true);
  }

  moveFocus(name, focus) {
    this.squares.get(this.focus).tabIndex = -1;
    this.focus = name;
    const square = this.squares.get(name);
    square.tabIndex = 0;
    if (focus) square.focus();
  }

  // `placed`: marks in order; `row`: squares to strike through; `openingMarks`: how many belong to the opening;
  // `ghosts`: marks not acknowledged yet; `enabled`: whether a square can be chosen now; `numbers`: show the order.
  show({ placed, row, openingMarks, ghosts, enabled, numbers, label }) {
    const shapes = [];
    const above = [];
    placed.forEach(({ cell, mark }, index) => {
      const { x, y } = place(cell);
      const classes = [index < (openingMarks || 0) ? "opening" : "", index === placed.length - 1 ? "last" : ""];
      if (index === placed.length - 1) {
        shapes.push(svg("rect", { x: x - 0.5, y: y - 0.5, width: 1, height: 1, class: "last-square" }));
      }
      shapes.push(svg("g", { class: classes.join(" ").trim() }, markShape(mark, x, y, numbers ? 0.37 : 0.3)));
      if (numbers) {
        above.push(svg("circle", { cx: x, cy: y, r: 0.23, class: "number-ground" }));
        above.push(svg("text", { x, y: y + 0.13, class: "number" }, String(index + 1)));
      }
    });
    for (const { cell, mark, waiting } of ghosts || []) {
      const { x, y } = place(cell);
      shapes.push(svg("g", { class: waiting ? "ghost waiting" : "ghost" }, markShape(mark, x, y)));
    }
    if (row && row.length > 1) {
      const from = place(row[0]);
      const to = place(row[row.length - 1]);
      shapes.push(svg("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: "strike" }));
    }
    while (this.layer.firstChild) this.layer.removeChild(this.layer.firstChild);
    shapes.concat(above).forEach((shape) => this.layer.append(shape));
    if (label) this.svg.setAttribute("aria-label", label);
    if (this.squares) this.showSquares(placed, ghosts || [], enabled);
  }

  showSquares(placed, ghosts, enabled) {
    const marks = new Map();
    placed.forEach(({ cell, mark }, index) => {
      marks.set(cell, say(this.words.move_number, { cell, mark: this.words[mark], n: index + 1 }));
    });
    for (const { cell, mark } of ghosts) marks.set(cell, `${cell}, ${this.words[mark]}?`);
    this.node.classList.toggle("enabled", Boolean(enabled));
    for (const [name, square] of this.squares) {
      const label = marks.get(name) || `${name}, ${this.words.empty}`;
      square.classList.toggle("taken", marks.has(name));
      if (square.getAttribute("aria-label") !== label) square.setAttribute("aria-label", label);
      const off = String(!enabled);
      if (square.getAttribute("aria-disabled") !== off) square.setAttribute("aria-disabled", off);
    }
  }
}
