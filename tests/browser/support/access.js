// What axe-core finds about the accessibility of a page.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Findings that keep people from using the page, each with the elements it is about.
export async function barriers(page) {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).slice(0, 3).join(" ")}`);
}

// Takes lines out of a page that nobody needs any more: of those that differ in words alone, a few stay. What is wrong with
// one of them is wrong with all, and looking at eighty takes seconds.
export function thin(page) {
  return page.evaluate(() => {
    const make = (line) => line.outerHTML.replace(/>[^<]*</g, "><").replace(/ (?!class=|type=|role=)([\w-]+)="[^"]*"/g, " $1");
    document.querySelectorAll("tbody, ul, ol").forEach((list) => {
      const seen = new Map();
      Array.from(list.children).forEach((line) => {
        const alike = (seen.get(make(line)) || 0) + 1;
        seen.set(make(line), alike);
        if (alike > 4) line.remove();
      });
    });
  });
}

// Keys and variables that a user would read instead of words.
export async function unspoken(page) {
  const text = await page.locator("body").innerText();
  return text.match(/\{[\s$]*[\w-]+\s*\}|%\w+%|\b(?:web|hall|day|people|privacy|school|captain|wall|cup|terms|floor|demo|webhooks|paper)-[a-z-]+|undefined|\bnull\b|\[object/g) || [];
}

// How many pixels a page is wider than its screen.
export function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const SCREENS = [
  { name: "360", width: 360, height: 740 },
  { name: "800", width: 800, height: 1280 },
  { name: "1280", width: 1280, height: 800 },
];

// Light on the small screen and dark on the large one, or the other way round: pages take turns, so that both are seen both ways.
let turn = 0;

// Looks at the page that a person has open: on every screen whether it fits, on the smallest and the largest for barriers.
export async function lookAt(person, what) {
  const found = (await unspoken(person.page)).map((text) => `${what}: ${text}`);
  turn += 1;
  for (const [at, { name, width, height }] of SCREENS.entries()) {
    const dark = (turn + at) % 4 > 1;
    await person.page.setViewportSize({ width, height });
    await person.page.emulateMedia({ colorScheme: dark ? "dark" : "light", reducedMotion: "reduce" });
    const seen = `${what}-${name}${dark ? "-dark" : ""}`;
    await person.picture(seen);
    const over = await overhang(person.page);
    if (over > 0) found.push(`${seen}: ${over} pixels too wide`);
    if (at !== 1) found.push(...(await barriers(person.page)).map((text) => `${seen}: ${text}`));
  }
  return found;
}
