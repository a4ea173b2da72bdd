// Is there a forced win? The page for duels on paper.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers, overhang, unspoken } from "./support/access.js";
import { Player } from "./support/player.js";
import { World } from "./support/world.js";

async function page(t) {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  await arbiter.page.goto(`${world.server.site}/desk/prove`);
  // The board is used as a player uses it.
  return Object.assign(Object.create(Player.prototype), arbiter, { page: arbiter.page, picture: arbiter.picture });
}

test("an open three wins, and the proof can be walked through", async (t) => {
  const desk = await page(t);
  await desk.mark("h8", "h9", "h10");
  await desk.press("circle");
  await desk.mark("a1", "c1", "e1");
  await desk.press("Is the win forced?");
  await desk.page.locator("#verdict").getByText("Proven", { exact: true }).waitFor();
  await desk.page.locator("#walk").getByText(/plays h(7|11)|plays h(6|12)/).waitFor();
  await desk.picture("prove-1280");
  const found = await unspoken(desk.page);
  for (const [width, height] of [[360, 740], [1280, 800]]) {
    await desk.page.setViewportSize({ width, height });
    const over = await overhang(desk.page);
    if (over > 0) found.push(`${over} pixels too wide at ${width}`);
    found.push(...(await barriers(desk.page)));
  }
  assert.deepEqual(found, []);
});

test("a pasted position is read, and an empty board proves nothing", async (t) => {
  const desk = await page(t);
  await desk.press("Is the win forced?");
  await desk.page.locator("#verdict").getByText("Not proven", { exact: true }).waitFor();
  await desk.page.locator("summary", { hasText: "Paste a position" }).click();
  await desk.page.getByLabel(/^Any format/).fill("xh8 oi8 xh9 oi9 xh10 oi10 xh11");
  await desk.press("Load");
  await desk.sees("h11", "cross");
});
