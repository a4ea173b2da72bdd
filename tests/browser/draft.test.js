// The draft by hand: dragged with a mouse and a finger, by keys alone, and without any script.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { drafted, entered, pairs, played, published } from "./support/day.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const card = (page, table, side) => page.locator(`#draft > li[data-table="${table}"] .card`).nth(side);

async function middle(locator) {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function drag(page, from, to) {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 6 });
  await page.mouse.up();
}

test("two people are dragged onto each other, the broken rule stands beside them, and a reason is needed", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await entered(arbiter);
  await published(arbiter, base);
  const first = await page.locator("#results tbody tr").first().locator(".name").allInnerTexts();
  await played(arbiter);
  await drafted(arbiter, base);
  const drawn = await pairs(page);

  // Brings the two of table 1 of round 1 together again.
  const at = (name, list) => list.findIndex((pair) => pair.includes(name));
  const home = at(first[0], drawn);
  const opponent = drawn[home].find((name) => name !== first[0]);
  const named = (name) => page.locator("#draft .card", { has: page.getByText(name, { exact: true }) });
  await drag(page, named(first[1]), named(opponent));
  const line = page.locator(`#draft > li[data-table="${home + 1}"]`);
  await line.locator(".remarks .broken").waitFor();
  assert.match(await line.locator(".remarks").innerText(), /R-B1a/);
  assert.match(await page.locator("#draft-said").innerText(), /swapped places.*R-B1a/s);
  assert.deepEqual(await lookAt(arbiter, "draft-dirty"), []);
  await page.setViewportSize({ width: 1280, height: 900 });

  // Nothing is saved without a reason; with one it is, and the warning stays.
  await page.getByRole("button", { name: "Save these pairs" }).click();
  assert.equal(await page.locator("#sheet input[name=reason]").evaluate((field) => field.validity.valueMissing), true);
  await page.locator("#sheet input[name=reason]").fill("they asked for it");
  await page.getByRole("button", { name: "Save these pairs" }).click();
  await page.getByText("changed by hand").waitFor();
  assert.ok((await pairs(page)).some((pair) => pair.includes(first[0]) && pair.includes(first[1])));
  assert.match(await page.locator(".remarks .broken").first().innerText(), /R-B1a/);

  await page.getByRole("button", { name: "Back to the proposal" }).click();
  await until("the proposal is back", async () => JSON.stringify(await pairs(page)) === JSON.stringify(drawn));
});

test("by keys alone: picked up, carried, put down, let go, one step back", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await entered(arbiter);
  await drafted(arbiter, base);
  const drawn = await pairs(page);
  await card(page, 1, 0).focus();
  await page.keyboard.press("Enter");
  assert.match(await page.locator("#draft-said").innerText(), new RegExp(`Selected: ${drawn[0][0]}`));
  await page.keyboard.press("Escape");
  assert.equal(await card(page, 1, 0).getAttribute("aria-pressed"), "false");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const now = await pairs(page);
  assert.deepEqual([now[0][0], now[1][1]], [drawn[1][1], drawn[0][0]]);
  assert.equal(await page.evaluate(() => document.activeElement.querySelector(".name").textContent), drawn[0][0], "the focus goes with it");
  await page.getByText(/Unsaved changes: 1/).waitFor();
  // Sides of a table.
  await page.getByRole("button", { name: "Swap the sides of table 3" }).press("Enter");
  assert.deepEqual((await pairs(page))[2], [drawn[2][1], drawn[2][0]]);
  await page.getByText(/Unsaved changes: 2/).waitFor();
  await page.getByRole("button", { name: "Undo the last change" }).press("Enter");
  assert.deepEqual((await pairs(page))[2], drawn[2]);
  await page.getByLabel("Reason").first().fill("a wish of the organiser");
  await page.getByRole("button", { name: "Save and publish" }).press("Enter");
  await page.getByRole("heading", { name: "Results of round 1" }).waitFor();
  assert.match(await page.locator("#t1").innerText(), new RegExp(drawn[1][1]));
});

