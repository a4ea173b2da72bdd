// Requests that are answered or sent again, and the stream of small signals.

const TIMEOUT = 8000;

// A name that no other request has.
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function request(url, options) {
  const stop = "AbortController" in window ? new AbortController() : null;
  const timer = stop && setTimeout(() => stop.abort(), TIMEOUT);
  try {
    const response = await fetch(url, Object.assign({ cache: "no-store", signal: stop ? stop.signal : undefined }, options));
    const text = await response.text();
    const body = text ? JSON.parse(text) : {};
    return { ok: response.ok, status: response.status, body };
  } finally {
    if (timer) clearTimeout(timer);
  }
}

export function get(url) {
  return request(url, {});
}

export function post(url, body, headers) {
  return request(url, {
    method: "POST",
    headers: Object.assign({ "content-type": "application/json" }, headers || {}),
    body: JSON.stringify(body),
  });
}

// An order of the desk. The header shows that it comes from a page of this site.
export function order(url, body) {
  return post(url, body, { "x-kolo-desk": "1" });
}

// Whether the server could not answer now; asked again later, it may.
const isBusy = (status) => status >= 500 || status === 408 || status === 429;

// How long to wait before the next attempt, counted from 0: longer and longer, up to a bound.
const patience = (attempt, most) => Math.min(500 * 2 ** Math.min(attempt, 10), most);

// The same with some chance in it, so that a hall that has lost its server does not come back in the same moment.
const spread = (ms) => ms / 2 + Math.random() * ms;

// A while, or until the line is back.
const pause = (ms) => new Promise((done) => {
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener("online", stop);
    done();
  };
  const timer = setTimeout(stop, ms);
  window.addEventListener("online", stop);
});

// Sends until there is an answer, with the same name each time, so that it counts once. A refusal is an answer.
export async function sendUntilAnswered(url, body, onAgain, headers) {
  const named = Object.assign({ id: newId() }, body);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await post(url, named, headers);
      if (!isBusy(answer.status)) return answer;
    } catch (error) {
      // No answer: nobody knows whether it got through, so it is sent again.
    }
    if (onAgain) onAgain(attempt);
    await pause(spread(patience(attempt, 4000)));
  }
}

// Whether an answer to a form is this server's own: what was done has a version, a refusal says why. The sign-in page of a
// wireless network answers with anything, also with success.
const isOurs = ({ ok, body }) => Boolean(body) && (ok ? typeof body.version === "number" : typeof body.message === "string");

// Sends the fields of a form until this server has answered. Its name stands in the fields, so that it counts once.
export async function sendForm(url, fields, onAgain) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await request(url, { method: "POST", body: new URLSearchParams(fields), headers: { accept: "application/json" } });
      if (!isBusy(answer.status) && isOurs(answer)) return answer;
    } catch (error) {
      // No line, or an answer that is nobody's.
    }
    if (onAgain) onAgain(attempt);
    await pause(spread(patience(attempt, 8000)));
  }
}

// The button that was pressed last: browsers of some years ago do not tell which one sent a form.
let pressed = null;
document.addEventListener("click", (event) => {
  const button = event.target.closest && event.target.closest("button, input[type=submit]");
  pressed = button || null;
}, true);

// What a form says, with the button that sent it.
export function fieldsOf(form, event) {
  const fields = Array.from(new FormData(form).entries());
  const button = (event && event.submitter) || (pressed && pressed.form === form ? pressed : null);
  if (event && button && button.name) fields.push([button.name, button.value]);
  return fields;
}

// The server says something every 10 seconds; after two and a half of these the line is taken for dead.
const SILENCE = 25000;

// Follows a stream of signals. `onVersion` hears every version, `onState` whether the line is open, `onPublic` that the public
// may see something else from now on, or that a log was rewritten.
export function follow(url, onVersion, onState, onPing, onPublic) {
  let source = null;
  const reload = () => (onPublic ? onPublic() : onVersion(-1));
  // How often a person had been erased when this page heard of it last. A stream that is opened again knows nothing of what
  // the one before it had heard.
  let erased = null;
  let reopened = false;
  const noteErased = (event) => {
    const count = String(event.lastEventId || "").split(".")[1];
    if (count === undefined) return;
    if (reopened && erased !== null && count !== erased) reload();
    reopened = false;
    erased = count;
  };
  let refusals = 0;
  let heard = performance.now();
  const hears = (act) => (event) => {
    heard = performance.now();
    refusals = 0;
    onState(true);
    if (act) act(event);
  };
  const open = () => {
    heard = performance.now();
    reopened = source !== null;
    source = new EventSource(url);
    source.addEventListener("open", hears());
    source.addEventListener("alive", hears());
    source.addEventListener("version", hears((event) => {
      noteErased(event);
      onVersion(Number(event.data));
    }));
    source.addEventListener("ping", hears((event) => { if (onPing) onPing(Number(event.data)); }));
    source.addEventListener("public", hears(reload));
    source.addEventListener("error", () => {
      onState(false);
      // The browser tries again by itself, when the server asks for it, except after a refusal: from a server that is
      // closing, for example. The next attempt may reach another one.
      if (source.readyState === EventSource.CLOSED) {
        source.close();
        setTimeout(open, spread(patience(refusals, 15000)));
        refusals += 1;
      }
    });
  };
  // A line can be dead without any event: then nothing comes, and another one is opened.
  setInterval(() => {
    if (source.readyState === EventSource.CLOSED || performance.now() - heard < SILENCE) return;
    onState(false);
    source.close();
    open();
  }, 1000);
  open();
  // A page that comes back from sleep, or from under another page, looks at once.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) onVersion(-1);
  });
  window.addEventListener("online", () => onVersion(-1));
}

// Keeps what a page shows at the newest version. `show(body)` is called with every answer that is news.
export class Mirror {
  constructor(url, show, onTrouble) {
    this.url = url;
    this.show = show;
    this.onTrouble = onTrouble;
    this.version = 0;
    this.loading = false;
    this.again = false;
    this.attempts = 0;
    this.later = null;
  }

  // Takes what an answer to a command has brought along.
  take(body) {
    if (body.version >= this.version) {
      this.version = body.version;
      this.show(body);
    }
  }

  hear(version) {
    if (version > this.version || version < 0) this.load();
  }

  async load() {
    if (this.loading) {
      this.again = true;
      return;
    }
    this.loading = true;
    clearTimeout(this.later);
    let answer = null;
    try {
      answer = await get(this.url);
    } catch (error) {
      // No answer; the page shows what it knows and asks again.
    }
    this.loading = false;
    if (!answer || isBusy(answer.status)) {
      this.again = false;
      this.later = setTimeout(() => this.load(), spread(patience(this.attempts, 15000)));
      this.attempts += 1;
      return;
    }
    this.attempts = 0;
    if (answer.ok) this.take(answer.body);
    else if (this.onTrouble) this.onTrouble(answer);
    if (this.again) {
      this.again = false;
      this.load();
    }
  }
}
