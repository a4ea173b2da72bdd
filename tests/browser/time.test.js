// Time on screens: a flag that falls, the time of a duel that is over, and the claim of a forced win.

import assert from "node:assert/strict";
import { test } from "node:test";
import { moves, openSwap1 } from "./support/play.js";
import { World } from "./support/world.js";

test("a flag falls and is pointed out", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1", time: "5m+5m" });
  await openSwap1(a, b);
  await arbiter.rare("Set the time", "the clock was wrong", async (box) => {
    await box.getByRole("combobox").first().selectOption("second");
    await box.getByLabel(/^Time left/).fill("0:02");
  });
  // Nobody can claim before it is so.
  assert.equal(await a.button("Point out that the time is over").count(), 0);
  await a.button("Point out that the time is over").click();
  await a.told("You have won");
  await b.told("You have lost");
  const [duel] = (await arbiter.look()).view.boards[0].duels;
  assert.equal(duel.end.winner, "first");
  assert.equal(duel.end.clause, "P-3.3.2.8");
  assert.equal(duel.clock.left.second, 0);
});

test("a claim of a forced win, looked at by the program, decided by the arbiter", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1", time: "20m together" });
  await openSwap1(a, b);
  // Crosses get four in a row with both ends open.
  await moves(b, a, "a15", "h10", "c15", "h11", "e15");
  await arbiter.rare("Set the time", "the hall closes", async (box) => {
    await box.getByLabel(/^Time left/).fill("0:01");
  });
  await a.told("The time of the duel is over.");
  assert.equal(await b.square("b2").getAttribute("aria-disabled"), "true");
  await a.press("I have a forced win");
  await a.told("You claim a forced win.");
  await arbiter.page.getByText("Proven: the win is forced, and the proof was checked.").first().waitFor();
  await arbiter.picture("desk-claim-1280");
  await arbiter.page.getByRole("button", { name: "Give the win" }).click();
  await a.told("You have won");
  await b.told("You have lost");
  const [duel] = (await arbiter.look()).view.boards[0].duels;
  assert.equal(duel.end.winner, "first");
  assert.equal(duel.end.clause, "P-3.3.1.6");
});
