// A club runs a knockout of sixteen: a pasted list, the draw with its reasons, results by one key, a correction with a
// preview, the bracket on the wall; and two players with telephones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { GROUPS, made, playedOut, published } from "./support/cup.js";
import { linked } from "./support/links.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

test("a knockout of sixteen from the pasted list to the winner, with every page looked at", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(arbiter, `knockout-${what}`)));
  await page.goto(`${arbiter.server.site}/desk/new/plan`);
  await look("new");
  const base = await made(arbiter);
  assert.match(await page.locator(".reasons").innerText(), /1\. Adamec \(2300\)/);
  await look("draw");
  await page.goto(`${base}/entries`);
  await look("entries");
  await page.goto(base);
  await look("today");
  await published(arbiter, base);
  await look("results");

  // The wall is never touched: it follows by itself.
  const wall = world.add(await Person.come(world.browser, { name: "wall", width: 1920, height: 1080 }));
  await wall.open(`${base.replace("/desk/t/", "/t/")}/screen`);
  await page.locator("input.result").first().focus();
  await page.keyboard.press("1");
  await until("it is saved", async () => (await page.locator("tr.settled").count()) === 1);
  await until("the wall shows the winner", async () => (await wall.page.locator(".bracket-match .winner").count()) === 1);

  await page.goto(`${base}/results`);
  await page.getByRole("link", { name: /^Correct/ }).first().click();
  await page.getByLabel("Correct result").fill("0");
  await page.getByLabel("Reason").first().fill("the slip was misread");
  await page.getByRole("button", { name: "What would this change?" }).click();
  await page.locator(".preview li").first().waitFor();
  await look("correction");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();

  await playedOut(arbiter, base);
  for (const part of ["bracket", "table", "log", "draw", "screen", "entries"]) {
    await page.goto(`${base}/${part}`);
    await look(part);
  }
  await page.goto(`${base}/table`);
  await page.getByRole("heading", { name: "Final places" }).waitFor();
  const winner = (await page.locator("tbody tr").first().locator("th").innerText()).trim();
  await page.goto(base.replace("/desk/t/", "/t/"));
  await page.getByText(`Winner: ${winner}`).waitFor();
  await look("public");
  assert.deepEqual(found, []);
});

test("two players with telephones confirm each other, and groups lead to a play-off", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await made(arbiter, GROUPS);
  await published(arbiter, base);
  const links = await linked(arbiter, base, 16);
  await page.goto(`${base}/results`);
  const row = page.locator("#results tbody tr").first();
  const [first, second] = (await row.locator("td.name").allInnerTexts()).map((name) => name.trim());
  const phones = [];
  for (const name of [first, second]) {
    const phone = world.add(await Person.come(world.browser, { name: "phone", width: 360, height: 740 }));
    await phone.open(links.get(name));
    phones.push(phone);
  }
  const found = await lookAt(phones[0], "knockout-phone");
  const match = (phone, other) => phone.page.locator("section", { hasText: other }).first();
  await match(phones[0], second).getByRole("button", { name: "I won" }).click();
  await until("the other one is asked, from his own side", async () => /you lost 0 : 1/.test(await match(phones[1], first).innerText()));
  await match(phones[1], first).getByRole("button", { name: /^Correct:/ }).click();
  await until("it counts at the desk", async () => (await page.locator("tr.settled").count()) === 1);
  await until("the first telephone follows", async () => /1 : 0/.test(await phones[0].page.locator("#part ul").last().innerText()));

  // All the rest is drawn: all are tied, and the lot decides who goes on.
  await page.goto(`${base}/results`);
  const open = await page.locator("input.result").count();
  await page.locator("input.result").first().focus();
  for (let at = 0; at < open; at += 1) await page.keyboard.press("=");
  await until("all of them are saved", async () => (await page.locator("tr.settled").count()) === open + 1);
  await page.goto(`${base}/ties`);
  found.push(...(await lookAt(arbiter, "knockout-ties")));
  for (;;) {
    const lot = page.getByRole("button", { name: "Draw lots" });
    if ((await lot.count()) === 0) break;
    await lot.first().click();
    await page.getByRole("heading", { name: "Tie-break decisions" }).waitFor();
  }
  await page.goto(`${base}/groups`);
  found.push(...(await lookAt(arbiter, "knockout-groups")));
  await page.goto(`${base}/bracket`);
  assert.equal(await page.locator(".bracket-match.open").count(), 4);
  assert.deepEqual(found, []);
});
