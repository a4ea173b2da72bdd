// The page of a player: what can be done now, what was sent, and whether it has arrived.

import { asking, button, byId, el, notice, replace, say, words } from "./dom.js";
import { Board } from "./board.js";
import { Face } from "./clocks.js";
import { OTHER, currentDuel, movesList, setClocks, status } from "./duel.js";
import { Mirror, follow, post, sendUntilAnswered } from "./net.js";

const w = words();
const own = words("ownWords");
const key = document.body.dataset.key;
const api = `/api/seat/${key}`;

// What the page knows. `ghosts` are marks on their way; `sending` says how the last act fares.
const page = { seat: null, view: null, ghosts: [], mark: "cross", adding: false, sending: null, connected: false };

const faces = { first: new Face(), second: new Face(), limit: new Face(w.duel_time) };
const players = {};
const drawing = new Board(byId("board"), w, pick);

function askFirst() {
  const stored = localStorage.getItem("kolo-ask-first");
  return stored === null ? matchMedia("(pointer: coarse)").matches : stored === "yes";
}

const board = () => page.view.boards[page.seat.board - 1];
const duel = () => currentDuel(board());
const me = () => page.seat.side;
const opponent = () => board().players[OTHER[me()]];

// How many marks of one's own are to be set at once, in the stage the duel is in.
function toSet() {
  const now = duel();
  if (!now || now.to_act !== me() || now.stopped || page.sending) return 0;
  if (now.waits === "for-opening") return 3;
  if (now.waits === "for-choice-or-two-marks" && page.adding) return 2;
  return now.waits === "for-move" ? 1 : 0;
}

async function send(act) {
  if (page.sending) return;
  page.sending = { again: false };
  notice(byId("notice"), "");
  render();
  const answer = await sendUntilAnswered(api, act, () => { page.sending.again = true; render(); });
  page.sending = null;
  if (answer.ok) {
    page.ghosts = [];
    page.adding = false;
    mirror.take(answer.body);
  } else {
    if (act.act === "step") page.ghosts = [];
    const clause = answer.body.clause ? ` (${answer.body.clause})` : "";
    notice(byId("notice"), say(w.failed, { why: `${answer.body.message || answer.status}${clause}` }));
    mirror.load();
  }
  render();
}

function step(take) {
  const now = duel();
  send({ act: "step", ply: now.ply, duel: now.number === 1 ? "one" : "two", take });
}

// A square was chosen: a mark is put there, taken back, or played.
function pick(cell) {
  const count = toSet();
  if (!count) return;
  const there = page.ghosts.findIndex((ghost) => ghost.cell === cell);
  if (count === 1) {
    if (there >= 0 || !askFirst()) {
      playAt(cell);
      return;
    }
    if (duel().placed.some((placed) => placed.cell === cell)) return;
    page.ghosts = [{ cell, mark: duel().marks[me()] }];
  } else if (there >= 0) {
    page.ghosts.splice(there, 1);
  } else if (page.ghosts.length < count && !duel().placed.some((placed) => placed.cell === cell)) {
    page.ghosts.push({ cell, mark: page.mark });
    // The usual opening has two of one kind: the toggle goes on by itself.
    page.mark = page.mark === "cross" ? "circle" : "cross";
  }
  render();
}

function playAt(cell) {
  page.ghosts = [{ cell, mark: duel().marks[me()], waiting: true }];
  step({ step: "play", cell });
}

function confirmMarks() {
  const count = toSet();
  if (!count || page.ghosts.length !== count) return;
  const marks = page.ghosts.map(({ cell, mark }) => ({ cell, mark }));
  page.ghosts = page.ghosts.map((ghost) => Object.assign({ waiting: true }, ghost));
  if (count === 1) playAt(marks[0].cell);
  else step({ step: count === 3 ? "open" : "add", marks });
}

function markToggle() {
  const one = (mark) => el("button", {
    type: "button", class: "toggle", "aria-pressed": String(page.mark === mark),
    on: { click: () => { page.mark = mark; render(); } },
  }, [el("span", { class: `tiny ${mark}` }), w[mark]]);
  return el("div", { class: "toggles", role: "group", "aria-label": own.which_mark }, [one("cross"), one("circle")]);
}

