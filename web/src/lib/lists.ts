import { games } from "./games.svelte";
import { offer } from "./offer.svelte";

/** What the whole page needs to know from the server, once. */
export async function loadLists(): Promise<void> {
  await Promise.all([games.load(), offer.load()]);
}
