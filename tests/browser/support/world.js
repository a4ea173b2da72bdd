// What a test begins with: a server of its own, the arbiter, and people who come.

import { Arbiter } from "./desk.js";
import { Person, launch } from "./browser.js";
import { Player } from "./player.js";
import { Server } from "./server.js";
import { Spectator } from "./spectator.js";

export class World {
  // Everything ends with the test; what consoles and the server had to say against us fails it.
  static open(t) {
    return World.around(t, () => Server.start());
  }

  // On a site of examples.
  static examples(t) {
    return World.around(t, () => Server.examples());
  }

  static async around(t, start) {
    const world = new World();
    t.after(() => world.close());
    world.server = await start();
    world.browser = await launch();
    return world;
  }

  constructor() {
    this.people = [];
  }

  async arbiter(options) {
    return this.add(await Arbiter.enter(this.browser, this.server, options));
  }

  // A person who may do everything on a site of examples.
  async ada() {
    const ada = this.add(await Person.come(this.browser, { name: "Ada", width: 1280, height: 900 }));
    ada.server = this.server;
    await ada.open(this.server.deskLink);
    await ada.page.getByRole("button", { name: /^Administrator/ }).click();
    await ada.page.getByText("Signed in as Ada, administrator.").waitFor();
    return ada;
  }

  async player(link, options) {
    return this.add(await Player.sit(this.browser, link, options));
  }

  async spectator(link, options) {
    return this.add(await Spectator.watch(this.browser, link, options));
  }

  add(person) {
    this.people.push(person);
    return person;
  }

  // A match of one board with both players in their seats and ready.
  async duel(setting = {}) {
    const arbiter = await this.arbiter();
    await arbiter.setUp(setting);
    const { first = "Ana", second = "Bo" } = setting;
    const a = await this.player(await arbiter.linkFor(first), { name: first });
    const b = await this.player(await arbiter.linkFor(second), { name: second });
    for (const player of [a, b]) await player.press("Ready for duel 1");
    await a.reads("Your turn");
    return { arbiter, a, b };
  }

  async close() {
    const said = this.people.flatMap((person) => person.complaints.map((text) => `${person.name}: ${text}`));
    try {
      if (this.browser) await this.browser.close();
    } finally {
      if (this.server) await this.server.stop();
    }
    if (said.length > 0) throw new Error(`consoles complained:\n${said.join("\n")}`);
  }
}
