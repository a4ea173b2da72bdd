// A clock for two on one screen. The server keeps the time; the page draws it from what is left.

import { asking, button, byId, clear, el, linkCard, notice, say, words } from "./dom.js";
import { dial } from "./clocks.js";
import { Mirror, follow, order, sendUntilAnswered } from "./net.js";

const w = words();
const { name, post, role, rules } = document.body.dataset;
const names = { first: document.body.dataset.first, second: document.body.dataset.second };
const OTHER = { first: "second", second: "first" };
const halves = { first: byId("first"), second: byId("second") };
const arbiter = role === "arbiter";

const page = { view: null, since: 0, sending: false, spoken: "", refetch: null };

const kind = (value) => (typeof value === "string" ? value : Object.keys(value || {})[0]);

function runs(side) {
  const now = page.view.runs;
  return now === "both" || Boolean(now.one === side);
}

function left(side) {
  const one = page.view.sides[side];
  return runs(side) && one.flag === "up" ? one.left - (performance.now() - page.since) : one.left;
}

async function send(event) {
  if (page.sending) return;
  page.sending = true;
  document.body.classList.add("sending");
  notice(byId("notice"), "");
  const headers = arbiter ? { "x-kolo-desk": "1" } : {};
  const answer = await sendUntilAnswered(post, event, () => { byId("status").textContent = w.sending; }, headers);
  page.sending = false;
  document.body.classList.remove("sending");
  if (answer.ok) {
    mirror.take(answer.body);
  } else {
    const clause = answer.body.clause ? ` (${answer.body.clause})` : "";
    notice(byId("notice"), `${answer.body.message || answer.status}${clause}`);
    mirror.load();
  }
}

const running = () => kind(page.view.mode) === "running";

function press(side) {
  if (!page.view || !running() || !runs(side)) return;
  send({ kind: "press", by: side });
}

// Space and Enter press for the side whose clock runs, wherever the focus is, unless something is being typed or chosen.
function onKey(event) {
  if (event.key !== " " && event.key !== "Enter") return;
  const at = event.target;
  if (at.closest("input, select, textarea, summary, a, button:not(.half)")) return;
  event.preventDefault();
  if (!event.repeat && page.view && running()) press(page.view.to_move);
}

function stopReasons(side) {
  if (rules === "contest") return [["organiser-called", w.organiser]];
  return [
    [{ "fetch-arbiter": { opponent: "told" } }, w.fetch_arbiter],
    ["toilet", w.toilet],
    [{ prisoners: { count: 3 } }, w.prisoners],
  ].map(([reason, label]) => [reason, `${names[side]}: ${label}`]);
}

function stops() {
  const list = arbiter
    ? [["ruling", w.ruling], ["break", w.pause]].map(([reason, label]) => [{ kind: "stop", by: "arbiter", reason }, label])
    : [];
  for (const side of ["first", "second"]) {
    for (const [reason, label] of stopReasons(side)) list.push([{ kind: "stop", by: side, reason }, label]);
  }
  return el("details", {}, [
    el("summary", {}, w.stop), el("div", { class: "row" }, list.map(([event, label]) => button(label, () => send(event)))),
  ]);
}

function adjust() {
  const whose = el("select", {}, ["first", "second"].map((side) => el("option", { value: side }, names[side])));
  const time = el("input", { required: true, placeholder: "4:30" });
  const reason = el("input", { required: true, maxlength: 200 });
  const form = el("form", { class: "stack" }, [
    el("label", {}, whose), el("label", {}, [`${w.time_left} `, time]), el("label", {}, [`${w.reason} `, reason]),
    el("button", {}, w.do_it),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const found = /^(\d{1,4}):([0-5]\d)$/.exec(time.value.trim());
    if (!found) {
      notice(byId("notice"), w.bad_time);
      return;
    }
    const ms = (Number(found[1]) * 60 + Number(found[2])) * 1000;
    send({ kind: "adjust", by: "arbiter", side: whose.value, change: { to: ms }, reason: reason.value });
    form.reset();
  });
  return el("details", {}, [el("summary", {}, w.adjust), form]);
}

// Who is not there, and who has come (G-4.4.2).
function presence() {
  const isHere = (side) => page.view.sides[side].presence === "at-board";
  // At the board players say that they have come; who is missing the arbiter says.
  return el("div", { class: "row" }, ["first", "second"].filter((side) => arbiter || !isHere(side)).map((side) => {
    const here = isHere(side);
    return button(say(here ? w.absent : w.arrive, { name: names[side] }), () => send({ kind: here ? "absent" : "arrive", side }));
  }));
}

let shape = "";

// The acts that the state calls for; rendered again only when it changes, so that what is being typed stays.
function renderActs() {
  const mode = kind(page.view.mode);
  const down = ["first", "second"].filter((side) => page.view.sides && page.view.sides[side].flag === "down");
  const there = ["first", "second"].map((side) => page.view.sides && page.view.sides[side].presence);
  const now = JSON.stringify([mode, page.view.to_move, down, there]);
  if (now === shape) return;
  shape = now;
  const acts = clear(byId("acts"));
  const menu = clear(byId("menu"));
  if (mode === "waiting" && arbiter) acts.append(button(w.start, () => send({ kind: "start", by: "arbiter" }), "primary"));
  if (mode === "stopped") {
    const who = arbiter ? "arbiter" : page.view.mode.stopped.by;
    // What an official has stopped, an official lets go on.
    if (arbiter || who === "first" || who === "second") {
      acts.append(button(w.resume, () => send({ kind: "resume", by: who }), "primary"));
    }
  }
  if (mode === "running") {
    const side = page.view.to_move;
    if (rules === "go") {
      acts.append(button(`${names[side]}: ${w.pass}`, () => send({ kind: "pass", by: side, said: "spoken" })));
    }
    for (const fallen of down) {
      acts.append(button(`${names[OTHER[fallen]]}: ${w.claim_flag}`, () => send({ kind: "claim-flag", by: OTHER[fallen] })));
    }
    menu.append(stops());
  }
  if (mode === "waiting" || mode === "running") menu.append(presence());
  if (arbiter && (mode === "running" || mode === "stopped")) {
    menu.append(adjust());
    menu.append(asking(w.end, w.end_sure, w.yes, w.no, () => send({ kind: "end", by: "arbiter", how: "finished" })));
  }
}

