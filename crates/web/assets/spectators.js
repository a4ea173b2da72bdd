// All boards of a match, or one of them large.

import { byId, el, replace, say, words } from "./dom.js";
import { Board } from "./board.js";
import { Face } from "./clocks.js";
import { currentDuel, ended, movesList, setClocks, shownDuel, status } from "./duel.js";
import { Mirror, follow } from "./net.js";

const w = words();
const { name, board: wanted } = document.body.dataset;
const host = byId("boards");
const tables = new Map();

function makeTable(board) {
  const faces = { first: new Face(), second: new Face(), limit: new Face(w.duel_time) };
  const side = (which) => {
    const label = el("span", { class: "player-name" });
    const mark = el("span", { class: "tiny" });
    return { node: el("div", { class: "player" }, [mark, label, faces[which].node]), label, mark };
  };
  const sides = { first: side("first"), second: side("second") };
  const heading = el("h2", {}, say(w.board, { n: board.number }));
  const duelName = el("p", { class: "quiet" });
  const standing = el("p", { class: "status", "aria-live": "polite" });
  const moves = el("div", { class: "moves" });
  const score = el("span", { class: "score" });
  const boardHost = el("div", { class: "board-host" });
  const parts = [
    el("div", { class: "title-row" }, [heading, score]),
    duelName, sides.first.node, sides.second.node, faces.limit.node, standing, boardHost,
  ];
  if (wanted) parts.push(moves);
  else parts.push(el("p", {}, el("a", { href: `/live/${name}/${board.number}` }, say(w.enlarge, { n: board.number }))));
  host.append(el("section", { class: "table" }, parts));
  const drawing = new Board(boardHost, w);
  return { faces, sides, duelName, standing, moves, score, drawing, boardHost };
}

function showTable(board) {
  let table = tables.get(board.number);
  if (!table) {
    table = makeTable(board);
    tables.set(board.number, table);
  }
  table.score.textContent = `${board.score.first} : ${board.score.second}`;
  for (const side of ["first", "second"]) table.sides[side].label.textContent = board.players[side] || "–";
  const duel = currentDuel(board);
  table.boardHost.hidden = !duel;
  if (!duel) {
    table.standing.textContent = w.no_game;
    for (const face of Object.values(table.faces)) face.node.hidden = true;
    return;
  }
  for (const side of ["first", "second"]) {
    const mark = duel.marks[side];
    table.sides[side].mark.className = `tiny ${mark || ""}`;
    table.sides[side].node.classList.toggle("to-act", duel.to_act === side);
  }
  table.duelName.textContent = say(w.duel, { n: duel.number });
  const shown = shownDuel(board);
  const text = [shown === duel ? "" : ended(shown, board, w), status(duel, board, w)].filter(Boolean).join(". ");
  table.standing.textContent = text;
  setClocks(duel, table.faces, () => mirror.load());
  table.drawing.show({
    placed: shown.placed,
    row: shown.end ? shown.end.row : [],
    openingMarks: shown.opening_marks,
    numbers: Boolean(wanted),
    label: `${say(w.board, { n: board.number })}: ${text}`,
  });
  if (wanted) replace(table.moves, movesList(shown, w));
}

function show({ view }) {
  const { first, second } = view.sides;
  byId("score").textContent = `${first} ${view.score.first} : ${view.score.second} ${second}`;
  view.boards.filter((board) => !wanted || board.number === Number(wanted)).forEach(showTable);
}

const connection = byId("connection");
const mirror = new Mirror(`/api/live/${name}`, show);
follow(`/events/live/${name}`, (version) => mirror.hear(version), (open) => {
  connection.textContent = open ? w.connected : w.connecting;
  connection.classList.toggle("off", !open);
});
