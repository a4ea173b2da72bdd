// Clocks drawn from what is left and from the moment it was heard; nothing ticks over the network.

import { el } from "./dom.js";

export function dial(ms) {
  const left = Math.max(0, ms);
  const tenths = Math.floor(left / 100);
  const seconds = left < 10000 ? Math.floor(tenths / 10) : Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  if (left > 0 && left < 10000) return `0:${rest}.${tenths % 10}`;
  if (minutes >= 60) {
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
  }
  return `${minutes}:${rest}`;
}

const faces = new Set();

function draw() {
  const now = performance.now();
  for (const face of faces) {
    if (!face.node.isConnected && face.seen) {
      faces.delete(face);
      continue;
    }
    face.seen = face.seen || face.node.isConnected;
    face.draw(now);
  }
}

setInterval(draw, 100);

export class Face {
  constructor(label) {
    this.text = el("span", { class: "dial" });
    this.node = el("span", { class: "face", role: "timer", "aria-label": label || "" }, this.text);
    this.set(0, false);
    faces.add(this);
  }

  // `left` milliseconds as of now. `onZero` is called once when they are used up.
  set(left, runs, down, onZero) {
    this.left = left;
    this.runs = runs;
    this.since = performance.now();
    this.onZero = onZero;
    this.node.classList.toggle("runs", Boolean(runs));
    this.node.classList.toggle("down", Boolean(down));
    this.draw(this.since);
  }

  draw(now) {
    const left = this.runs ? this.left - (now - this.since) : this.left;
    const text = dial(left);
    if (this.text.textContent !== text) this.text.textContent = text;
    this.node.classList.toggle("short", left < 30000);
    if (this.runs && left <= 0 && this.onZero) {
      const act = this.onZero;
      this.onZero = null;
      // A moment later, so that the server sees it too.
      setTimeout(act, 60);
    }
  }
}
