// The server goes down in the middle of a duel and comes back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { moves, openSwap1 } from "./support/play.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

test("pages find their way back by themselves, and nothing is lost", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1" });
  const watcher = await world.spectator(arbiter.watchLink);
  for (const person of [arbiter, a, b, watcher]) person.expect(0);
  // What was on its way when the clocks were stopped is refused.
  a.expect(409);
  await openSwap1(a, b);
  await moves(b, a, "a15");
  const before = (await arbiter.look()).view.boards[0].duels[0];

  await world.server.kill();
  const connection = a.page.locator("#connection");
  await until("the page says that the line is gone", async () => (await connection.textContent()) !== "connected");
  await a.mark("h10");
  await a.reads("Not confirmed yet, sending again");
  await a.picture("seat-offline");
  await world.server.restart();

  // Nobody has lost time, and nobody plays until the arbiter lets the clocks go on. The move that was on its way is refused.
  await a.reads(/the server was unavailable from .* to /);
  await b.reads(/the server was unavailable from .* to /);
  await arbiter.reads(/the server was unavailable from .* to /);
  for (const player of [a, b]) await player.connected();
  const stands = (await arbiter.look()).view.boards[0].duels[0];
  assert.deepEqual(stands.placed, before.placed);
  for (const side of ["first", "second"]) {
    const lost = before.clock.left[side] - stands.clock.left[side];
    // They show what they showed when the server was last known to be there: a little earlier than it went.
    assert.ok(lost > -3000 && lost < 5000, `${side} lost ${lost} ms`);
  }
  const later = (await arbiter.look()).view.boards[0].duels[0];
  assert.deepEqual(later.clock.left, stands.clock.left);
  await arbiter.page.getByRole("button", { name: "Restart the clocks" }).click();
  await a.reads("Your move.");
  await a.mark("h10");

  await b.sees("h10", "cross");
  await a.reads("Wait for Bo.");
  await watcher.sees(5);
  const after = (await arbiter.look()).view.boards[0].duels[0];
  assert.deepEqual(after.placed.slice(0, before.placed.length), before.placed);
  assert.equal(after.placed.length, before.placed.length + 1);

  // The desk is still open, and play goes on.
  await moves(b, a, "c15", "h11", "e15");
  await a.mark("h12");
  await b.reads("You lost");
  await watcher.seesStruckRow();
  await arbiter.reads(/Ana has won/);
});
