// The rest of the desk: the door by keys, absences, corrections after the next draw, incidents, protests, settings, search.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { drafted, entered, played, published } from "./support/day.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

test("the door: a few letters and Enter, then those who are missing are not drawn", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await entered(arbiter);
  await page.goto(`${base}/check-in`);
  const field = page.getByLabel("Find a name");
  for (const typed of ["cech", "DVO", "žá", "hyn"]) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await until(`${typed} is taken`, async () => (await field.inputValue()) === "");
  }
  await until("four are here", async () => (await page.locator("#door li.here").count()) === 4);
  // Arrows and Enter on the name itself.
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await until("five are here", async () => (await page.locator("#door li.here").count()) === 5);
  await page.keyboard.press("Enter");
  await until("and four again", async () => (await page.locator("#door li.here").count()) === 4);
  assert.deepEqual(await lookAt(arbiter, "desk-door"), []);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Do not pair absent players (4)" }).click();
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  assert.match(await page.locator(".preview").innerText(), /Novák: does not play in round 1/);
  assert.deepEqual(await lookAt(arbiter, "desk-preview"), []);
  await page.getByRole("button", { name: "Save" }).click();
  await drafted(arbiter, base);
  assert.equal(await page.locator("#draft > li.pair").count(), 2);
});

test("a correction after the next draw says what it changes and what stays", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await entered(arbiter);
  await published(arbiter, base);
  await played(arbiter);
  await drafted(arbiter, base);
  await page.goto(`${base}/correct/1/1`);
  await page.getByText("Sides, end of the game").click();
  assert.deepEqual(await lookAt(arbiter, "desk-game"), []);
  await page.getByRole("button", { name: "Swap the sides" }).click();
  const preview = await page.locator(".preview").innerText();
  assert.match(preview, /round 1/);
  assert.match(preview, /draft of round 2/);
  await page.getByLabel("Reason").fill("they sat the other way round");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Results of round 1" }).waitFor();
  assert.match(await page.locator("#t1").innerText(), /0 : 1/);
  await page.goto(`${base}/entries`);
  await page.getByRole("rowheader", { name: "Ibl" }).getByRole("link").click();
  assert.deepEqual(await lookAt(arbiter, "desk-person"), []);
  await page.getByRole("button", { name: "Withdraws from the tournament" }).click();
  assert.match(await page.locator(".preview").innerText(), /Ibl: counts as withdrawn/);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Plays again" }).waitFor();
});

test("incidents, protests and settings on their pages", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(arbiter, `desk-${what}`)));
  const base = await entered(arbiter, { system: "Swiss of the Czech Go Association" });
  await published(arbiter, base);
  await played(arbiter);
  await page.goto(`${base}/incidents`);
  await page.getByLabel("What happened").selectOption("wrong-colours");
  await page.getByRole("button", { name: "Next" }).click();
  await page.locator("[name='fact.move']").fill("3");
  await page.getByRole("button", { name: "What do the rules say?" }).click();
  await page.getByRole("heading", { name: "What the rules say" }).waitFor();
  await look("case");
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await page.locator("article.record").waitFor();
  const protest = page.locator("form", { has: page.getByRole("button", { name: "Record the protest" }) });
  await protest.getByLabel("Reason", { exact: true }).fill("the flag had not fallen");
  await protest.getByRole("button", { name: "Record the protest" }).click();


  await page.goto(`${base}/incidents`);
  await look("incidents");
  await page.goto(`${base}/draw`);
  await look("blocks");
  await page.goto(`${base}/settings`);
  await look("settings");
  await page.goto(`${base}/screen`);
  await look("screens");
  assert.deepEqual(found, []);
});

test("an organiser looks for a name, and chooses the dark", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await entered(arbiter);
  await published(arbiter, base);
  const guest = world.add(await Person.come(world.browser, { name: "guest", width: 360, height: 740 }));
  await guest.open(base.replace("/desk/t/", "/t/"));
  const { page } = guest;
  await page.getByLabel("Your name, or the start of it").fill("dvorak");
  await page.keyboard.press("Enter");
  await page.locator(".found .big").waitFor();
  assert.match(await page.locator(".found").innerText(), /Dvořák/);
  assert.deepEqual(await lookAt(guest, "find"), []);
  await page.getByRole("link", { name: "Dark" }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.goto(base.replace("/desk/t/", "/t/"));
  assert.equal(await ground(), dark, "it stays chosen");
  await page.getByRole("link", { name: "Light" }).click();
  assert.notEqual(await ground(), dark);
});
