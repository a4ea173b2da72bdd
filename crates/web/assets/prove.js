// A position by hand or by paste, the prover's answer, and the proof step by step.

import { button, byId, clear, el, notice, say, words } from "./dom.js";
import { Board } from "./board.js";
import { currentDuel } from "./duel.js";
import { get, order } from "./net.js";

const w = words();
const own = words("ownWords");
const LONGER = 4000000;

const page = { marks: [], tool: "cross", moves: [], answer: null, busy: false, nodes: null, showing: null };
const drawing = new Board(byId("board"), w, pick);

const value = (id) => byId(id).value;

function question() {
  const body = { marks: page.marks, to_move: value("to-move"), claimant: value("claimant") };
  if (page.nodes) body.nodes = page.nodes;
  return body;
}

// A new position has no answer yet.
function changed() {
  page.answer = null;
  page.moves = [];
  page.nodes = null;
  page.showing = null;
  render();
}

// The player shows the win: his moves go to the program, which answers with the strongest defence it knows.
async function show(moves) {
  if (page.busy) return;
  page.busy = true;
  notice(byId("notice"), "");
  render();
  try {
    const body = { marks: page.marks, to_move: value("to-move"), claimant: value("claimant"), moves };
    const answer = await order("/api/desk/show", body);
    if (answer.ok) page.showing = Object.assign({ moves }, answer.body);
    else notice(byId("notice"), answer.body.message || String(answer.status));
  } catch (error) {
    notice(byId("notice"), say(w.failed, { why: error.message }));
  }
  page.busy = false;
  render();
}

async function send(more) {
  if (page.busy) return;
  page.busy = true;
  notice(byId("notice"), "");
  render();
  try {
    const answer = await order("/api/desk/prove", Object.assign(question(), more));
    if (answer.ok) {
      page.answer = answer.body;
      page.moves = answer.body.walk ? answer.body.walk.played.map((placed) => placed.cell) : [];
    } else {
      notice(byId("notice"), answer.body.message || String(answer.status));
    }
  } catch (error) {
    notice(byId("notice"), say(w.failed, { why: error.message }));
  }
  page.busy = false;
  render();
}

// While there is an answer to walk through, a square is a reply of the side that is to move; before, it is set.
function pick(cell) {
  if (page.showing) {
    if (!page.showing.over) show(page.showing.moves.concat(cell));
    return;
  }
  const walk = page.answer && page.answer.walk;
  if (walk) {
    if (walk.scene.kind === "plays" && walk.scene.cell !== cell) return;
    if (walk.scene.kind !== "five") send({ walk: page.moves.concat(cell) });
    return;
  }
  const there = page.marks.findIndex((placed) => placed.cell === cell);
  const was = there >= 0 ? page.marks.splice(there, 1)[0].mark : null;
  // The same mark again rubs it out.
  if (page.tool !== "rub-out" && page.tool !== was) page.marks.push({ cell, mark: page.tool });
  changed();
}

function tools() {
  const one = (tool, label) => el("button", {
    type: "button", class: "toggle", "aria-pressed": String(page.tool === tool),
    on: { click: () => { page.tool = tool; changed(); } },
  }, [tool === "rub-out" ? "" : el("span", { class: `tiny ${tool}` }), label]);
  clear(byId("tools")).append(one("cross", w.cross), one("circle", w.circle), one("rub-out", own.rub_out));
}

function verdict() {
  const host = clear(byId("verdict"));
  byId("longer").hidden = true;
  if (page.busy) {
    host.append(el("p", {}, own.looking));
    return;
  }
  if (page.showing) {
    const last = button(own.back, () => show(page.showing.moves.slice(0, -1)));
    last.disabled = !page.showing.moves.length;
    host.append(
      el("p", {}, own.show_about), el("p", { class: "finding" }, page.showing.message),
      el("div", { class: "row" }, [last, button(own.show_stop, changed)]),
    );
    return;
  }
  const answer = page.answer;
  if (!answer) return;
  const names = { proven: own.proven, "not-proven": own.not_proven, refuted: own.refuted };
  host.append(
    el("p", { class: `finding ${answer.finding}` }, names[answer.finding]),
    el("p", {}, [answer.message, " ", el("span", { class: "clause" }, answer.clause)]),
    el("p", { class: "quiet" }, say(own.nodes, { n: answer.nodes.toLocaleString(document.documentElement.lang) })),
  );
  if (answer.caution) host.append(el("p", { class: "notice" }, answer.caution));
  byId("longer").hidden = answer.finding !== "not-proven" || page.nodes === LONGER;
}

