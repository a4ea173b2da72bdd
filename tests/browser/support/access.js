// What axe-core finds about the accessibility of a page.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// Findings that keep people from using the page, each with the elements it is about.
export async function barriers(page) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).slice(0, 3).join(" ")}`);
}

// Keys and variables that somebody would read instead of words.
export async function unspoken(page) {
  const text = await page.locator("body").innerText();
  return text.match(/\{[\s$]*[\w-]+\s*\}|%\w+%|\b(?:web|hall|day|people|privacy|school|captain|wall|cup|terms|floor|demo|webhooks|paper)-[a-z-]+|undefined|\bnull\b|\[object/g) || [];
}

// How many pixels a page is wider than its screen.
export function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const SCREENS = [
  { name: "360", width: 360, height: 740, dark: false },
  { name: "800", width: 800, height: 1280, dark: false },
  { name: "1280", width: 1280, height: 800, dark: false },
  { name: "360-dark", width: 360, height: 740, dark: true },
  { name: "1280-dark", width: 1280, height: 800, dark: true },
];

// Looks at the page that somebody has open on every screen.
export async function lookAt(person, what) {
  const found = (await unspoken(person.page)).map((text) => `${what}: ${text}`);
  for (const { name, width, height, dark } of SCREENS) {
    await person.page.setViewportSize({ width, height });
    await person.page.emulateMedia({ colorScheme: dark ? "dark" : "light", reducedMotion: "reduce" });
    await person.picture(`${what}-${name}`);
    const over = await overhang(person.page);
    if (over > 0) found.push(`${what} at ${name}: ${over} pixels too wide`);
    found.push(...(await barriers(person.page)).map((text) => `${what} at ${name}: ${text}`));
  }
  return found;
}
