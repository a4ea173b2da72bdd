// A site of examples: anybody comes in as whom they like, plays on everywhere, breaks something, and has it all back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const PAGES = [
  "/t/otevreny-prebor",
  "/t/otevreny-prebor/table",
  "/t/go-vikend",
  "/c/skolni-piskvorky/oblast-kolin/matches",
  "/c/grand-finale/finale/matches",
  "/t/klubovy-prebor",
  "/t/zimni-pohar",
];

// What visitors read of the examples.
async function read({ page }, site) {
  const read = {};
  for (const path of PAGES) {
    await page.goto(site + path);
    read[path] = await page.locator("#part").innerText();
  }
  return read;
}

async function comeIn({ page }, site, guise) {
  await page.goto(`${site}/demo`);
  await page.getByRole("button", { name: guise }).click();
}

// One match of teams by these keys.
async function playTeams({ page }, address, ...keys) {
  await page.goto(address);
  const field = page.locator("input.duels").first();
  const id = await field.getAttribute("id");
  await field.focus();
  for (const key of keys) await page.keyboard.press(key);
  await page.locator("tr.sending").waitFor({ state: "detached" });
  await until("the match is saved", async () => {
    await page.goto(address);
    return (await page.locator(`input[id="${id}"]`).count()) === 0;
  });
}

test("the page of the examples is found from everywhere and can be read on every screen", async (t) => {
  const world = await World.examples(t);
  const { site } = world.server;
  const visitor = world.add(await Person.come(world.browser));
  const page = await visitor.open(site);
  const found = await lookAt(visitor, "demo-home");
  await page.locator("main").getByRole("link", { name: "Examples to click through" }).click();
  await page.getByRole("heading", { name: "Examples to click through", level: 1 }).waitFor();
  assert.equal(await page.locator(".examples-list article").count(), 7, "six examples, and one's own");
  found.push(...(await lookAt(visitor, "demo")));
  await comeIn(visitor, site, /^Administrator/);
  await page.getByText("Signed in as Ada, administrator.").waitFor();
  await page.goto(`${site}/desk`);
  found.push(...(await lookAt(visitor, "demo-desk")));
  await page.getByRole("link", { name: "Examples to click through" }).click();
  await page.waitForURL(`${site}/demo`);
  // Nothing that the page offers leads nowhere.
  const links = await page.locator("main a").evaluateAll((all) => all.map((link) => link.href));
  for (const link of links) assert.equal((await page.request.get(link)).status(), 200, link);
  assert.deepEqual(found, []);
});

test("every guise may do what it says, every example can be played on, and all of it comes back", async (t) => {
  const world = await World.examples(t);
  const { site } = world.server;
  const visitor = world.add(await Person.come(world.browser, { width: 1280 }));
  await visitor.open(`${site}/demo`);
  const { page } = visitor;
  const before = await read(visitor, site);

  await comeIn(visitor, site, /^Assistant/);
  await page.getByRole("heading", { name: "Organiser", level: 1 }).waitFor();
  visitor.expect(403);
  assert.equal((await page.goto(`${site}/desk/t/otevreny-prebor/draw`)).status(), 403);
  await page.goto(`${site}/desk/t/otevreny-prebor/results`);
  const open = await page.locator("input.result").count();
  await page.locator("input.result").first().focus();
  await page.keyboard.press("1");
  await until("the result counts", async () => (await page.locator("input.result").count()) < open);

  await comeIn(visitor, site, /^Arbiter/);
  await page.getByRole("heading", { name: "Organiser", level: 1 }).waitFor();
  assert.equal((await page.goto(`${site}/desk/t/go-vikend`)).status(), 403, "arbiter of the chess open only");
  // Something is broken: a result of long ago.
  await page.goto(`${site}/desk/t/otevreny-prebor/correct/2/7`);
  const was = await page.locator("main").innerText();
  await page.getByLabel("Correct result").fill(/1 : 0/.test(was) ? "0" : "1");
  await page.getByLabel("Reason").fill("just to see");
  await page.getByRole("button", { name: "What would this change?" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: /^Results of round 2/ }).waitFor();

  await comeIn(visitor, site, /^A player/);
  await page.getByRole("button", { name: "I won" }).click();
  await page.getByText(/You reported|Final result|the other side/).first().waitFor();

  await comeIn(visitor, site, /^Administrator/);
  await page.goto(`${site}/desk/t/go-vikend/draw`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("heading", { name: "Results of round 4" }).waitFor();
  await playTeams(visitor, `${site}/desk/c/skolni-piskvorky/oblast-kolin/results`, ..."1110=0");
  // There the line-ups are written down before the first duel; a player who does not come needs none.
  await playTeams(visitor, `${site}/desk/c/grand-finale/finale/results`, ..."+:-", "Enter");

  // What one player reports is not yet public; the desk enters another table.
  await page.goto(`${site}/desk/t/klubovy-prebor/results`);
  await page.getByLabel(/^Table 5:/).focus();
  await page.keyboard.press("1");
  await page.locator("#t5.settled").waitFor();

  // Of the knockout one quarter-final is left that nobody has reported.
  await page.goto(`${site}/desk/t/zimni-pohar/results`);
  await page.locator("#r-QF4").focus();
  await page.keyboard.press("1");
  await page.locator("#m-QF4.settled").waitFor();

  const meanwhile = await read(visitor, site);
  for (const path of PAGES) assert.notEqual(meanwhile[path], before[path], `${path} has gone on`);

  await page.goto(`${site}/demo`);
  // The page asks until a server answers: meanwhile none does, or one that is closing.
  visitor.expect(0, 503);
  await page.getByRole("button", { name: "Restore the examples" }).click();
  await page.getByText("The examples are being restored.").waitFor();
  // The page goes on by itself.
  await page.getByRole("button", { name: "Restore the examples" }).waitFor();
  assert.equal(await page.getByText(/Signed in as/).count(), 0, "all who were in are out");
  assert.deepEqual(await read(visitor, site), before);
});
