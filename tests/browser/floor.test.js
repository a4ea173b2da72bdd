// What happens under the fingers while the hall goes on: corrections, typed results, telephones of some years ago, networks
// that answer for another user.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { drafted, entered } from "./support/day.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

async function published(arbiter, base) {
  await drafted(arbiter, base);
  await arbiter.page.getByRole("button", { name: "Publish" }).click();
  await arbiter.page.getByRole("heading", { name: /^Results of round/ }).waitFor();
}

// A hall with a round on the wall.
async function hall(t) {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await entered(arbiter);
  await published(arbiter, base);
  return { world, arbiter, base, page: arbiter.page };
}

// A second desk of the same arbiter.
async function secondDesk(world, arbiter, address) {
  const other = world.add(await Person.come(world.browser, { name: "second desk" }));
  await other.context.addCookies(await arbiter.context.cookies());
  await other.open(address);
  return other.page;
}

const field = (page, table) => page.getByLabel(new RegExp(`^Table ${table}:`));

async function typed(page, table, key) {
  await field(page, table).focus();
  await page.keyboard.press(key);
}

// Two telephones at one table.
async function phones({ world, page, base }, prepare = async () => {}) {
  await page.goto(`${base}/links`);
  await page.getByRole("button", { name: "Make links for all players" }).click();
  await page.locator(".slip").nth(7).waitFor();
  const found = [];
  for (const link of await page.locator(".slip .link").allInnerTexts()) {
    const phone = world.add(await Person.come(world.browser, { name: "phone", width: 360, height: 740 }));
    await prepare(phone);
    await phone.open(link);
    if (/Table 1\b/.test(await phone.page.locator("#part").innerText())) found.push(phone);
    if (found.length === 2) break;
  }
  return found;
}

test("a correction is saved although other tables report meanwhile", async (t) => {
  const { world, arbiter, base, page } = await hall(t);
  await typed(page, 1, "1");
  await page.locator("#t1.settled").waitFor();
  await page.getByRole("link", { name: "Correct" }).first().click();
  await page.getByLabel("Correct result").fill("0");
  await page.getByLabel("Reason").fill("the slip was misread");
  await page.getByRole("button", { name: "What would this change?" }).click();
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  const desk = await secondDesk(world, arbiter, `${base}/results/1`);
  for (const table of [2, 3]) {
    await typed(desk, table, "=");
    await desk.locator(`#t${table}.settled`).waitFor();
  }
  // The page looks every second whether it may render itself again.
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 1500); }));
  assert.equal(await page.locator(".preview").count(), 1, "the preview stays");
  assert.equal(await page.getByLabel("Reason").first().inputValue(), "the slip was misread");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: /^Results of round/ }).waitFor();
  assert.match(await page.locator("#t1").innerText(), /0 : 1/);

  // The page of a game that is still open tells what else can be done about it.
  await page.locator("#t4").getByRole("link", { name: "More" }).click();
  await page.getByRole("heading", { name: "Round 1, table 4" }).waitFor();
  assert.equal(await page.getByLabel("Correct result").count(), 0);
  assert.deepEqual(await lookAt(arbiter, "floor-open-game"), []);
});

test("a result that is refused late does not call anybody back, and what was typed stays", async (t) => {
  const { arbiter, page } = await hall(t);
  arbiter.expect(409);
  let answer;
  const answered = new Promise((done) => { answer = done; });
  await page.route("**/results/1/1", async (route) => {
    await answered;
    const body = JSON.stringify({ clause: "K-ORDER", key: "x", message: "Refused for a test." });
    await route.fulfill({ status: 409, contentType: "application/json", body });
  });
  await typed(page, 1, "1");
  await page.keyboard.press("0");
  await page.locator("#t2.settled").waitFor();
  // The page was rendered again by table 2: the row that is on its way looks so.
  await until("the page is rendered again", async () => /0 : 1/.test(await page.locator("#t2").innerText()));
  assert.equal(await page.locator("#t1.sending #r1").inputValue(), "1");
  assert.equal(await page.evaluate(() => document.activeElement.id), "r3", "the next open table is at hand");
  answer();
  await page.locator("#t1.refused").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.id), "r3");
  assert.equal(await page.locator("#r1").inputValue(), "1");
  assert.match(await page.locator("#said").innerText(), /1: Refused for a test/);
  assert.equal(await page.locator("#t1 + .row-note").innerText(), "Refused for a test.", "and it stands under its row");
  await page.keyboard.press("=");
  await page.locator("#t3.settled").waitFor();
  await until("the page is rendered again", async () => /½ : ½/.test(await page.locator("#t3").innerText()));
  assert.equal(await page.locator("#t1.refused #r1").inputValue(), "1", "what was typed stays");
  assert.equal(await page.locator("#t1 + .row-note").innerText(), "Refused for a test.", "and what was said");
  assert.deepEqual(await lookAt(arbiter, "floor-refused"), []);
});

