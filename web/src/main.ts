import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./game.css";
import { loadLists } from "./lib/lists";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";

// Whoever comes by the link of a table: its code comes with the words, not after them.
if (location.pathname.startsWith("/t/")) import("./table/TablePage.svelte").catch(() => undefined);

// Without a server the page says so, and asks again.
await Promise.all([speech.speak(settings.language), loadLists().catch(() => undefined)]);
mount(App, { target: document.getElementById("app") as HTMLElement });

// Now, not when the page has loaded: that may have been while the words were fetched.
if ("serviceWorker" in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register(`/sw.js?lang=${settings.language}`).catch(() => undefined);
