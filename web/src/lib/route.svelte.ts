/**
 * Where we are: the address without its host. What is secret in a link (an invitation, the token
 * of an e-mail) is behind `#`, which browsers keep to themselves.
 */

export interface Place {
  path: string[];
  query: URLSearchParams;
}

/** What the server answers by itself, besides the page. */
const ELSEWHERE = /^\/(api|assets|embed|picture)\//;

export function parse(address: string): Place {
  const { pathname, search, hash } = new URL(address, "http://here");
  return {
    path: pathname.split("/").filter(Boolean).map(readable),
    query: new URLSearchParams([search.slice(1), hash.slice(1)].filter(Boolean).join("&")),
  };
}

/** Somebody may have typed it. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an old address, all of it behind `#`, is now. */
export function renewed(hash: string): string {
  const [path = "", query = ""] = hash.slice(1).split("?");
  const [, screen, token] = /^\/(confirm|reset)\/(.+)$/.exec(path) ?? [];
  if (screen && token) return `/${screen}#token=${token}`;
  if (!query) return path;
  return path + (query.includes("token=") ? "#" : "?") + query;
}

class Route {
  place = $state.raw(this.arrived());

  constructor() {
    addEventListener("popstate", () => (this.place = this.arrived()));
    addEventListener("click", (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.place = this.arrived();
    scrollTo(0, 0);
  }

  /** Another address for the same place, without a step in the history. */
  rename(address: string): void {
    history.replaceState(null, "", address);
    this.place = this.arrived();
  }

  private arrived(): Place {
    if (location.hash.startsWith("#/")) history.replaceState(null, "", renewed(location.hash));
    return parse(location.href);
  }

  /** A click on a link of the page's own needs no server. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    const another = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || another) return;
    if (link.origin !== location.origin || (link.target && link.target !== "_self")) return;
    if (link.hasAttribute("download") || ELSEWHERE.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
