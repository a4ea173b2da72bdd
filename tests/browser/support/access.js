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
  return text.match(/\{[\s$]*[\w-]+\s*\}|%\w+%|\bweb-[a-z-]+|undefined|\bnull\b|\[object/g) || [];
}

// How many pixels a page is wider than its screen.
export function overhang(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
