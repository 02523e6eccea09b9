/** The first round of Mombasa. */

import type { Board, Decision, Option } from "../../lib/types";
import type { Lesson } from "../../guide/lesson";
import { seenBy } from "./view";

const TURN = "mombasa.turn";
const ENDED = "mombasa.ended";
const kind = (name: string) => (option: Option) => option.kind === `mombasa.${name}`;
/** A bonus space that nobody has taken. */
const free = (space: string) => `[data-free] > #${space}`;
/** When a card is suggested for a slot. */
const planning = (slot: number, card: string) => ({
  asks: "mombasa.plan",
  during: "mombasa-plan",
  when: (decision: Decision) => decision.args.slot === slot,
  wants: (option: Option) => option.text.startsWith(`plan ${card}`),
});
const capeTown = (option: Option) => option.args.company === "cape_town";
/**
 * New books lie one after the other in the first round, behind that of the starting tile, in any
 * order: which of them is placed first is not up to the player.
 */
const nextSpaces = ({ args }: Option, { options }: Decision, board?: Board): boolean => {
  const spaces = options.map(({ args }) => Number(args.space)).filter((space) => space > 0);
  const own = board && seenBy(board).players.find(({ seat }) => seat === board.seat);
  const next = spaces.sort((a, b) => a - b).slice(0, own?.books_to_place.length ?? 1);
  return next.includes(Number(args.space));
};
const company = (option: Option) => `#${String(option.args.company)}`;
const displayed = ({ kind, args }: Option) =>
  kind === "mombasa.acquire" ? `#card-${String(args.row)}-${String(args.column)}` : null;
const region = (option: Option) => `#${String(option.args.region)}`;

export const lesson: Lesson = {
  game: "mombasa",
  steps: [
    { key: "mombasa-welcome", rules: ["M2.1"] },
    {
      key: "mombasa-map",
      rules: ["M1.5", "M14.2"],
      spots: ["#cape_town", "#cairo", "#mombasa", "#saint_louis"],
    },
    { key: "mombasa-tracks", rules: ["M12.7"], spots: ["#track_cape_town"] },
    { key: "mombasa-own", rules: ["M3.2", "M3.4"], spots: [".board .person"] },
    { key: "mombasa-setup", rules: ["M1.13", "M1.16"], spots: [".board .person .slots"] },
    {
      key: "mombasa-plan",
      rules: ["M3.1"],
      spots: [".board .person .slots", ".board .person .hand"],
      asks: ["mombasa.plan"],
      until: ["mombasa.planning_done", "mombasa.revealed"],
    },
    { key: "mombasa-reveal", rules: ["M3.3", "M4.1"], spots: [".board .others"] },
    {
      key: "mombasa-bookkeeper",
      rules: ["M8.1", "M8.3"],
      spots: [".board .person .slots"],
      asks: [TURN],
      wants: kind("bookkeeper"),
      until: ["mombasa.bookkeeper_used"],
      gone: [ENDED],
    },
    {
      key: "mombasa-books",
      rules: ["M8.3", "M8.5", "M11.2"],
      spots: [".board .person .own-tracks"],
    },
    {
      key: "mombasa-expand",
      rules: ["M6.1", "M6.5"],
      spots: ["#cape_town"],
      asks: [TURN],
      wants: kind("expand"),
      until: ["mombasa.expansion"],
      gone: [ENDED],
    },
    { key: "mombasa-oust", rules: ["M6.4", "M6.10"], spots: [".board .map"] },
    {
      key: "mombasa-goods",
      rules: ["M5.2", "M5.3"],
      spots: [".board .displays"],
      asks: [TURN],
      wants: kind("goods"),
      until: ["mombasa.goods_used"],
      gone: [ENDED],
    },
    { key: "mombasa-special", rules: ["M12.1", "M12.3", "M12.4"], spots: ["#track_cape_town"] },
    {
      key: "mombasa-marker",
      rules: ["M10.1", "M10.5"],
      spots: ["first_player", "buy", "sell", "majority_coffee"].map(free),
      asks: [TURN],
      wants: kind("marker"),
      until: ["mombasa.marker_placed"],
      gone: [ENDED],
    },
    { key: "mombasa-diamonds", rules: ["M9.1", "M11.1"], spots: [".board .person .own-tracks"] },
    {
      key: "mombasa-end",
      rules: ["M10.10", "M10.24"],
      spots: [".board .person .slots"],
      asks: [TURN, "mombasa.deck"],
      first: kind("end"),
      gone: ["mombasa.picked_up"],
    },
    { key: "mombasa-rest", rules: ["M10.11", "M3.4"], spots: [".board .person .slots"] },
    { key: "mombasa-prepare", rules: ["M13.1", "M13.2", "M13.3"], spots: [".board .displays"] },
    { key: "mombasa-scoring", rules: ["M14.2", "M14.3"], spots: ["#tab-scores"] },
  ],
  tips: [
    { ...planning(1, "coffee_2"), key: "mombasa-ask-plan-1" },
    { ...planning(2, "bookkeeper_2"), key: "mombasa-ask-plan-2" },
    { ...planning(3, "expansion_2"), key: "mombasa-ask-plan-3" },
    { asks: "mombasa.ledger", key: "mombasa-ask-ledger" },
    { asks: "mombasa.points", key: "mombasa-ask-points" },
    {
      asks: "mombasa.place",
      during: "mombasa-bookkeeper",
      wants: nextSpaces,
      key: "mombasa-ask-place",
    },
    { asks: "mombasa.place", key: "mombasa-ask-place" },
    { asks: "mombasa.next_book", key: "mombasa-ask-next" },
    { asks: "mombasa.company", wants: capeTown, lies: company, key: "mombasa-ask-company" },
    { asks: "mombasa.enter", lies: region, key: "mombasa-ask-enter" },
    { asks: "mombasa.column", key: "mombasa-ask-column" },
    { asks: "mombasa.return", key: "mombasa-ask-return" },
    { asks: "mombasa.goods", lies: displayed, key: "mombasa-ask-goods" },
    { asks: "mombasa.step", key: "mombasa-ask-step" },
    { asks: "mombasa.advance", key: "mombasa-ask-advance" },
    { asks: "mombasa.track", key: "mombasa-ask-track" },
    { asks: "mombasa.remove", key: "mombasa-ask-remove" },
    { asks: "mombasa.choose", key: "mombasa-ask-choose" },
    { asks: "mombasa.buy", key: "mombasa-ask-buy" },
    { asks: "mombasa.sell", key: "mombasa-ask-sell" },
    { asks: "mombasa.deck", key: "mombasa-ask-deck" },
  ],
  reactions: [
    { event: "mombasa.bookkeeper_used", key: "mombasa-did-bookkeeper" },
    { event: "mombasa.expansion", key: "mombasa-did-expand" },
    { event: "mombasa.goods_used", key: "mombasa-did-goods" },
    { event: "mombasa.merchant_used", key: "mombasa-did-merchant" },
    { event: "mombasa.marker_placed", key: "mombasa-did-marker" },
  ],
};
