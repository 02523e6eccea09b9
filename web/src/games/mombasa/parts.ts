/** What points are made of: shares times what one is worth. */

import type { Board } from "../../lib/types";
import { seenBy } from "./view";

export function parts(projection: Board, seat: number, category: string): string {
  const view = seenBy(projection);
  const company = view.companies.find(({ id }) => id === category);
  const shares = view.players[seat]?.tracks[category]?.shares ?? 0;
  return company && shares > 0 ? `${shares} × ${company.share_value}` : "";
}
