// A report from a telephone: kept until the server has answered, over a lost line and a closed page, and counted once.
import "./follow.js";

const { dataset } = document.body;
const SLOT = `kolo-report-${dataset.outbox}`;
const notice = document.getElementById("outbox");

function kept() {
  try {
    return JSON.parse(localStorage.getItem(SLOT));
  } catch (error) {
    return null;
  }
}

function keep(report) {
  try {
    if (report) localStorage.setItem(SLOT, JSON.stringify(report));
    else localStorage.removeItem(SLOT);
  } catch (error) {
    // Without a store the page itself keeps it, as long as it is open.
  }
}

function say(text) {
  notice.textContent = text;
  notice.hidden = !text;
}

let sending = false;

async function send(report) {
  if (sending) return;
  sending = true;
  say(dataset.sending);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const body = new URLSearchParams(report.fields);
      const answer = await fetch(report.action, { method: "POST", body, headers: { accept: "application/json" } });
      if (answer.status < 500 && answer.status !== 408 && answer.status !== 429) {
        keep(null);
        sending = false;
        if (answer.ok) {
          say("");
        } else {
          const told = await answer.json().catch(() => ({}));
          say(told.message || dataset.refused);
        }
        return;
      }
    } catch (error) {
      // No answer: nobody knows whether it got through. It is sent again under the same name and counts once.
    }
    await new Promise((done) => setTimeout(done, Math.min(500 * 2 ** Math.min(attempt, 5), 10000)));
  }
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("form.report")) return;
  event.preventDefault();
  const data = new FormData(event.target, event.submitter || undefined);
  const report = { action: event.target.action, fields: Array.from(data.entries()) };
  keep(report);
  send(report);
});

const left = kept();
if (left) send(left);
