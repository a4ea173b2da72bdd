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
  // `fields` of the form by their labels.
  async setUpClock(kind, fields) {
    await this.context.addInitScript(recordSpeech);
    const { page } = this;
    await page.goto(`${this.server.site}/desk/clock`);
    await page.getByLabel("Black").fill("Akira");
    await page.getByLabel("White").fill("Barbora");
    await page.getByLabel("Kind of time").selectOption(kind);
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

  // The arbiter sets the time of a side.
  async setTime(side, time) {
    await this.more();
    const box = this.page.locator("#menu details", { has: this.page.locator("summary", { hasText: "Set the time" }) });
    if (!(await box.evaluate((node) => node.open))) await box.locator("summary").click();
    await box.getByRole("combobox").selectOption(side);
    await box.getByLabel(/^Time left/).fill(time);
    await box.getByLabel("Reason").fill("a test of the hall");
    await box.getByRole("button", { name: "Do it" }).click();
  }

  async more() {
    const menu = this.page.locator("details.hall-menu");
    if (!(await menu.evaluate((node) => node.open))) await menu.locator(":scope > summary").click();
  }

  spoken() {
    return this.page.evaluate(() => globalThis.spoken);
  }
}