function confirmRow(count) {
  const ready = page.ghosts.length === count;
  const label = count === 1 && ready ? say(own.play_here, { cell: page.ghosts[0].cell }) : own.confirm;
  const confirm = el("button", { type: "button", class: "primary", disabled: !ready, on: { click: confirmMarks } }, label);
  const back = el("button", {
    type: "button", disabled: !page.ghosts.length, on: { click: () => { page.ghosts = []; render(); } },
  }, own.take_back);
  return el("div", { class: "row" }, [confirm, back]);
}

// What the stage of the duel asks of this player.
function choices(now) {
  const count = toSet();
  if (count > 1) {
    const parts = [markToggle(), confirmRow(count)];
    if (count === 2) parts.push(button(own.choose_instead, () => { page.adding = false; page.ghosts = []; render(); }));
    return parts;
  }
  if (count === 1) return askFirst() ? [confirmRow(1)] : [];
  const mine = now.to_act === me() && !now.stopped && !page.sending;
  if (mine && (now.waits === "for-choice" || now.waits === "for-choice-or-two-marks")) {
    const choose = (mark, label) => button(label, () => step({ step: "choose", mark }), "primary");
    const parts = [choose("cross", own.choose_cross), choose("circle", own.choose_circle)];
    if (now.waits === "for-choice-or-two-marks") {
      parts.push(button(own.add_two, () => { page.adding = true; page.ghosts = []; render(); }));
    }
    return [el("div", { class: "row" }, parts)];
  }
  if (now.waits === "to-begin" && !now.ready[me()]) {
    return [button(say(own.ready, { n: now.number }), () => send({ act: "arrive" }), "primary")];
  }
  return [];
}

function answers(now) {
  const parts = [];
  if (now.offer === OTHER[me()]) {
    parts.push(el("p", {}, say(w.offers_draw, { name: opponent() })));
    parts.push(el("div", { class: "row" }, [
      button(own.accept_draw, () => send({ act: "accept-draw" }), "primary"),
      button(own.decline_draw, () => send({ act: "decline-draw" })),
    ]));
  }
  if (now.waits === "at-time-limit" && !now.claim) {
    parts.push(el("p", {}, own.limit_about));
    const row = [button(own.claim_win, () => send({ act: "claim-forced-win" }), "primary")];
    if (!now.accepts_limit[me()]) row.push(button(own.accept_limit, () => send({ act: "accept-time-limit" })));
    parts.push(el("div", { class: "row" }, row));
    if (now.accepts_limit[me()]) parts.push(el("p", {}, own.accepted_limit));
  }
  if (now.clock && now.clock.flags[OTHER[me()]]) {
    parts.push(button(own.claim_flag, () => send({ act: "claim-flag" }), "primary"));
  }
  return parts;
}

let actionsFor = "";

// Made anew only when other actions are possible, so that a question asked in place stays.
function renderActions(now) {
  const host = byId("actions");
  const playing = now && !now.end && now.waits !== "to-begin";
  const shape = [Boolean(playing), now && now.offer, now && Boolean(now.stopped), now && now.waits].join();
  if (shape === actionsFor) return;
  actionsFor = shape;
  const parts = [];
  if (playing) {
    parts.push(el("h3", {}, own.actions));
    if (now.offer === me()) parts.push(el("p", {}, own.offered_draw));
    else if (!now.offer && now.waits !== "at-time-limit") parts.push(button(own.offer_draw, () => send({ act: "offer-draw" })));
    if (!now.stopped && now.waits !== "at-time-limit") {
      parts.push(asking(own.call_arbiter, own.call_sure, own.yes, own.no, () => send({ act: "call-arbiter" })));
    }
    parts.push(asking(own.resign, own.resign_sure, own.yes, own.no, () => send({ act: "resign" })));
  }
  const box = el("input", { type: "checkbox", on: {
    change: (event) => { localStorage.setItem("kolo-ask-first", event.target.checked ? "yes" : "no"); render(); },
  } });
  box.checked = askFirst();
  parts.push(el("label", { class: "check" }, [box, ` ${own.ask_first}`]));
  while (host.firstChild) host.removeChild(host.firstChild);
  parts.forEach((part) => host.append(part));
}

