// Small helpers for making and filling elements. Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === "on") {
      for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    } else if (value === true) {
      node.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      node.setAttribute(name, value);
    }
  }
  for (const child of [].concat(children === undefined ? [] : children)) {
    if (child !== null && child !== undefined && child !== false) {
      node.append(child);
    }
  }
  return node;
}

export function el(tag, attributes, children) {
  return fill(document.createElement(tag), attributes, children);
}

export function svg(tag, attributes, children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

export function button(label, act, kind) {
  return el("button", { type: "button", class: kind || "", on: { click: act } }, label);
}

export function clear(node) {
  while (node.firstChild) node.removeChild(node.firstChild);
  return node;
}

// Replaces the children of a node only if the new ones differ, so that focus and selection stay where they are.
export function replace(node, children) {
  // Old buttons serve as well as new ones that look the same: what they do looks at the state of the page when they are
  // pressed, or stands in their attributes.
  const next = el("div", {}, children);
  if (next.innerHTML !== node.innerHTML) {
    clear(node);
    while (next.firstChild) node.append(next.firstChild);
  }
}

// Puts values into "%name%".
export function say(text, values) {
  return String(text).replace(/%(\w+)%/g, (all, name) => (values && name in values ? values[name] : all));
}

// The words that the server has put into an attribute of the page.
export function words(name) {
  return JSON.parse(document.body.dataset[name || "words"] || "{}");
}

export function byId(id) {
  return document.getElementById(id);
}

// Shows a text that the user must see, or hides it.
export function notice(node, text) {
  node.hidden = !text;
  node.textContent = text || "";
}

// A picture of a link, from the path that the server has made.
export function linkCard(host, link) {
  clear(host);
  host.hidden = false;
  if (link.picture) {
    const box = `0 0 ${link.picture.size} ${link.picture.size}`;
    host.append(svg("svg", { viewBox: box, class: "qr", role: "img", "aria-label": link.link }, [
      svg("rect", { width: link.picture.size, height: link.picture.size, class: "qr-light" }),
      svg("path", { d: link.picture.path, class: "qr-dark" }),
    ]));
  }
  host.append(el("a", { href: link.link, class: "link" }, link.link));
}

// Asks in place before something is done: the button gives way to the question.
export function asking(label, question, yes, no, act) {
  const host = el("span", { class: "asking" });
  const start = () => {
    clear(host).append(button(label, ask));
  };
  const ask = () => {
    const sure = button(yes, () => { start(); act(); }, "danger");
    clear(host).append(el("span", {}, question + " "), sure, button(no, start));
    sure.focus();
  };
  start();
  return host;
}
