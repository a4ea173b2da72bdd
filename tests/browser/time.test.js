// Time on screens: a flag that falls, the time of a duel that is over, and the claim of a forced win.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openSwap1 } from "./support/play.js";
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
  const { arbiter, a, b } = await world.duel({ opening: "swap1", time: "15s together" });
  // Crosses get three in a row with open ends and are to move. Sent beside the pages: the time is short.
  await a.act({ step: "open", marks: [{ cell: "h8", mark: "cross" }, { cell: "a1", mark: "circle" }, { cell: "h9", mark: "cross" }] });
  await b.act({ step: "choose", mark: "circle" });
  await b.act({ step: "play", cell: "a15" });
  await a.act({ step: "play", cell: "h10" });
  await b.act({ step: "play", cell: "c15" });
  await a.sees("c15", "circle");
  await a.told("The time of the duel is over.");
  assert.equal(await a.square("h11").getAttribute("aria-disabled"), "true");
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
