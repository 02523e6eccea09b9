/** Where we are: the part of the address behind `#`. Nothing of it ever reaches the server. */

export interface Place {
  path: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Place {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Route {
  place = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.place = parse(location.hash);
    });
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Another address for the same place, without a step in the history. */
  rename(address: string): void {
    history.replaceState(null, "", `#${address}`);
    this.place = parse(location.hash);
  }
}

export const route = new Route();
