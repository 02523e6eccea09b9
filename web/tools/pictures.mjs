/**
 * The pictures of the documentation: `npm run pictures [NAME …]`, after the page was built. Look at
 * them before they are kept. Those of the pages on how to play are called `play/mombasa-nl`.
 * Each is taken in a window of its own and within its time, else once more; one that fails does not
 * keep the others from being taken.
 */

import { readFileSync } from "node:fs";
import { played, withSite } from "./site.mjs";

const OUT = process.env.PICTURES ?? "../docs/screenshots";
const GUIDES = "../docs/play/pictures";
const GUIDE = { viewport: { width: 1360, height: 850 } };
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
/** Something is asked, and the board is there: it may come later. */
const ASKED = ".shell:has(main.board > :not([aria-busy])) .ask [data-choice]:not([disabled])";
/** What is asked in the middle of a game. */
const VERBS = { speicherstadt: "buy", mombasa: "enter" };
const wanted = process.argv.slice(2);
/**
 * Milliseconds that a picture may take, on a loaded machine, too; an analysis looks at a whole
 * game.
 */
const TIME = { analysis: 3_000_000 };
const MOST = 300_000;

await withSite(async ({ browser, address, folder }) => {
  const { languages } = await (await fetch(`${address}/api/about`)).json();
  const locales = languages.map(({ code }) => code);
  const others = locales.filter((locale) => locale !== "en");
  const records = new Map();

  /** The lines of a game between bots. */
  async function record(game) {
    if (!records.has(game))
      records.set(
        game,
        readFileSync(await played(game, 5, folder), "utf8")
          .trimEnd()
          .split("\n"),
      );
    return records.get(game);
  }

  /**
   * How many choices were made when, from that part of the game on, somebody is first asked
   * what they answer with this verb.
   */
  async function moment(game, part, verb) {
    const choices = (await record(game)).filter((line) => /^\d/.test(line));
    return choices.findIndex(
      (line, index) => index >= choices.length * part && line.split(" ")[2] === verb,
    );
  }

  /** Somebody at a table that has got so far: part of the game's choices; 1 is its end. */
  async function at(game, part, options) {
    const page = await come(options);
    const table = await page.evaluate(
      async ([text, step]) => {
        const send = async (path, data) =>
          (
            await fetch(`/api/${path}`, {
              method: "POST",
              headers: { "Content-Type": "application/json" },
              body: JSON.stringify(data),
            })
          ).json();
        await send("guests", { name: "Ada" });
        const whole = await send("records", { record: text });
        return step === null ? whole.id : (await send(`tables/${whole.id}/fork`, { step })).id;
      },
      [
        (await record(game)).join("\n") + "\n",
        part === 1 ? null : await moment(game, part, VERBS[game]),
      ],
    );
    await page.goto(`${address}/t/${table}`);
    await page.reload();
    await page.waitForSelector(`[data-test=cover], [data-test=ending], ${ASKED}`);
    if (await page.$("[data-test=cover]")) await page.click("[data-test=cover] button");
    if (part < 1) await page.waitForSelector(ASKED);
    return { page, table };
  }

  async function come(options) {
    const context = await browser.newContext({
      locale: "en",
      reducedMotion: "reduce",
      serviceWorkers: "block",
      ...options,
    });
    context.setDefaultTimeout(180_000);
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector("[data-play=mombasa]");
    return page;
  }

  async function start(game, options) {
    const page = await come(options);
    await page.selectOption(`[data-game=${game}] select`, "easy");
    await page.click(`[data-play=${game}]`);
    await page.waitForSelector(ASKED);
    return page;
  }

  /** Where somebody plans cards in Mombasa, one of them already on its slot. */
  async function planning(options) {
    const page = await start("mombasa", options);
    for (let step = 0; step < 20 && !(await page.$("[data-choice^=plan]")); step++) {
      await page.waitForSelector(`[data-test=confirm]:not([disabled]), ${ASKED}`);
      await page
        .locator("[data-test=confirm]:not([disabled]), .ask [data-choice^=rest]:not([disabled])")
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined);
    }
    await page.locator("[data-choice^=plan]").first().click();
    await page.waitForSelector(".made");
    await page.waitForSelector(ASKED);
    return page;
  }

  const pictures = {
    home: () => come(DESKTOP),
    "home-dark": () => come({ ...DESKTOP, colorScheme: "dark" }),
    "speicherstadt-start": () => start("speicherstadt", DESKTOP),
    speicherstadt: async () => (await at("speicherstadt", 0.62, DESKTOP)).page,
    "speicherstadt-end": async () => (await at("speicherstadt", 1, DESKTOP)).page,
    "mombasa-start": () => start("mombasa", DESKTOP),
    mombasa: async () => (await at("mombasa", 0.58, DESKTOP)).page,
    "mombasa-end": async () => (await at("mombasa", 1, DESKTOP)).page,
    planning: () => planning(DESKTOP),
    "why-not": async () => {
      const page = await start("speicherstadt", DESKTOP);
      await page.locator("#seat-0 .deed").first().click({ force: true });
      await page.waitForSelector(".tip.ready");
      return page;
    },
    replay: async () => {
      const { page, table } = await at("mombasa", 1, DESKTOP);
      await page.goto(
        `${address}/replay/${table}/${Math.round((await record("mombasa")).length * 0.7)}`,
      );
      await page.waitForSelector("aside svg[role=img]");
      return page;
    },
    analysis: async () => {
      const { page, table } = await at("mombasa", 1, DESKTOP);
      await page.goto(`${address}/replay/${table}?analysis`);
      await page.click("[data-test=analyse]");
      await page.waitForSelector("[data-status=done]", { timeout: TIME.analysis });
      await page.locator("[data-worst]").first().click();
      await page.waitForSelector("[data-test=better]");
      await page.evaluate(() => document.querySelector("aside")?.scrollTo(0, 0));
      return page;
    },
    dark: async () => (await at("mombasa", 0.58, { ...DESKTOP, colorScheme: "dark" })).page,
    phone: async () => (await at("speicherstadt", 0.62, PHONE)).page,
    "phone-mombasa": async () => (await at("mombasa", 0.58, PHONE)).page,
    "phone-home": () => come(PHONE),
    ...Object.fromEntries(
      others.map((locale) => [
        `mombasa-${locale}`,
        async () => (await at("mombasa", 0.58, { ...DESKTOP, locale })).page,
      ]),
    ),
    ...Object.fromEntries(
      others.map((locale) => [
        `speicherstadt-${locale}`,
        async () => (await at("speicherstadt", 0.62, { ...DESKTOP, locale })).page,
      ]),
    ),
    ...Object.fromEntries(
      Object.keys(VERBS).flatMap((game) =>
        locales.map((locale) => [
          `play/${game}-${locale}`,
          () => start(game, { ...GUIDE, locale }),
        ]),
      ),
    ),
  };

  async function keep(name, take) {
    const page = await take();
    if (name !== "why-not") {
      await page.mouse.move(0, 0);
      await page.waitForSelector(".tip", { state: "detached" });
    }
    await page.screenshot({ ...file(name), timeout: MOST });
  }

  function file(name) {
    if (!name.startsWith("play/")) return { path: `${OUT}/${name}.png` };
    return { path: `${GUIDES}/${name.slice(5)}.jpg`, type: "jpeg", quality: 80 };
  }

  /** What is done, unless it takes too long. */
  async function within(time, work) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not done within ${time / 1000} seconds`)), time);
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  const failed = [];
  for (const [name, take] of Object.entries(pictures)) {
    // the others are to be looked at alone
    const alone = others.some((locale) => name.endsWith(`-${locale}`)) && !name.startsWith("play/");
    const kept = !alone && !/^home-dark$|^phone-home$/.test(name);
    if (wanted.length > 0 ? !wanted.includes(name) : !kept) continue;
    for (let attempt = 1; attempt <= 2; attempt++) {
      const work = keep(name, take);
      work.catch(() => undefined); // it may still fail when we don't wait for it any more
      const trouble = await within(TIME[name] ?? MOST, work).then(
        () => null,
        (error) => error,
      );
      await Promise.all(browser.contexts().map((context) => context.close()));
      console.log(trouble ? `${name}: ${trouble.message.split("\n")[0]}` : name);
      if (!trouble) break;
      if (attempt === 2) failed.push(name);
    }
  }
  if (failed.length > 0) {
    console.error(`Not taken: ${failed.join(", ")}.`);
    process.exitCode = 1;
  }
});
