// Results typed into a table, a field a row: each is sent until somebody answers, and the next open field is at hand.
export const table = () => document.getElementById("results");
export const onlyOpen = () => document.getElementById("only-open");
export const said = () => document.getElementById("said");

export function say(text) {
  said().textContent = text;
}

// Whoever was faster than the page has typed before this script could hear it: what stands there is heard now. Nothing else
// can stand there: the fields take no values from an earlier visit.
export function hearTyped(selector) {
  const fields = table() ? table().querySelectorAll(selector) : [];
  fields.forEach((field) => {
    if (field.value && !field.disabled) field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

// Fields that `selector` finds; `saved(row, told)` shows that a result counts, `refused(row, answer)` what else can be done.
// Answers with what enters a field: it goes on to the next and sends this one.
export function typed({ selector, saved, refused }) {
  const fields = () => Array.from(table().querySelectorAll(selector)).filter((one) => !one.disabled);

  // The next field that is still open, after this one or from the beginning.
  function next(field) {
    const all = fields();
    const at = all.indexOf(field);
    const following = all.slice(at + 1).concat(all.slice(0, Math.max(at, 0))).find((one) => one.value === "");
    if (following) following.focus();
  }

  async function send(field) {
    const form = field.closest("form");
    const row = field.closest("tr");
    // A field that is shut is not part of its form.
    const body = new URLSearchParams(new FormData(form));
    field.disabled = true;
    row.classList.add("sending");
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
        const told = await answer.json();
        if (answer.status >= 500 || answer.status === 408 || answer.status === 429) throw new Error("busy");
        row.classList.remove("sending");
        if (answer.ok) {
          saved(row, told);
        } else {
          field.disabled = false;
          say(told.message);
          if (refused) refused(row, answer);
        }
        return answer.ok;
      } catch (error) {
        // Nothing is shown as saved before it is: sent again, under the same name, until somebody answers.
        say(table().dataset.failed);
        await new Promise((done) => setTimeout(done, Math.min(500 * 2 ** Math.min(attempt, 4), 4000)));
      }
    }
  }

  function enter(field) {
    next(field);
    send(field).then((counts) => {
      if (counts) return;
      field.focus();
      field.select();
    });
  }

  document.addEventListener("submit", (event) => {
    const field = event.target.querySelector(selector);
    if (!field) return;
    event.preventDefault();
    if (field.value.trim()) enter(field);
  });

  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (!field.matches || !field.matches(selector)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = fields().filter((one) => one.offsetParent !== null);
    const to = all[all.indexOf(field) + step];
    if (to) to.focus();
  });

  return enter;
}
