/**
 * What makes playing pleasant: clocks, rematches, touch, sound, news, and a page that opens
 * without a network.
 */

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ServerMessage } from "../../src/lib/types";
import { site } from "./kit";

const here = site();
const SPEICHERSTADT = "../tests/golden/records/speicherstadt-3-1.txt";
const MOMBASA = "../tests/golden/records/mombasa-3-first-3.txt";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The choices of a record: the seat (`*` is chance) and the verb of each. */
function choices(record: string): { seat: string; verb: string }[] {
  const lines = readFileSync(record, "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line));
  return lines.map((line) => line.split(" ")).map(([, seat = "", verb = ""]) => ({ seat, verb }));
}

it("can be installed, and opens without a network", async () => {
  const person = await here.come({ serviceWorkers: "allow" });
  const { page, context } = person;
  await page.goto(here.address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  await page.reload(); // now by way of the worker, which keeps what it gives
  await page.waitForSelector("[data-play=mombasa]");
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector(".away[role=alert]");
  await context.setOffline(false);
  await page.waitForSelector(".away", { state: "detached" });
});

it("shows everybody's clock, runs that of whoever is asked, and says whose time is up", async () => {
  const person = await here.come();
  const { page } = person;
  await page.goto(here.address);
  await page.click("[data-make=speicherstadt]");
  await page.click("dialog .size:nth-child(1) input");
  await page.selectOption("#seat-1", "me");
  await page.locator("dialog .line select").last().selectOption("live");
  await page.click("dialog button[type=submit]");
  await person.uncover();
  await page.waitForFunction(() =>
    /^1[0-4]:\d\d$/.test(document.querySelector(".clock.running")?.textContent ?? ""),
  );
  expect(await page.innerText(".clock:not(.running)")).toBe("15:00");
  // As the server tells it a quarter of an hour later.
  await page.routeWebSocket(/\/live/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.type === "seen")
        for (const player of message.table.players)
          Object.assign(player, { left: true, clock: { left: 0, running: false } });
      socket.send(JSON.stringify(message));
    });
  });
  await page.reload();
  await page.waitForSelector("[data-test=bot-plays]:has-text('Your time is up')");
  expect(await page.innerText(".people")).toContain("out of time");
  expect(await page.locator(".ask [data-choice]").count()).toBe(0);
});

it("ends with the score sheet, and goes on with a rematch", async () => {
  const person = await here.come();
  const { page } = person;
  const made = choices(SPEICHERSTADT);
  await person.goTo(
    here.address,
    SPEICHERSTADT,
    made.findLastIndex(({ seat }) => seat !== "*"),
  );
  const next = page.locator(
    "[data-test=confirm]:not([disabled]), .ask [data-choice]:not([disabled])",
  );
  for (let step = 0; step < 20; step++) {
    await page.waitForSelector(
      "[data-test=cover], [data-test=ending], [data-test=confirm]:not([disabled]), .ask [data-choice]:not([disabled])",
    );
    if (await page.$("[data-test=ending]")) break;
    if (await page.$("[data-test=cover]")) await person.uncover();
    // The table may go on between looking and clicking: then there is another question.
    else
      await next
        .last()
        .click({ timeout: 5000 })
        .catch(() => undefined);
  }
  await page.waitForSelector("#tab-scores[aria-selected=true]");
  const before = page.url();
  await page.click("[data-test=rematch]");
  await page.waitForFunction((old) => location.href !== old, before);
  await page.waitForSelector("[data-test=cover], .ask [data-choice]:not([disabled])");
});

it("plans with a finger", async () => {
  const person = await here.come(PHONE);
  const { page, context } = person;
  const made = choices(MOMBASA);
  const first = made.findIndex(
    ({ verb }, index) =>
      index > made.length / 3 && verb === "plan" && made[index - 1]?.verb !== "plan",
  );
  await person.goTo(here.address, MOMBASA, first);
  await person.uncover();
  await person.asked();
  await person.still();
  const card = page.locator(".hand [data-option^=plan]").first();
  await card.scrollIntoViewIfNeeded();
  const [from, to] = [
    await card.boundingBox(),
    await page.locator('[data-drop="2"]').boundingBox(),
  ];
  if (!from || !to) throw new Error("There is nothing to drag.");
  const touch = await context.newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : [{ x: from.x + 30 + (to.x - from.x) * part, y: from.y + 30 + (to.y - from.y) * part }],
    });
  await send("touchStart", 0);
  for (const part of [0.2, 0.6, 1]) await send("touchMove", part);
  await page.waitForSelector('[data-drop="2"].over');
  await send("touchEnd", 1);
  await page.waitForSelector(".waits");
});

it("tells on a phone what others did since the last turn", async () => {
  const person = await here.come(PHONE);
  const { page } = person;
  await person.play(here.address);
  await page.tap(".board [data-option='bid 1']");
  await page.tap("[data-test=confirm]");
  await page.waitForSelector(".made", { state: "detached" });
  await person.asked();
  await page.evaluate(() =>
    localStorage.setItem("comptoir.settings", JSON.stringify({ moment: false, pace: "slow" })),
  );
  await page.reload();
  await person.asked();
  await person.linger();
  await page.tap("#tab-log");
  await page.tap("[data-test=since] button");
  await page.waitForSelector("#tab-table[aria-selected=true]");
  await page.waitForSelector(".ask[inert]"); // it is asked about another board
  const said = await page.innerText("[data-test=story] .said");
  await page.tap("[data-test=story-next]");
  await page.waitForFunction(
    (text) => document.querySelector("[data-test=story] .said")?.textContent !== text,
    said,
  );
});

it("rings when it is somebody's turn only if they want it", async () => {
  const person = await here.come();
  const { page } = person;
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { rung: number };
    counter.rung = 0;
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counter.rung++;
      }
    };
  });
  const rung = () => page.evaluate(() => (globalThis as unknown as { rung: number }).rung);
  await person.play(here.address);
  expect(await rung()).toBe(0);
  await page.click('.bar [aria-expanded="false"]');
  await page.check("[data-test=sound-setting]");
  await page.keyboard.press("Escape");
  await person.withoutConfirming();
  await person.choose("bid 1");
  await page.waitForFunction(() => (globalThis as unknown as { rung: number }).rung > 0);
  expect(await page.locator("[data-test=confirm]").count()).toBe(0);
});

it("confirms no turn by itself in a lesson, and elsewhere says that it will", async () => {
  const person = await here.come();
  const { page } = person;
  await page.addInitScript(() =>
    localStorage.setItem("comptoir.settings", JSON.stringify({ moment: true, pace: "once" })),
  );
  const ready = "[data-test=confirm]:not([disabled])";
  await page.goto(here.address);
  await page.click("[data-learn=speicherstadt]");
  await person.asked();
  await person.choose("bid 1");
  await page.waitForSelector(`${ready}:not(.soon)`);
  expect(await page.innerText("#ask")).toBe("Play this turn?");
  expect(await page.innerText(".ask")).toContain("It waits until you confirm it.");
  await person.play(here.address);
  await person.choose("bid 1");
  await page.waitForSelector(`${ready}.soon`);
  expect(await page.innerText("#ask")).toBe("This turn is played in a moment, unless you undo it");
  await page.keyboard.press("u");
  await person.asked();
});
