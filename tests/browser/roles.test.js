// Nobody gets where his or her role does not reach: every role at a tournament, at a contest and at a knockout, refused with a
// page that says what it would need and who one is here.

import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./support/access.js";
import { Person } from "./support/browser.js";
import { linked } from "./support/links.js";
import { World } from "./support/world.js";

// The three kinds, each with what stands in the addresses of its desk: for helpers, for arbiters, for organisers.
const KINDS = {
  t: {
    base: "/desk/t/otevreny-prebor",
    helpers: ["", "/entries", "/results", "/table", "/check-in", "/documents"],
    arbiters: ["/draw", "/correct/2/7", "/log", "/screen", "/incidents"],
    organisers: ["/links", "/people", "/webhooks", "/public", "/log/house"],
    acts: { "/draw": "to pair and publish rounds", "/links": "to hand out links" },
  },
  c: {
    base: "/desk/c/skolni-piskvorky/oblast-kolin",
    helpers: ["", "/entries", "/results", "/table", "/documents"],
    arbiters: ["/correct/A.1.1", "/log", "/screen", "/ties"],
    organisers: ["/links", "/people", "/desk/c/skolni-piskvorky", "/desk/c/skolni-piskvorky/-/webhooks", "/desk/c/skolni-piskvorky/-/entries"],
    acts: { "/correct/A.1.1": "to correct, undo and redo", "/links": "to hand out links" },
  },
  s: {
    base: "/desk/t/zimni-pohar",
    helpers: ["", "/entries", "/results", "/table", "/documents"],
    arbiters: ["/plan/main", "/log", "/screen", "/incidents"],
    organisers: ["/links", "/people", "/webhooks", "/public", "/log/house"],
    acts: { "/plan/main": "to pair and publish rounds", "/links": "to hand out links" },
  },
};

// The addresses of parts; what belongs to the office of a contest has one of its own.
const at = (site, base, ...lists) => lists.flat().map((part) => site + (part.startsWith("/desk/") ? part : base + part));

const SITE = ["/desk/people", "/desk/people/log", "/desk/new", "/desk/c/new", "/desk/new/plan"];

// All of these are refused with the same words; the page of the first is read.
async function refused({ page }, addresses, reason) {
  for (const [nth, address] of addresses.entries()) {
    const answer = nth === 0 ? await page.goto(address) : await page.request.get(address);
    assert.equal(answer.status(), 403, address);
    if (nth === 0) await readable(page, address, reason);
    else assert.match((await answer.text()).replace(/<[^>]*>/g, ""), reason, address);
  }
}

// The page that refuses: a heading, why, and a way back.
async function readable(page, address, reason) {
  assert.equal(await page.locator("h1").count(), 1, address);
  assert.match(await page.getByRole("alert").innerText(), reason, address);
  assert.ok((await page.locator("main").getByRole("link").count()) > 0, `${address}: a way back`);
  assert.equal(await page.locator("main form, #part").count(), 0, `${address}: nothing of the desk is shown`);
}

async function allowed({ page }, addresses) {
  for (const address of addresses) assert.equal((await page.request.get(address)).status(), 200, address);
}

// Sends a form of the page that is open, with all that it carries for its owner, to an address that it is not for.
async function forged({ page }, action, reason) {
  const sent = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url() === action);
  await page.locator("form:has(input[name=token])").first().evaluate((form, to) => {
    const copy = form.cloneNode(true);
    copy.action = to;
    copy.className = "";
    document.body.append(copy);
    HTMLFormElement.prototype.submit.call(copy);
  }, action);
  assert.equal((await sent).status(), 403, action);
  await page.getByRole("alert").waitFor();
  await readable(page, action, reason);
}

