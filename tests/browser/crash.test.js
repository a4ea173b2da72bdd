// The power goes while results are typed at three desks: what was acknowledged is there, what was not is shown so, and every
// page finds back by itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as cup from "./support/cup.js";
import * as day from "./support/day.js";
import { Person } from "./support/browser.js";
import * as school from "./support/school.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const TEAMS = Array.from({ length: 8 }, (_, at) => `Tým ${at + 1} (ZŠ ${at + 1}); Adam ${at}; Eva ${at}; Jan ${at}; Ida ${at}`).join("\n");

// A desk of the same arbiter with a page of results open: the field of a row, what is typed there, and what then counts.
class Desk {
  static async sit(world, arbiter, base, { field, keys, counts, path = "/results" }) {
    const person = world.add(await Person.come(world.browser, { name: `desk of ${new URL(base).pathname}`, width: 1280 }));
    await person.context.addCookies(await arbiter.context.cookies());
    person.expect(0);
    const page = await person.open(base + path);
    // A page that was loaded again would not know this any more.
    await page.evaluate(() => { globalThis.sameVisit = true; });
    const rows = await page.locator(`#results tr:has(${field})`).evaluateAll((all) => all.map((row) => row.id));
    return Object.assign(new Desk(), { person, page, base, path, rows, field, keys, counts });
  }

  row(at, page = this.page) {
    return page.locator(`[id="${this.rows[at]}"]`);
  }

  async type(at) {
    await this.row(at).locator(this.field).focus();
    await this.page.keyboard.type(this.keys);
  }

  // Whether a row counts and takes nothing more.
  async isSaved(at, page = this.page) {
    const open = await this.row(at, page).locator(`${this.field}:not(:disabled)`).count();
    return open === 0 && (await page.locator(`[id="${this.rows[at]}"].sending`).count()) === 0 && this.counts.test(await this.row(at, page).textContent());
  }

  // The next answer to what is sent about a row is lost: the server has written it down, and then it is gone.
  async loseAnswer(at, gone) {
    const action = await this.row(at).locator("form").first().evaluate((form) => form.action);
    let first = true;
    await this.page.route(action, async (route) => {
      if (!first) return route.continue();
      first = false;
      await route.fetch();
      await gone();
      return route.abort("connectionreset").catch(() => {});
    });
  }
}

test("the server is killed while results are typed, and nothing that was acknowledged is missing", async (t) => {
  const world = await World.open(t);
  const arbiter = await world.arbiter();
  const chess = await day.entered(arbiter);
  await day.published(arbiter, chess);
  const knockout = await cup.made(arbiter, cup.KNOCKOUT, cup.listOf(8));
  await cup.published(arbiter, knockout);
  const teams = await school.made(arbiter, TEAMS);
  await school.started(arbiter, teams);
  await arbiter.page.goto(`${world.server.site}/desk`);
  arbiter.expect(0);

  const desks = [
    await Desk.sit(world, arbiter, chess, { field: "input.result", keys: "1", counts: /1 : 0/, path: "/results/1" }),
    await Desk.sit(world, arbiter, knockout, { field: "input.result", keys: "1", counts: /1 : 0/ }),
    await Desk.sit(world, arbiter, teams, { field: "input.duels", keys: "1110=0", counts: /7 : 5/ }),
  ];
  for (const desk of desks) {
    assert.ok(desk.rows.length >= 4, `${desk.base}: ${desk.rows}`);
    await desk.type(0);
    await until("the first result is acknowledged", () => desk.isSaved(0));
  }

  // The second is written down at all three, and then the power goes before any page is told.
  let killed = null;
  let written = 0;
  let all;
  const everywhere = new Promise((done) => { all = done; });
  const gone = async () => {
    written += 1;
    if (written === desks.length) all();
    await everywhere;
    killed = killed || world.server.kill();
    await killed;
  };
  for (const desk of desks) await desk.loseAnswer(1, gone);
  for (const desk of desks) await desk.type(1);
  await everywhere;
  await killed;

  // The third is typed while nobody is there: it is not shown as saved, and the desk says so. Of the second the page may have
  // seen in the last moment, by itself, that it counts; if not, it is on its way.
  for (const desk of desks) {
    await desk.type(2);
    await desk.row(2).and(desk.page.locator(".sending")).waitFor();
    assert.equal(await desk.isSaved(2), false);
    assert.ok((await desk.isSaved(1)) || (await desk.row(1).and(desk.page.locator(".sending")).count()) === 1, await desk.row(1).innerText());
    await desk.page.locator("#said").getByText("Not saved yet").waitFor();
    await until("the page says that the line is gone", async () => (await desk.page.locator("#connection").textContent()) !== "connected");
    assert.equal(await desk.isSaved(0), true, "what was acknowledged stays");
  }

  await world.server.restart();
  for (const desk of desks) {
    for (const at of [0, 1, 2]) await until(`${desk.base}: row ${at} counts`, () => desk.isSaved(at));
    await until("the page is connected", async () => (await desk.page.locator("#connection").textContent()) === "connected");
    // It goes on by the keyboard where it was.
    await desk.type(3);
    await until("the next result is taken", () => desk.isSaved(3));
    assert.equal(await desk.page.evaluate(() => globalThis.sameVisit), true, "nobody has loaded the page again");
    // Another page says the same: these four, and nothing that nobody has typed.
    const page = await arbiter.context.newPage();
    await page.goto(desk.base + desk.path);
    for (const at of [0, 1, 2, 3]) assert.equal(await desk.isSaved(at, page), true, `${desk.base}: row ${at} is written down`);
    assert.equal(await page.locator("#results tbody tr").filter({ hasText: desk.counts }).count(), 4, desk.base);
    await page.close();
  }
});
