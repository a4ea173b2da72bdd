// The floor of a tournament of school teams: a projector on the wall, captains with telephones on a bad line, and the desk
// that never has to ask twice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lookAt } from "./support/access.js";
import { Person } from "./support/browser.js";
import { linked } from "./support/links.js";
import { choose, firstMatch, made, playedOut, started } from "./support/school.js";
import { until } from "./support/until.js";
import { World } from "./support/world.js";

const REPORT = ["1", "1", "1", "0", "=", "0"];

// Chooses what the first screen shows, from a telephone.
async function shows(organiser, base, parts, more = {}) {
  await organiser.page.goto(`${base}/screen`);
  const form = organiser.page.locator(".screens form").first();
  for (const box of await form.getByRole("checkbox").all()) await box.setChecked(parts.includes(await box.getAttribute("name")));
  await form.getByLabel("Seconds for each part").fill(String(more.seconds || 600));
  if (more.message) await form.getByLabel("Message to all").fill(more.message);
  if (more.minutes) await form.getByLabel(/^Minutes until the next round/).fill(String(more.minutes));
  await form.getByRole("button", { name: "Show" }).click();
  await organiser.page.getByRole("heading", { name: "Hall screen", exact: true, level: 2 }).waitFor();
}

const shown = (wall) => wall.page.locator(".wall-part.shown");

test("two captains, one of them on a lost line, the projector and the desk at once", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const base = await made(teacher);
  const wall = world.add(await Person.come(world.browser, { name: "projector", width: 1280, height: 720 }));
  await wall.open(`${base.replace("/desk/c/", "/c/")}/screen`);
  assert.match(await shown(wall).innerText(), /0 \/ 14/, "before the start it says how many have come");
  await started(teacher, base);
  // The projector is never touched: groups appear by themselves.
  await until("the wall names the teams", async () => /Křížky/.test(await shown(wall).innerText()));
  const links = await linked(teacher, base, 14);
  const { key, first, second } = await firstMatch(teacher, base);
  const phones = [];
  for (const team of [first, second]) {
    const phone = world.add(await Person.come(world.browser, { name: `phone of ${team}`, width: 360, height: 740 }));
    await phone.open(links.get(team));
    phones.push(phone);
  }
  const [one, other] = phones;
  const match = (phone) => phone.page.locator("section.next", { hasText: key });
  const table = await match(one).locator(".big").innerText();
  assert.equal(await match(other).locator(".big").innerText(), table, "both sit at the same table");
  await match(one).getByText("You open the first duel in every game.").waitFor();
  await match(other).getByText("Your opponent opens the first duel").waitFor();
  const found = await lookAt(one, "school-captain");
  await one.page.setViewportSize({ width: 360, height: 740 });

  // The next start is sent from the desk to telephones and wall.
  await shows(teacher, base, ["tables"], { minutes: 20 });
  await one.page.getByText(/The next round starts at \d+:\d\d/).waitFor();
  await until("the wall shows tables", async () => (await shown(wall).locator("tbody tr").count()) > 3);

  // A report on a lost line: kept, said to be unsaved, and nobody else sees anything of it.
  await choose(match(one), REPORT);
  await one.offline(true);
  await match(one).getByRole("button", { name: "Report" }).click();
  await match(one).getByText("Not saved yet").waitFor();
  await one.picture("school-captain-pending");
  assert.equal(await match(other).getByRole("button", { name: /Correct, we confirm/ }).count(), 0);
  // The page is closed before the line is back. Another page of the same telephone sends what was kept.
  await one.page.close();
  await one.offline(false);
  await one.open(links.get(first));
  await one.page.getByText("You reported 7 : 5").waitFor();
  assert.ok(await one.page.locator("#outbox").isHidden(), "nothing is left to send");

  // The other captain confirms what he sees, with one press.
  await match(other).getByRole("button", { name: "Correct, we confirm 5 : 7" }).click();
  await until("it counts at both", async () => {
    const texts = await Promise.all(phones.map((phone) => phone.page.locator(".own-results").innerText().catch(() => "")));
    return /7 : 5/.test(texts[0]) && /5 : 7/.test(texts[1]);
  });
  await teacher.page.goto(`${base}/log`);
  const said = await teacher.page.locator("#part").innerText();
  const count = (pattern) => (said.match(pattern) || []).length;
  assert.equal(count(new RegExp(`${key.replaceAll(".", "\\.")}[^\\n]*reported`, "g")), 1, said);

  // Reports that differ call the organiser, and stand before everything else on both telephones.
  const next = await one.page.locator("section.next h2 .quiet").innerText();
  const third = world.add(await Person.come(world.browser, { name: "third phone", width: 360, height: 740 }));
  const opponent = await one.page.locator("section.next .seat-line .name").innerText();
  await third.open(links.get(opponent));
  const again = (phone) => phone.page.locator("section.next, details", { hasText: next }).first();
  await again(one).locator("form.duels").scrollIntoViewIfNeeded();
  await choose(again(one), REPORT);
  await again(one).getByRole("button", { name: "Report" }).click();
  await one.page.getByText("You reported 7 : 5").waitFor();
  const panel = again(third);
  if (await panel.evaluate((node) => node.matches("details:not([open])"))) await panel.locator("summary").click();
  await choose(panel, REPORT);
  await panel.getByRole("button", { name: "Report" }).click();
  await one.page.getByText(/The organiser knows/).first().waitFor();
  found.push(...(await lookAt(third, "school-captain-differ")));
  await teacher.page.goto(base);
  await teacher.page.getByText("the captains report different results").waitFor();

  // A link that is taken back: the phone shows it, without a touch.
  other.expect(403);
  await teacher.page.goto(`${base}/links`);
  await teacher.page.getByRole("row", { name: second }).getByRole("button", { name: "Revoke" }).click();
  await other.page.getByText("This link is not valid, or no longer valid").waitFor();
  assert.equal(await other.page.locator("form.report").count(), 0);
  assert.deepEqual(found, []);
});

