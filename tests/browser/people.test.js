// Who works here: a password, a sign-in by keyboard, an invitation, a helper who takes results and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const PASSWORD = "four words make one";

// Types into the field that has the focus, goes on to the next one.
async function type(page, ...texts) {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
}

// Waits until the page has put the focus there by itself.
async function focused(page, label) {
  await page.waitForFunction((wanted) => {
    const at = document.activeElement;
    return at && at.labels && [...at.labels].some((one) => one.textContent.trim().startsWith(wanted));
  }, label);
}

// Goes on with the Tab key until this has the focus.
async function tabTo(page, target) {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("the keyboard does not get there");
}

async function published(page, site) {
  await page.goto(`${site}/desk/new`);
  await page.getByLabel("Name of the tournament").fill("Podzimní přebor");
  await page.getByLabel("round robin").check();
  await page.getByLabel("Rounds").fill("3");
  await page.getByRole("button", { name: "Create" }).click();
  for (const name of ["Chalupa", "Cibulka", "Dvořák", "Žák"]) {
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("rowheader", { name }).waitFor();
  }
  const base = page.url().replace(/\/entries$/, "");
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: /^Results of round/ }).waitFor();
  return base;
}

test("a password is chosen, and its owner signs in by keyboard and is led back", async (t) => {
  const world = await World.open(t);
  const anna = await world.arbiter();
  const { page, server } = anna;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(anna, `people-${what}`)));
  await page.goto(`${server.site}/desk`);
  await page.getByRole("link", { name: "My account" }).click();
  await look("account-guest");
  await page.getByLabel("Sign-in name").focus();
  await type(page, "anna", PASSWORD, PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText("Current password").waitFor();
  await look("account");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${server.site}/`);

  // A person who is signed out is asked to sign in, and is led on afterwards.
  anna.expect(401);
  await page.goto(`${server.site}/desk/people`);
  await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
  await look("sign-in");
  await page.reload();
  await focused(page, "Sign-in name");
  await type(page, "anna", "not the right one");
  await page.keyboard.press("Enter");
  await page.getByText("Wrong name or password").waitFor();
  await look("sign-in-wrong");
  await page.goto(`${server.site}/desk/people`);
  await focused(page, "Sign-in name");
  await type(page, "anna", PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "People", level: 1 }).waitFor();
  await look("all");
  assert.deepEqual(found, []);
});

test("a helper is invited, takes results by keyboard and is refused elsewhere", async (t) => {
  const world = await World.open(t);
  const anna = await world.arbiter();
  const { page, server } = anna;
  const base = await published(page, server.site);
  await page.getByRole("link", { name: "People" }).click();
  const found = await lookAt(anna, "people-here");
  await page.getByLabel("For whom").focus();
  await type(page, "Hana");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const link = page.locator(".invitation .link");
  await link.waitFor();
  found.push(...(await lookAt(anna, "people-invited")));

  const hana = world.add(await Person.come(world.browser, { name: "Hana" }));
  await hana.open(await link.innerText());
  assert.match(await hana.page.locator("main").innerText(), /assistant, Podzimní přebor/);
  found.push(...(await lookAt(hana, "people-entrance")));
  await hana.page.getByLabel("Your name").focus();
  await hana.page.keyboard.type("Hana");
  await hana.page.keyboard.press("Enter");
  await hana.page.waitForURL(base);
  const parts = await hana.page.locator("#tabs a").allInnerTexts();
  assert.deepEqual(parts.map((part) => part.replace(/\s*\d+$/, "")), ["Today", "Entries", "Results", "Standings", "Check-in", "Wall chart", "Documents"]);
  found.push(...(await lookAt(hana, "people-helper")));

  await tabTo(hana.page, hana.page.getByRole("link", { name: /^Results/ }).first());
  await hana.page.keyboard.press("Enter");
  const first = hana.page.getByLabel(/^Table 1:/);
  await first.waitFor();
  await tabTo(hana.page, first);
  await hana.page.keyboard.press("1");
  await until("the result counts", async () => /1 : 0/.test(await hana.page.locator("#t1").innerText()));
  assert.equal(await hana.page.getByRole("link", { name: "Correct" }).count(), 0);

  hana.expect(403);
  await hana.page.goto(`${base}/draw`);
  assert.match(await hana.page.locator("main").innerText(), /to pair and publish rounds.*assistant/s);
  found.push(...(await lookAt(hana, "people-refused")));
  await hana.page.goto(`${server.site}/desk`);
  found.push(...(await lookAt(hana, "people-helper-desk")));

  // Her name stands in the log; then the role is taken back, and the next page is refused.
  await page.goto(`${base}/log`);
  assert.match(await page.locator(".log").innerText(), /Hana\s+assistant/);
  await page.goto(`${base}/people`);
  await page.getByRole("button", { name: /^Remove: Hana/ }).click();
  await page.getByText("No one yet.").waitFor();
  await hana.page.goto(`${base}/results/1`);
  assert.match(await hana.page.locator("main").innerText(), /without a role/);
  assert.deepEqual(found, []);
});
