/** A round and a half of Speicherstadt, from the fifth round on: the first one with ships. */

import type { Decision, Option } from "../../lib/types";
import type { Lesson } from "../../guide/lesson";

const [BID, BUY, PROCESS] = [
  "speicherstadt.bid",
  "speicherstadt.buy",
  "speicherstadt.process",
] as const;
const above =
  (...spaces: number[]) =>
  (option: Option) =>
    option.kind === BID && spaces.includes(Number(option.args.space));

const card = (start: string) => (decision: Decision) =>
  String(decision.args.card).startsWith(start);
/** When something is said of a card that is for sale in the first round. */
const sale = (kind: string) => ({
  asks: BUY,
  during: "speicherstadt-buy",
  when: card(kind),
});

/** Goods lie in one's own area. */
const own = () => "#seat-0";

export const lesson: Lesson = {
  game: "speicherstadt",
  steps: [
    { key: "speicherstadt-welcome", rules: ["S2.1"] },
    {
      key: "speicherstadt-fire",
      rules: ["S9.1"],
      spots: ["#seat-0 [data-part=firemen]", "#seat-1 [data-part=firemen]"],
    },
    {
      key: "speicherstadt-offer",
      rules: ["S3.1", "S3.2"],
      spots: ["#space-1", "#space-2", "#space-3"],
    },
    { key: "speicherstadt-own", rules: ["S6.3", "S6.4"], spots: ["#seat-0"] },
    {
      key: "speicherstadt-bid-1",
      rules: ["S4.1"],
      spots: ["#space-1"],
      asks: [BID],
      wants: above(1),
      until: [BID],
    },
    { key: "speicherstadt-queue", rules: ["S5.1"], spots: ["#space-1"] },
    {
      key: "speicherstadt-bid-2",
      rules: ["S4.1"],
      spots: ["#space-2", "#space-3"],
      asks: [BID],
      wants: above(2, 3),
      until: [BID],
    },
    { key: "speicherstadt-bid-3", rules: ["S5.4"], asks: [BID], until: [BID] },
    {
      key: "speicherstadt-buy",
      rules: ["S5.1", "S5.2"],
      spots: [".space.open"],
      asks: [BUY],
      until: ["speicherstadt.done", "speicherstadt.income"],
    },
    {
      key: "speicherstadt-process",
      rules: ["S6.2", "S6.3", "S6.4", "S6.6"],
      spots: ["#seat-0"],
      asks: [PROCESS],
      until: ["speicherstadt.done", "speicherstadt.income"],
    },
    { key: "speicherstadt-income", rules: ["S7.1"], spots: ["#seat-0 [data-part=coins]"] },
    {
      key: "speicherstadt-again",
      rules: ["S4.1", "S5.1"],
      spots: ["#space-1", "#space-2", "#space-3"],
      asks: [BID, BUY, PROCESS],
      until: ["speicherstadt.income"],
    },
    { key: "speicherstadt-scoring", rules: ["S8.3", "S6.3", "S10.2"], spots: ["#tab-scores"] },
    { key: "speicherstadt-advice", rules: ["S7.1", "S9.1"] },
  ],
  tips: [
    { ...sale("ship"), key: "speicherstadt-ask-buy-ship" },
    { ...sale("contract"), key: "speicherstadt-ask-buy-contract" },
    { ...sale("fireman"), key: "speicherstadt-ask-buy-fireman" },
    { asks: "speicherstadt.lay", lies: own, key: "speicherstadt-ask-lay" },
    { asks: "speicherstadt.take", lies: own, key: "speicherstadt-ask-take" },
    { asks: "speicherstadt.keep", lies: own, key: "speicherstadt-ask-keep" },
  ],
  reactions: [
    { event: "speicherstadt.bought", key: "speicherstadt-did-bought" },
    { event: "speicherstadt.passed", key: "speicherstadt-did-passed" },
  ],
};
