// Mistakes that are found when later rounds are under way: the desk sees first what becomes void, saves with one click, and
// has everything back with one more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

// Undoes the newest step of the log that says this.
async function undone(page, base, text) {
  await page.goto(`${base}/log`);
  const line = page.locator("ol.log > li", { hasText: text }).first();
  // The log of a contest keeps its forms folded.
  const summary = line.locator("summary");
  if (await summary.count()) await summary.click();
  await line.getByLabel("Reason").fill("it was right before");
  await line.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  const preview = await page.locator(".preview").innerText();
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("ol.log").waitFor();
  return preview;
}

async function asked(page, address, result, reason) {
  await page.goto(address);
  await page.getByLabel("Correct result").fill(result);
  await page.getByLabel("Reason").first().fill(reason);
  await page.getByRole("button", { name: "What would this change?" }).click();
}

test("a knockout: the correction of a first round names the later match that becomes void, and undoing brings it back", async (t) => {
  const world = await World.examples(t);
  const ada = await world.ada();
  const { page } = ada;
  const base = `${world.server.site}/desk/t/zimni-pohar`;
  const matches = async () => (await (await page.request.get(`${world.server.site}/api/t/zimni-pohar/matches`)).json()).view;
  const before = await matches();
  const wall = await world.spectator(`${world.server.site}/t/zimni-pohar/bracket`);

  // A player who has lost the first round has in truth won it; his opponent has won the quarter-final meanwhile.
  const loser = async () => page.locator("#m-R16-1 td.name").nth(1).innerText();
  const winner = async () => page.locator("#m-R16-1 td.name").nth(0).innerText();
  await page.goto(`${base}/results`);
  const [right, wrong] = [await loser(), await winner()];
  assert.match(await page.locator("#m-QF1").innerText(), new RegExp(`${wrong}[\\s\\S]*2 : 0`));

  // Kept later results stand in the way, and the page says which.
  ada.expect(409, 422);
  const first = before.find((line) => line.key === "R16-1");
  await asked(page, `${base}/match/${first.pairing}`, "0:2", "the slip was misread");
  await page.getByRole("alert").getByText(/QF1/).waitFor();
  const found = await lookAt(ada, "repairs-knockout-refused");
  assert.equal(await page.getByRole("button", { name: "Save" }).count(), 0, "nothing to save yet");
  assert.equal(await page.getByLabel("Reason").first().inputValue(), "the slip was misread", "what was typed stays");
  await page.getByLabel("Remove later results that no longer apply").check();
  await page.getByRole("button", { name: "What will it change?" }).click();
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  const preview = await page.locator(".preview").innerText();
  assert.match(preview, /the result of QF1 is removed/);
  assert.match(preview, new RegExp(`${wrong} → ${right}`));
  found.push(...(await lookAt(ada, "repairs-knockout")));
  assert.deepEqual(await matches(), before, "a preview changes nothing");

  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  await page.locator("#m-QF1 input.result").waitFor();
  assert.match(await page.locator("#m-QF1").innerText(), new RegExp(right));
  const onWall = wall.page.locator("#m-QF1");
  await until("the bracket on the wall follows", async () => (await onWall.innerText()).includes(right));
  assert.equal(await onWall.locator(".winner").count(), 0, "nobody has won the quarter-final any more");

  const back = await undone(page, base, "match R16-1");
  assert.match(back, new RegExp(`${right} → ${wrong}`));
  assert.deepEqual(await matches(), before, "everything is as it was, the quarter-final too");
  assert.deepEqual(found, []);
});

test("the contest's Swiss: a result of an earlier round is corrected after the next one is published", async (t) => {
  const world = await World.examples(t);
  const ada = await world.ada();
  const { page } = ada;
  const base = `${world.server.site}/desk/c/grand-finale/finale`;
  const look = async (part) => (await (await page.request.get(`${world.server.site}/api/c/grand-finale/finale/${part}`)).json()).view;

  // A player who does not come needs no line-up: the rest of the round by keys.
  await page.goto(`${base}/results`);
  const open = await page.locator("input.duels").count();
  assert.ok(open > 0);
  await page.locator("input.duels").first().focus();
  for (let at = 0; at < open; at += 1) {
    await page.keyboard.type("+:-");
    await page.keyboard.press("Enter");
  }
  await until("the round is played", async () => (await page.locator("input.duels").count()) === 0);
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.locator("#draft").waitFor();
  await page.getByRole("button", { name: /^Publish/ }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  await page.locator("input.duels").nth(11).waitFor();
  const before = { matches: await look("matches"), table: await look("table") };
  const drawn = (matches) => matches.filter((one) => /^r5-/.test(one.key)).map((one) => [one.sides.first.name, one.sides.second.name]);
  assert.equal(drawn(before.matches).length, 12, "round 5 is on the wall");

  // A match of round 4 was written down the wrong way round.
  const was = before.matches.find((one) => one.key === "r4-t1").notation;
  const other = { 1: "0", 0: "1", "+": "-", "-": "+" };
  const right = Array.from(was, (mark) => other[mark] || mark).join("");
  await asked(page, `${base}/correct/r4-t1`, right, "the captains stood on the wrong sides of the slip");
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  const preview = await page.locator(".preview").innerText();
  assert.match(preview, /match r4-t1 \d+:\d+ → \d+:\d+/);
  assert.match(preview, /points \(score\)/);
  assert.match(preview, /published round 5 stays unchanged/);
  const found = await lookAt(ada, "repairs-swiss");
  assert.deepEqual(await look("table"), before.table, "a preview changes nothing");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Recorded about this match" }).or(page.getByRole("heading", { name: /–/ })).first().waitFor();

  const after = { matches: await look("matches"), table: await look("table") };
  assert.notDeepEqual(after.table, before.table, "places follow");
  assert.deepEqual(drawn(after.matches), drawn(before.matches), "the published round stays as it is");

  const back = await undone(page, base, "the captains stood on the wrong sides");
  assert.match(back, /match r4-t1 \d+:\d+ → \d+:\d+/);
  assert.deepEqual({ matches: await look("matches"), table: await look("table") }, before, "everything is as it was");
  assert.deepEqual(found, []);
});
