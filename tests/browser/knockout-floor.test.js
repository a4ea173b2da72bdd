// Telephones of a knockout on a bad line: nothing is shown as saved before it is, nothing is lost, nothing counts twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { linked } from "./support/links.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

// The two telephones of a quarter-final that nobody has reported.
async function quarterFinal(t) {
  const world = await World.examples(t);
  const ada = await world.ada();
  const base = `${world.server.site}/desk/t/zimni-pohar`;
  const links = await linked(ada, base, 16);
  await ada.page.goto(`${base}/results`);
  const names = (await ada.page.locator("#m-QF4 td.name").allInnerTexts()).map((name) => name.trim());
  const phones = [];
  for (const name of names) {
    const phone = world.add(await Person.come(world.browser, { name: `phone of ${name}`, width: 360, height: 740 }));
    await phone.open(links.get(name));
    phones.push(phone);
  }
  const row = ada.page.locator("#m-QF4");
  const match = (phone) => phone.page.locator("section.next");
  return { world, ada, base, phones, links, names, row, match };
}

// How often the log says that a player has reported the match.
async function reports({ page }, base, name) {
  await page.goto(`${base}/log`);
  return page.locator("ol.log > li", { hasText: new RegExp(`QF4.*: ${name} reported`) }).count();
}

test("a report on a lost line is kept over a closed page, sent once, and counts once", async (t) => {
  const { ada, base, phones: [one, other], links, names, row, match } = await quarterFinal(t);
  await one.offline(true);
  await match(one).getByRole("button", { name: "I won" }).click();
  await one.page.locator("#outbox").getByText("Not saved yet").waitFor();
  // A second press while the first one waits is the same report.
  await match(one).getByRole("button", { name: "I won" }).click();
  assert.doesNotMatch(await one.page.locator("#part").innerText(), /You reported/, "nothing is shown as saved");
  assert.deepEqual(await lookAt(one, "knockout-phone-pending"), []);
  assert.equal(await match(other).getByRole("button", { name: /^Correct:/ }).count(), 0);
  assert.doesNotMatch(await row.innerText(), /reported|says/, "and the desk knows of nothing");

  // The page is closed before the line is back. The next page of the same telephone sends what was kept.
  await one.page.close();
  await one.offline(false);
  await one.open(links.get(names[0]));
  await match(one).getByText(/You reported/).waitFor();
  await one.page.locator("#outbox").waitFor({ state: "hidden" });
  await match(other).getByRole("button", { name: /^Correct:/ }).click();
  await until("it counts at the desk", async () => (await row.locator("input.result").count()) === 0);
  assert.match(await row.innerText(), /1 : 0/);
  for (const phone of [one, other]) await until("both follow", async () => /1 : 0|0 : 1/.test(await phone.page.locator("#part ul").last().innerText()));
  for (const name of names) assert.equal(await reports(ada, base, name), 1, name);
});

test("an answer that is lost on its way: the same report is sent again by itself and counts once", async (t) => {
  const { ada, base, phones: [one, other], names, match } = await quarterFinal(t);
  one.expect(0);
  const sent = [];
  await one.page.route("**/report", async (route) => {
    sent.push(new URLSearchParams(route.request().postData()).get("command"));
    if (sent.length > 1) return route.continue();
    // The server has it; the telephone never hears of it.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await match(one).getByRole("button", { name: "I lost" }).click();
  await match(one).getByText(/You reported/).waitFor();
  await one.page.locator("#outbox").waitFor({ state: "hidden" });
  assert.equal(sent.length, 2, "sent once more, and no more");
  assert.equal(sent[0], sent[1], "under the same name");
  assert.equal(await reports(ada, base, names[0]), 1);
  await match(other).getByRole("button", { name: /^Correct:/ }).waitFor();
});
