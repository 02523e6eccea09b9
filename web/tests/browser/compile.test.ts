import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { launch, Person, Server } from "./kit";

const ROOT = resolve("..");
const PROGRAM = process.env.COMPTOIR ?? join(ROOT, ".venv/bin/comptoir");

/**
 * The sources, of which nothing is compiled yet, and a program that starts them as `make play` does.
 * The compiler waits until it may go on, and has little to do: the core alone. It does that at
 * our own priority: at the lowest it would get no turn where other tests run.
 */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), "comptoir-clone-"));
  for (const part of ["src", "tools", "docs/rules", "constraints.txt"])
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (file) => !file.endsWith("__pycache__"), // others may be writing there
    });
  for (const file of readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".py") && !/\/(core|actions)\b/.test(file)) unmark(join(folder, "src", file));
  replace(join(folder, "tools/play.py"), "os.nice(19)", "os.nice(0)");
  const python = join(dirname(PROGRAM), "python");
  const wait = `while [ -d '${folder}' ] && ! [ -e '${folder}/go' ]; do sleep 0.1; done`;
  script(join(folder, "cc"), `touch '${folder}/compiling'; ${wait}; exec cc "$@"`);
  script(
    join(folder, "play"),
    `export CC='${folder}/cc'; cd '${folder}' && exec '${python}' -m tools.play "$@"`,
  );
  return folder;
}

function unmark(file: string): void {
  const text = readFileSync(file, "utf8");
  if (text.startsWith("# Compiled")) writeFileSync(file, text.slice(text.indexOf("\n") + 1));
}

function replace(file: string, old: string, fresh: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(old);
  writeFileSync(file, text.replace(old, fresh));
}

function script(file: string, lines: string): void {
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((later) => setTimeout(later, 100));
}

function isCompiled(folder: string): boolean {
  const made = join(folder, "build/package");
  return existsSync(made) && readdirSync(made).some((name) => !name.startsWith("tmp"));
}

async function engineOf({ page }: Person, address: string): Promise<string | null> {
  await page.goto(`${address}/about`);
  await page.reload();
  return page.textContent("main .program");
}

it("plays on undisturbed while the engine is compiled, and with it after the next start", async () => {
  const folder = clone();
  const { COMPTOIR } = process.env;
  process.env.COMPTOIR = join(folder, "play");
  const browser = await launch();
  let server = await Server.start();
  const person = await Person.come(browser);
  try {
    const { page } = person;
    expect(await engineOf(person, server.address)).toContain("plain Python");
    await person.make(server.address, "speicherstadt", ["bot:easy", "bot:easy"]);
    await person.seated();
    await person.withoutConfirming();
    const table = page.url();
    const choose = async () => {
      const choice = page.locator(".ask [data-choice]:not([disabled])").first();
      await page.waitForSelector(".ask [data-choice]:not([disabled]), [data-test=ending]");
      if (await page.$("[data-test=ending]")) return false;
      await choice.click({ timeout: 5000 }).catch(() => undefined);
      return true;
    };
    let open = true;
    await until(() => existsSync(join(folder, "compiling")));
    for (let made = 0; open && made < 3; made++) open = await choose();
    writeFileSync(join(folder, "go"), "");
    await until(() => isCompiled(folder));
    for (let made = 0; open && made < 5; made++) open = await choose();
    expect(await engineOf(person, server.address)).toContain("plain Python");
    server = await server.stop().then(() => server.again());
    expect(await engineOf(person, server.address)).toContain("engine compiled");
    await page.goto(table);
    expect(open).toBe(true);
    expect(await choose()).toBe(true);
    expect(person.faults.filter((fault) => !fault.includes("ERR_CONNECTION_REFUSED"))).toEqual([]);
  } finally {
    if (COMPTOIR === undefined) delete process.env.COMPTOIR;
    else process.env.COMPTOIR = COMPTOIR;
    await person.leave();
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
