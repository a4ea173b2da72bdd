// A captain reports duel by duel: the score so far stands below, and what is being chosen is not swept away by news.
import "./phone.js";

const POINTS = { "1": [2, 0], "0": [0, 2], "=": [1, 1] };

function count(form) {
  const chosen = Array.from(form.querySelectorAll("input[type=radio]:checked"), (one) => POINTS[one.value]);
  const sum = (side) => chosen.reduce((total, points) => total + points[side], 0);
  form.querySelector(".so-far").textContent = chosen.length ? `${sum(0)} : ${sum(1)}` : "–";
}

const countAll = () => document.querySelectorAll("form.duels").forEach(count);

document.addEventListener("change", (event) => {
  const form = event.target.closest && event.target.closest("form.duels");
  if (form) count(form);
});
document.addEventListener("kolo:fresh", countAll);
document.addEventListener("kolo:restored", countAll);
countAll();
