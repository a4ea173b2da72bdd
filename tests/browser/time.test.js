// Time on screens: a flag that falls, the time of a duel that is over, and the claim of a forced win.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openSwap1 } from "./support/play.js";
import { until } from "./support/until.js";
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
  assert.equal(await a.button("Claim that the opponent's time is up").count(), 0);
  await a.button("Claim that the opponent's time is up").click();
  await a.reads("You won");
  await b.reads("You lost");
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
  await a.reads("The time of the duel is up.");
  assert.equal(await a.square("h11").getAttribute("aria-disabled"), "true");
  await a.press("I have a forced win");
  await a.reads("You claim a forced win.");
  await arbiter.page.getByText("Proven: the win is forced, and the proof was checked.").first().waitFor();
  await arbiter.picture("desk-claim-1280");
  await arbiter.page.getByRole("button", { name: "Award the win" }).click();
  await a.reads("You won");
  await b.reads("You lost");
  const [duel] = (await arbiter.look()).view.boards[0].duels;
  assert.equal(duel.end.winner, "first");
  assert.equal(duel.end.clause, "P-3.3.1.6");
});

test("both claim a forced win, and one claim does not bar the other", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1", time: "15s together" });
  await a.act({ step: "open", marks: [{ cell: "h8", mark: "cross" }, { cell: "a1", mark: "circle" }, { cell: "h9", mark: "cross" }] });
  await b.act({ step: "choose", mark: "circle" });
  await b.act({ step: "play", cell: "a15" });
  await a.act({ step: "play", cell: "h10" });
  await b.act({ step: "play", cell: "c15" });
  await b.reads("The time of the duel is up.");
  // The one who has nothing claims first.
  await b.press("I have a forced win");
  await b.reads("You claim a forced win.");
  await a.reads("Bo claims a forced win");
  await a.press("I have a forced win");
  await a.reads("You claim a forced win.");
  const claims = arbiter.page.locator("#boards .claim");
  await until("two claims at the desk", async () => (await claims.getByRole("button", { name: "Award the win" }).count()) === 2);
  await arbiter.page.getByText("Proven: the win is forced, and the proof was checked.").first().waitFor();
  await until("both are looked at", async () => {
    const [duel] = (await arbiter.look()).view.boards[0].duels;
    return duel.claims.every((claim) => claim.examined);
  });
  await arbiter.picture("desk-two-claims-1280");
  // What is certainly wrong is not given by a click.
  const [ana, bo] = [claims.getByRole("button", { name: "Award the win" }).nth(0), claims.getByRole("button", { name: "Award the win" }).nth(1)];
  arbiter.expect(409);
  await bo.click();
  await arbiter.page.getByRole("alert").filter({ hasText: "provably wrong" }).waitFor();
  await ana.click();
  await a.reads("You won");
  await b.reads("You lost");
});

test("a claim is turned down, and the duel is drawn when the other one claims nothing", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1", time: "8s together" });
  await a.act({ step: "open", marks: [{ cell: "h8", mark: "cross" }, { cell: "a1", mark: "circle" }, { cell: "h9", mark: "cross" }] });
  await b.act({ step: "choose", mark: "circle" });
  await a.reads("The time of the duel is up.");
  await a.press("I have a forced win");
  // The form is rendered again when the program has looked.
  await until("it is looked at", async () => (await arbiter.look()).view.boards[0].duels[0].claims.some((claim) => claim.examined));
  await arbiter.page.locator("#boards .finding", { hasText: /proven|Refuted/i }).waitFor();
  await arbiter.rare("Win not shown: reject", "could not show it");
  await a.page.getByText("Your claim was rejected. Wait for your opponent.").waitFor();
  assert.equal((await arbiter.look()).view.boards[0].duels[0].end, null);
  await b.reads("could not show it");
  await b.press("No claim: a draw");
  await a.reads("Draw");
  await b.reads("Draw");
});

test("without clocks: how long a move may take, a call for the arbiter, the time of the duel", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1", time: "15m together" });
  assert.equal(await a.page.locator("#hint").isVisible(), false);
  await openSwap1(a, b);
  await b.page.locator("#hint", { hasText: "About 25 seconds per move" }).waitFor();
  await b.press("Call the arbiter");
  await b.page.getByText("Call the arbiter? The time keeps running.").waitFor();
  await b.press("Yes");
  await b.page.getByText("The arbiter has been called.").waitFor();
  await arbiter.reads(/Bo calls the arbiter/);
  await arbiter.picture("desk-call-1280");
  await arbiter.page.getByRole("button", { name: "I am here" }).click();
  await b.button("Call the arbiter").waitFor();
  await arbiter.rare("Set the time of the duel", "a late start", (box) => box.getByLabel(/^Time left/).fill("1:00"));
  await until("the time is set", async () => (await arbiter.look()).view.boards[0].duels[0].limit <= 60000);
  assert.equal(await arbiter.page.locator("summary", { hasText: /^Set the time$/ }).count(), 0);
  // After 25 seconds the page says that this is for the arbiter to judge, and nothing else happens.
  await b.page.locator("#hint", { hasText: "Bo has been thinking for more than 25 seconds." }).waitFor({ timeout: 40000 });
  await b.picture("seat-hint");
  await b.mark("c3");
  await a.sees("c3", "circle");
  await a.page.locator("#hint", { hasText: "About 25 seconds per move" }).waitFor();
});
