// The draft by hand, of a round or of groups: two change places by dragging, or by keys: Enter picks a player up, arrows lead on, Enter again
// puts down, Escape lets go. What that breaks is asked of the server after every change and stands beside the pair.
import { el, say, replace } from "./dom.js";
import { order } from "./net.js";

const byId = (id) => document.getElementById(id);
const part = () => byId("part");
const draft = () => byId("draft");
const form = () => byId("sheet");
const cards = () => Array.from(part().querySelectorAll(".card"));
const words = () => JSON.parse(draft().dataset.words);
const nameOf = (card) => card.querySelector(".name").textContent;

let picked = null;
let history = [];
let asked = 0;

function tell(text) {
  byId("draft-said").textContent = text;
}

// The sheet as it lies there: pairs in the order of the tables, then those without an opponent.
function sheet() {
  const ids = (line) => Array.from(line.querySelectorAll(".card"), (card) => Number(card.dataset.id));
  const pairs = Array.from(draft().querySelectorAll("li.pair"), ids);
  const byes = byId("byes") ? Array.from(byId("byes").querySelectorAll(".card"), (card) => Number(card.dataset.id)) : [];
  return { pairs, byes };
}

function pick(card) {
  if (picked) picked.setAttribute("aria-pressed", "false");
  picked = card;
  if (!card) return;
  card.setAttribute("aria-pressed", "true");
  tell(say(words().picked, { name: nameOf(card) }));
}

function trade(one, other) {
  const gap = document.createComment("");
  one.replaceWith(gap);
  other.replaceWith(one);
  gap.replaceWith(other);
}

function exchange(one, other) {
  trade(one, other);
  history.push([one, other]);
  const together = one.closest("li.pair") === other.closest("li.pair");
  pick(null);
  one.focus();
  changed(say(together ? words().swapped : words().exchanged, { one: nameOf(one), other: nameOf(other) }));
}

function list(remarks) {
  return remarks.map((remark) => el("li", { class: remark.weight }, [`${remark.text} `, el("span", { class: "clause" }, remark.clause)]));
}

function mark(view) {
  Array.from(draft().querySelectorAll("li.pair")).forEach((line, index) => {
    replace(line.querySelector(".remarks"), list(view.tables[index] || []));
  });
  if (byId("byes")) {
    byId("byes").querySelectorAll("li.pair").forEach((line) => {
      const card = line.querySelector(".card");
      replace(line.querySelector(".remarks"), list((card && view.free[card.dataset.id]) || []));
    });
  }
  replace(byId("whole"), list(view.whole));
}

// How many rules are broken, a sentence.
function weighed(view) {
  const all = [...view.tables.flat(), ...Object.values(view.free).flat(), ...view.whole];
  const broken = all.filter((remark) => remark.weight !== "note");
  if (!view.possible) return words().impossible;
  return broken.length > 0 ? say(words().warnings, { count: broken.length, list: broken.map((one) => `${one.text} (${one.clause})`).join("; ") }) : words().no_warnings;
}

async function changed(what) {
  const now = sheet();
  const dirty = history.length > 0;
  part().toggleAttribute("data-dirty", dirty);
  form().hidden = !dirty;
  if (byId("publish")) byId("publish").hidden = dirty;
  const write = (pair) => pair.join("-");
  form().elements.sheet.value = `${now.pairs.map(write).join(",")};${now.byes.join(",")}`;
  const mine = (asked += 1);
  let effect = "";
  try {
    const answer = await order(draft().dataset.check, now);
    if (mine !== asked) return;
    if (answer.ok) {
      mark(answer.body.view);
      effect = weighed(answer.body.view);
      for (const button of [byId("sheet-save"), byId("sheet-publish")]) if (button) button.disabled = !answer.body.view.possible;
    } else {
      effect = answer.body.message;
    }
  } catch (error) {
    effect = words().unasked;
  }
  if (mine !== asked) return;
  byId("draft-state").textContent = `${say(words().changed, { count: history.length })} ${effect}`;
  tell(`${what} ${effect}`);
}

function back() {
  const last = history.pop();
  if (!last) return;
  trade(last[0], last[1]);
  pick(null);
  changed(words().put_back);
}

function reset() {
  while (history.length > 0) {
    const [one, other] = history.pop();
    trade(one, other);
  }
  pick(null);
  changed(words().put_back);
}

// Groups stand beside each other, their teams one below the other.
function inGroups(lines, line, own, card, key) {
  const at = own.indexOf(card);
  if (key === "ArrowUp" || key === "ArrowDown") return own[at + (key === "ArrowDown" ? 1 : -1)];
  const next = lines[lines.indexOf(line) + (key === "ArrowRight" ? 1 : -1)];
  if (!next) return null;
  const there = next.querySelectorAll(".card");
  return there[Math.min(at, there.length - 1)];
}

