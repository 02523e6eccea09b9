/** What CONTRIBUTING.md says of `npm run`. */

import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../..");
const VITEST = join(WEB, "node_modules/vitest/vitest.mjs");
const { scripts } = JSON.parse(readFileSync(join(WEB, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** The files that a script runs, with names of files after it. */
async function run(script: string, ...names: string[]): Promise<string[]> {
  const [program, command, ...given] = (scripts[script] ?? "").replaceAll('"', "").split(" ");
  expect([program, command]).toEqual(["vitest", "run"]);
  const words = [VITEST, "list", "--filesOnly", ...given, ...names];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: WEB });
  return stdout.trim().split("\n").sort();
}

const all = (folder: string): string[] =>
  readdirSync(join(WEB, "tests", folder))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `tests/${folder}/${name}`)
    .sort();

it("tests in a browser what is named, or else all, and each browser its own", async () => {
  expect(await run("browser", "whatif")).toEqual(["tests/browser/whatif.test.ts"]);
  expect(await run("browser", "tests/browser/whatif.test.ts")).toEqual([
    "tests/browser/whatif.test.ts",
  ]);
  expect(await run("browser")).toEqual(all("browser"));
  expect(await run("firefox")).toEqual(all("firefox"));
});
