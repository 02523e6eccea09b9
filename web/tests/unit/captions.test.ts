import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { BoardProps } from "../../src/games/board";
import { cardMeaning } from "../../src/games/speicherstadt/meaning";
import { houseMeaning } from "../../src/games/speicherstadt/printed";
import { speech } from "../../src/lib/speech.svelte";
import { makeBundle, Words } from "../../src/lib/words";

const file = "../src/comptoir/games/speicherstadt/locales/en/page.ftl";
speech.words = new Words("en", makeBundle("en", [readFileSync(file, "utf8")]));
const board = (bank: number, coins: number) =>
  ({
    printed: {
      income: { bank },
      trader: { coins },
      house: { places: 2, sell: { goods: 3, coins }, exchange: { give: 4, take: 1 } },
    },
  }) as unknown as BoardProps;

it("reads the numbers of captions off the edition", () => {
  expect(cardMeaning(board(1, 1), "bank")).toBe("Gives you 1 more coin with every income.");
  expect(cardMeaning(board(2, 1), "bank")).toBe("Gives you 2 more coins with every income.");
  expect(cardMeaning(board(1, 2), "trader_tea")).toMatch(/for 2 coins each/);
  expect(houseMeaning(board(1, 2))).toBe(
    "Keeps 2 goods; sell 3 goods for 2 coins, or exchange 4 for 1 from the stock.",
  );
});
