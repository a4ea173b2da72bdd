// A tournament of school teams as a teacher with one laptop runs it: a pasted list, who came, the draw, results by one key
// a duel, a correction, the play-off; and two captains with telephones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const SCHOOLS = ["Horní", "Dolní", "Lesní", "Luční", "Polní", "Říční", "Jarní"];
const NAMES = ["Křížky", "Kolečka", "Pětka", "Šikmá řada", "Diagonála", "Mřížka", "Papír", "Tužka", "Guma", "Rovnátka", "Sovy", "Lišky", "Medvědi", "Nepřemožitelní šestáci z druhého patra"];
const LIST = NAMES.map((team, at) => `${team} (ZŠ ${SCHOOLS[at % 7]}); Adam ${at}; Eva ${at}; Jan ${at}; Ida ${at}`).join("\n");

// The tournament with its list; where its pages are.
async function made({ page, server }) {
  await page.goto(`${server.site}/desk`);
  await page.getByRole("link", { name: "New tournament of teams" }).click();
  await page.getByLabel("Name of the tournament").fill("Školní pIšQworky");
  await page.getByLabel("Teams with their players").fill(LIST);
  await page.getByRole("button", { name: "Create" }).first().click();
  await page.getByRole("heading", { name: "Křížky" }).waitFor();
  return page.url().replace(/\/entries$/, "");
}

async function started({ page }, base) {
  await page.goto(`${base}/entries`);
  await page.getByRole("button", { name: "All have come" }).click();
  await page.goto(base);
  await page.getByRole("link", { name: "Look at the draw" }).click();
  await page.getByRole("heading", { name: "Why these groups" }).waitFor();
  await page.getByRole("button", { name: "Publish the groups and start" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
}

// Types results until no match is open, and decides what is equal; the keys of a match follow from its place.
async function playedOut({ page }, base) {
  const marks = ["1110=0", "000111", "111110", "=00100"];
  for (let turn = 0; turn < 40; turn += 1) {
    await page.goto(`${base}/results`);
    const fields = page.locator("input.duels");
    const count = await fields.count();
    if (count > 0) {
      await fields.first().focus();
      for (let at = 0; at < count; at += 1) await page.keyboard.type(marks[(turn + at) % marks.length]);
      await until("all of them are saved", async () => (await page.locator("input.duels:not(:disabled)").count()) < count && (await page.locator("tr.sending").count()) === 0);
      continue;
    }
    await page.goto(`${base}/ties`);
    const duel = page.getByRole("button", { name: "Enter the duel" }).first();
    const lot = page.getByRole("button", { name: "Draw the lot" }).first();
    if (await duel.count()) await duel.click();
    else if (await lot.count()) await lot.click();
    else return;
    await page.getByRole("heading", { name: "What decides between equals" }).waitFor();
  }
  throw new Error("it does not end");
}

test("from the pasted list to the winner, with every page looked at", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const { page } = teacher;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(teacher, `school-${what}`)));
  await page.goto(`${teacher.server.site}/desk/c/new`);
  await look("new");
  const base = await made(teacher);
  await look("entries");

  // A substitute steps in.
  const first = page.locator("#e-t01");
  await first.getByLabel("Jan 0").uncheck();
  await first.getByLabel("Ida 0").check();
  await first.getByRole("button", { name: "Has come" }).click();
  await page.locator("#e-t01.came").waitFor();
  await page.goto(base);
  await look("today");
  await page.goto(`${base}/draw`);
  await started(teacher, base);
  await look("results");

  // One key a duel; the score so far stands beside it, and the next match is chosen.
  const fields = page.locator("input.duels");
  await fields.first().focus();
  await page.keyboard.type("1110=");
  assert.equal(await fields.first().inputValue(), "11 10 =");
  assert.match(await page.locator(".so-far").first().innerText(), /7 : 3/);
  const next = await fields.nth(1).getAttribute("id");
  await page.keyboard.type("0");
  await until("the next match is chosen", async () => (await page.evaluate(() => document.activeElement.id)) === next);
  await page.keyboard.type("+:-");
  await page.keyboard.press("Enter");
  await until("both are saved", async () => (await page.locator("tr.done").count()) === 1 && (await page.locator("tr.forfeited").count()) === 1);

  await page.goto(`${base}/results`);
  await page.getByLabel(/Only matches in play/).uncheck();
  await page.getByRole("link", { name: "Correct" }).first().click();
  await page.getByLabel("The right result").fill("00 01 =0");
  await page.getByLabel("Reason").fill("the slip was misread");
  await page.getByRole("button", { name: "What would this change?" }).click();
  assert.match(await page.locator(".preview").innerText(), /7:5 → 3:9/);
  await look("correction");
  await page.getByRole("button", { name: "Save the correction" }).click();
  await page.getByRole("heading", { name: /–/ }).waitFor();
  await look("slip");

  await playedOut(teacher, base);
  for (const part of ["groups", "bracket", "ties", "table", "log", "draw"]) {
    await page.goto(`${base}/${part}`);
    await look(part);
  }
  await page.goto(`${base}/groups`);
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByText("Back to the groups").waitFor();
  await look("derivation");
  await page.goto(base);
  await page.getByRole("button", { name: "Close the tournament" }).click();
  await page.getByRole("heading", { name: "Final places" }).waitFor();
  await page.goto(base.replace("/desk/c/", "/c/"));
  await look("public");
  assert.deepEqual(found, []);
});

