// Tournaments that are under way, made through the pages of the desk.

const NAMES = ["Chalupa", "Cibulka", "Čech", "Dvořák", "Hynek", "Ibl", "Novák", "Žák"];

const LIST = ["Jméno;Rating;Klub"].concat(NAMES.map((name, at) => `${name};${2000 - 40 * at};Praha`)).join("\n");

// A tournament with all players entered; where its pages are.
export async function entered({ page, server }, { name = "Podzimní přebor", system = "FIDE Swiss by rating, 1992", rounds = "3" } = {}) {
  await page.goto(`${server.site}/desk/new`);
  await page.getByLabel("Name of the tournament").fill(name);
  await page.getByLabel(system).check();
  await page.getByLabel("Rounds").fill(rounds);
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByText("Import a list").click();
  await page.getByLabel("The list").fill(LIST);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("rowheader", { name: "Žák" }).waitFor();
  return page.url().replace(/\/entries$/, "");
}

export async function drafted({ page }, base) {
  await page.goto(`${base}/draw`);
  await page.getByRole("button", { name: "Pair", exact: true }).click();
  await page.locator("#draft").waitFor();
}

export async function published(arbiter, base) {
  await drafted(arbiter, base);
  await arbiter.page.getByRole("button", { name: "Publish", exact: true }).click();
  await arbiter.page.getByRole("heading", { name: /^Results of round/ }).waitFor();
}

// The first side wins at every table of the round that is open.
export async function played({ page }) {
  const tables = await page.locator("input.result").count();
  for (let at = 1; at <= tables; at += 1) {
    await page.locator(`#t${at} input.result`).focus();
    await page.keyboard.press("1");
    await page.locator(`#t${at}.settled`).waitFor();
  }
}

// The names of the draft, table by table.
export function pairs(page) {
  return page.locator("#draft > li.pair").evaluateAll((lines) =>
    lines.map((line) => Array.from(line.querySelectorAll(".card .name"), (name) => name.textContent)));
}
