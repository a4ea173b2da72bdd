// Keeps a page up to date: when the version grows, the part in the middle is fetched again, unless the user is typing there.
import { follow } from "./net.js";

const { dataset } = document.body;
const part = () => document.getElementById("part");
const tabs = () => document.getElementById("tabs");
let shown = Number(dataset.version);
let wanted = shown;
let busy = false;
// How often it was heard that the public may see something else, though nothing has happened, and how often this page has
// followed.
let veils = 0;
let drawn = 0;
// Whether the page may not be seen any more: a link that was taken back.
let gone = false;

// Fields that hold nothing to be lost: what narrows a list, what is on its way or saved, results that are sent key by key,
// and reports of telephones, which say by themselves when they are being made.
const NOTHING_TO_LOSE =
  "[type=search], .filters input, #only-open, .sending *, .settled *, .saved *, input.result, input.duels, form.report *";

// A box holds whether it is ticked; what it sends then is not typed by anybody.
const differs = (field) => (field.matches("[type=checkbox], [type=radio]")
  ? field.checked !== field.defaultChecked
  : field.value !== field.defaultValue);

const changed = (field) => !field.disabled && !field.matches(NOTHING_TO_LOSE) && differs(field);

// What is being typed or chosen must not be swept away, also when the cursor is elsewhere by now.
function typing() {
  if (part().hasAttribute("data-dirty")) return true;
  const chosen = (one) => one.selectedIndex > 0 && !one.options[one.selectedIndex].defaultSelected;
  if (Array.from(part().querySelectorAll("select")).some(chosen)) return true;
  if (Array.from(part().querySelectorAll("input, textarea")).some(changed)) return true;
  const field = document.activeElement;
  if (!field || !part().contains(field)) return false;
  if (field.matches("select, textarea")) return true;
  // What only narrows a list is put back, and boxes were looked at above.
  return field.matches("input:not([type=checkbox]):not([type=radio])") && differs(field);
}

// What the user must see stands above the page. It is put there only when it is something else, so that it is read out once.
function call(fresh) {
  const troubles = document.getElementById("troubles");
  if (troubles && fresh && troubles.innerHTML !== fresh.innerHTML) fill(troubles, fresh);
}

// What stands in one place from now on is what stood in the other. Older browsers know no shorter way.
function fill(place, from) {
  while (place.firstChild) place.firstChild.remove();
  while (from.firstChild) place.append(from.firstChild);
}

// What the user has opened stays open, known by what stands on it.
function keepOpen(before, fresh) {
  const opened = Array.from(before.querySelectorAll("details[open] > summary"), (summary) => summary.textContent);
  fresh.querySelectorAll("details > summary").forEach((summary) => {
    if (opened.includes(summary.textContent)) summary.parentNode.open = true;
  });
}

async function refresh() {
  // What may not be seen any more does not wait for the user to stop typing.
  const veil = veils;
  const hurried = veil > drawn;
  if (busy || gone || (!hurried && (wanted <= shown || typing()))) return;
  busy = true;
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    if (answer.status === 403) {
      gone = true;
      const refusal = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
      if (refusal) fill(part(), refusal);
      return;
    }
    if (answer.status === 404 && hurried) {
      location.reload();
      return;
    }
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("part");
    if (!fresh || (!hurried && typing())) return;
    drawn = veil;
    const focused = document.activeElement && document.activeElement.id;
    keepOpen(part(), fresh);
    part().replaceWith(fresh);
    const along = tabs().scrollLeft;
    tabs().replaceWith(page.getElementById("tabs"));
    tabs().scrollLeft = along;
    shown = Number(page.body.dataset.version);
    document.dispatchEvent(new CustomEvent("kolo:fresh"));
    call(page.getElementById("troubles"));
    const again = focused && document.getElementById(focused);
    if (again) again.focus();
  } catch (error) {
    // The next signal, or the next second, tries again.
  } finally {
    busy = false;
  }
}

// On a phone the tabs are one line that is longer than the screen: the one that is open stands in its middle.
const open = tabs() && tabs().querySelector("[aria-current]");
if (open) tabs().scrollLeft = open.offsetLeft - (tabs().clientWidth - open.offsetWidth) / 2;

if (dataset.follow) {
  const connection = document.getElementById("connection");
  // A hall that hears of a result does not have to ask in the same moment; the desk must not wait.
  const moment = location.pathname.startsWith("/desk") ? 0 : 300;
  const onVersion = (version) => {
    wanted = Math.max(wanted, version);
    setTimeout(refresh, Math.random() * moment);
  };
  const onState = (open) => {
    connection.classList.toggle("off", !open);
    connection.textContent = open ? dataset.connected : dataset.disconnected;
  };
  const onPublic = () => {
    veils += 1;
    setTimeout(refresh, Math.random() * moment);
  };
  follow(dataset.follow, onVersion, onState, null, onPublic);
  // An answer to what this page has sent may come before the signal, or over a line on which signals do not.
  document.addEventListener("kolo:news", (event) => { if (Number.isFinite(event.detail)) onVersion(event.detail); });
  setInterval(refresh, 1000);
}
