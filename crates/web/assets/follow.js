// Keeps a page up to date: when the version grows, the part in the middle is fetched again, unless somebody is typing there.
import { follow } from "./net.js";

const { dataset } = document.body;
const part = () => document.getElementById("part");
let shown = Number(dataset.version);
let wanted = shown;
let busy = false;
// Whether the page may not be seen any more: a link that was taken back.
let gone = false;

// What is being typed or chosen must not be swept away.
function typing() {
  if (part().hasAttribute("data-dirty")) return true;
  const chosen = (one) => one.selectedIndex > 0 && !one.options[one.selectedIndex].defaultSelected;
  if (Array.from(part().querySelectorAll("select")).some(chosen)) return true;
  const field = document.activeElement;
  if (!field || !part().contains(field)) return false;
  return field.matches("select, textarea") || (field.matches("input") && field.value !== field.defaultValue);
}

async function refresh() {
  if (busy || gone || wanted <= shown || typing()) return;
  busy = true;
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    if (answer.status === 403) {
      gone = true;
      const told = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
      if (told) part().replaceChildren(...told.childNodes);
      return;
    }
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("part");
    if (!fresh || typing()) return;
    const focused = document.activeElement && document.activeElement.id;
    part().replaceWith(fresh);
    document.getElementById("tabs").replaceWith(page.getElementById("tabs"));
    shown = Number(page.body.dataset.version);
    document.dispatchEvent(new CustomEvent("kolo:fresh"));
    const again = focused && document.getElementById(focused);
    if (again) again.focus();
  } catch (error) {
    // The next signal, or the next second, tries again.
  } finally {
    busy = false;
  }
}

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
  follow(dataset.follow, onVersion, onState);
  // An answer to what this page has sent may come before the signal, or over a line on which signals do not.
  document.addEventListener("kolo:news", (event) => onVersion(event.detail));
  setInterval(refresh, 1000);
}
