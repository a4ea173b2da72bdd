// The door: type a few letters, press Enter, and the first one who is missing is here. Arrows go from name to name.
import { fieldsOf, newId, sendForm } from "./net.js";

const door = () => document.getElementById("door");
const filter = () => document.getElementById("filter");
const said = () => document.getElementById("said");
// Addresses of those who are being checked in.
const sending = new Set();
const shown = () => Array.from(door().querySelectorAll("li:not([hidden])"));

// Letters without their marks, as the server has written the names.
const plain = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

function sift() {
  const words = plain(filter().value).split(/\s+/).filter(Boolean);
  door().querySelectorAll("li").forEach((line) => {
    const parts = line.dataset.plain.split(/\s+/);
    line.hidden = !words.every((word) => parts.some((part) => part.startsWith(word)));
  });
}

// What happened, as it is shown on the page, also after the page was rendered again because of it.
let status = "";
function say(text) {
  status = text;
  said().textContent = text;
}

// The line of a form as it stands on the page now: it is rendered again when others check people in.
const lineOf = (action) => Array.from(door().querySelectorAll("form")).find((form) => form.action === action);

async function toggle(form) {
  const { action } = form;
  const line = form.closest("li");
  if (sending.has(action)) return;
  sending.add(action);
  line.classList.add("sending");
  const answer = await sendForm(action, fieldsOf(form), () => say(door().dataset.failed));
  sending.delete(action);
  const now = lineOf(action) || form;
  now.closest("li").classList.remove("sending");
  if (!answer.ok) {
    say(answer.body.message);
    return;
  }
  const here = answer.body.standing === "here";
  now.closest("li").classList.toggle("here", here);
  now.querySelector("button").setAttribute("aria-pressed", String(here));
  now.elements.do.value = here ? "check-out" : "check-in";
  // The form was used: the next press is another act and needs another name.
  now.elements.command.value = newId();
  const text = here ? door().dataset.here : door().dataset.missing;
  now.querySelector(".door-standing").textContent = text;
  say(`${now.querySelector(".name").textContent}: ${text}`);
}

document.addEventListener("submit", (event) => {
  if (!door().contains(event.target)) return;
  event.preventDefault();
  toggle(event.target);
});

document.addEventListener("input", (event) => { if (event.target.id === "filter") sift(); });

document.addEventListener("keydown", (event) => {
  const lines = shown();
  if (event.target.id === "filter" && event.key === "Enter") {
    event.preventDefault();
    if (!filter().value.trim()) return;
    // The first who is not here: Enter lets people in and never out.
    const first = lines.find((line) => !line.classList.contains("here") && !line.classList.contains("sending"));
    if (!first) {
      say(lines.length ? `${filter().value.trim()}: ${door().dataset.here}` : door().dataset.nobody);
      return;
    }
    toggle(first.querySelector("form"));
    filter().value = "";
    sift();
    return;
  }
  if (event.key === "Escape") {
    filter().value = "";
    sift();
    filter().focus();
    return;
  }
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const at = lines.indexOf(event.target.closest && event.target.closest("li"));
  if (at < 0 && event.target.id !== "filter") return;
  event.preventDefault();
  const next = lines[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (next) next.querySelector("button").focus();
  else if (event.key === "ArrowUp") filter().focus();
});

document.addEventListener("kolo:fresh", () => {
  sending.forEach((action) => {
    const form = lineOf(action);
    if (form) form.closest("li").classList.add("sending");
  });
  said().textContent = status;
  sift();
});
