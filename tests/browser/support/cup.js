// A knockout, or groups, by themselves: made and played through the pages of the desk.

import { until } from "./until.js";

const NAMES = ["Adamec", "Beneš", "Čapek", "Dvořák", "Erben", "Fuka", "Gott", "Hašek", "Ibl", "Jirák", "Klíma", "Lada", "Mácha", "Nezval", "Olbracht", "Nejnepravděpodobnější z Horních Počernic"];

// The first so many of them, with ratings and clubs.
export const listOf = (count) => NAMES.slice(0, count).map((name, at) => `${name}; ${2300 - 25 * at}; Klub ${at % 5}`).join("\n");

export const KNOCKOUT = /Knockout The loser/;
export const GROUPS = /Groups, then a knockout/;

// The tournament with its list and a draft of its draw; where its pages are.
export async function made({ page, server }, form = KNOCKOUT, list = listOf(16)) {
  await page.goto(`${server.site}/desk`);
  await page.getByRole("link", { name: "New knockout or groups" }).click();
  await page.getByLabel("Name of the tournament").fill("Zimní pohár");
  await page.getByLabel("Players", { exact: true }).fill(list);
  await page.getByLabel(form).check();
  await page.getByRole("button", { name: "Make the pairings" }).click();
  await page.getByRole("button", { name: "Publish the pairings" }).waitFor();
  return page.url().replace(/\/plan\/main$/, "");
}

export async function published({ page }, base) {
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Publish the pairings" }).click();
  await page.getByRole("heading", { name: "Results" }).waitFor();
}

// Types one key for every match that is open now.
export async function roundPlayed({ page }, base) {
  await page.goto(`${base}/results`);
  const open = await page.locator("input.result").count();
  if (open === 0) return 0;
  await page.locator("input.result").first().focus();
  for (let at = 0; at < open; at += 1) await page.keyboard.press("1");
  await until("all of them are saved", async () => (await page.locator("tr.sending").count()) === 0 && (await page.locator("tr:not(.settled) input.result:disabled").count()) === 0);
  return open;
}

// Round after round, until no match is open.
export async function playedOut(arbiter, base) {
  for (let turn = 0; turn < 10; turn += 1) if ((await roundPlayed(arbiter, base)) === 0) return;
  throw new Error("it does not end");
}
