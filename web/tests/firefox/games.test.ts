/** A whole game of each in Firefox: everything that is asked is answered by real clicks. */

import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { LIMIT, Server } from "../browser/kit";
import { Firefox } from "./firefox";

let server: Server;
let firefox: Firefox;
beforeAll(async () => {
  [server, firefox] = await Promise.all([Server.start(), Firefox.start(1280, 720)]);
});
afterEach(() => {
  expect(firefox.faults.splice(0)).toEqual([]);
});
afterAll(async () => {
  await firefox?.end();
  await server?.end();
});

interface Place {
  x: number;
  y: number;
}

/** Wait until one of these is in the page and can be clicked; where it is, if it can be seen. */
const find = (wanted: { selector: string; nth: number; limit: number }) =>
  new Promise<Place | null>((resolve, reject) => {
    const ended = performance.now() + wanted.limit;
    const look = (): void => {
      const found = [...document.querySelectorAll(wanted.selector)];
      const element = found[wanted.nth % found.length];
      if (!element) {
        if (performance.now() > ended) reject(new Error(`There is no ${wanted.selector}`));
        else setTimeout(look, 30);
        return;
      }
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      const place = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const hit = document.elementFromPoint(place.x, place.y);
      resolve(hit && (element.contains(hit) || hit.contains(element)) ? place : null);
    };
    look();
  });

async function click(selector: string, nth = 0): Promise<boolean> {
  const place = await firefox.run(find, { selector, nth, limit: LIMIT });
  if (place) await firefox.clickAt(place);
  return place !== null;
}

const ASKED = ".ask [data-choice]:not([disabled])";
const ENDING = "[data-test=ending]";

const there = (selector: string): Promise<boolean> =>
  firefox.run((selector) => document.querySelector(selector) !== null, selector);

/** On the board and in the list by turns, each time another one. */
async function answer(step: number): Promise<void> {
  const lit = ".board [data-option]";
  if (step % 3 === 0 && (await there(lit)) && (await click(`${lit}, ${ENDING}`, step))) {
    const menu = ".tip [data-choice], .tip [data-way]";
    if (await there(menu)) await click(`${menu}, .ask`);
  } else await click(`${ASKED}, ${ENDING}`, step * 7);
}

it.each(["speicherstadt", "mombasa"])("plays a whole game of %s", async (game) => {
  await firefox.open(server.address);
  await firefox.run(() =>
    localStorage.setItem(
      "comptoir.settings",
      JSON.stringify({ confirm: false, moment: false, pace: "once" }),
    ),
  );
  await firefox.open("about:blank");
  await firefox.open(server.address);
  const easy = `[data-game=${game}] select`;
  await firefox.run(find, { selector: easy, nth: 0, limit: LIMIT });
  await firefox.run((easy) => {
    const level = document.querySelector(easy) as HTMLSelectElement;
    level.value = "easy";
    level.dispatchEvent(new Event("change", { bubbles: true }));
  }, easy);
  await click(`[data-play=${game}]`);
  await firefox.run(find, { selector: ASKED, nth: 0, limit: LIMIT });
  // Many a step is made before the last one was answered, the more the faster the machine is.
  for (let step = 0; step < 10_000 && !(await there(ENDING)); step++) {
    await answer(step);
    await firefox.run(find, { selector: `${ASKED}, ${ENDING}`, nth: 0, limit: LIMIT });
  }
  const first = await firefox.run(
    (ending) => document.querySelector(`${ending} li`)?.textContent ?? "",
    ENDING,
  );
  expect(first).toMatch(/^1st/);
});
