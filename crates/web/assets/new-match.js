// The form of a new match on devices.

import { byId, clear, el, notice, say, words } from "./dom.js";
import { order } from "./net.js";

const w = words();
const form = byId("new-match");

function failed(answer) {
  notice(form.querySelector(".notice"), say(w.failed, { why: answer.body.message || answer.status }));
}

function lineUp() {
  const host = clear(byId("line-up"));
  const count = Number(form.elements.boards.value);
  for (let number = 1; number <= count; number += 1) {
    const player = (side) => el("label", {}, [`${w.player} (${w[side]}) `, el("input", { name: `${side}-${number}`, maxlength: 200 })]);
    const opens = el("select", { name: `opens-${number}` }, [
      el("option", { value: "first" }, w.first), el("option", { value: "second" }, w.second),
    ]);
    host.append(el("fieldset", { class: "fields" }, [
      el("legend", {}, say(w.board, { n: number })), player("first"), player("second"),
      el("label", {}, [`${w.opens} `, opens]),
    ]));
  }
}

function otherTime() {
  byId("other-time").hidden = form.elements.time.value !== "";
}

async function setUp(event) {
  event.preventDefault();
  const value = (name) => form.elements[name].value;
  const boards = [];
  for (let number = 1; number <= Number(value("boards")); number += 1) {
    boards.push({ first: value(`first-${number}`), second: value(`second-${number}`), opens: value(`opens-${number}`) });
  }
  // In a match of individuals the sides are the players.
  if (boards.length === 1) {
    boards[0].first = boards[0].first || value("first");
    boards[0].second = boards[0].second || value("second");
  }
  const body = {
    title: value("title"), first: value("first"), second: value("second"), boards,
    opening: value("opening"), time: value("time") || value("other"),
  };
  const submit = form.querySelector("button");
  submit.disabled = true;
  try {
    const answer = await order("/api/desk/live", body);
    if (answer.ok) location.href = answer.body.goto;
    else failed(answer);
  } catch (error) {
    failed({ body: {}, status: error.message });
  }
  submit.disabled = false;
}

form.elements.boards.addEventListener("change", lineUp);
form.elements.time.addEventListener("change", otherTime);
form.addEventListener("submit", setUp);
lineUp();
otherTime();
