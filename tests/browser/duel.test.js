// A duel from its first mark to the slip, in three browsers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { moves, openSwap2 } from "./support/play.js";
import { struckRow } from "./support/spectator.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

test("a SWAP 2 duel through clicks, with a bad line, up to the slip", async (t) => {
  const world = await World.open(t);
  const { arbiter, a, b } = await world.duel();
  const watcher = await world.spectator(arbiter.watchLink, { width: 1280 });
  const large = await world.spectator(`${arbiter.watchLink}/1`);

  await a.mark("h8", "a1", "h9");
  assert.match(await a.label("h8"), /^h8, cross\?$/, "not sent before it is confirmed");
  await a.press("Confirm");
  await watcher.sees(3);
  await b.reads("choose your mark, or add");
  await b.press("Add two marks");
  await b.mark("h10", "o15");
  await b.press("Confirm");
  await watcher.sees(5);
  await a.press("Play crosses");
  await b.reads("Your move.");
  await b.picture("seat-800");
  await moves(b, a, "a15");
  await watcher.sees(6);

  // The line is gone while a move is under way.
  await a.offline(true);
  await a.mark("h11");
  await a.reads("Not confirmed yet, sending again");
  assert.match(await a.label("h11"), /^h11, cross\?$/, "shown as on its way");
  assert.equal((await arbiter.look()).view.boards[0].duels[0].placed.length, 6);
  await a.offline(false);
  await b.sees("h11", "cross");
  await a.reads("Wait for Bo.");
  await watcher.sees(7);

  // The move arrives, its answer is lost: it is sent again and counts once.
  let lost = 0;
  b.expect(0);
  await b.page.route("**/api/seat/*", async (route) => {
    if (route.request().method() === "POST" && lost === 0) {
      lost += 1;
      await route.fetch();
      await route.abort("connectionreset");
    } else {
      await route.continue();
    }
  });
  await b.mark("b15");
  await a.reads("Your move.");
  await b.reads("Wait for Ana.");
  assert.equal(lost, 1);
  await watcher.sees(8);

  await a.mark("h12");
  await a.reads("You won");
  await b.reads("You lost");
  await watcher.sees(9);
  await watcher.seesStruckRow();
  await large.seesStruckRow();
  for (const player of [a, b]) await struckRow(player.page);
  await large.picture("board-800");
  await a.picture("seat-won-800");

  // The second duel is opened by the other one, who gives up.
  for (const player of [a, b]) await player.press("Ready for duel 2");
  await b.reads("Your turn: set three marks");
  await b.press("Resign");
  await b.press("Yes");
  await a.reads("Both duels of your game are over");
  await arbiter.slip(/4 : 0/);
  const { view, slip } = await arbiter.look();
  assert.deepEqual(view.score, { first: 4, second: 0 });
  assert.notEqual(view.result, null, "the slip is filled in by itself");
  assert.equal(slip.games.length, 1);
  assert.equal(view.boards[0].duels[0].placed.length, 9, "every move once");
  await arbiter.picture("desk-match-1280");
});

test("the keyboard alone is enough", async (t) => {
  const world = await World.open(t);
  const { a, b } = await world.duel({ opening: "swap1" });
  const { page } = a;
  const focusGrid = async () => {
    await page.locator("#main").focus();
    await until("the focus is on the board", async () => {
      await page.keyboard.press("Tab");
      return page.evaluate(() => document.activeElement.getAttribute("role") === "gridcell");
    });
  };
  const go = async (keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await focusGrid();
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^h8/);
  await go(["Enter", "ArrowRight", "Enter", "ArrowUp", "Enter"]);
  assert.match(await a.label("i9"), /cross\?/);
  const outline = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement);
    return style.outlineStyle !== "none" || style.boxShadow !== "none";
  });
  assert.ok(outline, "the focus can be seen");
  await page.getByRole("button", { name: "Confirm" }).focus();
  await page.keyboard.press("Enter");
  await b.press("Play crosses");
  await a.reads("Your move.");
  await focusGrid();
  await go(["Home", "PageDown", "Enter"]);
  await b.sees("a1", "circle");
  await b.mark("o15");
  await a.reads("Your move.");
  await focusGrid();
  await go(["ArrowRight", "Space"]);
  await b.sees("b1", "circle");
});

test("names are shown as text, whatever they are", async (t) => {
  const world = await World.open(t);
  const first = "<script>document.title='taken'</script>";
  const second = "\"><img src=x onerror=document.title='taken'>";
  const { arbiter, a, b } = await world.duel({ first, second, title: "<b>Round & 1</b>" });
  const watcher = await world.spectator(arbiter.watchLink);
  const home = await world.spectator(world.server.site);
  for (const person of [arbiter, a, b, watcher, home]) {
    const seen = await person.page.locator("body").innerText();
    assert.ok(seen.includes("<script>document.title='taken'</script>"), person.name);
    assert.ok(seen.includes("<b>Round & 1</b>"), person.name);
    assert.doesNotMatch(await person.page.title(), /^taken/);
    assert.equal(await person.page.locator("img, main b, main script").count(), 0);
  }
});
