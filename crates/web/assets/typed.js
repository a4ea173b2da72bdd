// Results typed into a table, a field a row: each is sent until the server answers, and the next open field is at hand.
import { el } from "./dom.js";
import { fieldsOf, sendForm } from "./net.js";

export const table = () => document.getElementById("results");
export const onlyOpen = () => document.getElementById("only-open");
const said = () => document.getElementById("said");

// Read out, not shown: what the user must see stands under its row.
let status = "";
export function say(text) {
  status = text;
  said().textContent = text;
}
document.addEventListener("kolo:fresh", () => { if (said()) said().textContent = status; });

// A user who was faster than the page has typed before this script could hear it: what stands there is heard now. Nothing else
// can stand there: the fields take no values from an earlier visit.
export function hearTyped(selector) {
  const fields = table() ? table().querySelectorAll(selector) : [];
  fields.forEach((field) => {
    if (field.value && !field.disabled) field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

// Puts a note under a row, or takes it away; `aside` is what else can be done.
function note(row, text, aside) {
  const id = `${row.id}-note`;
  const field = row.querySelector("input:not([type=hidden])");
  const old = document.getElementById(id);
  if (old) old.closest("tr").remove();
  if (field && !text) field.removeAttribute("aria-describedby");
  if (!text) return;
  const cell = el("td", { colspan: row.cells.length, id }, el("div", {}, [text, aside && " ", aside]));
  row.after(el("tr", { class: "row-note" }, cell));
  if (field) field.setAttribute("aria-describedby", id);
}

// The user who opens the page types at once. A finger types by touching a field: there the keys on the screen would cover the page.
function takeFocus(fields) {
  if (matchMedia("(hover: none) and (pointer: coarse)").matches) return;
  if (document.activeElement && document.activeElement !== document.body) return;
  const row = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const field = fields.find((one) => row && row.contains(one)) || fields.find((one) => one.value === "") || fields[0];
  if (field) field.focus();
}

// Fields that `selector` finds; `saved(row, recorded)` shows that a result counts, `aside(row, answer)` makes what else can be done
// about a refusal. Answers with what enters a field: it goes on to the next and sends this one.
export function typed({ selector, saved, aside }) {
  const fields = () => Array.from(table() ? table().querySelectorAll(selector) : []).filter((one) => !one.disabled);
  const isShown = (field) => field.offsetParent !== null;

  // What was typed and does not count yet, by the address it is sent to: on its way, refused, or not sent at all. The page
  // is rendered again while the user types, and these are put back.
  const kept = new Map();
  // How often something was typed or pressed: a user who has gone on is not called back.
  let strokes = 0;

  // The field of an address as it stands on the page now, if its row is still open.
  function find(action) {
    const forms = table() ? Array.from(table().querySelectorAll("form")) : [];
    const form = forms.find((one) => one.action === action);
    return (form && form.querySelector(selector)) || null;
  }

  // Shows at a field what has become of what was typed there.
  function show(field, { value, state, text, answer }) {
    const row = field.closest("tr");
    if (field.value !== value) field.value = value;
    field.disabled = state === "sent";
    row.classList.toggle("sending", state === "sent");
    row.classList.toggle("refused", state === "refused");
    if (state === "refused") field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    note(row, text, answer && aside ? aside(row, answer) : null);
  }

  // The next field that is still open, after this one or from the beginning.
  function next(field) {
    const all = fields().filter((one) => isShown(one) || one === field);
    const at = all.indexOf(field);
    const following = all.slice(at + 1).concat(all.slice(0, Math.max(at, 0))).find((one) => one.value === "");
    if (following) following.focus();
  }

  async function send(field) {
    const { action } = field.form;
    const label = field.closest("tr").querySelector("th").textContent.trim();
    // A field that is shut is not part of its form.
    const sent = fieldsOf(field.form);
    kept.set(action, { value: field.value, state: "sent" });
    show(field, kept.get(action));
    const before = strokes;
    // Nothing is shown as saved before it is: sent again, under the same name, until the server answers.
    const answer = await sendForm(action, sent, () => {
      const text = table().dataset.failed;
      say(text);
      kept.set(action, { ...kept.get(action), text });
      show(find(action) || field, kept.get(action));
    });
    const now = find(action) || field;
    if (answer.ok) {
      kept.delete(action);
      now.closest("tr").classList.remove("sending");
      note(now.closest("tr"));
      saved(now.closest("tr"), answer.body);
      return;
    }
    const { message } = answer.body;
    kept.set(action, { value: new Map(sent).get(field.name), state: "refused", text: message, answer });
    show(now, kept.get(action));
    say(`${label}: ${message}`);
    if (strokes !== before || !isShown(now)) return;
    now.focus();
    now.select();
    now.closest("tr").nextElementSibling.querySelector("div").scrollIntoView({ block: "nearest" });
  }

  function enter(field) {
    next(field);
    send(field);
  }

  document.addEventListener("submit", (event) => {
    const field = event.target.querySelector(selector);
    if (!field) return;
    event.preventDefault();
    if (field.value.trim()) enter(field);
  });

  // Heard before anybody else, so that a key that sends a field is part of what is sent.
  document.addEventListener("input", (event) => {
    strokes += 1;
    const field = event.target;
    if (!field.matches || !field.matches(selector)) return;
    const { action } = field.form;
    if (field.value) kept.set(action, { value: field.value, state: "typed" });
    else kept.delete(action);
    field.removeAttribute("aria-invalid");
    field.closest("tr").classList.remove("refused");
    note(field.closest("tr"));
  }, true);

  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab" || event.key.startsWith("Arrow")) strokes += 1;
    const field = event.target;
    if (!field.matches || !field.matches(selector)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = fields().filter(isShown);
    const to = all[all.indexOf(field) + step];
    if (to) to.focus();
  });

  document.addEventListener("kolo:fresh", () => {
    kept.forEach((one, action) => {
      const field = find(action);
      if (field) show(field, one);
      // The row counts by now, no matter who entered it: there is nothing left to put right here.
      if (!field && one.state !== "sent") kept.delete(action);
    });
  });

  takeFocus(fields().filter(isShown));
  return enter;
}
