// Personal data: what is public is tried out and chosen; what is known is shown, and erased on request.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { World } from "./support/world.js";

const LIST = [
  "name;rating;club;born",
  "Aneta Skrytovska;1811;Zlatorog;2011-03-17",
  "Bořek Utajeny;1722;Zlatorog;2011-03-18",
  "Cyril Neviditel;1633;Zlatorog;2011-03-19",
  "Dana Schovankova;1544;Zlatorog;2011-03-20",
].join("\n");

async function published(page, site) {
  await page.goto(`${site}/desk/new`);
  await page.getByLabel("Name of the tournament").fill("Podzimní přebor");
  await page.getByLabel("round robin").check();
  await page.getByLabel("Rounds").fill("3");
  await page.getByRole("button", { name: "Create" }).click();
  await page.locator("summary", { hasText: "Import a list" }).click();
  await page.locator("textarea[name=csv]").fill(LIST);
  await page.locator("form[action$='/entries/import'] button").click();
  await page.getByRole("rowheader", { name: "Dana Schovankova" }).waitFor();
  const base = page.url().replace(/\/entries$/, "");
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: /^Results of round/ }).waitFor();
  return base;
}

test("an organiser chooses what is public, and erases a person on request", async (t) => {
  const world = await World.open(t);
  const anna = await world.arbiter();
  const { page, server } = anna;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(anna, `privacy-${what}`)));
  const base = await published(page, server.site);
  const open = `${server.site}/t/${base.split("/").pop()}`;

  await page.getByRole("link", { name: "Public", exact: true }).click();
  await page.getByRole("heading", { name: "What the public may see" }).waitFor();
  await look("public");
  await page.getByLabel(/entered as “Jan Novák”/).check();
  await page.getByLabel("club and country").uncheck();
  await page.getByRole("button", { name: "Show preview" }).click();
  await page.getByText("This is only a preview").waitFor();
  assert.match(await page.locator("table").innerText(), /Aneta S\./);
  await look("public-preview");
  // A visitor has the page open all the while: it follows at once, though nothing happens in the tournament.
  const hall = await world.add(await Person.come(world.browser)).open(open);
  await hall.getByText("Aneta Skrytovska").first().waitFor();
  await hall.getByText("connected", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This is only a preview").waitFor({ state: "detached" });
  await hall.getByText("Aneta S.", { exact: true }).first().waitFor();
  assert.doesNotMatch(await hall.locator("main").innerText(), /Skrytovska/);
  await page.goto(open);
  const shown = await page.locator("main").innerText();
  assert.match(shown, /Aneta S\./);
  assert.doesNotMatch(shown, /Skrytovska|Zlatorog|2011/);

  await page.goto(`${base}/entries/1`);
  await page.getByRole("link", { name: "Personal data" }).click();
  await page.getByText("17 March 2011").waitFor();
  await look("person");
  await page.getByLabel("Reason").fill("asked by letter");
  await page.getByRole("button", { name: "Show what would be erased" }).click();
  await page.getByText(/will be shown as “erased 1”/).waitFor();
  await look("erase");
  await page.getByRole("button", { name: "Erase permanently" }).click();
  await page.getByRole("heading", { name: "erased 1" }).waitFor();
  await page.goto(`${base}/log`);
  assert.doesNotMatch(await page.locator("main").innerText(), /Skrytovska/);
  assert.deepEqual(found, []);
});
