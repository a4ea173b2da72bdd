// The form of a new clock.

import { byId, notice, say, words } from "./dom.js";
import { order } from "./net.js";

const w = words();
const form = byId("new-clock");
const value = (name) => form.elements[name].value;

// The notation that the server reads.
function control() {
  const basic = `${value("basic")}m`;
  const period = `${value("overtime")}s`;
  switch (value("kind")) {
    case "canadian": return `${basic}+${period}/${value("stones")}`;
    case "japanese": return `${basic}+${value("periods")}x${period}`;
    case "contest": return `${basic}+${basic}`;
    default: return basic;
  }
}

function fields() {
  for (const label of form.querySelectorAll("[data-for]")) {
    label.hidden = !label.dataset.for.split(" ").includes(value("kind"));
  }
}

form.elements.kind.addEventListener("change", fields);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const warning = form.querySelector(".notice");
  try {
    const answer = await order("/api/desk/clock", { control: control(), first: value("first"), second: value("second") });
    if (answer.ok) location.href = answer.body.goto;
    else notice(warning, answer.body.message || String(answer.status));
  } catch (error) {
    notice(warning, say(w.failed, { why: error.message }));
  }
});
fields();
