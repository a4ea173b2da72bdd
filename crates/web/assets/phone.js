// Reports from a telephone: kept until the server has answered, over a lost line and a closed page, sent one after the
// other, and counted once.
import "./follow.js";
import { fieldsOf, newId, sendForm } from "./net.js";

const { dataset } = document.body;
const SLOT = `kolo-report-${dataset.outbox}`;
const notice = document.getElementById("outbox");
const part = () => document.getElementById("part");

function kept() {
  try {
    return [].concat(JSON.parse(localStorage.getItem(SLOT)) || []);
  } catch (error) {
    return [];
  }
}

// What the server has not answered yet, the oldest first.
const waiting = kept();
// Names of reports that this page has given away; a second report from the same form needs another one.
const used = new Set();
let sending = false;

function keep() {
  try {
    if (waiting.length) localStorage.setItem(SLOT, JSON.stringify(waiting));
    else localStorage.removeItem(SLOT);
  } catch (error) {
    // Without a store the page itself keeps it, as long as it is open.
  }
}

function say(text) {
  notice.textContent = text;
  notice.hidden = !text;
}

// What a report is about, without its name and what it says.
const about = (fields) => JSON.stringify(fields.filter(([name]) => ["game", "pairing"].includes(name)));
const saying = (fields) => JSON.stringify(fields.filter(([name]) => name !== "command"));

// Shows at each form what waits to be sent from it, also after the page has been rendered again.
function mark() {
  document.querySelectorAll("form.report").forEach((form) => {
    const note = form.querySelector(".not-saved");
    const mine = waiting.filter((report) => report.action === form.action && about(report.fields) === about(fieldsOf(form)));
    if (note) note.hidden = mine.length === 0;
    form.classList.toggle("pending", mine.length > 0);
    const last = mine[mine.length - 1];
    if (!last) return;
    last.fields.forEach(([name, value]) => {
      const field = Array.from(form.querySelectorAll("input[type=radio]")).find((one) => one.name === name && one.value === value);
      if (field) field.checked = true;
    });
  });
  document.dispatchEvent(new CustomEvent("kolo:restored"));
}

async function send() {
  if (sending) return;
  sending = true;
  let refusal = "";
  while (waiting.length) {
    say(dataset.sending);
    // Nobody knows whether a report without an answer got through: it is sent again under the same name and counts once.
    const answer = await sendForm(waiting[0].action, waiting[0].fields);
    waiting.shift();
    keep();
    if (answer.ok) document.dispatchEvent(new CustomEvent("kolo:news", { detail: answer.body.version }));
    else refusal = answer.body.message || dataset.refused;
  }
  say(refusal);
  mark();
  sending = false;
}

document.addEventListener("change", (event) => {
  if (event.target.closest && event.target.closest("form.report")) part().setAttribute("data-dirty", "");
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("form.report")) return;
  event.preventDefault();
  const report = { action: form.action, fields: fieldsOf(form, event) };
  const twice = waiting.some((one) => one.action === report.action && saying(one.fields) === saying(report.fields));
  part().removeAttribute("data-dirty");
  if (twice) return;
  report.fields = report.fields.map(([name, value]) => [name, name === "command" && used.has(value) ? newId() : value]);
  used.add(new Map(report.fields).get("command"));
  waiting.push(report);
  keep();
  mark();
  send();
});

document.addEventListener("kolo:fresh", mark);
if (waiting.length) {
  mark();
  send();
}
