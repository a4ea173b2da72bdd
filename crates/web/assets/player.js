// The page of a player: what can be done now, what was sent, and whether it has arrived.

import { asking, button, byId, el, notice, replace, say, words } from "./dom.js";
import { Board } from "./board.js";
import { Face } from "./clocks.js";
import { OTHER, currentDuel, duelName, movesList, setClocks, status } from "./duel.js";
import { Mirror, follow, post, sendUntilAnswered } from "./net.js";

const w = words();
const own = words("ownWords");
const key = document.body.dataset.key;
const api = `/api/seat/${key}`;

// What the page knows. `ghosts` are marks on their way; `sending` says how the last act fares.
const page = { seat: null, view: null, since: 0, ghosts: [], mark: "cross", adding: false, sending: null, connected: false };

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
  send({ act: "step", ply: now.ply, duel: duelName(now), take });
}

// An act in the duel that was shown when the button was made, so that a late click never reaches the next one.
const sends = (act, now) => () => send({ act, duel: duelName(now) });

// A button for such an act. The attribute tells it from the same button of another duel.
function acting(label, act, now, kind) {
  const made = button(label, sends(act, now), kind);
  made.dataset.duel = duelName(now);
  return made;
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
      acting(own.accept_draw, "accept-draw", now, "primary"),
      acting(own.decline_draw, "decline-draw", now),
    ]));
  }
  if (now.waits === "at-time-limit") parts.push(...atLimit(now));
  if (now.clock && now.clock.flags[OTHER[me()]]) {
    parts.push(acting(own.claim_flag, "claim-flag", now, "primary"));
  }
  return parts;
}

// The time of the duel is over: each player says for himself whether he has a forced win.
function atLimit(now) {
  if (now.claims.some((claim) => claim.by === me())) return [];
  if (now.accepts_limit[me()]) return [el("p", {}, own.accepted_limit)];
  if (now.turned_down[me()]) return [el("p", {}, own.waits_limit)];
  const row = [acting(own.accept_limit, "accept-time-limit", now)];
  // Before symbols are chosen nobody can have one.
  if (now.marks[me()]) row.unshift(acting(own.claim_win, "claim-forced-win", now, "primary"));
  return [el("p", {}, own.limit_about), el("div", { class: "row" }, row)];
}

let actionsFor = "";

// Rendered again only when other actions are possible, so that a question asked in place stays.
function renderActions(now) {
  const host = byId("actions");
  const playing = now && !now.end && now.waits !== "to-begin";
  const shape = [Boolean(playing), now && now.offer, now && Boolean(now.stopped), now && now.waits,
    now && now.number, now && now.called[me()]].join();
  if (shape === actionsFor) return;
  actionsFor = shape;
  const parts = [];
  if (playing) {
    parts.push(el("h3", {}, own.actions));
    if (now.offer === me()) parts.push(el("p", {}, own.offered_draw));
    else if (!now.offer && now.waits !== "at-time-limit") parts.push(acting(own.offer_draw, "offer-draw", now));
    if (now.called[me()]) {
      parts.push(el("p", {}, own.called_wait));
    } else if (!now.stopped) {
      const stops = now.clock && now.waits !== "at-time-limit";
      const sure = stops ? own.call_sure : own.call_sure_no_clocks;
      parts.push(asking(own.call_arbiter, sure, own.yes, own.no, sends("call-arbiter", now)));
    }
    parts.push(asking(own.resign, own.resign_sure, own.yes, own.no, sends("resign", now)));
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

function describe(now) {
  if (page.sending) return page.sending.again ? own.sending_again : own.sending;
  if (now.end) {
    const how = now.end.text;
    const result = !now.end.winner ? `${w.drawn}: ${how}`
      : say(now.end.winner === me() ? own.you_won : own.you_lost, { how });
    return board().current === null ? `${result}. ${own.all_done}` : result;
  }
  if (now.claims.some((claim) => claim.by === me())) return own.claimed;
  if (now.stopped || now.waits === "at-time-limit") return status(now, board(), w);
  if (now.waits === "to-begin") {
    return now.ready[me()] ? say(own.ready_wait, { name: opponent() }) : status(now, board(), w);
  }
  if (now.to_act !== me()) return say(own.wait, { name: opponent() });
  const texts = {
    "for-opening": own.turn_open,
    "for-choice": own.turn_choose,
    "for-choice-or-two-marks": page.adding ? own.turn_add : own.turn_choose_or_add,
    "for-move": own.turn_move,
  };
  return texts[now.waits];
}

let hintTimer = null;

// About how long a move may take where no clock tells it, and that the time is up.
function renderHint(now) {
  clearTimeout(hintTimer);
  const host = byId("hint");
  const counts = now.move_left !== null;
  host.hidden = !counts;
  if (!counts) return;
  const left = now.move_left - (performance.now() - page.since);
  const text = left > 0 ? own.move_hint : say(own.move_hint_over, { name: board().players[now.to_act] });
  if (host.textContent !== text) host.textContent = text;
  if (left > 0) hintTimer = setTimeout(() => renderHint(duel()), left + 20);
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
  const text = shown() === now ? describe(now) : `${describe(shown())}. ${describe(now)}`;
  if (byId("status").textContent !== text) byId("status").textContent = text;
  byId("status").classList.toggle("mine", now.to_act === me() && !page.sending);
  replace(byId("choices"), answers(now).concat(choices(now)));
  renderActions(now);
  renderHint(now);
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
  page.since = performance.now();
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
