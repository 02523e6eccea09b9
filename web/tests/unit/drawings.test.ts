/**
 * The server and the environments make pictures of positions without a browser, from the page's
 * own drawings: these are written down here, as SVG, and `npx vitest run drawings -u` does it again
 * when one of them changes.
 */

import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";
import { lands, bands, companies, papers } from "../../src/games/mombasa/look";
import Post from "../../src/games/mombasa/Post.svelte";
import Sign from "../../src/games/mombasa/Sign.svelte";
import {
  borders,
  boxOf,
  height,
  pathOf,
  regions,
  wasteland,
  width,
} from "../../src/games/mombasa/trace";
import Good from "../../src/games/speicherstadt/Good.svelte";
import { goods } from "../../src/games/speicherstadt/goods";
import Merchant from "../../src/games/speicherstadt/Merchant.svelte";
import Picture from "../../src/games/speicherstadt/Picture.svelte";
import { OUTLINES, seatStyle } from "../../src/lib/seats";

const SEATS = [0, 1, 2, 3, 4];
const SIGNS = [
  ...["coffee", "bananas", "cotton", "expansion", "bookkeeper", "diamonds", "diamond_merchant"],
  ...["mines", "pounds", "books", "steps", "remove_posts", "specialist", "one_good", "share"],
  ...["units_minus_one", "marker", "crate"],
];
const PICTURES = [
  ...["ship", "counting_office", "warehouse", "bank", "port", "chamber", "church"],
  ...["prayer_boat", "fireman", "fire", "contract"],
];

/** A drawing alone: without the marks of the framework, and what is for style and motion. */
function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P): string {
  return render(part as Component, { props })
    .body.replace(/<!--.*?-->/g, "")
    .replace(/<text.*?<\/text>/gs, "")
    .replace(/ (class|data-\w+|stroke-dasharray)="[^"]*"/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

const each = <T>(names: readonly string[], make: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)]));

const kept = (game: string): string => `../../../src/comptoir/${game}/drawings.json`;
const text = (drawings: object): string => `${JSON.stringify(drawings, null, 1)}\n`;

it("has the marks of the seats", async () => {
  const marks = SEATS.map((seat) => {
    const { colour, ink, shape } = seatStyle(seat);
    return { colour, ink, outline: OUTLINES[shape] };
  });
  await expect(text({ seats: marks })).toMatchFileSnapshot(kept("pictures"));
});

it("has the parts of Mombasa", async () => {
  const places = regions.filter(({ id }) => !(id in boxes));
  await expect(
    text({
      signs: each(SIGNS, (name) => drawn(Sign, { name })),
      posts: each(Object.keys(companies), (colour) =>
        drawn(Post, { company: "", colour, x: 0, y: 0, lettered: false }),
      ),
      companies,
      bands,
      lands,
      papers,
      map: {
        width,
        height,
        wasteland,
        regions: Object.fromEntries(
          places.map(({ id, path, centre }) => [id, { path, x: centre.x, y: centre.y }]),
        ),
        borders: borders.map(({ left, right, points }) => ({ left, right, path: pathOf(points) })),
        bases: boxes,
      },
    }),
  ).toMatchFileSnapshot(kept("games/mombasa"));
});
const boxes = each(["mombasa", "cape_town", "saint_louis", "cairo"], boxOf);

it("has the parts of Speicherstadt", async () => {
  const names = Object.keys(goods);
  await expect(
    text({
      cards: {
        ...each(PICTURES, (kind) => drawn(Picture, { kind })),
        ...Object.fromEntries(
          names.map((good) => [`trader_${good}`, drawn(Picture, { kind: "trader", good })]),
        ),
      },
      goods: each(names, (good) => drawn(Good, { good })),
      wanted: each(names, (good) => drawn(Good, { good, empty: true })),
      merchants: SEATS.map((seat) => drawn(Merchant, { seat })),
    }),
  ).toMatchFileSnapshot(kept("games/speicherstadt"));
});
