/** A server of our own and a browser, for tests. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { drawn } from "./reading";

/** Milliseconds that anything may take on a loaded machine. */
export const LIMIT = 180_000;
const ROOT = join(import.meta.dirname, "../../..");
/** The program, with the same deals each time. */
const PROGRAM = [join(ROOT, ".venv/bin/python"), "-m", "tests.web.program"] as const;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The first of them knows no windows, and takes a third of the time. */
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
/** Tests come from one address, and more often than people do. */
const LIMITS = [
  "guests-an-hour",
  "tables-an-hour",
  "requests-a-minute",
  "tries-a-minute",
  "chats-a-minute",
  "tables-a-person",
];
/** A table with its board there: the board's code may come later than all else. */
const SHELL = ".shell:has(main.board > :not([aria-busy]))";
const ASKED = `${SHELL} .ask [data-choice]:not([disabled])`;

export class Server {
  private constructor(
    readonly address: string,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  get database(): string {
    return `sqlite:///${join(this.folder, "test.db")}`;
  }

  get port(): string {
    return new URL(this.address).port;
  }

  static async start(
    folder = mkdtempSync(join(tmpdir(), "comptoir-")),
    port = "0",
    packages: readonly string[] = [],
  ): Promise<Server> {
    const path = [...packages, process.env.PYTHONPATH ?? "", ROOT].filter(Boolean).join(delimiter);
    const [program, ...first] = process.env.COMPTOIR ? [process.env.COMPTOIR] : PROGRAM;
    const words = [
      ...first,
      "serve",
      "--lang",
      "en",
      "--port",
      port,
      "--database",
      `sqlite:///${join(folder, "test.db")}`,
      "--analysis-budget",
      "1",
      "--analysis-nice",
      "0",
    ];
    const child = spawn(program, [...words, ...LIMITS.flatMap((name) => [`--${name}`, "100000"])], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, PYTHONPATH: path },
    });
    let said = "";
    const address = await new Promise<string>((resolve, reject) => {
      const hear = (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
        if (found) resolve(found);
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      child.on("exit", () => reject(new Error(`The server ended: ${said}`)));
      setTimeout(() => reject(new Error(`The server does not start: ${said}`)), LIMIT).unref();
    });
    return new Server(address, folder, child);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = new Promise((resolve) => this.process.on("exit", resolve));
    this.process.kill("SIGTERM");
    const timer = setTimeout(() => this.process.kill("SIGKILL"), 20_000);
    await ended;
    clearTimeout(timer);
  }

  /** The same server again, where the other left off. */
  async again(): Promise<Server> {
    return Server.start(this.folder, this.port);
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let launched: Promise<Browser> | undefined;

/** The browser of this worker's files: each comes with pages of its own, and it ends with the worker. */
export function launch(): Promise<Browser> {
  return (launched ??= start());
}

async function start(): Promise<Browser> {
  const program = BROWSERS.find((path) => existsSync(path));
  if (!program)
    throw new Error("The tests need Chromium: as root, apt-get install chromium-headless-shell.");
  return chromium.launch({ executablePath: program, args: FLAGS });
}

/** How somebody comes: the browser, and how others' turns are told. */
export type Visit = BrowserContextOptions & { pace?: string };

/** Somebody at a browser of their own. What goes wrong in the page is kept. */
export class Person {
  readonly faults: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async come(browser: Browser, { pace = "once", ...options }: Visit = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: "en",
      reducedMotion: "reduce",
      serviceWorkers: "block",
      ...options,
    });
    context.setDefaultTimeout(LIMIT);
    // Others' turns are shown at once, unless somebody wants to have them told; and a loaded
    // machine may need longer than the moment in which a turn can be taken back.
    await context.addInitScript((wanted) => {
      if (location.protocol === "about:") return;
      const kept = JSON.parse(localStorage.getItem("comptoir.settings") ?? "{}") as object;
      if (!("pace" in kept))
        localStorage.setItem(
          "comptoir.settings",
          JSON.stringify({ moment: false, ...kept, pace: wanted }),
        );
    }, pace);
    const page = await context.newPage();
    const person = new Person(context, page);
    page.on("pageerror", (error) => person.faults.push(error.message));
    page.on("console", (message) => {
      if (/Content Security Policy|attribute .*: Expected/.test(message.text()))
        person.faults.push(message.text());
    });
    return person;
  }

