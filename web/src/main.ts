import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { speech } from "./lib/speech.svelte";

await speech.speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });

// Now, not when the page has loaded: that may have been while the words were fetched.
if ("serviceWorker" in navigator && import.meta.env.PROD) navigator.serviceWorker.register("./sw.js").catch(() => undefined);
