import { money } from "../../lib/money";
import type { Hint } from "../board";
import type { View } from "./view";

/** The goods of the card that an option is about, and what is left after paying for it. */
export const hint: Hint = (option, projection, words) => {
  const view = projection.view as View;
  if (option.kind === "speicherstadt.bid") {
    const space = view.offer[Number(option.args.space) - 1];
    if (!space?.card) return "";
    const cargo = Object.entries(space.cargo).flatMap(([good, count]) =>
      Array.from({ length: count }, () => good),
    );
    const goods = space.contract ? Object.keys(space.contract.goods) : cargo;
    return goods.length > 0 ? words.ids("speicherstadt", goods) : "";
  }
  const price = projection.decisions[0]?.args.price;
  const coins = projection.seat === null ? null : money(projection, projection.seat);
  if (option.kind !== "speicherstadt.buy" || typeof price !== "number" || coins === null) return "";
  return `${words.text("page-money")}: ${coins} → ${coins - price}`;
};
