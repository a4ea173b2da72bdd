// A person who watches a match.

import { Person } from "./browser.js";
import { until } from "./until.js";

// Waits for a line through the row, from its first square to its last. A line along a column has no width, so that the
// browser would not call it visible.
export async function struckRow(page) {
  const line = page.locator(".board .strike");
  await line.waitFor({ state: "attached" });
  const long = await line.evaluate((node) => node.getTotalLength() >= 4 && getComputedStyle(node).stroke !== "none");
  if (!long) throw new Error("the row is not struck through");
}

export class Spectator extends Person {
  static async watch(browser, link, options) {
    const spectator = await this.come(browser, { name: "a spectator", ...options });
    await spectator.open(link);
    return spectator;
  }

  // Waits until so many marks are on the board.
  async sees(count) {
    const marks = this.page.locator(".board .mark");
    await until(`a spectator sees ${count} marks`, async () => (await marks.count()) === count);
  }

  async seesStruckRow() {
    await struckRow(this.page);
  }
}