// The card above, below or across.
function neighbour(card, key) {
  const lines = Array.from(part().querySelectorAll("li.pair"));
  const line = card.closest("li.pair");
  const own = Array.from(line.querySelectorAll(".card"));
  if (line.classList.contains("group")) return inGroups(lines, line, own, card, key);
  if (key === "ArrowLeft" || key === "ArrowRight") return own[key === "ArrowRight" ? 1 : 0];
  const next = lines[lines.indexOf(line) + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return null;
  const there = next.querySelectorAll(".card");
  return there[Math.min(own.indexOf(card), there.length - 1)];
}

let dragged = null;

document.addEventListener("click", (event) => {
  if (!draft()) return;
  const card = event.target.closest(".card");
  const swap = event.target.closest(".swap");
  if (swap) {
    event.preventDefault();
    const [one, other] = swap.closest("li.pair").querySelectorAll(".card");
    exchange(one, other);
    swap.focus();
  } else if (card) {
    // What ends a drag is no click.
    if (dragged && dragged.moved) return;
    if (!picked) pick(card);
    else if (picked === card) pick(null);
    else exchange(picked, card);
  } else if (event.target.id === "sheet-back") {
    back();
  } else if (event.target.id === "sheet-reset") {
    reset();
  }
});

document.addEventListener("keydown", (event) => {
  const card = event.target.closest && event.target.closest(".card");
  if (!draft()) return;
  if (event.key === "Escape" && picked) {
    tell(words().put_back);
    pick(null);
  } else if (card && event.key.startsWith("Arrow")) {
    event.preventDefault();
    const next = neighbour(card, event.key);
    if (next) next.focus();
  }
});

// Dragging: a mouse takes the card anywhere, a finger by its grip, so that a list can still be scrolled.
document.addEventListener("pointerdown", (event) => {
  const card = event.target.closest && event.target.closest(".card");
  if (!card || event.button !== 0 || (event.pointerType === "touch" && !event.target.closest(".grip"))) {
    dragged = null;
    return;
  }
  dragged = { card, x: event.clientX, y: event.clientY, moved: false, over: null, id: event.pointerId };
});

function over(event) {
  dragged.card.classList.add("dragging");
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return below.map((node) => node.closest(".card")).find((card) => card && card !== dragged.card) || null;
}

document.addEventListener("pointermove", (event) => {
  if (!dragged || dragged.done || event.pointerId !== dragged.id) return;
  const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y];
  if (!dragged.moved && Math.hypot(dx, dy) < 6) return;
  dragged.moved = true;
  dragged.card.style.transform = `translate(${dx}px, ${dy}px)`;
  const card = over(event);
  if (card !== dragged.over) {
    if (dragged.over) dragged.over.classList.remove("target");
    if (card) card.classList.add("target");
    dragged.over = card;
  }
});

function letGo(event, drop) {
  if (!dragged || dragged.done || event.pointerId !== dragged.id) return;
  const { card, over: target, moved } = dragged;
  dragged.done = true;
  card.style.transform = "";
  card.classList.remove("dragging");
  if (target) target.classList.remove("target");
  if (moved && drop && target) exchange(card, target);
  // The click that follows is distinguished by `moved`; a later one is a new story.
  setTimeout(() => { dragged = null; }, 0);
}

document.addEventListener("pointerup", (event) => letGo(event, true));
document.addEventListener("pointercancel", (event) => letGo(event, false));

// Lays the pairs as a sheet has them that was sent before; each exchange can be taken back like one made by hand.
function lay(begun) {
  const wanted = begun.split(/[-,;]/).filter((id) => id);
  const lying = Array.from(part().querySelectorAll("#draft .card, #byes .card"));
  if (wanted.length !== lying.length) return;
  const places = new Map(lying.map((card, place) => [card.dataset.id, place]));
  wanted.forEach((id, place) => {
    const from = places.get(id);
    if (from === undefined || from === place) return;
    const [one, other] = [lying[place], lying[from]];
    trade(one, other);
    history.push([one, other]);
    [lying[place], lying[from]] = [other, one];
    places.set(id, place);
    places.set(one.dataset.id, from);
  });
  if (history.length > 0) changed("");
}

function start() {
  picked = null;
  history = [];
  if (!draft()) return;
  byId("draft-keys").hidden = false;
  if (form() && form().dataset.begun) lay(form().dataset.begun);
}

document.addEventListener("kolo:fresh", start);
start();
