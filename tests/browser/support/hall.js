// A clock of the hall, run by the arbiter.

import { Arbiter } from "./desk.js";
import { until } from "./until.js";

// Records what is spoken instead of speaking it.
function recordSpeech() {
  globalThis.spoken = [];
  Object.defineProperty(globalThis, "speechSynthesis", {
    value: { speak: (words) => globalThis.spoken.push(words.text), cancel: () => {} },
  });
}

export class HallClock extends Arbiter {
  // A clock by the short notation. The form takes whole minutes only; a test has less time.
  async setUpShort(control) {
    await this.context.addInitScript(recordSpeech);
    const answer = await this.page.request.post(`${this.server.site}/api/desk/clock`, {
      data: { control, first: "Akira", second: "Barbora" }, headers: { "x-kolo-desk": "1" },
    });
    const { goto } = await answer.json();
    await this.page.goto(`${this.server.site}${goto}`);
  }

  // A clock through the form; `fields` by their labels.
  async setUpClock(kind, fields) {
    const { page } = this;
    await page.goto(`${this.server.site}/desk/clock`);
    await page.getByLabel("Black").fill("Akira");
    await page.getByLabel("White").fill("Barbora");
    await page.getByLabel("Time system").selectOption(kind);
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(String(value));
    await page.getByRole("button", { name: "Set up the clock" }).click();
    await page.waitForURL(/\/desk\/clock\/[^/]+$/);
  }

  async begin() {
    await this.page.getByRole("button", { name: "Start" }).click();
    await this.runs("first");
  }

  async runs(side) {
    await this.page.locator(`#${side}.runs`).waitFor();
  }

  // What a side has left, in seconds as shown.
  async left(side) {
    const text = await this.page.locator(`#${side} .half-time`).innerText();
    return text.split(":").reduce((minutes, part) => minutes * 60 + Number(part), 0);
  }

  async phase(side, text) {
    const phase = this.page.locator(`#${side} .half-phase`);
    await until(`${side} is in ${text}`, async () => (await phase.innerText()) === text);
  }

  async press(side) {
    await this.page.locator(`#${side}`).click();
    await this.runs(side === "first" ? "second" : "first");
  }

  async sound(value) {
    await this.more();
    await this.page.getByLabel("Last ten seconds").selectOption(value);
  }

  async more() {
    const menu = this.page.locator("details.hall-menu");
    if (!(await menu.evaluate((node) => node.open))) await menu.locator(":scope > summary").click();
  }

  spoken() {
    return this.page.evaluate(() => globalThis.spoken);
  }
}
