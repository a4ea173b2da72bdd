// A `kolo serve` of one's own, on a free port and a fresh database.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const program = process.env.KOLO_BIN;
const PATIENCE = 30_000;

async function waitFor(promise, what) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} took longer than ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class Server {
  // A new server with an empty database.
  static async start() {
    if (!program) throw new Error("KOLO_BIN names no program; run scripts/browser-tests");
    const folder = await mkdtemp(join(tmpdir(), "kolo-browser-"));
    const server = new Server(folder);
    await server.run("127.0.0.1:0");
    return server;
  }

  // A site of examples.
  static async examples() {
    if (!program) throw new Error("KOLO_BIN names no program; run scripts/browser-tests");
    const server = new Server(await mkdtemp(join(tmpdir(), "kolo-browser-")));
    await server.spawn(["demo", "--lang", "en", "--listen", "127.0.0.1:0"]);
    return server;
  }

  // Another one on the same database, not started yet.
  static beside(server) {
    return new Server(server.folder);
  }

  constructor(folder) {
    this.folder = folder;
    this.complaints = [];
  }

  async run(listen) {
    const database = `sqlite:${join(this.folder, "kolo.sqlite")}`;
    await this.spawn(["serve", "--lang", "en", "--listen", listen, "--database", database]);
  }

  // Until the program has printed where its site is and how to come in.
  async spawn(args) {
    this.process = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.ended = new Promise((done) => this.process.once("exit", (code, signal) => done({ code, signal })));
    createInterface({ input: this.process.stderr }).on("line", (line) => this.complaints.push(line));
    const links = new Promise((done, fail) => {
      let site = null;
      createInterface({ input: this.process.stdout }).on("line", (line) => {
        const link = /https?:\/\/\S+/.exec(line);
        if (link && /\/desk\/enter\/|\/demo$/.test(link[0])) done({ site, desk: link[0] });
        else if (link) site = link[0].replace(/[.,]$/, "");
      });
      this.ended.then(({ code }) => fail(new Error(`kolo serve ended with ${code}: ${this.complaints.join("\n")}`)));
    });
    const { site, desk } = await waitFor(links, "the start of kolo serve");
    this.site = site;
    this.deskLink = desk;
  }

  // As the power goes.
  async kill() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  // On the same database and port as before.
  async restart() {
    await this.run(new URL(this.site).host);
  }

  // As it should end.
  async stop() {
    this.process.kill("SIGTERM");
    try {
      const { code } = await waitFor(this.ended, "the end of kolo serve");
      if (code !== 0) throw new Error(`kolo serve ended with ${code}: ${this.complaints.join("\n")}`);
      if (this.complaints.length > 0) throw new Error(`kolo serve complained: ${this.complaints.join("\n")}`);
    } finally {
      this.process.kill("SIGKILL");
      await rm(this.folder, { recursive: true, force: true });
    }
  }
}
