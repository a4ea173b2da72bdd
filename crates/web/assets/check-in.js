// The door: type a few letters, press Enter, and the first one is here. Arrows go from name to name.
import { newId } from "./net.js";

const door = () => document.getElementById("door");
const filter = () => document.getElementById("filter");
const said = () => document.getElementById("said");
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

async function toggle(form) {
  const line = form.closest("li");
  if (line.classList.contains("sending")) return;
  line.classList.add("sending");
  const body = new URLSearchParams(new FormData(form));
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
      if (answer.status >= 500 || answer.status === 408 || answer.status === 429) throw new Error("busy");
      const told = await answer.json();
      line.classList.remove("sending");
      if (!answer.ok) {
        said().textContent = told.message;
        return;
      }
      const here = told.standing === "here";
      line.classList.toggle("here", here);
      form.querySelector("button").setAttribute("aria-pressed", String(here));
      form.elements.do.value = here ? "check-out" : "check-in";
      // The form was used: the next press is another act and needs another name.
      form.elements.command.value = newId();
      const text = here ? door().dataset.here : door().dataset.missing;
      form.querySelector(".door-standing").textContent = text;
      said().textContent = `${form.querySelector(".name").textContent}: ${text}`;
      return;
    } catch (error) {
      said().textContent = door().dataset.failed;
      await new Promise((done) => setTimeout(done, Math.min(500 * 2 ** Math.min(attempt, 4), 4000)));
    }
  }
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
    if (filter().value && lines[0]) {
      toggle(lines[0].querySelector("form"));
      filter().value = "";
      sift();
    }
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

document.addEventListener("kolo:fresh", sift);
