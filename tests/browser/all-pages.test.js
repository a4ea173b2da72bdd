// Every page that links lead to, found by following them: as an administrator of the examples and as everybody, in all
// three languages, on a telephone and on a large screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers, overhang, unspoken } from "./support/access.js";
import { Person } from "./support/browser.js";
import { World } from "./support/world.js";

const LANGUAGES = ["cs", "sk", "en"];
const SCREENS = [{ width: 360, height: 740 }, { width: 1280, height: 800 }];

// Not pages: papers, data, and what lets somebody out.
const NO_PAGE = /\.(pdf|json|csv|trf|txt)$|^\/(api|assets|events)\/|\/(file|export|download|sign-out)(\/|$)/;

// Tournaments whose pages are of another make than those of their kind.
const APART = ["grand-finale"];

// Pages of one make: tournaments, tables, rounds, matches and people differ, their pages do not.
function make(path) {
  // Groups are letters; whatever else differs has a number in it.
  const parts = path.split("/").map((part) => (/^[A-Z]$|\d/.test(part) ? "*" : part));
  const kind = parts[1] === "desk" ? 2 : 1;
  if (["t", "s"].includes(parts[kind])) parts[kind + 1] = "*";
  if (parts[kind] === "c" && !APART.includes(parts[kind + 1])) parts[kind + 1] = "*";
  if (parts[kind] === "c" && parts[kind + 2] && parts[kind + 2] !== "-") parts[kind + 2] = "*";
  return parts.join("/");
}

// What is wrong with the page in front of somebody, in one language after the other.
async function wrong(page, path, at) {
  const found = [];
  for (const lang of LANGUAGES) {
    const answer = await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`);
    // A paper that cannot be made yet says so.
    if (answer.status() !== 200 && !(answer.status() === 422 && path.includes("/documents/"))) return [`${path}: ${answer.status()}`];
    if ((await page.locator("html").getAttribute("lang")) !== lang) found.push(`${path}: not in ${lang}`);
    found.push(...(await unspoken(page)).map((text) => `${path} in ${lang}: ${text}`));
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const over = await overhang(page);
      if (over > 0) found.push(`${path} in ${lang} at ${screen.width}: ${over} pixels too wide`);
    }
  }
  // Light and dark take turns, and so do small and large.
  await page.setViewportSize(SCREENS[at % 2]);
  await page.emulateMedia({ colorScheme: Math.floor(at / 2) % 2 ? "dark" : "light", reducedMotion: "reduce" });
  found.push(...(await barriers(page)).map((text) => `${path}: ${text}`));
  return found;
}

// Follows links from these pages, if they are `within`; answers with what was wrong, and how many pages of how many makes were seen.
async function tour(page, site, begin, isWithin) {
  const seen = new Set();
  const found = [];
  const ahead = [...begin];
  while (ahead.length > 0) {
    const path = ahead.shift();
    if (seen.has(make(path))) continue;
    seen.add(make(path));
    found.push(...(await wrong(page, site + path, seen.size)));
    const links = await page.locator("a[href]").evaluateAll((all) => all.filter((link) => !link.hasAttribute("download")).map((link) => link.href));
    const paths = links.filter((link) => link.startsWith(`${site}/`)).map((link) => new URL(link).pathname);
    ahead.push(...paths.filter((path) => isWithin(path) && !NO_PAGE.test(path)));
  }
  return { seen, found };
}

const isOfDesk = (path) => /^\/desk(\/|$)/.test(path);

test("every page of the desk, in every language", async (t) => {
  const world = await World.examples(t);
  const { site } = world.server;
  const somebody = world.add(await Person.come(world.browser));
  // Papers that cannot be made yet.
  somebody.expect(422);
  const page = await somebody.open(`${site}/demo`);
  await page.getByRole("button", { name: /^Administrator/ }).click();
  await page.getByText("You are in as Ada, administrator.").waitFor();
  const { seen, found } = await tour(page, site, ["/desk"], isOfDesk);
  assert.deepEqual(found, []);
  for (const kind of ["/desk/t/", "/desk/c/", "/desk/s/"]) {
    const pages = Array.from(seen).filter((one) => one.startsWith(kind));
    assert.ok(pages.length >= 15, `${kind}: ${pages.join(" ")}`);
  }
});

test("every page for everybody, and the walls, in every language", async (t) => {
  const world = await World.examples(t);
  const { site } = world.server;
  const somebody = world.add(await Person.come(world.browser));
  const page = await somebody.open(site);
  const walls = ["/t/otevreny-prebor/screen", "/t/go-vikend/screen", "/c/skolni-piskvorky/oblast-kolin/screen", "/c/grand-finale/finale/screen", "/s/zimni-pohar/screen"];
  const { seen, found } = await tour(page, site, ["/", ...walls], (path) => !isOfDesk(path));
  assert.deepEqual(found, []);
  for (const page of ["/t/*/table", "/t/*/chart", "/c/*/*/bracket", "/c/grand-finale/*/table", "/s/*/bracket", "/s/*/table"]) {
    assert.ok(seen.has(page), `${page} is found by links: ${Array.from(seen).join(" ")}`);
  }
});
