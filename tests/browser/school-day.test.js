// A tournament of school teams as a teacher with one laptop runs it: a pasted list, who came, the draw, results by one key
// a duel, a correction, the play-off; and two captains with telephones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { linked } from "./support/links.js";
import { choose, firstMatch, made, playedOut, started } from "./support/school.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

test("from the pasted list to the winner, with every page looked at", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const { page } = teacher;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(teacher, `school-${what}`)));
  await page.goto(`${teacher.server.site}/desk/c/new`);
  await look("new");
  await page.goto(teacher.server.site);
  await page.getByText("There is no tournament yet.").waitFor();
  const base = await made(teacher);
  await look("entries");

  // A substitute steps in.
  const first = page.locator("#e-t01");
  await first.getByRole("checkbox", { name: "Jan 0" }).uncheck();
  await first.getByRole("checkbox", { name: "Ida 0" }).check();
  await first.getByRole("button", { name: "Check in" }).click();
  await page.locator("#e-t01.came").waitFor();
  // A tournament of teams is a tournament.
  await page.goto(teacher.server.site);
  await page.getByRole("link", { name: "Školní pIšQworky" }).waitFor();
  assert.equal(await page.getByText("There is no tournament yet.").count(), 0);
  await page.goto(base);
  await look("today");
  await page.goto(`${base}/draw`);
  await started(teacher, base);
  await look("results");

  // One key a duel; the score so far stands beside it, and the next match is chosen.
  const fields = page.locator("input.duels");
  await fields.first().focus();
  await page.keyboard.type("1110=");
  assert.equal(await fields.first().inputValue(), "11 10 =");
  assert.match(await page.locator(".so-far").first().innerText(), /7 : 3/);
  const next = await fields.nth(1).getAttribute("id");
  await page.keyboard.type("0");
  await until("the next match is chosen", async () => (await page.evaluate(() => document.activeElement.id)) === next);
  await page.keyboard.type("+:-");
  await page.keyboard.press("Enter");
  await until("both are saved", async () => (await page.locator("tr.done").count()) === 1 && (await page.locator("tr.forfeited").count()) === 1);

  await page.goto(`${base}/results`);
  await page.getByLabel(/Only matches without a result/).uncheck();
  await page.getByRole("link", { name: "Correct" }).first().click();
  await page.getByLabel("Correct result").fill("00 01 =0");
  await page.getByLabel("Reason").first().fill("the slip was misread");
  await page.getByRole("button", { name: "What would this change?" }).click();
  assert.match(await page.locator(".preview").innerText(), /7:5 → 3:9/);
  await look("correction");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: /–/ }).waitFor();
  await look("slip");

  await playedOut(teacher, base);
  for (const part of ["groups", "bracket", "ties", "table", "log", "draw"]) {
    await page.goto(`${base}/${part}`);
    await look(part);
  }
  await page.goto(`${base}/groups`);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByText("Back to the groups").waitFor();
  await look("derivation");
  await page.goto(base);
  await page.getByRole("button", { name: "Close the tournament" }).click();
  await page.getByRole("heading", { name: "Final places" }).waitFor();
  await page.goto(base.replace("/desk/c/", "/c/"));
  await look("public");
  assert.deepEqual(found, []);
});

test("two captains with telephones, a page on the wall and the desk at once, until the winner is known", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const base = await made(teacher);
  await started(teacher, base);
  const { page } = teacher;
  const links = await linked(teacher, base, 14);
  const { key, first, second } = await firstMatch(teacher, base);
  const watcher = world.add(await Person.come(world.browser, { name: "spectator" }));
  await watcher.open(`${base.replace("/desk/c/", "/c/")}/matches`);
  const found = [];
  const reports = [[first, ["1", "1", "1", "0", "=", "0"]], [second, ["0", "0", "0", "1", "=", "1"]]];
  const phones = [];
  for (const [team] of reports) {
    const phone = world.add(await Person.come(world.browser, { name: "phone", width: 360, height: 740 }));
    await phone.open(links.get(team));
    phones.push(phone);
  }
  found.push(...(await lookAt(phones[0], "school-phone")));
  const match = (phone) => phone.page.locator("section", { hasText: key }).first();
  for (const [at, [, marks]] of reports.entries()) {
    await choose(match(phones[at]), marks);
    assert.match(await match(phones[at]).locator(".so-far").innerText(), at === 0 ? /7 : 5/ : /5 : 7/);
    await match(phones[at]).getByRole("button", { name: "Report" }).click();
    await phones[at].page.getByText(at === 0 ? "You reported 7 : 5" : "5 : 7").first().waitFor();
  }
  await until("the result is public", async () => /7 : 5/.test(await watcher.page.locator("#part").innerText()));
  // Nobody touches the first telephone any more: it follows by itself.
  await until("the first telephone follows", async () => /7 : 5/.test(await phones[0].page.locator("#part").innerText()));

  // The play-off stands on the wall and is never touched either, while the desk enters all the rest.
  await watcher.page.goto(`${base.replace("/desk/c/", "/c/")}/bracket`);
  await playedOut(teacher, base);
  await page.goto(base);
  await page.getByRole("button", { name: "Close the tournament" }).click();
  await page.getByRole("heading", { name: "Final places" }).waitFor();
  const winner = (await page.locator("#part tbody tr").first().locator(".name").first().innerText()).trim();
  await until("the wall shows who has won the final", async () => (await watcher.page.locator(".bracket-match .winner").allInnerTexts()).some((line) => line.includes(winner)));
  for (const phone of phones) await phone.page.getByText("You have no match now").waitFor();
  assert.deepEqual(found, []);
});

test("two teams change groups by keys, the page says what that breaks, and it starts with them", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const { page } = teacher;
  const base = await made(teacher);
  await page.goto(`${base}/entries`);
  await page.getByRole("button", { name: "All are here" }).click();
  await page.goto(`${base}/draw`);
  const groups = () => page.locator("#draft li.group").evaluateAll((all) => all.map((one) => Array.from(one.querySelectorAll(".name"), (name) => name.textContent)));
  const drawn = await groups();
  await page.locator("#draft .card").first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await until("the server has looked at it", async () => /(warn|break|rule|keeps)/i.test(await page.locator("#draft-state").innerText()));
  const now = await groups();
  assert.deepEqual([now[0][0], now[1][1]], [drawn[1][1], drawn[0][0]]);
  assert.deepEqual(await lookAt(teacher, "school-groups-by-hand"), []);
  await page.locator("#sheet").getByLabel("Reason").fill("the two groups sit in two rooms");
  await page.locator("#sheet-publish").click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  await page.goto(`${base}/draw`);
  assert.deepEqual(await groups(), now);
});
