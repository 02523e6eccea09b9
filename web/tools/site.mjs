/**
 * A server of our own and a browser, for tools. `COMPTOIR` names the program, else it is that
 * of `.venv`.
 */

import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const PROGRAM = process.env.COMPTOIR ?? "../.venv/bin/comptoir";
const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "chromium-headless-shell"].map(
  (name) => `/usr/bin/${name}`,
);
const FLAGS = [
  "--no-sandbox",
  "--no-first-run",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Milliseconds that the server may take to begin, and to end. */
const [TO_BEGIN, TO_END] = [120_000, 20_000];
const LIMITS = [
  "guests-an-hour",
  "tables-an-hour",
  "requests-a-minute",
  "tries-a-minute",
  "tables-a-person",
];

/** Do some work with a browser, the address of a server and a folder; all is gone afterwards. */
export async function withSite(work) {
  const folder = mkdtempSync(join(tmpdir(), "comptoir-"));
  const words = [
    "serve",
    "--lang",
    "en",
    "--port",
    "0",
    "--database",
    `sqlite:///${join(folder, "tool.db")}`,
    "--analysis-budget",
    "2",
    "--analysis-nice",
    "0",
  ];
  const server = spawn(PROGRAM, [...words, ...LIMITS.flatMap((name) => [`--${name}`, "100000"])], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const program = BROWSERS.find((path) => existsSync(path));
  let browser;
  try {
    if (!program) throw new Error("Chromium is needed: as root, apt-get install chromium.");
    browser = await chromium.launch({ executablePath: program, args: FLAGS });
    await work({ browser, address: await heard(server), folder });
  } finally {
    await browser?.close();
    await end(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A server that does not end when it is asked to would keep us here for ever, and so would
 * pipes that its workers still hold.
 */
async function end(server) {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    const timer = setTimeout(() => server.kill("SIGKILL"), TO_END);
    server.kill("SIGTERM");
    await ended;
    clearTimeout(timer);
  }
  server.stdout.destroy();
  server.stderr.destroy();
}

function heard(server) {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (text) => {
      said += text;
      const found = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (found) resolve(found);
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.on("error", reject);
    server.on("exit", () => reject(new Error(`The server ended: ${said}`)));
    setTimeout(() => reject(new Error(`The server does not start: ${said}`)), TO_BEGIN).unref();
  });
}

/**
 * The file with the record of a game between bots. Meanwhile the browser and the server are
 * heard.
 */
export async function played(game, seed, folder) {
  const file = join(folder, `${game}.txt`);
  await promisify(execFile)(
    PROGRAM,
    [
      "play",
      game,
      "--lang",
      "en",
      "--seats",
      "easy,easy,easy",
      "--names",
      "Ada,Ben,Cleo",
      "--seed",
      String(seed),
      "--record",
      file,
    ],
    { maxBuffer: 1 << 28 },
  );
  return file;
}