function sceneText(walk) {
  const scene = walk.scene;
  const winner = w[walk.winner];
  if (scene.kind === "plays") return say(own.plays, { winner, cell: scene.cell });
  if (scene.kind === "must-stop") {
    return say(scene.cells.length > 1 ? own.two_fives : own.must_stop, { cells: scene.cells.join(", ") });
  }
  if (scene.kind === "five") return say(own.five, { winner });
  const parts = [];
  if (scene.named.length) parts.push(say(own.choice, { cells: scene.named.join(", ") }));
  if (scene.others.length) parts.push(say(own.other_replies, { cells: scene.others.join(" ") }));
  parts.push(own.try_any);
  return parts.join(" ");
}

function walkPanel() {
  const host = clear(byId("walk"));
  const walk = page.answer && page.answer.walk;
  host.hidden = !walk;
  if (!walk) return;
  const back = el("button", { type: "button", disabled: !page.moves.length, on: { click: () => send({ walk: page.moves.slice(0, -1) }) } }, own.back);
  const start = el("button", { type: "button", disabled: !page.moves.length, on: { click: () => send({ walk: [] }) } }, own.start);
  const forward = el("button", {
    type: "button", class: "primary", disabled: walk.scene.kind === "five", on: { click: () => send({ walk: page.moves, forward: true }) },
  }, own.forward);
  const choices = walk.scene.kind === "choice" ? walk.scene.named : walk.scene.kind === "must-stop" ? walk.scene.cells : [];
  host.append(
    el("div", { class: "row" }, [start, back, forward]),
    el("p", {}, sceneText(walk)),
    el("div", { class: "row" }, choices.map((cell) => button(cell, () => send({ walk: page.moves.concat(cell) })))),
  );
}

function render() {
  const walk = page.answer && page.answer.walk;
  const played = page.showing ? page.showing.played : walk ? walk.played : [];
  tools();
  verdict();
  walkPanel();
  drawing.show({
    placed: page.marks.concat(played),
    openingMarks: played.length ? page.marks.length : 0,
    row: walk && walk.scene.kind === "five" ? walk.scene.cells : [],
    ghosts: walk && walk.scene.kind === "plays" ? [{ cell: walk.scene.cell, mark: walk.to_move }] : [],
    enabled: !page.busy,
  });
}

async function read() {
  const text = value("paste");
  let answer = await order("/api/desk/position", { text });
  // With as many crosses as circles the text does not say whose turn it is; the page does.
  if (answer.body.key === "position-turn-unknown") {
    answer = await order("/api/desk/position", { text, to_move: value("to-move") });
  }
  if (!answer.ok) {
    notice(byId("notice"), answer.body.message || String(answer.status));
    return;
  }
  notice(byId("notice"), "");
  page.marks = answer.body.marks;
  byId("to-move").value = answer.body.to_move;
  byId("claimant").value = answer.body.to_move;
  changed();
}

// The position of a claim at a board of a match.
async function fromMatch() {
  const query = new URLSearchParams(location.search);
  if (!query.has("match")) return;
  const answer = await get(`/api/live/${encodeURIComponent(query.get("match"))}`);
  if (!answer.ok) return;
  const board = answer.body.view.boards[Number(query.get("board")) - 1];
  const duel = board && currentDuel(board);
  if (!duel || !duel.to_act) return;
  page.marks = duel.placed;
  byId("to-move").value = duel.marks[duel.to_act];
  byId("claimant").value = duel.marks[query.get("side")] || duel.marks[duel.to_act];
  changed();
  send({});
}

byId("ask").addEventListener("click", () => send({}));
byId("show").addEventListener("click", () => { changed(); show([]); });
byId("longer").addEventListener("click", () => { page.nodes = LONGER; send({}); });
byId("clear").addEventListener("click", () => { page.marks = []; changed(); });
byId("read").addEventListener("click", read);
byId("to-move").addEventListener("change", changed);
byId("claimant").addEventListener("change", changed);
render();
fromMatch();
