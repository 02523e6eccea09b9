import { expect, it } from "vitest";
import { Laying } from "../../src/games/mombasa/laying.svelte";
import type { Asked, CardFace, Person } from "../../src/games/mombasa/view";

const card = (id: string): CardFace => ({ id }) as unknown as CardFace;
const [A, B, C] = [card("a"), card("b"), card("c")];

/** A seat with three open slots that is asked for one after the other. */
class Table {
  verb: Asked["verb"] = "rest";
  hand = [A, B, C];
  made: string[] = [];
  readonly laying = new Laying(() => ({
    verb: this.verb,
    slot: this.made.length < 3 ? this.made.length + 1 : null,
    first: 1,
    person: this.person,
    lay: (choices) => {
      this.made = [...choices];
      return Promise.resolve();
    },
  }));

  private get person(): Person {
    const down = this.made.map((choice) => card(choice.split(" ")[1] ?? ""));
    return {
      slots: [1, 2, 3].map(() => ({ unlocked: true, card: null, face_up: false })),
      secret: {
        hand: this.hand.filter(({ id }) => !down.some((laid) => laid.id === id)),
        face_down: Object.fromEntries(down.map((laid, index) => [String(index + 1), laid])),
      },
    } as unknown as Person;
  }

  /** As the board does when something has changed. */
  async settle(): Promise<void> {
    await Promise.resolve();
    this.laying.follow();
    await Promise.resolve();
  }
}

/** All three lie there, then the first is taken out: two wait. */
async function twoWait(): Promise<Table> {
  const table = new Table();
  await table.settle();
  for (const [index, laid] of [A, B, C].entries()) {
    table.laying.put(laid, index + 1);
    await table.settle();
  }
  expect(table.made).toEqual(["rest a", "rest b", "rest c"]);
  table.laying.takeOut(1);
  await table.settle();
  expect(table.made).toEqual([]);
  expect([...table.laying.waiting.keys()]).toEqual([2, 3]);
  return table;
}

it("tells of the cards that wait when the slot before them is filled", async () => {
  const table = await twoWait();
  table.laying.put(A, 1);
  await table.settle();
  expect(table.made).toEqual(["rest a", "rest b", "rest c"]);
  expect(table.laying.waiting.size).toBe(0);
});

it("lets no card that waits to rest wait for a slot of the plan", async () => {
  const table = await twoWait();
  table.verb = "plan";
  await table.settle();
  expect(table.laying.waiting.size).toBe(0);
  table.laying.put(A, 1);
  await table.settle();
  expect(table.made).toEqual(["plan a"]);
});

it("forgets the cards that wait when the turn begins again", async () => {
  const table = await twoWait();
  table.laying.clear();
  await table.settle();
  expect(table.laying.waiting.size).toBe(0);
  expect(table.laying.hand).toEqual([A, B, C]);
});

it("lets nothing wait that was being told of when the turn began again", async () => {
  const table = await twoWait();
  table.laying.put(A, 3);
  table.laying.clear();
  await table.settle();
  expect(table.laying.waiting.size).toBe(0);
});

it("lays cards that waited before the page was loaded again, as far as they can be laid", async () => {
  const table = new Table();
  table.made = ["rest a"];
  await table.settle();
  table.laying.again({ "1": "b", "2": "c", "3": "gone", "9": "b" });
  expect(table.laying.ids).toEqual({ "1": "b", "2": "c", "3": "gone", "9": "b" });
  table.laying.follow();
  expect(table.laying.ids).toEqual({ "2": "c" });
  // The second slot is asked for: its card waits no longer.
  await table.settle();
  expect(table.made).toEqual(["rest a", "rest c"]);
});

it("lays nothing of what waited before once the turn begins again", async () => {
  const table = new Table();
  await table.settle();
  table.laying.again({ "2": "b" });
  table.laying.clear();
  await table.settle();
  expect(table.laying.ids).toEqual({});
});