  /** At once in a game against bots. */
  async play(address: string, game = "speicherstadt"): Promise<string> {
    await this.page.goto(address);
    await this.page.selectOption(`[data-game=${game}] select`, "easy");
    await this.page.click(`[data-play=${game}]`);
    await this.asked();
    return this.page.url();
  }

  /** At a table of that many seats, on the others what `seats` says. */
  async make(address: string, game: string, seats: readonly string[]): Promise<void> {
    await this.page.goto(address);
    await this.page.click(`[data-make=${game}]`);
    await this.page.click(`dialog .size:nth-child(${seats.length}) input`);
    for (const [index, wish] of seats.entries())
      await this.page.selectOption(`#seat-${index + 1}`, wish);
    await this.page.click("dialog button[type=submit]");
  }

  async seated(): Promise<void> {
    await this.page.waitForSelector("#space-1");
  }

  /** Until the board is there, in sight or not. */
  async boarded(): Promise<void> {
    await this.page.waitForSelector(SHELL, { state: "attached" });
  }

  /** Until something is asked, with the board there. */
  async asked(): Promise<void> {
    await this.page.waitForSelector(ASKED);
  }

  /** Until all is tried that a click stands for, or might stand for. */
  async idle(): Promise<void> {
    await this.page.waitForSelector("main.board:not([data-working])");
  }

  /** Until all that can be chosen is found, and the board is drawn in the room that it has. */
  async still(): Promise<void> {
    await this.idle();
    await drawn(this.page);
    await this.idle();
  }

  /** Uncover the table if it is covered. */
  async uncover(): Promise<void> {
    const cover = "[data-test=cover]";
    await this.page.waitForSelector(`${cover}, [data-test=ending], ${ASKED}`);
    if (!(await this.page.$(cover))) return;
    await this.page.click(`${cover} button.main`);
    await this.page.waitForSelector(cover, { state: "detached" });
  }

  /** From now on what is told stays until it is hurried: a test may be slow to look. */
  async linger(): Promise<void> {
    await this.page.evaluate(() => {
      const { setTimeout: wait } = globalThis;
      const longer = (work: () => void, time = 0) => wait(work, time < 1000 ? time : 1e8);
      Object.assign(globalThis, { setTimeout: longer });
    });
  }

  /** Go back to before one's own last turn, or ask the others to. */
  async goBack(): Promise<void> {
    // By a key: the log moves while the table goes on.
    await this.page.locator(".panel li.own button.back").last().press("Enter");
  }

  async choose(text: string): Promise<void> {
    await this.page.click(`.ask [data-choice="${text}"]:not([disabled])`);
  }

  async withoutConfirming(): Promise<void> {
    await this.page.click('.bar [aria-expanded="false"]');
    await this.page.selectOption("[data-test=confirm-setting]", "none");
    await this.page.keyboard.press("Escape");
  }

  /**
   * Serious faults of accessibility on the page as it is, or on a part of it; `contrast` asks
   * about colours alone.
   */
  async barriers(part = "html", contrast = false): Promise<string[]> {
    const found = await this.barriersIfThere(part, contrast);
    if (!found) throw new Error(`${part} is not on the page`);
    return found;
  }

  /** The same, or null if that part is not there: a bubble closes by itself. */
  private async barriersIfThere(part: string, contrast: boolean): Promise<string[] | null> {
    if (!(await this.page.evaluate(() => "axe" in globalThis))) await this.page.evaluate(AXE);
    return this.page.evaluate(
      async ([part, contrast]) => {
        interface Found {
          id: string;
          impact: string;
          nodes: { target: string[]; failureSummary: string }[];
        }
        const { axe } = globalThis as unknown as {
          axe: { run(where: string, options: object): Promise<{ violations: Found[] }> };
        };
        if (!document.querySelector(part)) return null;
        const rules = contrast
          ? { runOnly: ["color-contrast"] }
          : { rules: { "label-content-name-mismatch": { enabled: true } } };
        const { violations } = await axe.run(part, { resultTypes: ["violations"], ...rules });
        return violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .flatMap(({ id, nodes }) =>
            nodes.map((node) => `${id}: ${node.target.join(" ")} (${node.failureSummary})`),
          );
      },
      [part, contrast] as const,
    );
  }

