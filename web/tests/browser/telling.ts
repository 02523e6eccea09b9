/** What the board shows while turns are told, beside what the server's projections say. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Summary } from "../../src/games/board";
import { letterOf } from "../../src/games/mombasa/look";
import { summary as ofMombasa } from "../../src/games/mombasa/summary";
import type { MombasaView } from "../../src/games/mombasa/view";
import { summary as ofSpeicherstadt } from "../../src/games/speicherstadt/summary";
import type { View } from "../../src/games/speicherstadt/view";
import { chapters } from "../../src/lib/chapters";
import { patched } from "../../src/lib/patch";
import { playerNames } from "../../src/lib/players";
import { told } from "../../src/lib/tale";
import { beatsOf, type Beat } from "../../src/lib/teller.svelte";
import type { Board, Projection, ServerMessage, Story, TableInfo } from "../../src/lib/types";
import { makeBundle, Words } from "../../src/lib/words";

export type Game = "speicherstadt" | "mombasa";
/** The same of a board on the page and of a projection, by what it is about. */
type Digest = Record<string, unknown>;

/** What is said, and the board at that moment. */
interface Moment {
  sentence: string;
  board: Digest;
}

/** A turn as it is to be told. */
interface Turn {
  sentence: string;
  before: Digest;
  after: Digest;
}

const PROGRAM = "../src/comptoir";
const ENGLISH = readdirSync(PROGRAM, { encoding: "utf8", recursive: true })
  .filter((file) => /\blocales.en.[^/]+\.ftl$/.test(file))
  .map((file) => readFileSync(join(PROGRAM, file), "utf8"));
const SUMMARIES: Record<Game, Summary> = { mombasa: ofMombasa, speicherstadt: ofSpeicherstadt };

const DIGESTS: Record<Game, (view: never) => Digest> = {
  speicherstadt: ({ offer, players }: View) => ({
    queues: offer.map(({ queue }) => queue),
    coins: players.map(({ coins }) => coins),
    merchants: players.map(({ merchants }) => merchants),
  }),
  mombasa: ({ map, companies, players }: MombasaView) => ({
    posts: Object.fromEntries(map.map(({ id, post }) => [id, post ? letterOf(post) : ""])),
    tracks: Object.fromEntries(companies.map(({ id, track }) => [id, track?.markers ?? []])),
    pounds: players.map(({ pounds }) => pounds),
  }),
};

function digest(game: Game, { view, standings }: Board): Digest {
  const scores = [...standings].sort((a, b) => a.seat - b.seat).map(({ total }) => total);
  return { ...DIGESTS[game](view as never), scores };
}

/** Notes all that the board shows from now on, each time that it shows something else. */
export async function listen(page: Page, game: Game): Promise<void> {
  await page.evaluate((game) => {
    const all = (where: string, within: ParentNode = document) => [
      ...within.querySelectorAll(where),
    ];
    const number = (where: string, within: ParentNode): number => {
      const found = /[-−]?\d+$/.exec(within.querySelector(where)?.textContent?.trim() ?? "");
      return Number(found?.[0].replace("−", "-"));
    };
    const named = (element: Element, start: string) => element.id.slice(start.length);
    const places = () => all("[id^=seat-]").sort((a, b) => a.id.localeCompare(b.id));
    const looks = {
      speicherstadt: () => ({
        queues: all(".space").map((space) =>
          all(".waiting [data-merchant]", space).map((one) =>
            Number(one.getAttribute("data-merchant")),
          ),
        ),
        coins: places().map((place) => number("[data-part=coins] b", place)),
        merchants: places().map((place) => all(".merchants svg", place).length),
      }),
      mombasa: () => ({
        posts: Object.fromEntries(
          all("[id^=at-]").map((at) => {
            const next = at.nextElementSibling;
            return [named(at, "at-"), next?.matches(".post") ? next.textContent?.trim() : ""];
          }),
        ),
        tracks: Object.fromEntries(
          all("[id^=track_]").map((track) => {
            const strip = track.previousElementSibling as Element;
            const spaces = all('rect[rx="2.500"]', strip).map((space) => [
              Number(space.getAttribute("x")),
              Number(space.getAttribute("width")),
            ]);
            const at = (piece: Element): number => {
              const x = parseFloat((piece as SVGElement).style.transform.split("(")[1] ?? "");
              return spaces.findIndex(([left = 0, width = 0]) => x > left && x < left + width);
            };
            return [named(track, "track_"), all(".piece", strip).map(at)];
          }),
        ),
        pounds: places().map((place) => number(".amount b, .thing b", place)),
      }),
    };
    const heard: Moment[] = [];
    Object.assign(globalThis, { heard });
    let last = "";
    const look = (): void => {
      if (!document.querySelector("[id^=seat-]")) return;
      const sentence = all("[data-test=story] .said p > span:last-child")
        .map((one) => one.textContent)
        .join(" ");
      const scores = places().map((place) => number(".score", place));
      const moment = { sentence, board: { ...looks[game](), scores } };
      const now = JSON.stringify(moment);
      if (now !== last) heard.push(moment);
      last = now;
    };
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }, game);
}

