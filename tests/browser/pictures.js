// The pictures of the guide, made from the examples, so that they can be renewed whenever a page looks different.

import assert from "node:assert/strict";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { Person } from "./support/browser.js";
import { World } from "./support/world.js";

const FOLDER = process.env.KOLO_GUIDE_PICTURES;
// A reader of the guide over a slow line waits for all of them.
const BOUND = 150_000;

async function keep(page, name) {
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  const { size } = await stat(path);
  assert.ok(size < BOUND, `${name}.png has ${size} bytes`);
}

test("the pictures of the guide", async (t) => {
  assert.ok(FOLDER, "KOLO_GUIDE_PICTURES names the folder; run scripts/pictures");
  await mkdir(FOLDER, { recursive: true });
  const world = await World.examples(t);
  const { site } = world.server;
  const desk = world.add(await Person.come(world.browser, { width: 1120, height: 620 }));
  const page = await desk.open(`${site}/demo`);
  await keep(page, "examples");
  await page.getByRole("button", { name: /^Administrator/ }).click();
  await page.getByText("Signed in as").waitFor();

  await page.goto(`${site}/desk/t/go-vikend/draw`);
  await page.locator("#draft").waitFor();
  await keep(page, "draft");

  await page.goto(`${site}/desk/t/otevreny-prebor/results`);
  await page.locator("input.result").first().focus();
  await page.keyboard.press("1");
  await page.getByLabel(/Only/).check();
  await keep(page, "results");

  await page.goto(`${site}/t/otevreny-prebor/table`);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByText("Back to the standings").waitFor();
  await keep(page, "standings");

  await page.goto(`${site}/desk/t/otevreny-prebor/documents/pairings/5`);
  await page.locator(".paper").waitFor();
  await keep(page, "document");

  // A tournament of the level before has been played to its end.
  await page.goto(`${site}/c/grand-finale`);
  const venues = await page.locator("main a[href^='/c/grand-finale/']").evaluateAll((all) => all.map((link) => link.href));
  for (const venue of venues) {
    await page.goto(`${venue}/bracket`);
    if ((await page.locator(".bracket-match").count()) > 2) break;
  }
  await page.locator(".bracket-match").first().waitFor();
  await keep(page, "bracket");

  const phone = world.add(await Person.come(world.browser, { width: 390, height: 740 }));
  await phone.open(`${site}/demo`);
  await phone.page.getByRole("button", { name: /^A player/ }).click();
  await phone.page.getByRole("button", { name: "I won" }).waitFor();
  await keep(phone.page, "phone");

  const wall = world.add(await Person.come(world.browser, { width: 1280, height: 720, dark: true }));
  await wall.open(`${site}/t/klubovy-prebor/screen`);
  await wall.page.locator(".wall-part.shown").waitFor();
  await keep(wall.page, "wall");

  // The floor of a tournament of teams: the groups on the wall, and a captain's telephone.
  await page.goto(`${site}/c/skolni-piskvorky`);
  const venue = new URL(await page.locator("main a[href*='/c/skolni-piskvorky/']").first().evaluate((link) => link.href)).pathname.split("/").slice(0, 4).join("/");
  await wall.page.goto(`${site}${venue}/screen`);
  for (let turn = 0; turn < 2; turn += 1) await wall.page.keyboard.press("ArrowRight");
  await wall.page.locator(".wall-part.shown .wall-group").first().waitFor();
  await keep(wall.page, "school-wall");
  await page.goto(`${site}/desk${venue}/links`);
  await page.getByRole("button", { name: "Make links for all players" }).click();
  const links = await page.locator(".slip .link").allInnerTexts();
  for (const link of links) {
    await phone.page.goto(link);
    if (await phone.page.locator("section.next").count()) break;
  }
  await keep(phone.page, "captain");
});
