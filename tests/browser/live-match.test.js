// A match of a school tournament on devices: one press of the organiser, two tablets, and the table shows the result.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { linked } from "./support/links.js";
import { firstMatch, made, started } from "./support/school.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

// Both sit down at a board by the pages of their captains, and the first side gives up both duels.
async function plays(tablets, links, teams, board) {
  for (const [at, tablet] of tablets.entries()) {
    await tablet.open(links.get(teams[at]));
    await tablet.press(new RegExp(`^Board ${board}: `));
    await tablet.page.waitForURL(/\/seat\//);
  }
  const [loser, winner] = tablets;
  for (const duel of [1, 2]) {
    for (const tablet of tablets) await tablet.press(`Ready for duel ${duel}`);
    await loser.press("Resign");
    await loser.press("Yes");
    await winner.reads(duel === 1 ? "You won" : "Both duels of your game are over");
  }
}

test("one press, two tablets, and the result is in the table", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const base = await made(teacher);
  await started(teacher, base);
  const links = await linked(teacher, base, 14);
  const { first, second } = await firstMatch(teacher, base);
  const row = await teacher.page.locator("#results tbody tr").first().getAttribute("id");
  const key = row.replace(/^m-/, "");

  await teacher.page.goto(`${base}/slip/${key}`);
  await teacher.page.getByRole("button", { name: "Play on devices" }).click();
  await teacher.page.getByRole("heading", { name: new RegExp(key.replaceAll(".", "\\.")) }).waitFor();
  await teacher.page.getByRole("link", { name: "Match in the tournament" }).click();
  await teacher.page.getByText("In play on devices.").first().waitFor();
  const found = await lookAt(teacher, "school-slip-on-devices");

  const tablets = [];
  for (const team of [first, second]) tablets.push(await world.player(links.get(team), { name: `tablet of ${team}` }));
  for (const board of [1, 2, 3]) await plays(tablets, links, [first, second], board);

  await teacher.page.goto(`${base}/slip/${key}`);
  await until("the result is home", async () => {
    await teacher.page.reload();
    return /the result is on the match sheet/.test(await teacher.page.locator("#devices").innerText());
  });
  assert.match(await teacher.page.locator("#part .title-row").innerText(), /0 : 12/);
  await teacher.page.goto(`${base}/log`);
  assert.match(await teacher.page.locator("#part").innerText(), /came from the devices/);
  const tablet = tablets[1];
  await tablet.open(links.get(second));
  await until("the captain sees it", async () => /12 : 0/.test(await tablet.page.locator(".own-results").innerText()));
  assert.deepEqual(found, []);
});