test("every part of the wall can be read, and is switched from another device", async (t) => {
  const world = await World.open(t);
  const teacher = await world.arbiter();
  const base = await made(teacher);
  await started(teacher, base);
  const wall = world.add(await Person.come(world.browser, { name: "projector", width: 1280, height: 720 }));
  await wall.open(`${base.replace("/desk/c/", "/c/")}/screen`);
  const found = [];
  const pictures = async (part) => {
    for (const [width, height] of [[1280, 720], [1920, 1080]]) {
      await wall.page.setViewportSize({ width, height });
      await wall.picture(`school-wall-${part}-${width}`);
      // Letters that a person can read from two metres.
      // While news are drawn, what is looked at may just be going.
      let size = NaN;
      await until(`${part} at ${width} stands still`, async () => {
        size = await shown(wall).evaluate((part) => Math.min(...Array.from(part.querySelectorAll(".name"), (one) => parseFloat(getComputedStyle(one).fontSize))));
        return !Number.isNaN(size);
      });
      assert.ok(part === "message" || part === "clock" || size >= width / 90, `${part} at ${width}: ${size} px`);
    }
  };
  const watch = async (part, pattern, more) => {
    await shows(teacher, base, [part], more);
    await until(`the wall shows ${part}`, async () => pattern.test(await shown(wall).innerText()));
    await pictures(part);
  };
  await watch("names", /Nepřemožitelní/);
  await watch("tables", /Group A, round 1/);
  await watch("groups", /Group D/);
  await watch("message", /Oběd/, { message: "Oběd je ve dvanáct", minutes: 15 });
  await watch("clock", /1\d:\d\d/, { minutes: 15 });
  await playedOut(teacher, base);
  await watch("groups", /Group A/);
  await watch("bracket", /Final/);
  await wall.page.setViewportSize({ width: 1280, height: 720 });
  const over = await shown(wall).evaluate((part) => [part.scrollWidth - part.clientWidth, part.scrollHeight - part.clientHeight]);
  assert.ok(over[0] <= 2 && over[1] <= 2, `the whole bracket is on the wall: ${over}`);
  await watch("standings", /^Places/);
  found.push(...(await lookAt(wall, "school-wall")));
  // A second screen shows something else, and nothing on any of them is a secret.
  await teacher.page.getByLabel("Name for its address").fill("chodba");
  await teacher.page.getByRole("button", { name: "Another hall screen" }).click();
  await teacher.page.getByRole("heading", { name: "chodba" }).waitFor();
  found.push(...(await lookAt(teacher, "school-screens")));
  const second = world.add(await Person.come(world.browser, { name: "corridor", width: 1280, height: 720 }));
  await second.open(`${base.replace("/desk/c/", "/c/")}/screen/chodba`);
  assert.equal(second.status, 200);
  assert.doesNotMatch(await second.page.content(), /\/team\/|\/desk/);
  // The same picture of the play-off at the desk, for visitors, on paper and on a small screen.
  await teacher.page.goto(`${base}/bracket`);
  found.push(...(await lookAt(teacher, "school-bracket")));
  await teacher.page.setViewportSize({ width: 360, height: 740 });
  const inside = await teacher.page.locator(".bracket-scroll").first().evaluate((figure) => figure.scrollWidth > figure.clientWidth);
  assert.ok(inside, "it is moved sideways inside its frame");
  await teacher.page.setViewportSize({ width: 1000, height: 700 });
  await teacher.page.emulateMedia({ media: "print" });
  await teacher.picture("school-bracket-print");
  assert.deepEqual(found, []);
});