test("each role is refused where it does not belong", async (t) => {
  const world = await World.examples(t);
  const { site } = world.server;
  const ada = await world.ada();

  // A person invited to these places, with a role at each of them.
  const invited = async (name, ...places) => {
    const person = world.add(await Person.come(world.browser, { name }));
    person.expect(403);
    for (const [place, role] of places) {
      await ada.page.goto(`${site}${place}/people`);
      await ada.page.getByLabel("For whom").fill(name);
      await ada.page.locator("form:has([name=note]) select[name=grant]").selectOption({ label: role });
      await ada.page.getByRole("button", { name: "Make an invitation link" }).click();
      const link = await ada.page.locator(".invitation .link").innerText();
      if (person.page) await person.page.goto(link);
      else await person.open(link);
      const take = person.page.getByRole("button", { name: /^Accept as/ });
      if (await take.count()) await take.click();
      else {
        await person.page.getByLabel("Your name").fill(name);
        await person.page.getByRole("button", { name: "Sign in" }).click();
      }
      await person.page.waitForURL((url) => !url.pathname.includes("/enter/"));
    }
    return person;
  };

  await t.test("an administrator of the site may see everything, and shuts out all but herself", async () => {
    for (const { base, helpers, arbiters, organisers } of Object.values(KINDS)) {
      await allowed(ada, at(site, base, helpers, arbiters, organisers));
    }
    await allowed(ada, at(site, "", SITE));
    await ada.page.goto(`${site}/desk/people`);
    const own = ada.page.locator("ul.people > li", { has: ada.page.getByText("Ada", { exact: true }) }).first();
    assert.equal(await own.getByRole("button", { name: "Close the account" }).count(), 0);
  });

  await t.test("a helper takes results and is refused the draw, corrections, links and people", async () => {
    const hana = await invited("Hana", ...Object.values(KINDS).map(({ base }) => [base, "assistant"]));
    const reason = /You do not have the right .*Your role here: assistant\./s;
    for (const { base, helpers, arbiters, organisers, acts } of Object.values(KINDS)) {
      await allowed(hana, at(site, base, helpers));
      await refused(hana, at(site, base, arbiters), reason);
      // At the office of a whole contest she has no role at all.
      await refused(hana, at(site, base, organisers), /You do not have the right .*Your role here: (assistant|without a role)\./s);
      for (const [part, words] of Object.entries(acts)) {
        await hana.page.goto(`${site}${base}/results`);
        assert.equal(await hana.page.getByRole("link", { name: "Correct" }).count(), 0, "and is not led there");
        await forged(hana, site + base + part, new RegExp(`${words}.*Your role here: assistant`, "s"));
      }
    }
    await refused(hana, at(site, "", SITE), /You do not have the right/);
    assert.deepEqual(await barriers(hana.page), []);
  });

  await t.test("an arbiter is nobody at another tournament", async () => {
    const boris = await invited("Boris", ["/desk/t/go-vikend", "arbiter"]);
    await allowed(boris, at(site, "/desk/t/go-vikend", ["", "/draw", "/log"]));
    await refused(boris, at(site, "/desk/t/go-vikend", ["/links", "/people"]), /Your role here: arbiter\./);
    for (const { base, helpers, arbiters, organisers, acts } of Object.values(KINDS)) {
      await refused(boris, at(site, base, helpers, arbiters, organisers), /Your role here: without a role\./);
      for (const part of Object.keys(acts)) {
        await boris.page.goto(`${site}/desk/t/go-vikend/draw`);
        await forged(boris, site + base + part, /Your role here: without a role\./);
      }
    }
    await refused(boris, at(site, "", SITE), /You do not have the right/);
    // The desk shows what is his, and nothing else.
    await boris.page.goto(`${site}/desk`);
    const places = await boris.page.locator("main a").evaluateAll((all) => all.map((link) => new URL(link.href).pathname).filter((path) => /^\/desk\/[tcs]\//.test(path)));
    assert.deepEqual(Array.from(new Set(places.map((path) => path.split("/").slice(0, 4).join("/")))), ["/desk/t/go-vikend"]);
  });

  await t.test("an organiser of one contest is nobody in another, nor at its tournaments", async () => {
    const olga = await invited("Olga", ["/desk/c/grand-finale/-", "organiser"]);
    await allowed(olga, at(site, "/desk/c/grand-finale", ["", "/-/people", "/finale/links", "/finale/draw"]));
    for (const { base, helpers, arbiters, organisers, acts } of Object.values(KINDS)) {
      await refused(olga, at(site, base, helpers, arbiters, organisers), /Your role here: without a role\./);
      for (const part of Object.keys(acts)) {
        await olga.page.goto(`${site}/desk/c/grand-finale/finale/people`);
        await forged(olga, site + base + part, /Your role here: without a role\./);
      }
    }
    await refused(olga, at(site, "", SITE), /You do not have the right/);
  });

  await t.test("links of captains and players, and all others, lead to no desk", async () => {
    const team = (await linked(ada, `${site}${KINDS.c.base}`, 14)).values().next().value;
    const player = (await linked(ada, `${site}${KINDS.s.base}`, 16)).values().next().value;
    const mine = (await linked(ada, `${site}/desk/t/klubovy-prebor`, 10)).values().next().value;
    for (const [name, link] of Object.entries({ captain: team, player, member: mine, guest: site })) {
      const visitor = world.add(await Person.come(world.browser, { name, width: 360, height: 740 }));
      visitor.expect(401, 404);
      await visitor.open(link);
      assert.equal(visitor.status, 200, name);
      for (const { base, helpers, arbiters, organisers } of Object.values(KINDS)) {
        for (const address of at(site, base, helpers[0], arbiters[0], organisers[0])) {
          assert.equal((await visitor.page.goto(address)).status(), 401, `${name}: ${address}`);
          await visitor.page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
          assert.equal(await visitor.page.locator("#part").count(), 0, "nothing of the desk is shown");
        }
        // What belongs to the desk is not public under another address either.
        for (const part of ["/log", "/links", "/people", "/documents/badges"]) {
          assert.equal((await visitor.page.request.get(`${site}${base.replace("/desk", "")}${part}`)).status(), 404, `${name}: ${base}${part}`);
        }
      }
      for (const path of SITE) assert.equal((await visitor.page.request.get(site + path)).status(), 401, `${name}: ${path}`);
      assert.deepEqual(await barriers(visitor.page), [], name);
    }
    // A link that nobody has made is refused by a page that says so.
    const stranger = world.add(await Person.come(world.browser, { name: "stranger" }));
    stranger.expect(403, 404);
    await stranger.open(site);
    for (const [link, way] of [[team, "team"], [player, "my"], [mine, "my"]]) {
      const made = new URL(link);
      assert.equal(made.pathname.split("/")[1], way);
      const last = made.pathname.slice(-1);
      const answer = await stranger.page.goto(`${made.origin}${made.pathname.slice(0, -1)}${last === "2" ? "3" : "2"}`);
      assert.ok([403, 404].includes(answer.status()), `${way}: ${answer.status()}`);
      assert.match(await stranger.page.getByRole("alert").innerText(), /link/);
      assert.equal(await stranger.page.locator("form.report").count(), 0);
    }
  });
});
