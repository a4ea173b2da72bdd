// A tournament of school teams that is under way, made through the pages of the desk.

import { until } from "./until.js";

const SCHOOLS = ["Horní", "Dolní", "Lesní", "Luční", "Polní", "Říční", "Jarní"];
const NAMES = ["Křížky", "Kolečka", "Pětka", "Šikmá řada", "Diagonála", "Mřížka", "Papír", "Tužka", "Guma", "Rovnátka", "Sovy", "Lišky", "Medvědi", "Nepřemožitelní šestáci z druhého patra"];
const LIST = NAMES.map((team, at) => `${team} (ZŠ ${SCHOOLS[at % 7]}); Adam ${at}; Eva ${at}; Jan ${at}; Ida ${at}`).join("\n");

// The tournament with its list; where its pages are.
export async function made({ page, server }, list = LIST) {
  await page.goto(`${server.site}/desk`);
  await page.getByRole("link", { name: "New team tournament" }).click();
  await page.getByLabel("Name of the tournament").fill("Školní pIšQworky");
  await page.getByLabel("Teams with their players").fill(list);
  await page.getByRole("button", { name: "Create" }).first().click();
  await page.getByRole("heading", { name: list.split(" (")[0] }).first().waitFor();
  return page.url().replace(/\/entries$/, "");
}

export async function started({ page }, base) {
  await page.goto(`${base}/entries`);
  await page.getByRole("button", { name: "All are here" }).click();
  await page.goto(base);
  await page.getByRole("link", { name: "Check the pairings" }).click();
  await page.getByRole("heading", { name: "Why these groups" }).waitFor();
  await page.getByRole("button", { name: "Publish the pairings and start" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
}

// Whether the matches of these rows take no more results. Others may have opened meanwhile.
export function areSaved(page, rows) {
  const saved = (ids) => ids.every((id) => {
    const row = document.getElementById(id);
    const field = row && row.querySelector("input.duels");
    return !field || (field.disabled && !row.classList.contains("sending"));
  });
  return page.evaluate(saved, rows);
}

// Types results until no match is open, and decides what is equal; the keys of a match follow from its place.
export async function playedOut({ page }, base) {
  const marks = ["1110=0", "000111", "111110", "=00100"];
  for (let turn = 0; turn < 40; turn += 1) {
    await page.goto(`${base}/results`);
    const fields = page.locator("input.duels");
    const count = await fields.count();
    const rows = await page.locator("tr:has(input.duels)").evaluateAll((found) => found.map((row) => row.id));
    if (count > 0) {
      await fields.first().focus();
      for (let at = 0; at < count; at += 1) await page.keyboard.type(marks[(turn + at) % marks.length]);
      await until("all of them are saved", () => areSaved(page, rows));
      continue;
    }
    await page.goto(`${base}/ties`);
    const duel = page.getByRole("button", { name: "Enter the duel" }).first();
    const lot = page.getByRole("button", { name: "Draw lots" }).first();
    if (await duel.count()) await duel.click();
    else if (await lot.count()) await lot.click();
    else return;
    await page.getByRole("heading", { name: "Tie-break decisions" }).waitFor();
  }
  throw new Error("it does not end");
}

// The first match that is open at the desk: its name and its two teams.
export async function firstMatch({ page }, base) {
  await page.goto(`${base}/results`);
  const row = page.locator("#results tbody tr").first();
  const [first, second] = await row.locator("td.name").allInnerTexts();
  return { key: await row.locator("th a").innerText(), first, second };
}

// Chooses how each duel ended, seen from the own side.
export async function choose(match, marks) {
  for (const [at, mark] of marks.entries()) await match.locator(`input[name="duel-${at + 1}"][value="${mark}"]`).check({ force: true });
}