function phaseText(one) {
  if (one.flag === "down") return w.flag;
  const now = kind(one.phase);
  if (now === "canadian") return say(w.stones_left, { n: one.phase.canadian.stones });
  if (now === "japanese") return say(w.periods_left, { n: one.periods });
  return w.basic_time;
}

function draw() {
  if (!page.view || !page.view.sides) return;
  for (const side of ["first", "second"]) {
    const half = halves[side];
    const one = page.view.sides[side];
    const ms = left(side);
    const time = half.querySelector(".half-time");
    const text = dial(ms);
    if (time.textContent !== text) time.textContent = text;
    time.classList.toggle("long", text.length > 5);
    half.classList.toggle("runs", running() && runs(side));
    half.classList.toggle("short", ms < 30000);
    half.classList.toggle("down", one.flag === "down");
    if (running() && runs(side) && one.flag === "up") count(side, one, ms);
  }
}

// The last ten seconds aloud, each once.
function count(side, one, ms) {
  const second = Math.ceil(ms / 1000);
  const key = `${side} ${JSON.stringify(one.phase)} ${one.periods} ${page.view.now} ${second}`;
  if (second < 1 || second > 10 || key === page.spoken) return;
  page.spoken = key;
  const sound = byId("sound").value;
  if (sound === "beep") beep(second <= 3 ? 880 : 660);
  if (sound === "voice" && "speechSynthesis" in window) {
    const words = new SpeechSynthesisUtterance(String(second));
    words.lang = document.documentElement.lang;
    words.rate = 1.3;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
  }
}

let audio = null;

// Browsers let a page make sounds only after the user has touched it.
function wake() {
  const Audio = window.AudioContext || window.webkitAudioContext;
  if (!Audio) return;
  audio = audio || new Audio();
  if (audio.state === "suspended") audio.resume();
}

document.addEventListener("pointerdown", wake);
document.addEventListener("keydown", wake);

function beep(frequency) {
  if (!audio || audio.state !== "running") return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.value = 0.2;
  tone.connect(volume);
  volume.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.12);
}

function statusText(body) {
  if (body.told) return body.told;
  const { mode } = body.view;
  const ofBreak = kind(mode) === "stopped" && mode.stopped.reason === "break";
  const stopped = ofBreak ? w.stopped_break : w.stopped;
  const texts = { waiting: w.waiting, stopped, adjourned: w.adjourned, resuming: w.adjourned };
  return [texts[kind(mode)], body.noted].filter(Boolean).join(" ");
}

// What happens by itself next is looked at when it is due: a period ends, a flag falls.
function plan() {
  clearTimeout(page.refetch);
  if (!running()) return;
  const waits = ["first", "second"].filter((side) => runs(side) && page.view.sides[side].flag === "up")
    .map((side) => page.view.sides[side].left);
  if (page.view.next && kind(page.view.next[1]) !== "count") waits.push(page.view.next[0] - page.view.now);
  if (waits.length) page.refetch = setTimeout(() => mirror.load(), Math.max(0, Math.min(...waits)) + 40);
}

function show(body) {
  page.view = body.view;
  page.since = performance.now();
  for (const side of ["first", "second"]) {
    halves[side].hidden = !body.view.sides;
    if (!body.view.sides) continue;
    halves[side].querySelector(".half-phase").textContent = phaseText(body.view.sides[side]);
    halves[side].title = say(w.press, { name: names[side] });
  }
  const text = statusText(body);
  if (byId("status").textContent !== text) byId("status").textContent = text;
  renderActs();
  draw();
  plan();
}

for (const side of ["first", "second"]) halves[side].addEventListener("click", () => press(side));
document.addEventListener("keydown", onKey);

const sound = byId("sound");
sound.value = localStorage.getItem("kolo-clock-sound") || "beep";
sound.addEventListener("change", () => localStorage.setItem("kolo-clock-sound", sound.value));

byId("full").addEventListener("click", () => {
  const root = document.documentElement;
  const open = root.requestFullscreen || root.webkitRequestFullscreen;
  if (document.fullscreenElement) document.exitFullscreen();
  else if (open) open.call(root);
});

if (arbiter) {
  byId("link").addEventListener("click", async () => {
    const answer = await order(`/api/desk/clock/${name}/link`, {});
    if (answer.ok) linkCard(byId("link-card"), answer.body);
    else notice(byId("notice"), answer.body.message);
  });
}

const connection = byId("connection");
const mirror = new Mirror(`/api/clock/${name}`, show);
follow(`/events/clock/${name}`, (version) => mirror.hear(version), (open) => {
  connection.textContent = open ? w.connected : w.connecting;
  connection.classList.toggle("off", !open);
});
setInterval(draw, 100);
