// What stands in a PDF file, page by page. For files as the program and the browser write them: whole objects, two bytes a
// letter, a table of letters with every font.

import { inflateSync } from "node:zlib";

// The objects of a file by number: what they say, and what they hold.
function objectsOf(bytes) {
  const text = bytes.toString("latin1");
  const objects = new Map();
  const begins = /(\d+) 0 obj\b/g;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const ends = text.indexOf("endobj", begins.lastIndex);
    const streams = /\bstream\r?\n/g;
    streams.lastIndex = begins.lastIndex;
    const stream = streams.exec(text);
    if (!stream || stream.index > ends) {
      objects.set(Number(found[1]), { says: text.slice(begins.lastIndex, ends) });
      continue;
    }
    const says = text.slice(begins.lastIndex, stream.index);
    const length = /\/Length (\d+)/.exec(says);
    const raw = bytes.subarray(streams.lastIndex, streams.lastIndex + Number(length[1]));
    objects.set(Number(found[1]), { says, raw });
    begins.lastIndex = streams.lastIndex + raw.length;
  }
  return objects;
}

function held({ says, raw }) {
  return (/\/FlateDecode/.test(says) ? inflateSync(raw) : raw).toString("latin1");
}

const wide = (hex) => Buffer.from(hex, "hex").swap16().toString("utf16le");

// What the letters of a font mean, by number.
function lettersOf(table) {
  const letters = new Map();
  for (const [, part] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, means] of part.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g)) letters.set(parseInt(code, 16), wide(means));
  }
  for (const [, part] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, means] of part.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g)) {
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1) {
        letters.set(code, String.fromCharCode(parseInt(means, 16) + code - parseInt(from, 16)));
      }
    }
  }
  return letters;
}

const ESCAPED = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

// The string that begins with the bracket at this place, and where it ends. Brackets inside come in pairs or are escaped.
function bracketed(content, begin) {
  let [text, depth, at] = ["", 1, begin + 1];
  for (; at < content.length; at += 1) {
    const escape = content[at] === "\\" && /^(?:[0-7]{1,3}|\r?\n|[\s\S])/.exec(content.slice(at + 1, at + 4))[0];
    if (escape) {
      at += escape.length;
      if (/^[0-7]/.test(escape)) text += String.fromCharCode(parseInt(escape, 8));
      else if (!/^\r?\n/.test(escape)) text += ESCAPED[escape[0]] || escape[0];
      continue;
    }
    if (content[at] === "(") depth += 1;
    if (content[at] === ")") depth -= 1;
    if (depth === 0) break;
    text += content[at];
  }
  return { text, end: at + 1 };
}

// The text that a page shows, a line for every piece that is put somewhere.
function shown(content, fonts) {
  const parts = /\/(\S+) [\d.]+ Tf|(\()|<([\dA-Fa-f]+)>(?!>)|\b(?:Tm|Td|T\*)(?![\w*])/g;
  let letters = new Map();
  let text = "";
  const add = (bytes) => {
    for (let at = 0; at + 1 < bytes.length; at += 2) text += letters.get(256 * bytes.charCodeAt(at) + bytes.charCodeAt(at + 1)) || "";
  };
  for (let found = parts.exec(content); found; found = parts.exec(content)) {
    const [, font, bracket, hex] = found;
    if (font) letters = fonts.get(font) || new Map();
    else if (hex) add(Buffer.from(hex, "hex").toString("latin1"));
    else if (bracket) {
      const string = bracketed(content, found.index);
      add(string.text);
      parts.lastIndex = string.end;
    } else text += "\n";
  }
  return text;
}

// The pages of a file: how each lies, and its text.
export function pagesOf(bytes) {
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") throw new Error("this is no PDF");
  const objects = objectsOf(bytes);
  // What a key leads to, whether it stands there or elsewhere.
  const under = (says, key) => {
    const elsewhere = new RegExp(`/${key}\\s+(\\d+) 0 R`).exec(says);
    return elsewhere ? objects.get(Number(elsewhere[1])).says : says;
  };
  const isPage = ({ says }) => /\/Type\s*\/Page\b/.test(says);
  return Array.from(objects.values()).filter(isPage).map(({ says }) => {
    const fonts = new Map();
    const list = /\/Font\s*<<([\s\S]*?)>>/.exec(under(says, "Resources"));
    for (const [, name, number] of (list ? list[1] : "").matchAll(/\/(\S+)\s+(\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number)).says);
      if (table) fonts.set(name, lettersOf(held(objects.get(Number(table[1])))));
    }
    const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/.exec(says);
    const content = /\/Contents (\d+) 0 R/.exec(says);
    const text = content ? shown(held(objects.get(Number(content[1]))), fonts) : "";
    return { lies: Number(width) < Number(height) ? "upright" : "sideways", text };
  });
}
