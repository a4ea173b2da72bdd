// One match, run from the desk: boards with what the arbiter can do, the slip, the links of the players.

import { asking, button, byId, clear, el, linkCard, notice, replace, say, words } from "./dom.js";
import { Board } from "./board.js";
import { Face } from "./clocks.js";
import { currentDuel, duelName, finding, setClocks, shownDuel, status } from "./duel.js";
import { Mirror, follow, sendUntilAnswered } from "./net.js";

const w = words();
const own = words("ownWords");
const { name } = document.body.dataset;
const api = `/api/desk/live/${name}`;
const tables = new Map();
const seats = new Map();
let newest = null;

async function act(body) {
  notice(byId("notice"), "");
  const answer = await sendUntilAnswered(api, body, null, { "x-kolo-desk": "1" });
  if (!answer.ok) {
    const clause = answer.body.clause ? ` (${answer.body.clause})` : "";
    notice(byId("notice"), say(w.failed, { why: `${answer.body.message || answer.status}${clause}` }));
    byId("notice").scrollIntoView({ block: "nearest" });
    mirror.load();
    return null;
  }
  mirror.take(answer.body);
  return answer.body;
}

const boardOf = (number) => newest.view.boards[number - 1];
const duelAt = (number) => currentDuel(boardOf(number));

// A form behind a heading, for what is rare and needs a reason.
function rare(label, fields, submit, opened = () => {}) {
  const reason = el("input", { name: "reason", required: true, maxlength: 200 });
  const form = el("form", { class: "stack" }, [...fields, el("label", {}, [`${own.reason} `, reason]), el("button", {}, own.do_it)]);
  const details = el("details", {}, [el("summary", {}, label), form]);
  details.addEventListener("toggle", () => details.open && opened());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const body = submit(reason.value);
    if (!body) return;
    if (await act(body)) {
      form.reset();
      details.open = false;
    } else {
      opened();
    }
  });
  return details;
}

function select(options) {
  return el("select", {}, options.map(([value, label]) => el("option", { value }, label)));
}

const labelled = (label, field) => el("label", {}, [`${label} `, field]);

function milliseconds(text) {
  const found = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  return found ? (Number(found[1]) * 60 + Number(found[2])) * 1000 : null;
}

// What was decided about one duel must not hit the next: a form keeps the duel that was shown when it was opened.
function rareOfDuel(number, label, fields, submit) {
  let duel = null;
  return rare(label, fields, (reason) => submit(reason, duel), () => { duel = duelName(duelAt(number)); });
}

function rareActs(number) {
  const players = boardOf(number).players;
  const side = () => select([["first", players.first], ["second", players.second]]);
  const whose = side();
  const left = el("input", { name: "left", required: true, placeholder: "4:30", inputmode: "numeric" });
  const outcome = select([
    ["first", say(own.wins, { name: players.first })], ["second", say(own.wins, { name: players.second })], ["", own.draw],
  ]);
  const which = select([["one", say(w.duel, { n: 1 })], ["two", say(w.duel, { n: 2 })]]);
  const result = select([
    ["first-wins", say(own.wins, { name: players.first })], ["second-wins", say(own.wins, { name: players.second })],
    ["draw", own.draw], ["f:first", say(own.forfeits, { name: players.first })],
    ["f:second", say(own.forfeits, { name: players.second })], ["f:both", own.both_forfeit],
  ]);
  const limit = el("input", { name: "limit", required: true, placeholder: "4:30", inputmode: "numeric" });
  const time = (text) => {
    const ms = milliseconds(text);
    if (ms === null) notice(byId("notice"), own.bad_time);
    return ms;
  };
  return [
    rareOfDuel(number, own.stop, [], (reason, duel) => ({ act: "stop", board: number, duel, reason })),
    duelAt(number).clock
      ? rareOfDuel(number, own.set_time, [labelled("", whose), labelled(own.time_left, left)], (reason, duel) => {
        const ms = time(left.value);
        return ms === null ? null : { act: "set-time", seat: { board: number, side: whose.value }, duel, left: ms, reason };
      })
      : null,
    duelAt(number).limit !== null
      ? rareOfDuel(number, own.set_limit, [labelled(own.time_left, limit)], (reason, duel) => {
        const ms = time(limit.value);
        return ms === null ? null : { act: "set-limit", board: number, duel, left: ms, reason };
      })
      : null,
    rareOfDuel(number, own.rule, [labelled(own.outcome, outcome)], (reason, duel) => ({
      act: "rule", board: number, duel, outcome: outcome.value ? { won: outcome.value } : "drawn", reason,
    })),
    rare(own.correct, [labelled("", which), labelled(own.outcome, result)], (reason) => {
      const forfeit = result.value.startsWith("f:");
      return {
        act: "correct", board: number, duel: which.value, reason,
        result: forfeit ? { "forfeited-by": result.value.slice(2) } : result.value,
      };
    }),
  ].filter(Boolean);
}

function makeTable(board) {
  const faces = { first: new Face(), second: new Face(), limit: new Face(w.duel_time) };
  const line = (side) => el("div", { class: "player" }, [el("span", { class: "player-name" }, board.players[side] || "–"), faces[side].node]);
  const standing = el("p", { class: "status", "aria-live": "polite" });
  const acts = el("div", { class: "row" });
  const claim = el("div", { class: "claim" });
  const boardHost = el("div", { class: "board-host small" });
  const section = el("section", { class: "table" }, [
    el("h2", {}, say(w.board, { n: board.number })), line("first"), line("second"), faces.limit.node, standing, acts, claim,
    boardHost,
  ]);
  byId("boards").append(section);
  if (board.duels.length) section.append(...rareActs(board.number));
  return { faces, standing, acts, claim, drawing: new Board(boardHost, w), boardHost, shape: "" };
}

