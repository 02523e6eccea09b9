import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { notify } from "../../src/lib/notify";

type Told = [title: string, options: NotificationOptions];

const TABLE = "https://comptoir.example/t/abc";
let told: { by: string; what: Told }[] = [];

class Shown {
  static permission = "granted";
  onclick: (() => void) | null = null;
  constructor(...what: Told) {
    told.push({ by: "page", what });
  }
  close(): void {}
}

/** As on Android: only a service worker may show one. */
class Forbidden {
  static permission = "granted";
  onclick: (() => void) | null = null;
  constructor() {
    throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification().");
  }
}

const worker = {
  active: {},
  showNotification: (...what: Told) => {
    told.push({ by: "worker", what });
    return Promise.resolve();
  },
};

function browser(serviceWorker: object | undefined, Notification: unknown, hidden = true): void {
  told = [];
  vi.stubGlobal("document", { hidden });
  vi.stubGlobal("location", { href: TABLE });
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("Notification", Notification);
}

const registered = (found: unknown) => ({ getRegistration: () => Promise.resolve(found) });
const tell = () => notify("Your turn", "Mombasa", "abc");

afterEach(() => vi.unstubAllGlobals());

it("shows a notification by the service worker, as phones want it", async () => {
  browser(registered(worker), Forbidden);
  await tell();
  expect(told).toEqual([
    {
      by: "worker",
      what: ["Your turn", { body: "Mombasa", tag: "abc", icon: "/icon-turn.svg", data: TABLE }],
    },
  ]);
});

it.each([
  ["there is no service worker at all", undefined],
  ["none is registered", registered(undefined)],
  ["it does not work yet", registered({ ...worker, active: null })],
  [
    "it fails",
    registered({ ...worker, showNotification: () => Promise.reject(new TypeError("No.")) }),
  ],
])("shows it by the page where %s", async (_, serviceWorker) => {
  browser(serviceWorker, Shown);
  await tell();
  expect(told.map(({ by }) => by)).toEqual(["page"]);
});

it("shows nothing to somebody who looks, or does not want it, and fails nowhere", async () => {
  browser(registered(worker), Shown, false);
  await tell();
  browser(registered(worker), { permission: "denied" });
  await tell();
  browser(registered(undefined), Forbidden);
  await tell();
  expect(told).toEqual([]);
});

/** What the service worker does when somebody clicks a notification, with these pages open. */
async function clicked(open: readonly string[]): Promise<string[]> {
  const done: string[] = [];
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) =>
      handlers.set(name, handler),
    clients: {
      matchAll: () =>
        Promise.resolve(open.map((url) => ({ url, focus: () => done.push(`focus ${url}`) }))),
      openWindow: (url: string) => done.push(`open ${url}`),
    },
  };
  const code = readFileSync("public/sw.js", "utf8");
  new Function("self", "location", code)(self, { href: "https://comptoir.example/sw.js" });
  let work: unknown;
  handlers.get("notificationclick")?.({
    notification: { data: TABLE, close: () => done.push("close") },
    waitUntil: (waited: unknown) => (work = waited),
  });
  await work;
  return done;
}

it("leads from a notification to its table, open or not", async () => {
  expect(await clicked(["https://comptoir.example/", TABLE])).toEqual(["close", `focus ${TABLE}`]);
  expect(await clicked(["https://comptoir.example/"])).toEqual(["close", `open ${TABLE}`]);
});
