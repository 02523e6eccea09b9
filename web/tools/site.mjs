/** A server of our own and a browser, for tools. `COMPTOIR` names the program, else it is that of `.venv`. */

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const PROGRAM = process.env.COMPTOIR ?? "../.venv/bin/comptoir";
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const LIMITS = ["guests-an-hour", "tables-an-hour", "requests-a-minute", "tries-a-minute", "tables-a-person"];

/** Do some work with a browser, the address of a server and a folder; all is gone afterwards. */
export async function withSite(work) {
  const folder = mkdtempSync(join(tmpdir(), "comptoir-"));
  const words = ["serve", "--lang", "en", "--port", "0", "--database", `sqlite:///${join(folder, "tool.db")}`, "--analysis-budget", "2", "--analysis-nice", "0"];
  const server = spawn(PROGRAM, [...words, ...LIMITS.flatMap((name) => [`--${name}`, "100000"])], { stdio: ["ignore", "pipe", "pipe"] });
  const program = BROWSERS.find((path) => existsSync(path));
  if (!program) throw new Error("Chromium is needed: as root, apt-get install chromium.");
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking"] });
  try {
    await work({ browser, address: await heard(server), folder });
  } finally {
    await browser.close();
    server.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
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
    server.on("exit", () => reject(new Error(`The server ended: ${said}`)));
  });
}

/** A game of bots, as the lines of its record: the header, and the choices. */
export function played(game, seed, folder) {
  const file = join(folder, `${game}.txt`);
  execFileSync(PROGRAM, ["play", game, "--lang", "en", "--seats", "easy,easy,easy", "--names", "Ada,Ben,Cleo", "--seed", String(seed), "--record", file], { stdio: "ignore" });
  return file;
}
