// Results by keyboard: one key a table where a game has one, then on to the next open one. A score is typed and ended with Enter.
const table = () => document.getElementById("results");
const onlyOpen = () => document.getElementById("only-open");
const said = () => document.getElementById("said");
const KEYS = "10=+-xla";

const fields = () => Array.from(table().querySelectorAll("input.result"));

function say(text) {
  said().textContent = text;
}

// The next field that is still open, after this one or from the beginning.
function next(field) {
  const all = fields().filter((one) => !one.disabled);
  const at = all.indexOf(field);
  const following = all.slice(at + 1).concat(all.slice(0, at)).find((one) => one.value === "");
  if (following) following.focus();
}

async function send(field) {
  const form = field.closest("form");
  const row = field.closest("tr");
  field.disabled = true;
  row.classList.add("sending");
  const body = new URLSearchParams(new FormData(form));
  body.set("result", field.value);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
      const told = await answer.json();
      if (answer.status >= 500 || answer.status === 408 || answer.status === 429) throw new Error("busy");
      row.classList.remove("sending");
      if (answer.ok) {
        row.classList.add("settled");
        say(`${row.querySelector("th").textContent}: ${told.result}`);
      } else {
        field.disabled = false;
        field.select();
        say(told.message);
      }
      return answer.ok;
    } catch (error) {
      // Nothing is shown as saved before it is: sent again, under the same name, until somebody answers.
      say(table().dataset.failed);
      await new Promise((done) => setTimeout(done, Math.min(500 * 2 ** Math.min(attempt, 4), 4000)));
    }
  }
}

function isScore(field) {
  return table().dataset.form === "match" && /^[0-9]$/.test(field.value);
}

function enter(field) {
  next(field);
  send(field).then((saved) => { if (!saved) field.focus(); });
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!field.matches || !field.matches("input.result")) return;
  if (field.value.length === 1 && KEYS.includes(field.value) && !isScore(field)) enter(field);
});

document.addEventListener("submit", (event) => {
  const field = event.target.querySelector("input.result");
  if (!field) return;
  event.preventDefault();
  if (field.value.trim()) enter(field);
});

document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (!field.matches || !field.matches("input.result")) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = fields().filter((one) => !one.disabled);
  const to = all[all.indexOf(field) + step];
  if (to) to.focus();
});

function filter() {
  table().classList.toggle("only-open", onlyOpen().checked);
}

document.addEventListener("change", (event) => { if (event.target === onlyOpen()) filter(); });
