// Results of team matches by keyboard: one key a duel, board by board, then on to the next open match. A score, or a match
// that nobody played, is typed whole and ended with Enter.
import { hearTyped, onlyOpen, say, table, typed } from "./typed.js";

const POINTS = { "1": [2, 0], "0": [0, 2], "=": [1, 1], "+": [2, 0], "-": [0, 2], x: [0, 0] };

const duels = () => 2 * Number(table().dataset.boards);

// The marks of the duels; nothing while the field holds anything else, such as a score.
function marks(text) {
  if (/[^10=+x\s-]/i.test(text)) return null;
  return Array.from(text.toLowerCase()).filter((mark) => mark in POINTS);
}

// Two marks a board, boards apart from each other.
function spaced(list) {
  return list.reduce((text, mark, at) => text + (at > 0 && at % 2 === 0 ? " " : "") + mark, "");
}

function score(list) {
  const sum = (side) => list.reduce((total, mark) => total + POINTS[mark][side], 0);
  return `${sum(0)} : ${sum(1)}`;
}

// The slip of a match, offered beside what was refused.
function slip(row) {
  const link = row.querySelector("th a").cloneNode(true);
  link.textContent = `${table().dataset.slip} ${link.textContent}`;
  link.className = "button small";
  return link;
}

const enter = typed({
  selector: "input.duels",
  saved: (row, recorded) => {
    row.classList.add("saved");
    say(`${row.querySelector("th a").textContent}: ${recorded.result}`);
  },
  // Whatever the field cannot take, the slip of the match can: a line-up, a reason, a decision.
  aside: (row, answer) => (answer.status === 409 ? slip(row) : null),
});

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!field.matches || !field.matches("input.duels")) return;
  const list = marks(field.value);
  const soFar = field.closest("form").querySelector(".so-far");
  if (!list) {
    soFar.textContent = "";
    return;
  }
  if (field.selectionStart === field.value.length) field.value = spaced(list);
  soFar.textContent = list.length ? score(list) : "";
  if (list.length === duels()) enter(field);
});

const onlyPlay = () => document.getElementById("only-play");
const wanted = () => document.getElementById("filter");

// Small letters without accents.
const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

// A name with a number, such as "tym 3", stands there as it is; of other words each begins one, and a number is one.
function fits(words, parts) {
  const numbered = words.some((word) => /^\d+$/.test(word)) && words.some((word) => /\p{L}/u.test(word));
  if (numbered) return ` ${parts.join(" ")} `.includes(` ${words.join(" ")} `);
  return words.every((word) => (/^\d+$/.test(word) ? parts.includes(word) : parts.some((part) => part.startsWith(word))));
}

// What is shown: open matches, those in play, those of a table or a team.
function filter() {
  if (!table() || !onlyOpen()) return;
  onlyOpen().checked = filter.only;
  onlyPlay().checked = filter.play;
  if (wanted() !== document.activeElement) wanted().value = filter.text;
  table().classList.toggle("only-open", filter.only);
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  table().querySelectorAll("tbody tr[id]").forEach((row) => {
    const key = row.querySelector("th a").textContent.trim();
    const parts = plain(`${row.id.slice(2)} ${row.textContent}`).split(/[^\p{L}\p{N}.]+/u);
    row.hidden = (filter.play && !row.classList.contains("in-play")) || !(plain(filter.text) === plain(key) || fits(words, parts));
  });
}
filter.only = true;
filter.play = false;
filter.text = "";

document.addEventListener("change", (event) => {
  if (!onlyOpen()) return;
  if (event.target === onlyOpen()) filter.only = onlyOpen().checked;
  else if (event.target === onlyPlay()) filter.play = onlyPlay().checked;
  else return;
  filter();
});
document.addEventListener("input", (event) => {
  if (!wanted() || event.target !== wanted()) return;
  filter.text = wanted().value.trim();
  filter();
});
document.addEventListener("kolo:fresh", filter);
hearTyped("input.duels");