/** What was noted since it was asked for last. */
export const heard = (page: Page): Promise<Moment[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Moment[] }).heard.splice(0));

/** What is told takes a twentieth of its time. */
export async function brisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout: wait } = globalThis;
    const sooner = (work: () => void, time = 0) =>
      wait(work, time >= 300 && time <= 7000 ? time / 20 : time);
    Object.assign(globalThis, { setTimeout: sooner });
  });
}

/** The turns that the server tells this page of, as they come. */
export function live(page: Page): Beat<Projection>[] {
  const beats: Beat<Projection>[] = [];
  let latest: Projection | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === "seen") latest = message.projection;
      if (message.type !== "change" || !latest) return;
      const { log, ...rest } = latest;
      const earlier = latest;
      const { lines } = message;
      const after = { ...patched(rest, message.patch), log: [...log, ...lines] } as Projection;
      latest = after;
      // What somebody did themselves is not told.
      if (lines.length > 0 && lines.every(({ text }) => text === ""))
        beats.push({ lines, earlier, after });
    }),
  );
  return beats;
}

/** What others did since somebody's last choice, by the server's account. */
export async function since(page: Page, table: string): Promise<Beat[]> {
  const story = await page.evaluate(async (id) => {
    const seen = (await (await fetch(`/api/tables/${id}/seen?seat=0`)).json()) as {
      projection: Projection;
    };
    const own = seen.projection.log.findLast(({ text }) => text !== "")?.number ?? 0;
    const answer = await fetch(`/api/tables/${id}/story?after=${String(own)}&seat=0`);
    return (await answer.json()) as Story;
  }, table);
  return beatsOf(story);
}

/** These turns in the words of the table. */
export async function turns(
  page: Page,
  game: Game,
  table: string,
  beats: readonly Beat[],
): Promise<Turn[]> {
  const info = await page.evaluate(
    async (id) => (await (await fetch(`/api/tables/${id}`)).json()) as TableInfo,
    table,
  );
  const plain = new Words("en", makeBundle("en", ENGLISH));
  const words = plain.seated(playerNames(info.players, plain));
  return beats.map(({ lines, earlier, after }) => ({
    sentence: chapters(lines, false)
      .map((chapter) => told(chapter, words, SUMMARIES[game]))
      .filter(Boolean)
      .join(" "),
    before: digest(game, earlier),
    after: digest(game, after),
  }));
}

/**
 * How many turns were told, in their order: while a sentence stands there the board is that before
 * its turn or that after it, and the latter when the next one comes.
 */
export function expectInOrder(moments: readonly Moment[], all: readonly Turn[]): number {
  let [at, shown, count] = [-1, true, 0];
  for (const { sentence, board } of moments.filter(({ sentence }) => sentence)) {
    const now = JSON.stringify(board);
    const is = (turn: Turn | undefined, which: "before" | "after") =>
      turn?.sentence === sentence && JSON.stringify(turn[which]) === now;
    if (is(all[at], shown ? "after" : "before")) continue;
    if (!is(all[at], "after")) {
      expect(shown, `The board after “${all[at]?.sentence ?? ""}” was not shown.`).toBe(true);
      const next = (turn: Turn) => is(turn, "before") || is(turn, "after");
      const found = all.slice(at + 1).findIndex(next);
      const meant = all.find((turn) => turn.sentence === sentence);
      expect(found, `“${sentence}”: ${now}, not ${JSON.stringify(meant)}`).not.toBe(-1);
      at += found + 1;
      shown = false;
    }
    if (!is(all[at], "after")) continue;
    shown = true;
    count++;
  }
  expect(shown, "the board after the last sentence").toBe(true);
  return count;
}

/** What of the board was not the same all the time. */
export function changed(all: readonly Turn[]): string[] {
  const parts = Object.keys(all[0]?.before ?? {});
  return parts.filter((part) =>
    all.some(({ before, after }) => JSON.stringify(before[part]) !== JSON.stringify(after[part])),
  );
}
