// A newcomer who has read nothing: from an empty site to printed pairings, by what the pages themselves offer next.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Person } from "./support/browser.js";
import { pagesOf } from "./support/pdf.js";
import { World } from "./support/world.js";

const NAMES = ["Adam", "Bára", "Cyril", "Dana", "Emil"];

// Presses what the page of today says comes next.
async function next(page) {
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("heading", { name: "Next" }).waitFor();
  await page.locator("section.next .button.primary, section.next button.primary").first().click();
}

// From the page of today to the pairings on paper.
async function printed(page, title) {
  await page.getByRole("link", { name: "Today" }).click();
  await page.getByRole("link", { name: "Print pairings, result slips and standings" }).click();
  await page.getByRole("link", { name: new RegExp(`^View and print ?: ${title}$`) }).click();
  await page.getByRole("button", { name: "Print" }).waitFor();
  const text = pagesOf(await page.pdf({ preferCSSPageSize: true })).map((sheet) => sheet.text).join("").replace(/\s+/g, "");
  const named = NAMES.filter((name) => text.includes(name));
  assert.ok(named.length >= 4, `${title}: ${text}`);
}

async function arrived(t) {
  const world = await World.open(t);
  // The first page leads to the door, and the door says where the key is.
  const stranger = world.add(await Person.come(world.browser, { name: "stranger" }));
  stranger.expect(401);
  await stranger.open(world.server.site);
  await stranger.page.getByRole("link", { name: "Organiser" }).click();
  assert.match(await stranger.page.locator("main").innerText(), /the link for signing in is in the window where it runs/);
  const teacher = await world.arbiter();
  // A list that is not whole yet.
  teacher.expect(422);
  return teacher.page;
}

test("from an empty site to the pairings of a tournament", async (t) => {
  const page = await arrived(t);
  await page.getByRole("link", { name: "New tournament", exact: true }).click();
  await page.getByLabel("Name of the tournament").fill("Klubový přebor");
  await page.getByLabel(/All play all/).check();
  await page.getByLabel("Rounds").fill("5");
  await page.getByRole("button", { name: "Create" }).click();
  for (const name of NAMES) {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("rowheader", { name }).waitFor();
  }
  await next(page);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: "Results of round 1" }).waitFor();
  await printed(page, "Pairings by table");
});

test("from an empty site to the pairings of school teams", async (t) => {
  const page = await arrived(t);
  await page.getByRole("link", { name: "New team tournament" }).click();
  await page.getByLabel("Name of the tournament").fill("Školní turnaj");
  // Names of teams alone are not enough, and the page says line by line what is missing.
  await page.getByLabel("Teams with their players").fill(NAMES.join("\n"));
  await page.getByRole("button", { name: "Create" }).first().click();
  await page.getByText("line 5: Emil has 0 players").waitFor();
  await page.getByLabel("Teams with their players").fill(NAMES.map((name) => `${name}; Jan ${name}; Eva ${name}; Ida ${name}`).join("\n"));
  await page.getByRole("button", { name: "Create" }).first().click();
  await page.getByRole("heading", { name: "Adam" }).first().waitFor();
  await next(page);
  await page.getByRole("button", { name: "All are here" }).click();
  await page.getByText("Present 5 / 5").waitFor();
  await next(page);
  await page.getByRole("button", { name: "Publish the pairings and start" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  await printed(page, "Pairings by match");
});

test("from an empty site to the pairings of a knockout", async (t) => {
  const page = await arrived(t);
  await page.getByRole("link", { name: "New knockout or groups" }).click();
  await page.getByLabel("Name of the tournament").fill("Pohár");
  await page.getByLabel("Players", { exact: true }).fill(NAMES.join("\n"));
  await page.getByRole("button", { name: "Make the pairings" }).click();
  await page.getByRole("heading", { name: "Why these pairings" }).waitFor();
  await next(page);
  await page.getByRole("button", { name: "Publish the pairings" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  await printed(page, "Pairings by match");
});
