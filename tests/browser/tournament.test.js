// A tournament from an empty list to its table, as an arbiter with a laptop runs it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const LIST = ["Jméno;Rating;Klub"]
  .concat(["Chalupa", "Cibulka", "Čech", "Dvořák", "Hynek", "Ibl", "Novák", "Žák"].map((name, at) => `${name};${2000 - 40 * at};Praha`))
  .join("\n");

// A tournament with all players entered; where its pages are.
async function entered({ page, server }, { name = "Podzimní přebor", system = "FIDE Swiss by rating, 1992", rounds = "3" } = {}) {
  await page.goto(`${server.site}/desk`);
  await page.getByRole("link", { name: "New tournament", exact: true }).click();
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByLabel(system).check();
  await page.getByLabel("Rounds").fill(rounds);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Import a list").click();
  await page.getByLabel("The list").fill(LIST);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("rowheader", { name: "Žák" }).waitFor();
  return page.url().replace(/\/entries$/, "");
}

async function published({ page }, base) {
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: /^Results of round/ }).waitFor();
}

test("from an empty list to the table, results by keyboard, a correction with its preview", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(arbiter, `day-${what}`)));
  const base = await entered(arbiter);
  await look("entries");
  await page.goto(base);
  await look("overview");
  await page.getByRole("link", { name: "Pair round 1" }).click();
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByRole("heading", { name: "Why these pairs" }).waitFor();
  await look("draft");
  await page.getByRole("button", { name: "Publish" }).click();

  // One key a table, and on to the next.
  const field = (table) => page.getByLabel(new RegExp(`^Table ${table}:`));
  await field(1).focus();
  for (const key of ["1", "0", "=", "1"]) await page.keyboard.press(key);
  await page.getByText("final", { exact: true }).nth(3).waitFor();
  assert.equal(await page.locator("tr.settled").count(), 4);
  await look("results");

  await page.getByRole("link", { name: "Correct" }).first().click();
  await page.getByLabel("Correct result").fill("0");
  await page.getByLabel("Reason").fill("the slip was misread");
  await page.getByRole("button", { name: "What would this change?" }).click();
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  assert.match(await page.locator(".preview").innerText(), /points 1 → 0/);
  await look("correction");
  await page.getByRole("button", { name: "Save" }).click();
  assert.match(await page.locator("#t1").innerText(), /0 : 1/);

  for (const part of ["table", "chart", "log"]) {
    await page.goto(`${base}/${part}`);
    await look(part);
  }
  await page.goto(`${base}/table`);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByText("Back to the standings").waitFor();
  await look("derivation");
  await page.goto(base.replace("/desk/t/", "/t/"));
  await look("public");
  assert.deepEqual(found, []);
});

test("what one desk enters shows at another, and a lost line loses nothing", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await entered(arbiter);
  await published(arbiter, base);
  const watcher = world.add(await Person.come(world.browser, { name: "spectator" }));
  await watcher.open(base.replace("/desk/t/", "/t/"));
  const { page } = arbiter;
  await page.getByLabel(/^Table 2:/).focus();
  await page.keyboard.press("1");
  await until("the result is public", async () => /1 : 0/.test(await watcher.page.locator("#part").innerText()));

  await arbiter.offline(true);
  await page.getByLabel(/^Table 3:/).focus();
  await page.keyboard.press("=");
  await page.locator("#t3 + .row-note").getByText("Not saved yet").waitFor();
  assert.doesNotMatch(await page.locator("#t3").innerText(), /½/);
  await arbiter.offline(false);
  await until("it is sent again", async () => /½ : ½/.test(await watcher.page.locator("#part").innerText()));
});

test("a form that is half filled in is not swept away by what another desk enters", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await entered(arbiter);
  await published(arbiter, base);
  const other = world.add(await Person.come(world.browser, { name: "second desk" }));
  await other.context.addCookies(await arbiter.context.cookies());
  const { page } = arbiter;
  const desk = await other.open(`${base}/entries`);
  const name = desk.locator("#part input[name=name]");
  await name.fill("Opozdilec");
  await desk.locator("#part input[name=rating]").focus();
  await desk.evaluate(() => { document.getElementById("part").dataset.old = "yes"; });
  await page.getByLabel(/^Table 1:/).focus();
  await page.keyboard.press("1");
  await page.locator("#t1.settled").waitFor();
  // The page looks every second whether it may render itself again.
  await desk.evaluate(() => new Promise((done) => { setTimeout(done, 2100); }));
  assert.equal(await name.inputValue(), "Opozdilec");
  assert.equal(await desk.locator("#part[data-old]").count(), 1);
  // Once there is nothing to lose, it does.
  await name.fill("");
  await until("the page is rendered again", async () => (await desk.locator("#part[data-old]").count()) === 0);
});

test("two telephones report, one over a lost line and a closed page", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await entered(arbiter, { system: "round robin", rounds: "7" });
  await published(arbiter, base);
  const { page } = arbiter;
  await page.goto(`${base}/links`);
  await page.getByRole("button", { name: "Make links for all players" }).click();
  await page.locator(".slip").nth(7).waitFor();
  const found = await lookAt(arbiter, "day-links");
  const links = await page.locator(".slip .link").allInnerTexts();
  const phones = [];
  for (const link of links) {
    const phone = world.add(await Person.come(world.browser, { name: "phone", width: 360, height: 740 }));
    await phone.open(link);
    if (/Table 1\b/.test(await phone.page.locator("#part").innerText())) phones.push(phone);
    if (phones.length === 2) break;
  }
  const [one, two] = phones;
  found.push(...(await lookAt(one, "day-phone")));

  await one.offline(true);
  await one.page.getByRole("button", { name: "I won" }).click();
  await one.page.getByText("Not saved yet").waitFor();
  // The page is closed before the line is back: the report is kept, and sent by the next page.
  const address = one.page.url();
  await one.page.close();
  await one.offline(false);
  await one.open(address);
  await until("the other side is asked", async () => /The other side reported/.test(await two.page.locator("#part").innerText()));
  await two.page.getByRole("button", { name: "I lost" }).click();
  for (const phone of phones) await phone.page.getByText("Final result").waitFor();
  await page.goto(`${base}/results/1`);
  assert.match(await page.locator("#t1").innerText(), /1 : 0|0 : 1/);
  assert.deepEqual(found, []);
});
