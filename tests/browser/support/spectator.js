// Somebody who watches a match.

import { Person } from "./browser.js";
import { until } from "./until.js";

export class Spectator extends Person {
  static async watch(browser, link, options) {
    const spectator = await Spectator.come(browser, { name: "a spectator", ...options });
    await spectator.open(link);
    return spectator;
  }

  // Waits until so many marks are on the board.
  async sees(count) {
    const marks = this.page.locator(".board .mark");
    await until(`a spectator sees ${count} marks`, async () => (await marks.count()) === count);
  }

  async seesStruckRow() {
    await this.page.locator(".board .strike").waitFor();
  }
}
