import { money } from "../../lib/money";
import type { Hint } from "../board";
import type { Counts, Space, View } from "./view";

/** Each good as often as it is there. */
const each = (goods: Counts): string[] =>
  Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));

/** The goods of a contract, or those on a ship. */
export const goodsOf = ({ contract, cargo }: Space): string[] =>
  contract ? Object.keys(contract.goods) : each(cargo);

/** The goods that an option is about, and what is left after paying for it. */
export const hint: Hint = (option, projection, words) => {
  const view = projection.view as View;
  if (option.kind === "speicherstadt.bid") {
    const space = view.offer[Number(option.args.space) - 1];
    const goods = space?.card ? goodsOf(space) : [];
    return goods.length > 0 ? words.ids("speicherstadt", goods) : "";
  }
  if (option.kind === "speicherstadt.exchange") {
    const goods = each(view.stock);
    const stock =
      goods.length > 0 ? words.ids("speicherstadt", goods) : words.text("page-no-goods");
    return `${words.text("page-stock")}: ${stock}`;
  }
  const price = projection.decisions[0]?.args.price;
  const coins = projection.seat === null ? null : money(projection, projection.seat);
  if (option.kind !== "speicherstadt.buy" || typeof price !== "number" || coins === null) return "";
  return `${words.text("page-money")}: ${coins} → ${coins - price}`;
};
