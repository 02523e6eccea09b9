/**
 * How large and how quick the page is, by the browser's own account: `npm run measure`, after the
 * page was built.
 * Size is what came over the wire. Interactive is when the button to play is there and no long task
 * runs any more; how much processor
 * time the page's thread took until then does not depend on what else the machine does. A click
 * counts until the next picture shows something new (Event Timing). Frames are counted while pieces
 * fly.
 * `npm run measure -- 4` slows the page's processor down four times, to that of a slow phone.
 */

import { withSite } from "./site.mjs";

const RUNS = 5;
const SLOWER = Number(process.argv[2] ?? 1);
const NEXT = "[data-test=confirm]:not([disabled]), .ask [data-choice]:not([disabled])";
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const context = (browser) =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en",
    serviceWorkers: "block",
  });

/** The browser's account of a page's thread, and its processor as slow as is wanted. */
async function account(visit, page) {
  const session = await visit.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
}

/** In the page: note when the button is there, long tasks, and how long events take. */
function watch() {
  const seen = { button: 0, long: 0, events: [] };
  globalThis.measured = seen;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries())
      seen.long = Math.max(seen.long, task.startTime + task.duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries())
      if (event.name === "click") seen.events.push(event.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
  const timer = setInterval(() => {
    if (!document.querySelector("[data-play]")) return;
    seen.button = performance.now();
    clearInterval(timer);
  }, 5);
}

const wire = () =>
  [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter(({ name }) => !name.includes("/api/"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

async function load(browser, address) {
  const [times, work] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const visit = await context(browser);
    const page = await visit.newPage();
    await page.addInitScript(watch);
    const worked = await account(visit, page);
    await page.goto(address);
    await page.waitForFunction(() => globalThis.measured.button > 0);
    work.push(await worked());
    await page.waitForLoadState("networkidle");
    times.push(
      await page.evaluate(() =>
        Math.max(
          globalThis.measured.button,
          Math.min(globalThis.measured.long, globalThis.measured.button + 5000),
        ),
      ),
    );
    await visit.close();
  }
  return { interactive: median(times), work: median(work) };
}

/**
 * As people click: the pointer is there before, and nothing in the page looks whether a click may
 * be meant, as it does when a test clicks.
 */
async function click(page) {
  const place = page.locator(NEXT).first();
  await place.hover().catch(() => undefined);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.down();
  await page.mouse.up();
}

async function table(browser, address, game) {
  const visit = await context(browser);
  const page = await visit.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch);
  const worked = await account(visit, page);
  await page.goto(address);
  await page.waitForSelector(`[data-play=${game}]`);
  const home = await page.evaluate(wire);
  await page.selectOption(`[data-game=${game}] select`, "easy");
  await page.click(`[data-play=${game}]`);
  await page.waitForSelector(".ask [data-choice]:not([disabled])");
  const whole = await page.evaluate(wire);
  await page.evaluate(() => globalThis.measured.events.splice(0));
  const before = await worked();
  for (let step = 0; step < 16; step++) {
    await page.waitForSelector(NEXT);
    await click(page);
  }
  const clicks = await page.evaluate(() => globalThis.measured.events);
  const work = ((await worked()) - before) / 16;
  const frames = await page.evaluate(async () => {
    const pieces = Array.from({ length: 12 }, (_, index) => {
      const piece = document.createElement("div");
      piece.className = "flying coin";
      document.body.append(piece);
      piece.animate(
        [
          { transform: "translate(100px, 100px)" },
          { transform: `translate(${900 - index * 20}px, 700px)` },
        ],
        { duration: 650, iterations: 3, delay: index * 60 },
      );
      return piece;
    });
    const times = [];
    await new Promise((resolve) => {
      const next = (now) => {
        times.push(now);
        if (now - times[0] < 2000) requestAnimationFrame(next);
        else resolve();
      };
      requestAnimationFrame(next);
    });
    for (const piece of pieces) piece.remove();
    return ((times.length - 1) * 1000) / (times.at(-1) - times[0]);
  });
  await visit.close();
  return { home, whole, clicks, work, frames };
}

await withSite(async ({ browser, address }) => {
  const { interactive, work } = await load(browser, address);
  const found = {
    interactive_ms: Math.round(interactive),
    interactive_processor_ms: Math.round(work),
  };
  for (const game of ["speicherstadt", "mombasa"]) {
    const { home, whole, clicks, work, frames } = await table(browser, address, game);
    found["home_bytes"] = home;
    found[game] = {
      bytes: whole,
      click_ms_median: median(clicks) ?? 16,
      click_ms_most: Math.max(16, ...clicks),
      processor_ms_a_click: Math.round(work),
      frames_a_second: Math.round(frames),
    };
  }
  console.log(JSON.stringify(found, null, 2));
});