test("two captains with telephones, a page on the wall and the desk at once, until the winner is known", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const base = await made(teacher);
  await started(teacher, base);
  const { page } = teacher;
  await page.goto(`${base}/links`);
  await page.getByRole("button", { name: "Make links for everybody" }).click();
  await page.locator(".slip").nth(13).waitFor();
  const links = new Map();
  for (const slip of await page.locator(".slip").all()) links.set(await slip.getByRole("heading").innerText(), await slip.locator(".link").innerText());
  await page.goto(`${base}/results`);
  const row = page.locator("#results tbody tr").first();
  const [first, second] = await row.locator("td.name").allInnerTexts();
  const key = await row.locator("th a").innerText();
  const watcher = world.add(await Person.come(world.browser, { name: "spectator" }));
  await watcher.open(`${base.replace("/desk/c/", "/c/")}/matches`);
  const found = [];
  const reports = [[first, ["1", "1", "1", "0", "=", "0"]], [second, ["0", "0", "0", "1", "=", "1"]]];
  const phones = [];
  for (const [team] of reports) {
    const phone = world.add(await Person.come(world.browser, { name: "phone", width: 360, height: 740 }));
    await phone.open(links.get(team));
    phones.push(phone);
  }
  found.push(...(await lookAt(phones[0], "school-phone")));
  const match = (phone) => phone.page.locator("section", { hasText: `${key} ·` }).first();
  for (const [at, [, marks]] of reports.entries()) {
    for (const [board, mark] of marks.entries()) await match(phones[at]).locator("select").nth(board).selectOption(mark);
    await match(phones[at]).getByRole("button", { name: "Report" }).click();
    await phones[at].page.getByText(at === 0 ? "Your report is in" : "7 : 5").first().waitFor();
  }
  await until("the result shows to everybody", async () => /7 : 5/.test(await watcher.page.locator("#part").innerText()));
  // Nobody touches the first telephone any more: it follows by itself.
  await until("the first telephone follows", async () => /7 : 5/.test(await phones[0].page.locator("#part").innerText()));

  // The play-off stands on the wall and is never touched either, while the desk enters all the rest.
  await watcher.page.goto(`${base.replace("/desk/c/", "/c/")}/bracket`);
  await playedOut(teacher, base);
  await page.goto(base);
  await page.getByRole("button", { name: "Close the tournament" }).click();
  await page.getByRole("heading", { name: "Final places" }).waitFor();
  const winner = (await page.locator("#part tbody tr").first().locator(".name").first().innerText()).trim();
  await until("the wall shows who has won the final", async () => (await watcher.page.locator(".bracket-match .winner").allInnerTexts()).some((line) => line.includes(winner)));
  for (const phone of phones) await phone.page.getByText("You have no match now").waitFor();
  assert.deepEqual(found, []);
});