function renderFaces(now) {
  const host = byId("faces");
  if (!host.firstChild) {
    for (const side of ["first", "second"]) {
      const mark = el("span", { class: "tiny" });
      const label = el("span", { class: "player-name" });
      players[side] = { mark, label, node: el("div", { class: "player" }, [mark, label, faces[side].node]) };
    }
    const order = me() === "first" ? ["first", "second"] : ["second", "first"];
    host.append(players[order[0]].node, players[order[1]].node, faces.limit.node);
  }
  for (const side of ["first", "second"]) {
    const name = board().players[side] || "–";
    players[side].label.textContent = side === me() ? `${name} (${own.you})` : name;
    players[side].mark.className = `tiny ${now.marks[side] || ""}`;
    players[side].node.classList.toggle("to-act", now.to_act === side);
    faces[side].node.setAttribute("aria-label", name);
  }
}

function told(now) {
  if (page.sending) return page.sending.again ? own.sending_again : own.sending;
  if (now.end) {
    const how = now.end.text;
    const result = !now.end.winner ? `${w.drawn}: ${how}`
      : say(now.end.winner === me() ? own.you_won : own.you_lost, { how });
    return board().current === null ? `${result}. ${own.all_done}` : result;
  }
  if (now.stopped || now.claim) {
    return now.claim && now.claim.by === me() ? own.claimed : status(now, board(), w);
  }
  if (now.waits === "to-begin") {
    return now.ready[me()] ? say(own.ready_wait, { name: opponent() }) : status(now, board(), w);
  }
  if (now.waits === "at-time-limit") return w.at_time_limit;
  if (now.to_act !== me()) return say(own.wait, { name: opponent() });
  const texts = {
    "for-opening": own.turn_open,
    "for-choice": own.turn_choose,
    "for-choice-or-two-marks": page.adding ? own.turn_add : own.turn_choose_or_add,
    "for-move": own.turn_move,
  };
  return texts[now.waits];
}

// Between two duels the finished one stays on the board until this player is ready for the next.
function shown() {
  const now = duel();
  const before = board().duels[now.number - 2];
  return now.waits === "to-begin" && !now.ready[me()] && before ? before : now;
}

function render() {
  if (!page.view) return;
  const now = duel();
  if (!now) {
    byId("status").textContent = w.no_game;
    return;
  }
  renderFaces(now);
  const text = shown() === now ? told(now) : `${told(shown())}. ${told(now)}`;
  if (byId("status").textContent !== text) byId("status").textContent = text;
  byId("status").classList.toggle("mine", now.to_act === me() && !page.sending);
  replace(byId("choices"), answers(now).concat(choices(now)));
  renderActions(now);
  const on = shown();
  drawing.show({
    placed: on.placed,
    row: on.end ? on.end.row : [],
    openingMarks: on.opening_marks,
    ghosts: page.ghosts.filter((ghost) => !on.placed.some((placed) => placed.cell === ghost.cell)),
    enabled: toSet() > 0,
    numbers: Boolean(on.end),
  });
  replace(byId("moves"), movesList(on, w));
}

function show(body) {
  const before = page.view ? duel() : null;
  page.seat = body.seat;
  page.view = body.view;
  const now = duel();
  // Marks that were put down for another position mean nothing any more.
  if (before && now && (before.ply !== now.ply || before.number !== now.number) && !page.sending) {
    page.ghosts = [];
    page.adding = false;
  }
  if (now) setClocks(now, faces, () => mirror.load());
  render();
}

const connection = byId("connection");
const mirror = new Mirror(api, show, (answer) => {
  if (answer.status === 403) notice(byId("notice"), own.seat_lost);
});
follow(`/events/seat/${key}`, (version) => mirror.hear(version), (open) => {
  connection.textContent = open ? w.connected : w.connecting;
  connection.classList.toggle("off", !open);
  if (open && !page.connected) mirror.load();
  page.connected = open;
}, (ping) => { post(`${api}/echo`, { ping }).catch(() => {}); });
