// The arbiter at the desk.

import { Person } from "./browser.js";
import { until } from "./until.js";

export class Arbiter extends Person {
  // Enters with the link that the server has printed.
  static async enter(browser, server, options) {
    const arbiter = await this.come(browser, { name: "Anna", width: 1280, height: 900, ...options });
    arbiter.server = server;
    await arbiter.open(server.deskLink);
    await arbiter.page.getByLabel("Your name").fill("Anna");
    await arbiter.page.getByRole("button", { name: "Sign in" }).click();
    await arbiter.page.getByRole("heading", { name: "Organiser", level: 1 }).waitFor();
    return arbiter;
  }

  // Sets up a match of one board through the form and goes to its page.
  async setUp({ title = "Round 1, table 1", first = "Ana", second = "Bo", opening = "swap2", time = "8m+8m" } = {}) {
    const { page } = this;
    await page.goto(`${this.server.site}/desk`);
    await page.getByRole("link", { name: "New match" }).click();
    await page.getByLabel("Name of the match").fill(title);
    await page.getByLabel("Number of games").selectOption("1");
    await page.getByLabel("Opening").selectOption(opening);
    await page.getByLabel("Time of a duel").selectOption("");
    await page.getByLabel(/^For example/).fill(time);
    await page.getByLabel("First side", { exact: true }).fill(first);
    await page.getByLabel("Second side", { exact: true }).fill(second);
    await page.getByRole("button", { name: "Set up the match" }).click();
    await page.waitForURL(/\/desk\/live\/(?!new$)[^/]+$/);
    this.match = page.url().split("/").pop();
    await page.getByRole("heading", { name: title }).waitFor();
    return this.match;
  }

  get watchLink() {
    return `${this.server.site}/live/${this.match}`;
  }

  seat(player) {
    return this.page.locator("section.seat", { has: this.page.getByRole("heading", { name: `: ${player}` }) });
  }

  // A new link for a player of the match that is open.
  async linkFor(player) {
    const seat = this.seat(player);
    const link = seat.locator("a.link");
    const before = (await link.count()) > 0 ? await link.getAttribute("href") : null;
    await seat.getByRole("button", { name: "New link" }).click();
    // A second link puts the first one out of use, so the page asks.
    if (before) await seat.getByRole("button", { name: "Yes" }).click();
    return until(`a link for ${player}`, async () => {
      const now = (await link.count()) > 0 ? await link.getAttribute("href") : null;
      return now !== before && now;
    });
  }

  // The match as data, as the desk sees it.
  async look() {
    const answer = await this.page.request.get(`${this.server.site}/api/desk/live/${this.match}`);
    return answer.json();
  }

  // Opens one of the rare acts, fills in its reason and does it.
  async rare(name, reason, fill) {
    const box = this.page.locator("details", { has: this.page.locator("summary", { hasText: name }) });
    if (!(await box.evaluate((node) => node.open))) await box.locator("summary").click();
    if (fill) await fill(box);
    await box.getByLabel("Reason").fill(reason);
    await box.getByRole("button", { name: "Confirm" }).click();
  }

  async slip(text) {
    const slip = this.page.locator("#slip");
    await until(`the slip says ${text}`, async () => text.test(await slip.innerText()));
  }

  async reads(text) {
    const status = this.page.locator("#boards .status");
    await until(`the desk says ${text}`, async () => text.test(await status.innerText()));
  }
}
