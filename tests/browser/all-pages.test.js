// Every page that links lead to, found by following them: as an administrator of the examples and as a visitor, in all
// three languages, on a telephone and on a large screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers, overhang, thin, unspoken } from "./support/access.js";
import { Person } from "./support/browser.js";
import { World } from "./support/world.js";

const LANGUAGES = ["cs", "sk", "en"];
const SCREENS = [{ width: 360, height: 740 }, { width: 1280, height: 800 }];

// Not pages: papers, data, and what lets a visitor out.
const NO_PAGE = /\.(pdf|json|csv|trf|txt)$|^\/(api|assets|events)\/|\/(file|export|download|sign-out)(\/|$)/;

// The tournament of a contest whose pages are of another make: it is played in the contest's Swiss, all others in groups.
const APART = ["finale"];

// Pages of one make: tournaments, tables, rounds, matches and people differ, their pages do not. Papers are one page for all
// kinds of tournaments; those of each kind have their own tests.
function make(path) {
  const [before, paper] = path.split("/documents/");
  if (paper) return `${before.startsWith("/desk/") ? "/desk" : ""}/documents/${paper.split("/")[0]}`;
  // Groups are letters; whatever else differs has a number in it, or is the final.
  const parts = path.split("/").map((part) => (/^[A-Z]$|^final$|\d/.test(part) ? "*" : part));
  const kind = parts[1] === "desk" ? 2 : 1;
  if (["t", "s", "c"].includes(parts[kind]) && parts[kind + 1] && parts[kind + 1] !== "new") parts[kind + 1] = "*";
  if (parts[kind] === "c" && parts[kind + 2] && parts[kind + 2] !== "-" && !APART.includes(parts[kind + 2])) parts[kind + 2] = "*";
  return parts.join("/");
}

// What is wrong with a page, in one language after the other, and where its links lead.
async function look(page, site, path, turn) {
  const found = [];
  for (const [at, lang] of LANGUAGES.entries()) {
    const answer = await page.goto(`${site}${path}?lang=${lang}`);
    // A paper that cannot be made yet says so.
    if (answer.status() !== 200 && !(answer.status() === 422 && path.includes("/documents/"))) return { found: [`${path}: ${answer.status()}`], paths: [] };
    if ((await page.locator("html").getAttribute("lang")) !== lang) found.push(`${path}: not in ${lang}`);
    found.push(...(await unspoken(page)).map((text) => `${path} in ${lang}: ${text}`));
    // The screen that the last language has ended with is the first of the next one.
    for (const screen of at % 2 ? [...SCREENS].reverse() : SCREENS) {
      await page.setViewportSize(screen);
      const over = await overhang(page);
      if (over > 0) found.push(`${path} in ${lang} at ${screen.width}: ${over} pixels too wide`);
    }
  }
  const links = await page.locator("a[href]").evaluateAll((all) => all.filter((link) => !link.hasAttribute("download")).map((link) => link.href));
  // Light and dark take turns, and so do small and large.
  await page.setViewportSize(SCREENS[turn % 2]);
  await page.emulateMedia({ colorScheme: Math.floor(turn / 2) % 2 ? "dark" : "light", reducedMotion: "reduce" });
  await thin(page);
  found.push(...(await barriers(page)).map((text) => `${path}: ${text}`));
  return { found, paths: links.filter((link) => link.startsWith(`${site}/`)).map((link) => new URL(link).pathname) };
}

// Follows links from these pages, if they are `within`; answers with what was wrong, and which makes of pages were seen.
async function tour(page, site, begin, isWithin) {
  const seen = new Set();
  const found = [];
  const ahead = [...begin];
  while (ahead.length > 0) {
    const path = ahead.shift();
    if (seen.has(make(path))) continue;
    seen.add(make(path));
    const looked = await look(page, site, path, seen.size);
    found.push(...looked.found);
    ahead.push(...looked.paths.filter((one) => isWithin(one) && !NO_PAGE.test(one)));
  }
  return { seen, found };
}

const isOfDesk = (path) => /^\/desk(\/|$)/.test(path);

test("every page of the desk, in every language", async (t) => {
  const world = await World.examples(t);
  const { site } = world.server;
  const visitor = world.add(await Person.come(world.browser));
  // Papers that cannot be made yet.
  visitor.expect(422);
  const page = await visitor.open(`${site}/demo`);
  await page.getByRole("button", { name: /^Administrator/ }).click();
  await page.getByText("Signed in as Ada, administrator.").waitFor();
  const { seen, found } = await tour(page, site, ["/desk"], isOfDesk);
  assert.deepEqual(found, []);
  for (const kind of ["/desk/t/", "/desk/c/"]) {
    const pages = Array.from(seen).filter((one) => one.startsWith(kind));
    assert.ok(pages.length >= 15, `${kind}: ${pages.join(" ")}`);
  }
  for (const page of ["/desk/c/*/-/log", "/desk/c/*/finale/draw", "/desk/c/*/finale/chart", "/desk/documents/match-sheets", "/desk/new/plan"]) {
    assert.ok(seen.has(page), `${page} is found by links: ${Array.from(seen).join(" ")}`);
  }
});

test("every public page, and the walls, in every language", async (t) => {
  const world = await World.examples(t);
  const { site } = world.server;
  const visitor = world.add(await Person.come(world.browser));
  const page = await visitor.open(site);
  const walls = ["/t/otevreny-prebor/screen", "/t/go-vikend/screen", "/c/skolni-piskvorky/oblast-kolin/screen", "/c/grand-finale/finale/screen", "/t/zimni-pohar/screen"];
  const { seen, found } = await tour(page, site, ["/", ...walls], (path) => !isOfDesk(path));
  assert.deepEqual(found, []);
  for (const page of ["/t/*/table", "/t/*/chart", "/c/*/*/bracket", "/c/*/finale/table", "/t/*/bracket", "/t/*/table"]) {
    assert.ok(seen.has(page), `${page} is found by links: ${Array.from(seen).join(" ")}`);
  }
});
