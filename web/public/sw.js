/*
 * The shell of the page works without a network: it then says so. What the server says is never kept.
 * All files of a version, with the words of the reader's language, are stored together when its
 * worker is installed. So a page that is open stays whole while a newer version is served; the newer
 * worker takes over, and removes what is old, when no such page is left. A click on a
 * notification leads to its table.
 */
const VERSION = "none"; // the build says which it is,
const BUILT = {}; // and names its files here: those of each language, and under "" all others
const LANGUAGE = new URL(location.href).searchParams.get("lang") ?? "en";
const SHELL = `comptoir-shell-${VERSION}-${LANGUAGE}`;
const PAGE = "/";
const FILES = ["/icon.svg", "/icon-turn.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  const parts = new Set(["", "en", LANGUAGE]);
  const assets = [...parts].flatMap((part) => BUILT[part] ?? []);
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([PAGE, ...FILES, ...assets])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(keys.filter((key) => key !== SHELL).map((key) => caches.delete(key))),
      ),
  );
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/") || FILES.includes(pathname))
    event.respondWith(stored(request).then((found) => found ?? fetch(request)));
  else if (request.mode === "navigate" && !/^\/(api|picture|embed)\//.test(pathname))
    event.respondWith(fetch(request).catch(() => stored(PAGE)));
});

/* The table that a notification is about comes to the front; it is opened if it was closed. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringForward(event.notification.data));
});

async function bringForward(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

/* What belongs to this version. Names of assets change with what is in them. */
async function stored(request) {
  return (await caches.open(SHELL)).match(request, { ignoreSearch: true });
}
