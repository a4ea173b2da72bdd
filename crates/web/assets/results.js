// Results by keyboard: one key a table where a game has one, then on to the next open one. A score is typed and ended with Enter.
import { hearTyped, onlyOpen, say, table, typed } from "./typed.js";

const KEYS = "10=+-xla";

const enter = typed({
  selector: "input.result",
  saved: (row, recorded) => {
    row.classList.add("settled");
    say(`${row.querySelector("th").textContent}: ${recorded.result}`);
  },
});

function isScore(field) {
  return table().dataset.form === "match" && /^[0-9]$/.test(field.value);
}

document.addEventListener("input", (event) => {
  const field = event.target;
  if (!field.matches || !field.matches("input.result")) return;
  if (field.value.length === 1 && KEYS.includes(field.value) && !isScore(field)) enter(field);
});

// What is chosen stays chosen when the page is rendered again.
function filter() {
  if (!table() || !onlyOpen()) return;
  onlyOpen().checked = filter.only;
  table().classList.toggle("only-open", filter.only);
}
filter.only = Boolean(onlyOpen() && onlyOpen().checked);

document.addEventListener("change", (event) => {
  if (!onlyOpen() || event.target !== onlyOpen()) return;
  filter.only = onlyOpen().checked;
  filter();
});
document.addEventListener("kolo:fresh", filter);
hearTyped("input.result");
