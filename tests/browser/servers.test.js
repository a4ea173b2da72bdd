// Two servers on one database behind a load balancer: pages go on when one of them goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Balancer } from "./support/balancer.js";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { Server } from "./support/server.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const LIST = ["Jméno;Rating"].concat(["Čech", "Dvořák", "Hynek", "Žák"].map((name, at) => `${name};${2000 - 40 * at}`)).join("\n");

// A tournament with a published round; where its pages are at the desk.
async function published({ page, server }) {
  await page.goto(`${server.site}/desk`);
  await page.getByRole("link", { name: "New tournament", exact: true }).click();
  await page.getByLabel("Name of the tournament").fill("Podzimní přebor");
  await page.getByLabel("round robin").check();
  await page.getByLabel("Rounds").fill("3");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Import a list").click();
  await page.getByLabel("The list").fill(LIST);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("rowheader", { name: "Žák" }).waitFor();
  const base = page.url().replace(/\/entries$/, "");
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("heading", { name: /^Results of round/ }).waitFor();
  return base;
}

test("pages go on at another server when theirs closes or is killed", async (t) => {
  const world = await World.open(t);
  const other = Server.beside(world.server);
  await other.run("127.0.0.1:0");
  t.after(() => other.process.kill("SIGKILL"));
  const arbiter = await world.arbiter();
  const base = await published(arbiter);
  const path = new URL(base).pathname.replace("/desk/t/", "/t/");

  // Two who watch through the balancer, so that each server has one of them.
  const balancer = await Balancer.before(other.site, world.server.site);
  t.after(() => balancer.close());
  const watchers = [];
  for (const name of ["first", "second"]) {
    const watcher = world.add(await Person.come(world.browser, { name }));
    // A connection that goes with its server is reported to the console by the browser itself.
    watcher.expect(0);
    watcher.expect(503);
    await watcher.open(`${balancer.site}${path}`);
    await until(`${name} follows`, async () => (await watcher.page.locator("#connection").textContent()) === "connected");
    watchers.push(watcher);
  }
  const enter = async (table, key) => {
    const { page } = arbiter;
    await page.getByLabel(new RegExp(`^Table ${table}:`)).focus();
    await page.keyboard.press(key);
  };
  const seen = (text) => Promise.all(watchers.map(({ page, name }) =>
    until(`${name} sees ${text}`, async () => (await page.locator("#part").innerText()).includes(text))));
  await enter(1, "1");
  await seen("1 : 0");

  // One closes in good order: nobody has to do anything.
  other.process.kill("SIGTERM");
  assert.equal((await other.ended).code, 0);
  await enter(2, "0");
  await seen("0 : 1");
  for (const { page } of watchers) {
    await until("the page is connected", async () => (await page.locator("#connection").textContent()) === "connected");
  }

  // The other one is killed and comes back.
  await world.server.kill();
  for (const { page } of watchers) {
    await until("the page says so", async () => (await page.locator("#connection").textContent()) !== "connected");
  }
  await world.server.restart();
  for (const { page } of watchers) {
    await until("the page is back", async () => (await page.locator("#connection").textContent()) === "connected");
  }
  arbiter.expect(0);
});

test("a webhook is added, tried and removed at the desk", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await published(arbiter);
  const { page } = arbiter;
  await page.goto(`${base}/webhooks`);
  const found = await lookAt(arbiter, "webhooks-none");
  await page.getByLabel("Address").fill("http://localhost:9/in");
  await page.getByLabel("the end of the tournament").uncheck();
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByText("It is shown once").waitFor();
  found.push(...(await lookAt(arbiter, "webhooks-made")));
  await page.getByRole("button", { name: "Send a test" }).click();
  await page.getByText("does not send webhooks").waitFor();
  found.push(...(await lookAt(arbiter, "webhooks-tried")));
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByText("There are no webhooks yet.").waitFor();
  assert.deepEqual(found, []);
});
