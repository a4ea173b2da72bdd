// A player: the page of a seat, used as a player uses it.

import { Person } from "./browser.js";
import { until } from "./until.js";

export class Player extends Person {
  static async sit(browser, link, options) {
    const player = await this.come(browser, options);
    await player.open(link);
    return player;
  }

  square(cell) {
    return this.page.getByRole("gridcell", { name: new RegExp(`^${cell},`) });
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  async press(name) {
    await this.button(name).click();
  }

  async mark(...cells) {
    for (const cell of cells) await this.square(cell).click();
  }

  async label(cell) {
    return this.square(cell).getAttribute("aria-label");
  }

  get key() {
    return this.page.url().split("/").pop();
  }

  // Takes a step beside the page, at the newest ply.
  async act(take) {
    const api = `${new URL(this.page.url()).origin}/api/seat/${this.key}`;
    const { view, seat } = await (await this.page.request.get(api)).json();
    const board = view.boards[seat.board - 1];
    const duel = board.duels[board.current];
    const answer = await this.page.request.post(api, {
      data: { id: `${duel.number}-${duel.ply}`, act: "step", ply: duel.ply, duel: duel.number === 1 ? "one" : "two", take },
    });
    if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  }

  // Waits until the page says this of the duel.
  async reads(text) {
    const status = this.page.locator("#status");
    const pattern = text instanceof RegExp ? text : { test: (seen) => seen.includes(text) };
    await until(`${this.name} reads ${text}`, async () => pattern.test(await status.textContent()));
  }

  // Waits until the square holds this mark, acknowledged.
  async sees(cell, mark) {
    const pattern = new RegExp(`^${cell}, ${mark}, mark \\d+$`);
    await until(`${this.name} sees ${mark} at ${cell}`, async () => pattern.test(await this.label(cell)));
  }

  async connected() {
    const connection = this.page.locator("#connection");
    await until(`${this.name} is connected`, async () => (await connection.textContent()) === "connected");
  }
}
