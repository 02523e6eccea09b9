import { expect, it } from "vitest";
import { liveAddress, pause } from "../../src/lib/live";

it("knows the socket of a table", () => {
  expect(liveAddress({ protocol: "http:", host: "h:1" }, "abc", null)).toBe("ws://h:1/api/tables/abc/live");
  expect(liveAddress({ protocol: "https:", host: "h" }, "abc", 2)).toBe("wss://h/api/tables/abc/live?seat=2");
});

it("waits longer each time, but not for ever", () => {
  const waits = [0, 1, 2, 3, 20].map((tries) => pause(tries, 0.5));
  expect(waits).toEqual([400, 800, 1600, 3200, 10_000]);
});
