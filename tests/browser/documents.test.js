// Documents: the list at the desk, each of them on a page, and what comes out of the printer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { World } from "./support/world.js";

const NAMES = ["Chalupa", "Cibulka", "Čech", "Dvořák", "Hynek", "Ibl", "<b>Novák</b>", "Nejnepravděpodobnější Bartoloměj ze Žďáru nad Sázavou"];
const LIST = ["Jméno;Rating;Klub"].concat(NAMES.map((name, at) => `${name};${2000 - 40 * at};Praha`)).join("\n");

// A tournament with a published round; where its pages are.
async function published({ page, server }) {
  await page.goto(`${server.site}/desk`);
  await page.getByRole("link", { name: "New tournament", exact: true }).click();
  await page.getByLabel("Name of the tournament").fill("Podzimní přebor");
  await page.getByLabel("FIDE Swiss by rating, 1992").check();
  await page.getByLabel("Rounds").fill("3");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Import a list").click();
  await page.getByLabel("The list").fill(LIST);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("rowheader", { name: "Čech" }).waitFor();
  const base = page.url().replace(/\/entries$/, "");
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: /^Results of round/ }).waitFor();
  return base;
}

// How many pages the printer gives, and how large they are.
async function printed(page) {
  const bytes = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const sizes = [...bytes.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)].map(([, w, h]) => (Number(w) < Number(h) ? "upright" : "sideways"));
  return sizes;
}

test("documents can be seen, read by visitors, and printed", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(arbiter, `documents-${what}`)));
  const base = await published(arbiter);
  await page.goto(base);
  await page.getByRole("link", { name: "Documents" }).click();
  await page.getByRole("heading", { name: "Documents" }).waitFor();
  await look("list");

  const expected = {
    "pairings/1": ["upright"],
    "names/1": ["upright"],
    "slips/1": ["upright"],
    standings: ["upright"],
    crosstable: ["sideways"],
    chart: ["sideways"],
    badges: ["upright"],
    poster: ["upright"],
  };
  for (const [kind, sizes] of Object.entries(expected)) {
    await page.goto(`${base}/documents/${kind}`);
    await page.getByRole("button", { name: "Print" }).waitFor();
    await look(kind.split("/")[0]);
    assert.deepEqual(await printed(page), sizes, kind);
    const pdf = await page.request.get(`${base}/documents/${kind}.pdf`);
    assert.equal(pdf.headers()["content-type"], "application/pdf");
  }
  assert.deepEqual(found, []);
});

test("paper is white in the dark, and nothing but the document is printed", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await published(arbiter);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${base}/documents/pairings/1`);
  const colours = await page.locator(".paper").evaluate((paper) => {
    const { backgroundColor, color } = getComputedStyle(paper);
    return { backgroundColor, color };
  });
  assert.deepEqual(colours, { backgroundColor: "rgb(255, 255, 255)", color: "rgb(0, 0, 0)" });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.equal(await page.getByRole("navigation").count(), 0, "menus are not printed");
  assert.equal(await page.getByRole("button", { name: "Print" }).count(), 0);
  assert.equal(await page.getByText("Round 1: Pairings by table").first().isVisible(), true);
  assert.equal(await page.getByText("<b>Novák</b>").isVisible(), true, "names are only text");
});

test("a knockout is printed from its desk, what can be played now and the bracket", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page, server } = arbiter;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(arbiter, `documents-knockout-${what}`)));
  await page.goto(`${server.site}/desk/new/plan`);
  await page.getByLabel("Name of the tournament").fill("Zimní pohár");
  await page.getByLabel("Players", { exact: true }).fill(NAMES.map((name, at) => `${name}; ${2000 - 40 * at}; Klub ${at % 3}`).join("\n"));
  await page.getByLabel(/Knockout The loser/).check();
  await page.getByRole("button", { name: "Make the pairings" }).click();
  await page.getByRole("button", { name: "Publish the pairings" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  const base = page.url().replace(/\/results.*$/, "");
  await page.getByRole("link", { name: "Documents" }).click();
  await page.getByRole("heading", { name: "Documents" }).waitFor();
  await look("list");
  for (const [kind, held] of Object.entries({ pairings: "QF1", names: "Chalupa", slips: "QF4", bracket: "Semi-finals", standings: "Chalupa", badges: "Klub 2", poster: "/t/zimni-pohar" })) {
    await page.goto(`${base}/documents/${kind}`);
    await page.getByRole("button", { name: "Print" }).waitFor();
    assert.match(await page.locator(".paper-desk").innerText(), new RegExp(held), kind);
    await look(kind);
    assert.deepEqual(await printed(page), ["upright"], kind);
    const pdf = await page.request.get(`${base}/documents/${kind}.pdf`);
    assert.equal(pdf.headers()["content-type"], "application/pdf");
  }
  assert.deepEqual(found, []);
});