// The acts that the state of the duel calls for; rendered again when it changes.
function renderActs(table, board, duel) {
  const number = board.number;
  const which = duelName(duel);
  const called = duel.called.first || duel.called.second;
  const shape = JSON.stringify([duel.number, duel.waits, Boolean(duel.stopped), duel.claims, called]);
  if (shape === table.shape) return;
  table.shape = shape;
  const acts = [];
  if (duel.waits === "to-begin") acts.push(button(own.start, () => act({ act: "start", board: number, duel: which })));
  if (duel.stopped) acts.push(button(own.resume, () => act({ act: "resume", board: number, duel: which }), "primary"));
  if (called) acts.push(button(own.answer_call, () => act({ act: "answer-call", board: number, duel: which }), "primary"));
  if (duel.waits === "at-time-limit" && !duel.claims.length) {
    acts.push(button(own.end_by_limit, () => act({ act: "end-by-time-limit", board: number, duel: which })));
  }
  clear(table.acts).append(...acts);
  clear(table.claim);
  for (const { by, examined } of duel.end ? [] : duel.claims) {
    const seat = { board: number, side: by };
    table.claim.append(
      el("p", {}, say(w.claims_win, { name: board.players[by] })),
      el("p", { class: "finding" }, examined ? finding(examined, w) : own.looking),
      el("p", {}, el("a", { href: `/desk/prove?match=${name}&board=${number}&side=${by}` }, own.show_proof)),
      button(own.accept_claim, () => act({ act: "accept-claim", seat, duel: which }), "primary"),
      rare(own.reject_claim, [], (reason) => ({ act: "reject-claim", seat, duel: which, reason })),
    );
  }
}

function showTable(board) {
  let table = tables.get(board.number);
  if (!table) {
    table = makeTable(board);
    tables.set(board.number, table);
  }
  const duel = currentDuel(board);
  table.boardHost.hidden = !duel;
  if (!duel) {
    table.standing.textContent = w.no_game;
    for (const face of Object.values(table.faces)) face.node.hidden = true;
    return;
  }
  const shown = shownDuel(board);
  const describe = (one) => `${say(w.duel, { n: one.number })}: ${status(one, board, w)}`;
  const text = shown === duel ? describe(duel) : `${describe(shown)}. ${describe(duel)}`;
  if (table.standing.textContent !== text) table.standing.textContent = text;
  setClocks(duel, table.faces, () => mirror.load());
  renderActs(table, board, duel);
  table.drawing.show({
    placed: shown.placed, row: shown.end ? shown.end.row : [], openingMarks: shown.opening_marks, numbers: true,
    label: text,
  });
}

function showSlip({ slip, view }) {
  const cell = (text) => el("td", {}, text);
  const rows = slip.games.map((game, index) => el("tr", {}, [
    el("th", { scope: "row" }, String(index + 1)),
    cell(view.boards[index].players.first || "–"), cell(view.boards[index].players.second || "–"),
    cell(game.notation), cell(`${game.points.first} : ${game.points.second}`),
  ]));
  const score = slip.score ? `${w.score} ${slip.score.first} : ${slip.score.second}` : "";
  const result = slip.result && view.result ? ` · ${w.result} ${slip.result.points.first} : ${slip.result.points.second}` : "";
  replace(byId("slip"), [el("table", {}, el("tbody", {}, rows)), el("p", { class: "score" }, score + result)]);
}

function showSeats({ seats: linked, view }) {
  for (const board of view.boards.filter((one) => one.duels.length)) {
    for (const side of ["first", "second"]) {
      const id = `${board.number}-${side}`;
      if (!seats.has(id)) makeSeat(id, board, side);
      const has = linked.some((seat) => seat.board === board.number && seat.side === side);
      const seat = seats.get(id);
      seat.state.textContent = has ? own.linked : own.not_linked;
      seat.first.hidden = has;
      seat.again.hidden = !has;
      seat.revoke.hidden = !has;
      if (!has) seat.card.hidden = true;
    }
  }
}

function makeSeat(id, board, side) {
  const seat = { board: board.number, side };
  const state = el("span", { class: "quiet" });
  const card = el("div", { class: "link-card", hidden: true });
  const issue = async () => {
    const body = await act({ act: "issue-seat", seat });
    if (body && body.issued) linkCard(card, body.issued);
  };
  const first = button(own.new_link, issue);
  const again = asking(own.new_link, own.new_link_sure, own.yes, own.no, issue);
  const revoke = asking(own.revoke, own.revoke, own.yes, own.no, () => act({ act: "revoke-seat", seat }));
  byId("seats").append(el("section", { class: "seat" }, [
    el("h3", {}, `${say(w.board, { n: board.number })}: ${board.players[side]}`), state,
    el("div", { class: "row" }, [first, again, revoke]), card,
  ]));
  seats.set(id, { state, card, first, again, revoke });
}

function show(body) {
  newest = body;
  body.view.boards.forEach(showTable);
  showSlip(body);
  showSeats(body);
}

const connection = byId("connection");
const mirror = new Mirror(api, show, (answer) => notice(byId("notice"), answer.body.message));
follow(`/events/live/${name}`, (version) => mirror.hear(version), (open) => {
  connection.textContent = open ? w.connected : w.connecting;
  connection.classList.toggle("off", !open);
});
