import { money } from "../../lib/money";
import type { Option } from "../../lib/types";
import type { Words } from "../../lib/words";
import type { Hint } from "../board";
import type { Edition } from "./printed";
import { lost } from "./lost";
import type { Counts, Space, View } from "./view";

/** Each good as often as it is there. */
const each = (goods: Counts): string[] =>
  Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));

/** The goods of a contract, or those on a ship. */
export const goodsOf = ({ contract, cargo }: Space): string[] =>
  contract ? Object.keys(contract.goods) : each(cargo);

/** What an option costs or brings at once, in coins. */
function coins({ kind }: Option, price: unknown, { house, trader }: Partial<Edition>): number {
  if (kind === "speicherstadt.buy") return -Number(price ?? 0);
  if (kind === "speicherstadt.sell") return house?.sell.coins ?? 0;
  return kind === "speicherstadt.trade" ? (trader?.coins ?? 0) : 0;
}

/** How many goods the merchant house takes, if it is said. */
const taken = (words: Words, name: "sell" | "exchange", count: number | undefined): string =>
  count === undefined ? "" : `${words.text(`page-${name}`, { count })} · `;

/** The goods that an option is about, and how much money there is after it. */
export const hint: Hint = (option, projection, words, { place, printed = {} }) => {
  const view = projection.view as View;
  const values = printed as Partial<Edition>;
  if (option.kind === "speicherstadt.bid") {
    const space = view.offer[Number(option.args.space) - 1];
    const goods = space?.card ? goodsOf(space) : [];
    return goods.length > 0 ? words.ids("speicherstadt", goods) : "";
  }
  if (option.kind === "speicherstadt.exchange") {
    const goods = each(view.stock);
    const stock =
      goods.length > 0 ? words.ids("speicherstadt", goods) : words.text("page-no-goods");
    return `${taken(words, "exchange", values.house?.exchange.give)}${words.text("page-stock")}: ${stock}`;
  }
  if (option.kind === "speicherstadt.done")
    return projection.seat === null || place > 0 ? "" : lost(view, projection.seat, words);
  const had = projection.seat === null || place > 0 ? null : money(projection, projection.seat);
  const change = coins(option, projection.decisions[0]?.args.price, values);
  if (had === null || change === 0) return "";
  const goods = option.kind === "speicherstadt.sell" ? values.house?.sell.goods : undefined;
  return `${taken(words, "sell", goods)}${words.text("page-money")}: ${had} → ${had + change}`;
};
