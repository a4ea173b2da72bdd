// The screen on the wall: one part after the other, long ones page by page, and the time to the next round.
import "./follow.js";

const main = () => document.getElementById("part");
const parts = () => Array.from(main().querySelectorAll(".wall-part"));
let at = 0;
let offset = 0;
let since = Date.now();

// What is a little too large for the screen is made smaller, but never so small that nobody could read it from afar; what
// is still too large is shown page by page.
const SMALLEST = 0.6;

function fit(part) {
  const inner = part.querySelector(".wall-fit");
  if (!inner) return;
  for (let size = 1; ; size -= 0.05) {
    inner.style.fontSize = `${size}em`;
    const fits = part.scrollHeight <= part.clientHeight + 2 && part.scrollWidth <= part.clientWidth + 2;
    if (fits || size <= SMALLEST) return;
  }
}

function show() {
  const all = parts();
  if (all.length === 0) return;
  at %= all.length;
  all.forEach((part, index) => part.classList.toggle("shown", index === at));
  fit(all[at]);
  all[at].scrollTop = offset;
}

// On to the next page of a part that is longer than the screen, or to the next part.
function on() {
  const part = parts()[at];
  const page = part ? Math.max(part.clientHeight - 60, 60) : 0;
  if (part && offset + part.clientHeight < part.scrollHeight - 2) {
    offset += page;
  } else {
    offset = 0;
    at += 1;
  }
  since = Date.now();
  show();
}

// When it was heard how much time is left: the time of day of this computer may be wrong, but it counts right.
let heard = performance.now();

function tellTime() {
  const given = main().dataset.left;
  main().querySelectorAll(".wall-clock").forEach((clock) => {
    const left = Math.max(0, Math.round((Number(given) - (performance.now() - heard)) / 1000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    clock.textContent = given ? `${clock.dataset.prefix} ${text}` : "";
  });
}

document.addEventListener("kolo:fresh", () => {
  heard = performance.now();
  show();
  tellTime();
});
window.addEventListener("resize", show);
document.addEventListener("keydown", (event) => { if (event.key === " " || event.key === "ArrowRight") on(); });
setInterval(() => {
  tellTime();
  if (Date.now() - since >= Number(main().dataset.seconds) * 1000) on();
}, 500);
show();
tellTime();
