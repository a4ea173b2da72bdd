// Who may do what: keys of seats, turns, languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { unspoken } from "./support/access.js";
import { openSwap1 } from "./support/play.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

// Sends an act of a player beside the page, as a forged request.
async function send(player, key, act) {
  const site = new URL(player.page.url()).origin;
  const answer = await player.page.request.post(`${site}/api/seat/${key}`, {
    data: { id: `forged-${Math.random()}`, ...act },
    headers: { "accept-language": "en" },
  });
  return { status: answer.status(), body: await answer.json() };
}

const keyOf = (player) => player.page.url().split("/").pop();
const play = (ply, cell) => ({ act: "step", ply, duel: "one", take: { step: "play", cell } });

test("nobody moves out of turn, twice, or onto a mark", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1" });
  await openSwap1(a, b);
  const marks = async () => (await arbiter.look()).view.boards[0].duels[0].placed.length;

  // The page of the player who waits lets nothing be chosen.
  assert.equal(await a.square("c3").getAttribute("aria-disabled"), "true");
  await a.square("c3").click({ force: true });
  assert.match(await a.label("c3"), /empty/);
  const outOfTurn = await send(a, keyOf(a), play(2, "c3"));
  assert.ok(outOfTurn.status >= 400 && outOfTurn.status < 500, `${outOfTurn.status}`);
  assert.match(outOfTurn.body.clause, /^P-/);
  const onMark = await send(b, keyOf(b), play(2, "h8"));
  assert.ok(onMark.status >= 400 && onMark.status < 500, `${onMark.status}`);
  const stale = await send(b, keyOf(b), play(1, "c3"));
  assert.ok(stale.status >= 400 && stale.status < 500, `${stale.status}`);
  assert.equal(await marks(), 3);
  await b.mark("c3");
  await a.sees("c3", "circle");
  const again = await send(b, keyOf(b), play(3, "c4"));
  assert.ok(again.status >= 400 && again.status < 500, `${again.status}`);
  assert.equal(await marks(), 4);
});

test("a forged key opens nothing", async (t) => {
  const world = await World.open(t);
  const { a } = await world.duel();
  const key = keyOf(a);
  const [match, secret] = key.split(".");
  const forged = secret.replace(/^./, (first) => (first === "a" ? "b" : "a"));
  for (const wrong of [`${match}.${forged}`, `nobody.${secret}`, secret, "x"]) {
    const stranger = await world.player(`${world.server.site}/seat/${wrong}`, { name: "a stranger" });
    assert.ok([403, 404].includes(stranger.status), `${wrong}: ${stranger.status}`);
    stranger.expect(stranger.status);
    await stranger.page.getByRole("alert").filter({ hasText: "This link is not valid" }).waitFor();
    assert.equal(await stranger.page.getByRole("grid").count(), 0);
  }
  assert.equal((await send(a, `${match}.${forged}`, { act: "resign", duel: "one" })).status, 403);
});

test("a link that was taken back no longer holds", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel({ opening: "swap1" });
  const old = a.page.url();
  // A second link puts the first one out of use.
  const fresh = await arbiter.linkFor("Ana");
  a.expect(403);
  await a.mark("h8", "a1", "h9");
  await a.press("Confirm");
  await a.page.getByRole("alert").filter({ hasText: "This link is not valid" }).waitFor();
  assert.equal((await arbiter.look()).view.boards[0].duels[0].placed.length, 0);
  const late = await world.player(old, { name: "an old tab" });
  late.expect(403);
  assert.equal(late.status, 403);
  const back = await world.player(fresh, { name: "Ana" });
  await openSwap1(back, b);

  // Taken back without a new one.
  const seat = arbiter.seat("Bo");
  await seat.getByRole("button", { name: "Revoke the link" }).click();
  await seat.getByRole("button", { name: "Yes" }).click();
  await until("the seat has no link", async () => (await seat.innerText()).includes("has no link"));
  b.expect(403);
  await b.mark("c3");
  await b.page.getByRole("alert").filter({ hasText: "This link is not valid" }).waitFor();
  assert.equal((await arbiter.look()).view.boards[0].duels[0].placed.length, 3);
});

test("a seat speaks English, Czech and Slovak", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  await arbiter.setUp();
  const link = await arbiter.linkFor("Ana");
  const seen = new Set();
  for (const lang of ["en", "cs", "sk"]) {
    const player = await world.player(link, { name: lang, lang });
    assert.equal(await player.page.locator("html").getAttribute("lang"), lang);
    const ready = player.page.locator("#choices button.primary");
    await ready.waitFor();
    seen.add(await ready.innerText());
    const grid = await player.page.getByRole("grid").getAttribute("aria-label");
    seen.add(grid);
    assert.deepEqual(await unspoken(player.page), []);
  }
  assert.equal(seen.size, 6, [...seen].join("; "));

  // Chosen by hand, it stays chosen.
  const player = await world.player(link, { name: "chooser", lang: "en" });
  await player.page.getByRole("link", { name: "Čeština" }).click();
  await until("the page is Czech", async () => (await player.page.locator("html").getAttribute("lang")) === "cs");
  await player.page.goto(link);
  assert.equal(await player.page.locator("html").getAttribute("lang"), "cs");
  await player.picture("seat-czech");
});
