// The examples on a phone: names stay whole, wide tables move in their own box, and the head of a page leaves room.

import assert from "node:assert/strict";
import { test } from "node:test";
import { overhang } from "./support/access.js";
import { World } from "./support/world.js";

const PHONE = { width: 360, height: 740 };

const PAGES = [
  "/t/otevreny-prebor", "/t/otevreny-prebor/table", "/t/otevreny-prebor/chart",
  "/t/go-vikend", "/t/go-vikend/table", "/t/klubovy-prebor", "/t/klubovy-prebor/chart",
  "/c/skolni-piskvorky/oblast-kolin", "/c/skolni-piskvorky/oblast-kolin/matches", "/c/skolni-piskvorky/oblast-kolin/groups",
  "/c/skolni-piskvorky/oblast-kolin/table", "/c/skolni-piskvorky/oblast-kolin/bracket",
  "/c/grand-finale/finale/matches", "/c/grand-finale/finale/table",
  "/t/zimni-pohar", "/t/zimni-pohar/table", "/t/zimni-pohar/bracket",
  "/desk/t/otevreny-prebor/entries", "/desk/t/otevreny-prebor/results", "/desk/t/go-vikend/draw", "/desk/t/go-vikend/table",
  "/desk/c/skolni-piskvorky/oblast-kolin/results", "/desk/c/grand-finale/finale/results",
  "/desk/t/zimni-pohar/results", "/desk/t/zimni-pohar/entries",
];

// Words of names that stand on more than one line, and how many were looked at.
function words(page) {
  return page.locator("main .name").evaluateAll((names) => {
    const found = { seen: 0, broken: [] };
    for (const name of names) {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        // A line may end behind a hyphen.
        for (const word of texts.currentNode.data.matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, word.index);
          range.setEnd(texts.currentNode, word.index + word[0].length);
          found.seen += 1;
          if (range.getClientRects().length > 1) found.broken.push(word[0]);
        }
      }
    }
    return found;
  });
}

test("on a phone no name breaks inside a word, no page moves sideways, and its head takes a quarter of the screen", async (t) => {
  const world = await World.examples(t);
  const { page } = await world.ada();
  await page.setViewportSize(PHONE);
  const found = [];
  for (const path of PAGES) {
    await page.goto(`${world.server.site}${path}`);
    const { seen, broken } = await words(page);
    if (seen === 0) found.push(`${path}: no names`);
    if (broken.length > 0) found.push(`${path}: ${broken.join(" ")}`);
    const over = await overhang(page);
    if (over > 0) found.push(`${path}: ${over} pixels too wide`);
    const head = await page.locator("#tabs").evaluate((tabs) => tabs.getBoundingClientRect().bottom + scrollY);
    if (head > PHONE.height / 4) found.push(`${path}: the head takes ${head} pixels`);
    // The tab that is open can be seen.
    const open = await page.locator("#tabs [aria-current]").evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect()).every(({ left, right }) => left >= 0 && right <= innerWidth));
    if (!open) found.push(`${path}: the open tab is out of sight`);
  }
  assert.deepEqual(found, []);
});
