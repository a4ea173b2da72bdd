// Every page: for everybody (axe-core), on a telephone, a tablet and a desk, by day and by night.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { moves, openSwap2 } from "./support/play.js";
import { World } from "./support/world.js";

test("players, spectators and the desk of a match", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ title: "Semifinal, table 1", first: "Gymnázium Brno", second: "SPŠ Zlín" });
  const found = [];
  await a.mark("h8", "i9");
  found.push(...(await lookAt(a, "seat-opening")));
  await a.press("Undo");
  await openSwap2(a, b, ["h8", "i9", "g9"], ["h10", "i7"]);
  await moves(b, a, "i8", "i10", "j11", "f10", "j8");
  await a.reads("Your move.");
  found.push(...(await lookAt(a, "seat-turn")));
  await b.press("Offer a draw");
  await a.button("Accept the draw").waitFor();
  found.push(...(await lookAt(a, "seat-offer")));
  const watcher = await world.spectator(arbiter.watchLink);
  await watcher.sees(10);
  found.push(...(await lookAt(watcher, "spectators")));
  const large = await world.spectator(`${arbiter.watchLink}/1`);
  await large.sees(10);
  found.push(...(await lookAt(large, "board")));
  found.push(...(await lookAt(arbiter, "desk-match")));
  await arbiter.page.locator("details").first().locator("summary").click();
  found.push(...(await lookAt(arbiter, "desk-match-stop")));
  assert.deepEqual(found, []);
});

test("a match of five boards", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const form = {
    title: "Final", first: "Gymnázium Brno", second: "SPŠ Zlín", opening: "swap2", time: "8m+8m",
    boards: [1, 2, 3, 4, 5].map((n) => ({ first: `Anežka Dlouhojmenná ${n}`, second: n < 5 ? `Bořivoj ${n}` : "", opens: "first" })),
  };
  const answer = await arbiter.page.request.post(`${world.server.site}/api/desk/live`, {
    data: form, headers: { "x-kolo-desk": "1" },
  });
  const { goto } = await answer.json();
  const watcher = await world.spectator(`${world.server.site}/live/${goto.split("/").pop()}`);
  await watcher.page.locator(".table").nth(4).waitFor();
  const found = await lookAt(watcher, "spectators-five");
  await arbiter.page.goto(`${world.server.site}${goto}`);
  await arbiter.page.locator("section.seat").nth(7).waitFor();
  found.push(...(await lookAt(arbiter, "desk-match-five")));
  assert.deepEqual(found, []);
});

test("the first page, the desk and its entrance, a page that is not there", async (t) => {
  const world = await World.open(t);
  const visitor = await world.spectator(world.server.deskLink, { name: "a visitor" });
  const found = await lookAt(visitor, "entrance");
  const arbiter = await world.arbiter();
  found.push(...(await lookAt(arbiter, "desk-empty")));
  await arbiter.page.getByRole("link", { name: "New match" }).click();
  await arbiter.page.getByRole("heading", { name: "New match", level: 1 }).waitFor();
  await arbiter.page.locator("#line-up fieldset").nth(4).waitFor();
  found.push(...(await lookAt(arbiter, "desk-new-match")));
  await arbiter.setUp();
  await arbiter.page.goto(`${world.server.site}/desk`);
  found.push(...(await lookAt(arbiter, "desk")));
  const home = await world.spectator(world.server.site, { name: "home" });
  found.push(...(await lookAt(home, "home")));
  const lost = await world.spectator(`${world.server.site}/nowhere`, { name: "lost" });
  assert.equal(lost.status, 404);
  lost.expect(404);
  found.push(...(await lookAt(lost, "not-found")));
  assert.deepEqual(found, []);
});
