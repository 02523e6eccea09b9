/** Tables at which nobody can play: the page says why, and what its people can do. */

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { LIMIT, Server, site, type Person } from "./kit";

const here = site();
const PYTHON = join(dirname(process.env.COMPTOIR ?? "../.venv/bin/comptoir"), "python");
const CHANGE =
  "import sqlite3, sys; base = sqlite3.connect(sys.argv[1]); base.execute(sys.argv[2]); base.commit()";

/** Do something to the only game of a server, while it is stopped. */
async function change(server: Server, sql: string): Promise<Server> {
  await server.stop();
  const done = spawnSync(PYTHON, ["-c", CHANGE, server.database.replace("sqlite:///", ""), sql], {
    encoding: "utf8",
    timeout: LIMIT,
  });
  expect(done.stderr).toBe("");
  return server.again();
}

async function closed({ page }: Person, why: RegExp): Promise<void> {
  await page.reload();
  await page.locator("[data-test=closed]").filter({ hasText: why }).waitFor();
}

it("says where a game is damaged, and lets its people go back to where it is not", async () => {
  let own = await Server.start();
  try {
    const person = await here.come();
    const { page } = person;
    await person.play(own.address);
    await person.withoutConfirming();
    await person.choose("bid 2");
    await page.waitForSelector(".panel li.own"); // it is made
    own = await change(
      own,
      "UPDATE journal SET text = 'fly' WHERE number = (SELECT max(number) FROM journal)",
    );
    await closed(person, /damaged from line \d+ on/);
    expect(await person.barriers()).toEqual([]);
    await page.click("[data-wish=cut]");
    await person.asked();
  } finally {
    await own.end();
  }
});

it("says that rules are unknown, and lets the game be ended and kept", async () => {
  let own = await Server.start();
  try {
    const person = await here.come();
    const { page } = person;
    await person.play(own.address);
    own = await change(own, "UPDATE tables SET version = 99");
    await closed(person, /version of the rules that this server no longer plays/);
    const download = page.waitForEvent("download");
    await page.click("[data-test=journal]");
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await page.click("[data-wish=end]");
    await page.getByText("The game was ended without a result.").waitFor();
    await page.waitForSelector("[data-wish]", { state: "detached" });
  } finally {
    await own.end();
  }
});
