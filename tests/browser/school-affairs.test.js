// The desk of a tournament of school teams when something happens: documents, an incident, a protest that corrects a
// result, a sanction, an absence, steps undone and done again. Every page is looked at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { areSaved } from "./support/school.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const LIST = Array.from({ length: 8 }, (_, at) => `Tým ${at + 1} (ZŠ ${at + 1}); Adam ${at}; Eva ${at}; Jan ${at}; Ida ${at}`).join("\n");

async function running({ page, server }) {
  await page.goto(`${server.site}/desk/c/new`);
  await page.getByLabel("Name of the tournament").fill("Školní pIšQworky");
  await page.getByLabel("Teams with their players").fill(LIST);
  await page.getByRole("button", { name: "Create" }).first().click();
  await page.getByRole("heading", { name: "Tým 1" }).waitFor();
  const base = page.url().replace(/\/entries$/, "");
  await page.getByRole("button", { name: "All are here" }).click();
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Publish the pairings and start" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
  return base;
}

// The form of a preview, sent.
async function sure(page) {
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
}

test("what happens besides results is written down, previewed and undone", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const { page } = arbiter;
  const found = [];
  const look = async (what) => found.push(...(await lookAt(arbiter, `affairs-${what}`)));
  const base = await running(arbiter);

  // Results: one match in play, found by its team, and a refusal that leads to the slip.
  await page.getByLabel("Table or team").fill("tym 3");
  const shown = page.locator("#results tbody tr:visible");
  await until("only matches of one team are shown", async () => (await shown.allInnerTexts()).every((row) => row.includes("Tým 3")));
  await look("results");
  await page.getByLabel("Table or team").fill("");
  const game = (await page.locator("#results tbody tr").first().getAttribute("id")).slice(2);
  await page.locator("input.duels").first().focus();
  await page.keyboard.type("1110=0");
  await until("the result is saved", () => areSaved(page, [`m-${game}`]));

  // Documents.
  await page.getByRole("link", { name: "Documents" }).click();
  await page.getByRole("heading", { name: "Groups" }).waitFor();
  await look("documents");
  for (const kind of ["pairings", "names", "slips", "match-sheets", "groups", "bracket", "standings", "badges", "poster"]) {
    await page.goto(`${base}/documents/${kind}`);
    await page.getByRole("button", { name: "Print" }).waitFor();
    await look(`document-${kind}`);
  }

  // An incident with the advice of the rules.
  await page.goto(`${base}/incidents`);
  await look("incidents");
  await page.locator("select[name=place]").selectOption(game);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Game").selectOption("1");
  await page.getByRole("button", { name: "What do the rules say?" }).click();
  await page.getByRole("heading", { name: "What the rules say" }).waitFor();
  await look("case");
  // The rules leave this one to the arbiter.
  await page.locator("input[name=verdict][value=other]").check();
  await page.locator("select[name=other]").selectOption("play-on");
  await page.locator("input[name=reason]").fill("both captains agree");
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await page.locator("#i1").waitFor();

  // A protest that corrects the result.
  await page.locator('form[action$="/protests"]').getByLabel("Reason").fill("the score was misread");
  await page.getByRole("button", { name: "Record the protest" }).click();
  const protest = page.locator("#q1");
  await protest.getByLabel("Correct result").fill("11 10 ==");
  await protest.getByLabel("Reason").first().fill("the slip says so");
  await protest.getByRole("button", { name: "Uphold" }).click();
  await page.getByText(/8 ?: ?4/).first().waitFor();
  await look("protest");
  await sure(page);
  await page.goto(`${base}/slip/${game}`);
  await page.getByRole("heading", { name: "Recorded about this match" }).waitFor();
  assert.match(await page.locator("main").innerText(), /8 : 4/);
  await look("slip");

  // A sanction.
  await page.goto(`${base}/sanctions`);
  await page.getByLabel("Against whom").selectOption({ label: "Eva 2" });
  await page.getByLabel("Reason").fill("shouting");
  await look("sanctions");
  await page.getByRole("button", { name: "What will it change?" }).click();
  await sure(page);
  await page.getByText("shouting").waitFor();

  // An absence.
  await page.goto(`${base}/notes`);
  await page.locator("select[name=player]").selectOption({ label: "Adam 1" });
  await page.getByRole("button", { name: "Record the absence" }).click();
  await page.getByText("P-2.1.1.3").waitFor();
  await look("notes");

  // The sanction is undone from the log, where the newest stands first, and counts again.
  await page.goto(`${base}/log`);
  const line = page.locator("ol.log > li", { hasText: "shouting" }).first();
  await line.locator("summary").click();
  await line.getByLabel("Reason").fill("it was another player");
  await line.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "This changes" }).waitFor();
  await look("undo");
  await sure(page);
  const undone = page.locator("ol.log > li.undone", { hasText: "shouting" });
  await undone.locator("summary").click();
  await undone.getByLabel("Reason").fill("no, it was her");
  await undone.getByRole("button", { name: "Redo" }).click();
  await sure(page);
  await page.locator("ol.log").waitFor();
  await until("it counts again", async () => (await page.locator("ol.log > li.undone", { hasText: "shouting" }).count()) === 0);
  await look("log");

  // The correction of the match is undone: what was typed counts again.
  const result = page.locator("ol.log > li", { has: page.locator(`form[action$="/undo"] input[value="result:${game}"]`) });
  await result.locator("summary").click();
  await result.getByLabel("Reason").fill("the protest was about another match");
  await result.getByRole("button", { name: "Undo" }).click();
  await sure(page);
  await page.locator("ol.log").waitFor();
  await page.goto(`${base}/results`);
  assert.match(await page.locator(`[id="m-${game}"]`).textContent(), /7 : 5/);

  // It was the slip of another match: this one is open again.
  await page.goto(`${base}/correct/${game}`);
  const unplayed = page.locator("details", { has: page.locator('form[action$="/undo"]') });
  await unplayed.locator("summary").click();
  await unplayed.getByLabel("Reason").fill("the slip of another match");
  await unplayed.getByRole("button").click();
  await sure(page);
  await page.locator("ol.log").waitFor();
  await page.goto(`${base}/results`);
  await page.locator(`[id="r-${game}"]`).waitFor();

  // Who is informed, and all who have entered.
  const office = base.replace(/\/[^/]+$/, "/-");
  await page.goto(`${office}/webhooks`);
  await look("webhooks");
  await page.goto(`${office}/entries`);
  await page.getByRole("link", { name: "Tým 5" }).click();
  await page.getByRole("heading", { name: "Edit the entry" }).waitFor();
  await look("entry");
  assert.deepEqual(found, []);
});
