// Results of team matches by keyboard: one key a duel, board by board, then on to the next open match. A score, or a match
// that nobody played, is typed whole and ended with Enter.
const table = () => document.getElementById("results");
const onlyOpen = () => document.getElementById("only-open");
const said = () => document.getElementById("said");
const POINTS = { "1": [2, 0], "0": [0, 2], "=": [1, 1], "+": [2, 0], "-": [0, 2], x: [0, 0] };

const fields = () => Array.from(table().querySelectorAll("input.duels"));
const duels = () => 2 * Number(table().dataset.boards);

function say(text) {
  said().textContent = text;
}

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

// The slip of a match, offered beside what was told.
function offerSlip(row) {
  const link = row.querySelector("th a").cloneNode(true);
  link.textContent = `${table().dataset.slip} ${link.textContent}`;
  link.className = "button small";
  said().append(" ", link);
}

// The next field that is still open, after this one or from the beginning.
function next(field) {
  const all = fields().filter((one) => !one.disabled);
  const at = all.indexOf(field);
  const following = all.slice(at + 1).concat(all.slice(0, Math.max(at, 0))).find((one) => one.value === "");
  if (following) following.focus();
}

async function send(field) {
  const form = field.closest("form");
  const row = field.closest("tr");
  const body = new URLSearchParams(new FormData(form));
  field.disabled = true;
  row.classList.add("sending");
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
      const told = await answer.json();
      if (answer.status >= 500 || answer.status === 408 || answer.status === 429) throw new Error("busy");
      row.classList.remove("sending");
      if (answer.ok) {
        row.classList.add("saved");
        say(`${row.querySelector("th a").textContent}: ${told.result}`);
      } else {
        field.disabled = false;
        say(told.message);
        // Whatever the field cannot take, the slip of the match can: a line-up, a reason, a decision.
        if (answer.status === 409) offerSlip(row);
      }
      return answer.ok;
    } catch (error) {
      // Nothing is shown as saved before it is: sent again, under the same name, until somebody answers.
      say(table().dataset.failed);
      await new Promise((done) => setTimeout(done, Math.min(500 * 2 ** Math.min(attempt, 4), 4000)));
    }
  }
}

function enter(field) {
  next(field);
  send(field).then((saved) => { if (!saved) { field.focus(); field.select(); } });
}

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

document.addEventListener("submit", (event) => {
  const field = event.target.querySelector("input.duels");
  if (!field) return;
  event.preventDefault();
  if (field.value.trim()) enter(field);
});

document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (!field.matches || !field.matches("input.duels")) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = fields().filter((one) => !one.disabled && one.offsetParent !== null);
  const to = all[all.indexOf(field) + step];
  if (to) to.focus();
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
  table().querySelectorAll("tbody tr").forEach((row) => {
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