test("results of every kind take keys at once, and what is wrong with one stands under its row", async (t) => {
  const world = await World.examples(t);
  const ada = await world.ada();
  const { page } = ada;
  ada.expect(400, 409, 422);
  for (const [path, selector, right] of [
    ["/desk/t/otevreny-prebor/results", "input.result", "1"],
    ["/desk/t/zimni-pohar/results", "input.result", "1"],
    ["/desk/c/skolni-piskvorky/oblast-kolin/results", "input.duels", "1110=0"],
  ]) {
    await page.goto(`${world.server.site}${path}`);
    const at = page.locator(`tr:has(${selector}:focus)`);
    await until(`${path} has the focus`, async () => (await at.count()) === 1);
    const row = await at.getAttribute("id");
    await page.keyboard.type("?");
    await page.keyboard.press("Enter");
    const note = page.locator(`tr[id="${row}"].refused + .row-note`);
    await note.waitFor();
    assert.ok((await note.innerText()).trim().length > 5, path);
    assert.equal(await page.locator(`${selector}:focus`).getAttribute("aria-describedby"), `${row}-note`, "it is read with the field");
    assert.deepEqual(await lookAt(ada, `floor-note-${row}`), []);
    await page.locator(`tr[id="${row}"] ${selector}`).fill("");
    await page.keyboard.type(right);
    await until("it counts", async () => (await page.locator(`tr[id="${row}"] ${selector}`).count()) === 0);
    assert.equal(await page.locator(".row-note").count(), 0, "nothing is left to say");
  }
});

test("what is chosen in the list of results stays chosen, and hidden rows are passed over", async (t) => {
  const { world, arbiter, base, page } = await hall(t);
  await page.locator("#only-open").check();
  const desk = await secondDesk(world, arbiter, `${base}/results/1`);
  await typed(desk, 2, "1");
  await desk.locator("#t2.settled").waitFor();
  await page.locator("#t2").waitFor({ state: "hidden" });
  assert.equal(await page.locator("#only-open").isChecked(), true);
  assert.equal(await page.locator("#results.only-open").count(), 1);
  await typed(page, 1, "1");
  await until("the next open table is at hand", async () => (await page.evaluate(() => document.activeElement.id)) === "r3");
});

test("Enter at the door lets people in and never out", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await entered(arbiter);
  const { page } = arbiter;
  await page.goto(`${base}/check-in`);
  const filter = page.getByLabel("Find a name");
  const enter = async (text) => {
    await filter.fill(text);
    await page.keyboard.press("Enter");
  };
  await enter("cibul");
  await page.locator("li.here", { hasText: "Cibulka" }).waitFor();
  await until("it is said", async () => /Cibulka/.test(await page.locator("#said").innerText()));
  assert.equal(await page.locator("#said").isVisible(), true);
  await enter("cibul");
  await page.locator("#said", { hasText: "cibul" }).waitFor();
  assert.equal(await page.locator("li.here").count(), 1);
  await enter("nobody");
  await page.getByText("No player has this name.").waitFor();
  assert.deepEqual(await lookAt(arbiter, "floor-door"), []);
});

// A browser that does not tell which button sent a form.
const older = (phone) => phone.context.addInitScript(() => {
  Object.defineProperty(SubmitEvent.prototype, "submitter", { get: () => undefined });
  const Whole = window.FormData;
  window.FormData = class extends Whole { constructor(form) { super(form); } };
});

test("an older telephone reports, the other side confirms with one press", async (t) => {
  const seen = await hall(t);
  const [one, two] = await phones(seen, older);
  await one.page.getByRole("button", { name: "I won" }).click();
  await one.page.getByText("You reported: you won").waitFor();
  const confirm = two.page.getByRole("button", { name: "Correct: you lost" });
  await confirm.waitFor();
  assert.deepEqual(await lookAt(two, "floor-confirm"), []);
  await confirm.click();
  await one.page.getByText("Final result: you won").waitFor();
  await two.page.getByText("Final result: you lost").waitFor();
});

test("a network that answers for the server does not make a report count as saved", async (t) => {
  const seen = await hall(t);
  const [one, two] = await phones(seen);
  const portal = (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Sign in to this network</h1>" });
  await one.page.route("**/report", portal);
  await one.page.getByRole("button", { name: "I won" }).click();
  await one.page.getByText("Not saved yet").waitFor();
  await one.page.evaluate(() => new Promise((done) => { setTimeout(done, 1500); }));
  assert.match(await one.page.locator("#outbox").innerText(), /Not saved yet/);
  await one.page.unroute("**/report", portal);
  await until("the other side is asked", async () => /The other side reported/.test(await two.page.locator("#part").innerText()));
  await one.page.locator("#outbox").waitFor({ state: "hidden" });
});

test("the desk is called when two sides disagree, wherever it looks", async (t) => {
  const seen = await hall(t);
  const [one, two] = await phones(seen);
  const { arbiter, base, page } = seen;
  await page.goto(`${base}/entries`);
  for (const phone of [one, two]) await phone.page.getByRole("button", { name: "I won" }).click();
  const call = page.getByRole("alert").getByRole("link", { name: /different results/ });
  await call.waitFor();
  assert.deepEqual(await lookAt(arbiter, "floor-called"), []);
  await call.click();
  await page.waitForURL(/\/results\/1#t1$/);
  await typed(page, 1, "1");
  await until("nobody is called any more", async () => (await page.locator("#troubles a").count()) === 0);
});