test("a finger drags by the grip", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await entered(arbiter);
  await drafted(arbiter, base);
  await page.setViewportSize({ width: 360, height: 740 });
  const drawn = await pairs(page);
  await card(page, 2, 0).evaluate((node) => node.scrollIntoView({ block: "center" }));
  const touch = await page.context().newCDPSession(page);
  const [x, y] = await middle(card(page, 1, 0).locator(".grip"));
  const [toX, toY] = await middle(card(page, 2, 0));
  const finger = (type, points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await finger("touchStart", [{ x, y }]);
  for (let step = 1; step <= 5; step += 1) {
    await finger("touchMove", [{ x: x + ((toX - x) * step) / 5, y: y + ((toY - y) * step) / 5 }]);
  }
  await finger("touchEnd", []);
  await page.getByText(/Unsaved changes: 1/).waitFor();
  const now = await pairs(page);
  assert.deepEqual([now[0][0], now[1][0]], [drawn[1][0], drawn[0][0]]);
});

test("without script the same is done by forms", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const base = await entered(arbiter);
  await drafted(arbiter, base);
  const cookies = await arbiter.context.cookies();
  const context = await world.browser.newContext({ javaScriptEnabled: false, locale: "en" });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${base}/draw`);
  const drawn = await pairs(arbiter.page);
  await page.getByText("Change by hand").click();
  await page.getByLabel("Reason").last().fill("colours");
  await page.getByRole("button", { name: "Swap the sides of table 1" }).click();
  await page.waitForURL(/\/draw$/);
  const first = await page.locator("#draft > li.pair").first().locator(".card .name").allInnerTexts();
  assert.deepEqual(first, [drawn[0][1], drawn[0][0]]);
  await context.close();
});

test("a draft that was changed elsewhere is not overwritten: what came in between is shown", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await entered(arbiter);
  await drafted(arbiter, base);
  const other = await page.context().newPage();
  await other.goto(`${base}/draw`);
  await card(page, 1, 0).click();
  await card(page, 2, 0).click();
  await page.getByText(/Unsaved changes: 1/).waitFor();
  await other.getByRole("button", { name: "Publish", exact: true }).click();
  await other.getByRole("heading", { name: "Results of round 1" }).waitFor();
  await page.locator("#sheet input[name=reason]").fill("too late");
  arbiter.expect(409);
  await page.getByRole("button", { name: "Save these pairs" }).click();
  await page.getByText(/has changed since this page was opened.*Anna/s).waitFor();
});

test("published pairs that a ground does not bear come back as they were moved", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const base = await entered(arbiter, { system: "FIDE (Dutch) Swiss" });
  await published(arbiter, base);
  await page.getByRole("link", { name: "Change the published pairs" }).click();
  const drawn = await pairs(page);
  await drag(page, card(page, 1, 1), card(page, 2, 1));
  // What is said about the first change moves the tables down.
  await page.getByText(/Unsaved changes: 1\. \S/).waitFor();
  await drag(page, card(page, 3, 0), card(page, 2, 0));
  const moved = await pairs(page);
  assert.notDeepEqual(moved, drawn);
  await page.locator("#sheet").getByLabel("Reason for the change").selectOption("top-of-last-round");
  await page.locator("#sheet input[name=reason]").fill("the leaders asked for it");
  arbiter.expect(409);
  await page.getByRole("button", { name: "Show what changes" }).first().click();
  await page.getByRole("alert").getByText(/D-C\.04\.2-4\.4/).waitFor();
  const found = await lookAt(arbiter, "amend-refused");
  await page.getByRole("button", { name: "Edit these pairs further" }).click();
  await page.getByText(/Unsaved changes: 2/).waitFor();
  assert.deepEqual(await pairs(page), moved);
  assert.equal(await page.locator("#sheet input[name=reason]").inputValue(), "the leaders asked for it");
  assert.equal(await page.locator("#sheet").getByLabel("Reason for the change").inputValue(), "top-of-last-round");
  found.push(...(await lookAt(arbiter, "amend-again")));
  assert.deepEqual(found, []);

  // Both can be taken back; what is left is saved on a ground that bears it.
  await page.getByRole("button", { name: "Undo the last change" }).click();
  await page.getByText(/Unsaved changes: 1/).waitFor();
  const left = await pairs(page);
  await page.locator("#sheet").getByLabel("Reason for the change").selectOption("competition-rules");
  await page.getByRole("button", { name: "Show what changes" }).first().click();
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: "Results of round 1" }).waitFor();
  await page.goto(`${base}/amend`);
  assert.deepEqual(await pairs(page), left);
});