  /**
   * What is wrong with a screen, or a part of it, on a desktop and on a phone, by day and by night:
   * barriers, and whatever makes it scroll sideways, or a table at all.
   * `open` brings to sight what is meant; it is asked again for each size.
   */
  async faultsOf(open: () => Promise<unknown>, part = "html"): Promise<string[]> {
    const found: string[] = [];
    for (const [size, viewport] of Object.entries(SIZES)) {
      await this.page.setViewportSize(viewport);
      await drawn(this.page);
      await open();
      await drawn(this.page);
      for (const scheme of ["light", "dark"] as const) {
        await this.page.emulateMedia({ colorScheme: scheme });
        await this.page.waitForSelector(`html[data-theme=${scheme}]`);
        // What is there is the same by night: only its colours differ.
        let barriers = await this.barriersIfThere(part, scheme === "dark");
        while (!barriers) {
          await open();
          barriers = await this.barriersIfThere(part, scheme === "dark");
        }
        found.push(...barriers.map((barrier) => `${size}, ${scheme}: ${barrier}`));
      }
      const over = await this.page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      if (over > 0) found.push(`${size}: ${over} pixels too wide`);
      const below = await this.page.evaluate(() =>
        document.querySelector(".ask, [data-test=ending]")
          ? document.documentElement.scrollHeight - innerHeight
          : 0,
      );
      if (below > 0) found.push(`${size}: ${below} pixels too tall`);
    }
    await this.page.setViewportSize(SIZES.desktop);
    return found;
  }

  /**
   * At a table that is where a record was after that many of its choices (all, if it is not
   * said), alone on all its seats.
   */
  async goTo(address: string, record: string, step?: number): Promise<string> {
    await this.page.goto(address);
    await this.page.waitForSelector("[data-play=mombasa]");
    const table = await this.page.evaluate(
      async ([text, step]) => {
        const send = async (path: string, data: object): Promise<{ id: string }> => {
          const answer = await fetch(`/api/${path}`, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(data),
          });
          return (await answer.json()) as { id: string };
        };
        if (!(await fetch("/api/me")).ok) await send("guests", { name: "Ada" });
        const whole = await send("records", { record: text });
        return step === undefined ? whole.id : (await send(`tables/${whole.id}/fork`, { step })).id;
      },
      [readFileSync(record, "utf8"), step] as const,
    );
    await this.page.goto(`${address}/t/${table}`);
    await this.page.reload();
    await this.page.waitForSelector(`[data-test=cover], ${SHELL} [data-test=ending], ${ASKED}`);
    return table;
  }

  async leave(): Promise<void> {
    await this.page.unrouteAll({ behavior: "ignoreErrors" });
    await this.context.close();
  }
}

/**
 * A server for the tests of a file, and the browser; nobody's page may have had faults. `packages`
 * are further folders of Python packages.
 */
export function site(packages: () => readonly string[] = () => []): {
  readonly address: string;
  readonly database: string;
  readonly browser: Browser;
  come(options?: Visit): Promise<Person>;
} {
  const people: Person[] = [];
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      Server.start(undefined, undefined, packages()),
      launch(),
    ]);
  });
  afterEach(async () => {
    for (const person of people.splice(0)) {
      expect(person.faults).toEqual([]);
      await person.leave();
    }
  });
  afterAll(() => server?.end());
  return {
    get address() {
      return server.address;
    },
    get database() {
      return server.database;
    },
    get browser() {
      return browser;
    },
    async come(options = {}) {
      const person = await Person.come(browser, options);
      people.push(person);
      return person;
    },
  };
}

/** The languages of a server, English first. */
export async function languages(address: string): Promise<string[]> {
  const about = (await (await fetch(`${address}/api/about`)).json()) as {
    languages: { code: string }[];
  };
  return about.languages.map(({ code }) => code);
}

/** Two people at a table of Speicherstadt, the one who is asked first, and its address. */
export async function two(
  here: ReturnType<typeof site>,
): Promise<[first: Person, other: Person, address: string]> {
  const [ada, ben] = [await here.come(), await here.come()];
  await ada.make(here.address, "speicherstadt", ["invited"]);
  const link = await ada.page.waitForSelector("[data-link]");
  await ben.page.goto((await link.getAttribute("data-link")) ?? "");
  await ben.page.click("[data-join]");
  await ada.page.waitForSelector("main li:nth-child(2) .here");
  await ada.page.click("[data-test=start]");
  await Promise.all([ada.seated(), ben.seated()]);
  const first = await Promise.race([ada.asked().then(() => ada), ben.asked().then(() => ben)]);
  return [first, first === ada ? ben : ada, ada.page.url()];
}
