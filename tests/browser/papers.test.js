// Papers of contests and knockouts: what the button for the PDF gives, and what comes out of the browser's printer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pagesOf } from "./support/pdf.js";
import { World } from "./support/world.js";

async function examples(t) {
  const world = await World.examples(t);
  const ada = await world.ada();
  // Beside a PDF the browser asks for a picture of the site that nobody has named.
  ada.expect(404);
  return { page: ada.page, site: world.server.site };
}

// Names break into lines on paper, and a printer puts letters one by one.
const squeezed = (text) => text.replace(/\s+/g, "");

// Those for visitors, and those of the matches that can be played now.
async function namesOf(page, base) {
  await page.goto(`${base}/results`);
  const all = await page.locator("#results tbody td.name").allTextContents();
  const open = await page.locator("#results tbody tr:has(input.duels, input.result) td.name").allTextContents();
  const once = (names) => Array.from(new Set(names.map((name) => name.trim())));
  return { all: once(all), open: once(open) };
}

// The papers of a tournament, each by its button in the list and by the printer: `wanted` says how each lies, how many pages
// it has (at least), and whose names stand on it.
async function print(page, base, wanted) {
  const names = await namesOf(page, base);
  assert.ok(names.open.length >= 2 && names.all.length > names.open.length, `some play, some do not: ${names.open}`);
  for (const [title, { lies = "upright", pages = 1, of }] of Object.entries(wanted)) {
    await page.goto(`${base}/documents`);
    const answered = page.waitForResponse((answer) => answer.url().endsWith(".pdf"));
    await page.getByRole("link", { name: new RegExp(`^PDF ?: ${title}$`) }).click();
    const answer = await answered;
    assert.equal(answer.headers()["content-type"], "application/pdf", title);
    assert.match(answer.headers()["content-disposition"], /filename="[a-z0-9-]+\.pdf"/, title);
    const written = pagesOf(await (await page.request.get(answer.url())).body());

    await page.goto(`${base}/documents`);
    await page.getByRole("link", { name: new RegExp(`^View and print ?: ${title}$`) }).click();
    await page.getByRole("button", { name: "Print" }).waitFor();
    const printed = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

    for (const [how, sheets] of Object.entries({ written, printed })) {
      const about = `${title}, ${how}`;
      assert.ok(sheets.length >= pages, `${about}: ${sheets.length} pages`);
      assert.deepEqual(Array.from(new Set(sheets.map((sheet) => sheet.lies))), [lies], about);
      const text = squeezed(sheets.map((sheet) => sheet.text).join(""));
      for (const name of names[of] || []) assert.ok(text.includes(squeezed(name)), `${about} names ${name}: ${text}`);
      for (const sheet of sheets) assert.ok(squeezed(sheet.text).length > 20, `${about}: an empty page`);
    }
    const text = squeezed(printed.map((sheet) => sheet.text).join(""));
    assert.doesNotMatch(text, /Skiptothecontent|Čeština|Webhooks/, `${title}: menus are not printed`);
  }
}

test("papers of a tournament of school teams", async (t) => {
  const { page, site } = await examples(t);
  await print(page, `${site}/desk/c/skolni-piskvorky/oblast-kolin`, {
    "Pairings by match": { of: "open" },
    "Pairings by name": { of: "open" },
    "Result slips": { of: "open" },
    "Match sheets": { of: "open", pages: 3 },
    Groups: { of: "all" },
    "Play-off": {},
    Standings: {},
    "Name badges": { of: "all", pages: 2 },
  });
  // A group stands together with its heading, wherever the page ends.
  await page.goto(`${site}/desk/c/skolni-piskvorky/oblast-kolin/documents/groups`);
  for (const { text } of pagesOf(await page.pdf({ preferCSSPageSize: true }))) {
    assert.doesNotMatch(squeezed(text), /^Place/, "a table that has lost its heading");
  }
});

test("papers of a final in the contest's own Swiss", async (t) => {
  const { page, site } = await examples(t);
  await print(page, `${site}/desk/c/grand-finale/finale`, {
    "Pairings by table": { of: "all" },
    "Result slips": { of: "open" },
    "Match sheets": { of: "open", pages: 3, lies: "sideways" },
    Standings: { of: "all" },
    Crosstable: { of: "all", lies: "sideways" },
    "Wall chart": { of: "all", lies: "sideways" },
  });
});

test("papers of a knockout, and its bracket from the public page", async (t) => {
  const { page, site } = await examples(t);
  await print(page, `${site}/desk/t/zimni-pohar`, {
    "Pairings by match": { of: "open" },
    "Result slips": { of: "open" },
    "Play-off": { of: "all" },
    Standings: {},
    "Name badges": { of: "all", pages: 2 },
  });
  // Pages that are no documents are printed without what is around them, dark screens on white paper.
  for (const path of ["/t/zimni-pohar/bracket", "/c/skolni-piskvorky/oblast-kolin/groups", "/c/grand-finale/finale/table"]) {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(site + path);
    const text = squeezed(pagesOf(await page.pdf()).map((sheet) => sheet.text).join(""));
    assert.doesNotMatch(text, /Čeština|Skiptothecontent/, path);
    assert.ok(text.length > 100, `${path}: ${text}`);
    await page.emulateMedia({ media: "print" });
    const [ground, ink] = await page.evaluate(() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]);
    assert.deepEqual([ground, ink], ["rgb(255, 255, 255)", "rgb(0, 0, 0)"], path);
    await page.emulateMedia({ media: null });
  }
});
