// Clocks of the hall: byo-yomi counted aloud, stones of Canadian time, and what the server keeps.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers, overhang, unspoken } from "./support/access.js";
import { HallClock } from "./support/hall.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

async function hall(t) {
  const world = await World.open(t);
  return world.add(await HallClock.enter(world.browser, world.server));
}

test("Japanese byo-yomi counts down aloud and gives a full period after each move", async (t) => {
  const clock = await hall(t);
  await clock.setUpShort("4s+2x6s");
  await clock.sound("voice");
  await clock.begin();
  await clock.phase("first", "periods: 2");
  // The basic time was counted, then the first period is, then it is used up.
  await clock.phase("first", "periods: 1");
  const spoken = await clock.spoken();
  const text = spoken.join(" ");
  assert.ok(text.includes("2 1"), text);
  assert.ok(text.includes("5 4 3 2 1"), text);
  await clock.press("first");
  await clock.phase("first", "periods: 1");
  assert.equal(await clock.left("first"), 6);
  await clock.press("second");
  await until("the period runs", async () => (await clock.left("first")) < 6);

  // Left alone, the last period ends the time.
  await clock.phase("first", "time up");
  assert.equal(await clock.left("first"), 0);
  await clock.picture("hall-flag-1280");
});

test("Canadian time begins again when the stones are played", async (t) => {
  const clock = await hall(t);
  await clock.setUpShort("1s+60s/2");
  await clock.begin();
  await clock.phase("first", "stones: 2");
  await until("the period runs", async () => (await clock.left("first")) < 60);
  await clock.press("first");
  await clock.phase("first", "stones: 1");
  const kept = await clock.left("first");
  assert.ok(kept < 60 && kept > 30, `${kept}`);
  // The keyboard presses as well, wherever the focus is.
  await clock.page.locator("body").press("Space");
  await clock.runs("first");
  await clock.picture("hall-1280");
  await clock.page.locator("body").press("Enter");
  await clock.runs("second");
  await clock.phase("first", "stones: 2");
  assert.equal(await clock.left("first"), 60);

  // Another screen shows the same, and a stop reaches it.
  const other = await clock.context.newPage();
  await other.goto(clock.page.url());
  await other.locator("#second.runs").waitFor();
  await clock.more();
  const stops = clock.page.locator("#menu details", { has: clock.page.locator("summary", { hasText: /^Stop$/ }) });
  await stops.locator("summary").click();
  await stops.getByRole("button", { name: "the arbiter is making a ruling" }).click();
  await other.locator("#status", { hasText: "The clocks are stopped." }).waitFor();
  const stopped = await clock.left("second");
  await clock.page.getByRole("button", { name: "Restart" }).click();
  await other.locator("#second.runs").waitFor();
  assert.ok((await clock.left("second")) <= stopped);

  // Ten minutes or less are never taken away, and the page says so (G-6.5).
  const adjust = clock.page.locator("#menu details", { has: clock.page.locator("summary", { hasText: /^Set the time$/ }) });
  const takeAway = async () => {
    await adjust.locator("summary").click();
    await adjust.getByRole("combobox").selectOption("first");
    await adjust.getByLabel(/^Time left/).fill("0:10");
    await adjust.getByLabel(/^Reason/).fill("set wrongly");
    await adjust.getByRole("button", { name: "Confirm" }).click();
    await other.locator("#status", { hasText: "because ten minutes or less are never reduced" }).waitFor();
    assert.equal(await clock.left("first"), 60);
  };
  await takeAway();

  // In a break as well, beside what is shown about the break.
  await stops.locator("summary").click();
  await stops.getByRole("button", { name: "a break that no player caused" }).click();
  await other.locator("#status", { hasText: /^The clocks are stopped because of a break/ }).waitFor();
  await takeAway();
  await other.locator("#status", { hasText: /^The clocks are stopped because of a break/ }).waitFor();

  const log = await clock.page.request.get(`${clock.page.url()}/log`);
  assert.equal(log.status(), 200);
  assert.match(await log.text(), /press/);
});

test("the pages of the hall clocks are public", async (t) => {
  const clock = await hall(t);
  await clock.setUpClock("japanese", { "Main time (minutes)": 30, "Length of a period (seconds)": 30, "Number of periods": 5 });
  const found = [];
  const look = async (what) => {
    found.push(...(await unspoken(clock.page)).map((text) => `${what}: ${text}`));
    for (const [width, height, dark] of [[360, 740, false], [800, 600, true], [1280, 800, false], [1280, 800, true]]) {
      await clock.page.setViewportSize({ width, height });
      await clock.page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      await clock.picture(`${what}-${width}${dark ? "-dark" : ""}`);
      const over = await overhang(clock.page);
      if (over > 0) found.push(`${what} at ${width}: ${over} pixels too wide`);
      found.push(...(await barriers(clock.page)).map((text) => `${what} at ${width}: ${text}`));
    }
  };
  await look("hall-waiting");
  await clock.begin();
  await look("hall-running");
  await clock.more();
  await look("hall-menu");
  await clock.page.goto(`${clock.server.site}/desk/clock`);
  await look("clocks");
  assert.deepEqual(found, []);
});
