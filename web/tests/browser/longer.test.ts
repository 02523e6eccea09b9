/**
 * Other languages need more room than English: all words, a third longer and with accents, still
 * fit on the main screens.
 */

import { expect, it } from "vitest";
import { site, type Person } from "./kit";
import { drawn, overflowing } from "./reading";

const here = site();
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const RECORDS = {
  speicherstadt: "../tests/golden/records/speicherstadt-4-2.txt",
  mombasa: "../tests/golden/records/mombasa-3-first-3.txt",
};

/** “Confirm”: “Cónfirmóóó”. Names of arguments and messages stay as they are. */
function longer(text: string): string {
  return text
    .split(/(\{[^}]*\}?)/)
    .map((part) =>
      part.startsWith("{")
        ? part
        : part.replace(/\p{L}{3,}/gu, (word) => {
            const accented = word.replaceAll("a", "á").replaceAll("e", "é").replaceAll("o", "ó");
            return accented + "ó".repeat(Math.ceil(word.length * 0.3));
          }),
    )
    .join("");
}

/** A file of words as the page loads it: every message in it longer. */
function longerWords(file: string): string {
  return file.replace(/^( *\*?\[[^\]]+\] |[\w-]+ = | +)(.*)$/gm, (_, head: string, text: string) =>
    [head, longer(text)].join(""),
  );
}

async function comeWithLongWords(): Promise<Person> {
  const person = await here.come();
  await person.page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const words = /^(?:var|const|let) \w+=`[^]*\n[\w-]+ = /.test(text);
    await route.fulfill({ response: answer, body: words ? longerWords(text) : text });
  });
  return person;
}

async function fits({ page }: Person, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await drawn(page);
    expect(await overflowing(page), `${what} at ${String(size.width)}`).toEqual([]);
  }
}

it("has room for longer words on the pages around the games", async () => {
  const person = await comeWithLongWords();
  const { page } = person;
  await page.goto(here.address);
  await page.waitForSelector("[data-play=mombasa]");
  expect(await page.textContent("[data-play=mombasa]")).toContain("ó");
  await fits(person, "home");
  await page.click("[data-make=mombasa]");
  await page.waitForSelector("dialog select");
  await fits(person, "new table");
  await page.keyboard.press("Escape");
  await person.make(here.address, "speicherstadt", ["open", "invited"]);
  await page.waitForSelector("[data-test=start]");
  await fits(person, "lobby");
});

it.each(["speicherstadt", "mombasa"] as const)("has room for longer words at %s", async (game) => {
  const person = await comeWithLongWords();
  const { page } = person;
  await page.goto(here.address);
  await page.click(`[data-learn=${game}]`);
  await page.waitForSelector("[data-test=coach-next]");
  await person.asked();
  await fits(person, "lesson");
  await page.click("[data-test=coach-leave]");
  for (const tab of ["log", "scores", "chat", "notes"]) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await drawn(page); // where there is less room the board comes first
      await page.click(`#tab-${tab}`);
      await drawn(page);
      expect(await overflowing(page), `${tab} at ${String(size.width)}`).toEqual([]);
    }
  }
  const table = await person.goTo(here.address, RECORDS[game]);
  await page.waitForSelector("[data-test=ending]");
  await fits(person, "the end");
  await page.goto(`${here.address}/replay/${table}/20`);
  await page.waitForSelector("aside svg[role=img]");
  await person.boarded();
  await fits(person, "replay");
});
