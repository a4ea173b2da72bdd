// What is shown about a duel, for spectators, players and the desk alike.

import { el, say } from "./dom.js";

const WAITS = {
  "to-begin": "to_begin",
  "for-opening": "for_opening",
  "for-choice": "for_choice",
  "for-choice-or-two-marks": "for_choice_or_two",
  "for-move": "for_move",
  "at-time-limit": "at_time_limit",
};

export const OTHER = { first: "second", second: "first" };

// The duel that a board is at; when both are over, the last one.
export function currentDuel(board) {
  const index = board.current === null ? board.duels.length - 1 : board.current;
  return board.duels[index] || null;
}

// How an act names the duel that it is meant for.
export const duelName = (duel) => (duel.number === 1 ? "one" : "two");

// The duel to draw: the one before stays on the board until the next has begun.
export function shownDuel(board) {
  const now = currentDuel(board);
  const before = now && board.duels[now.number - 2];
  return now && now.waits === "to-begin" && before ? before : now;
}

export function ended(duel, board, words) {
  if (!duel.end) return "";
  if (!duel.end.winner) return `${words.drawn}: ${duel.end.text}`;
  return say(words.won, { name: board.players[duel.end.winner], how: duel.end.text });
}

export function finding(examined, words) {
  const texts = {
    proven: words.finding_proven,
    "not-proven": words.finding_not_proven,
    refuted: words.finding_refuted,
  };
  return examined ? texts[examined.finding] : "";
}

// The time of day, as people here write it.
function clockTime(ms) {
  return new Date(ms).toLocaleTimeString(document.documentElement.lang || undefined);
}

// One or two sentences: what the duel waits for, and what else is going on.
export function status(duel, board, words) {
  const name = (side) => board.players[side] || "";
  if (duel.end) return ended(duel, board, words);
  const parts = [say(words[WAITS[duel.waits]] || "", { name: duel.to_act ? name(duel.to_act) : "" })];
  if (duel.waits === "to-begin") {
    for (const side of ["first", "second"]) {
      if (duel.ready[side]) parts.push(say(words.is_ready, { name: name(side) }));
    }
  }
  if (duel.stopped) {
    const { by, away, reason } = duel.stopped;
    if (away) parts.push(say(words.stopped_away, { from: clockTime(away.from), to: clockTime(away.to) }));
    else if (by) parts.push(say(words.stopped_by_player, { name: name(by) }));
    else parts.push(say(words.stopped_by_arbiter, { reason }));
  }
  if (duel.offer) parts.push(say(words.offers_draw, { name: name(duel.offer) }));
  for (const claim of duel.claims) {
    parts.push(say(words.claims_win, { name: name(claim.by) }));
    parts.push(finding(claim.examined, words));
  }
  for (const side of ["first", "second"]) {
    const reason = duel.turned_down[side];
    if (reason) parts.push(say(words.turned_down, { name: name(side), reason }));
    if (duel.called[side]) parts.push(say(words.called, { name: name(side) }));
  }
  return parts.filter(Boolean).join(" ");
}

// The marks in order, numbered; those of the opening are marked differently.
export function movesList(duel, words) {
  const items = duel.placed.map(({ cell, mark }, index) =>
    el("li", { class: index < duel.opening_marks ? "opening" : "" }, [
      el("span", { class: `tiny ${mark}`, role: "img", "aria-label": words[mark] }), cell,
    ]));
  return [el("h3", {}, words.moves), el("ol", { class: "move-list" }, items)];
}

// Sets the faces of a duel: a clock for each side, or the one time of both.
export function setClocks(duel, faces, onZero) {
  for (const side of ["first", "second"]) {
    const face = faces[side];
    face.node.hidden = !duel.clock;
    if (duel.clock) {
      face.set(duel.clock.left[side], duel.clock.runs[side] && duel.running, duel.clock.flags[side], onZero);
    }
  }
  faces.limit.node.hidden = duel.limit === null;
  if (duel.limit !== null) faces.limit.set(duel.limit, duel.running, duel.limit === 0, onZero);
}
