import { expect, it } from "vitest";
import { Composer } from "../../src/lib/composer.svelte";
import { Turn } from "../../src/lib/turn.svelte";
import type { Option, Projection, Tried } from "../../src/lib/types";

/** Cards are named by their numbers, each higher than the one before. */
const CARDS = ["card 1", "card 2", "card 3"];

function projection(made: readonly string[]): Projection {
  const options = CARDS.filter((text) => made.every((before) => before < text)).map(
    (text): Option => ({ text, kind: "toy.card", args: {} }),
  );
  const decisions = [{ kind: "toy.card", args: {}, opens: made.length === 0, options }];
  return { stamp: "s1", view: { made }, decisions, standings: [] } as unknown as Projection;
}

const inOrder = (choices: readonly string[]): boolean =>
  choices.every((text, index) => index === 0 || (choices[index - 1] ?? "") < text);

it("takes cards in any order that must be named in one", async () => {
  const tried: string[][] = [];
  const rules = {
    try: (_table: string, _seat: number, _stamp: string, choices: string[]): Promise<Tried> => {
      tried.push(choices);
      if (!inOrder(choices)) return Promise.reject(new Error("not in order"));
      const events = choices.map(() => []);
      return Promise.resolve({
        projection: projection(choices),
        events,
        made: choices.length,
        ends: null,
      });
    },
  };
  const turn = new Turn(rules as unknown as ConstructorParameters<typeof Turn>[0], "table", 0);
  const game = { leads: () => false, sorted: (text: string) => text.startsWith("card") };
  const composer = new Composer(turn, game, ({ text }) => text);
  await turn.follow(projection([]));
  await turn.choose("card 2");
  expect([...turn.options.keys()]).toEqual(["card 3"]);
  await composer.look();
  expect([...composer.options.keys()].sort()).toEqual(["card 1", "card 3"]);
  composer.choose("card 1");
  await expect.poll(() => turn.choices).toEqual(["card 1", "card 2"]);
  expect(tried).toContainEqual(["card 1", "card 2"]);
});
