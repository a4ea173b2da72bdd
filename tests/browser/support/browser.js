// The browser, and people in front of it: each has a context of their own, as on a machine of their own.

import { chromium } from "playwright-core";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

const pictures = process.env.KOLO_PICTURES;

export function launch() {
  const args = process.getuid && process.getuid() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath: process.env.KOLO_CHROMIUM || "/usr/bin/chromium", args });
}

// What a browser says by itself when a request fails; the page deals with it and shows it.
const FAILED_REQUEST = /^Failed to load resource:/;

// A person in front of a screen. Whatever the console has to say against a page is kept.
export class Person {
  static async come(browser, options = {}) {
    const { name = "a person", lang = "en", width = 800, height = 1000, dark = false } = options;
    const context = await browser.newContext({
      locale: lang,
      viewport: { width, height },
      colorScheme: dark ? "dark" : "light",
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(20_000);
    const person = new this(name, context);
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
      });
    });
    return person;
  }

  constructor(name, context) {
    this.name = name;
    this.context = context;
    this.heard = [];
    // Statuses that a test provokes; a lost connection is 0.
    this.expected = new Set();
    context.on("page", (page) => this.listen(page));
  }

  listen(page) {
    page.on("pageerror", (error) => this.heard.push({ status: null, text: `${page.url()}: ${error.stack}` }));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      const failed = FAILED_REQUEST.test(message.text());
      const status = failed ? Number((/status of (\d+)/.exec(message.text()) || [])[1] || 0) : null;
      this.heard.push({ status, text: `${page.url()}: ${message.text()} (${message.location().url})` });
    });
  }

  // What the console had to say against a page, apart from failures that the test has provoked.
  get complaints() {
    return this.heard.filter(({ status }) => !this.expected.has(status)).map(({ text }) => text);
  }

  expect(...statuses) {
    statuses.forEach((status) => this.expected.add(status));
  }

  async open(url) {
    this.page = await this.context.newPage();
    const response = await this.page.goto(url);
    this.status = response ? response.status() : 0;
    return this.page;
  }

  // Cuts the line, or mends it.
  async offline(off) {
    if (off) this.expect(0);
    await this.context.setOffline(off);
  }

  async picture(name) {
    if (!pictures) return;
    await mkdir(pictures, { recursive: true });
    await this.page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }
}
