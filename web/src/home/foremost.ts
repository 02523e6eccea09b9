/** Which tables are seen first where there are many. */

import type { TableCard } from "../lib/types";

/** Nobody waits for whoever learns. */
export const waits = ({ my_turn, lesson }: TableCard): boolean => my_turn && !lesson;

/** Those that wait for whoever looks, then those that were played last. */
export const foremost = (tables: readonly TableCard[]): TableCard[] => {
  const presses = (table: TableCard): number => Number(waits(table) || table.invited.length > 0);
  return [...tables].sort((a, b) => presses(b) - presses(a) || b.moved - a.moved);
};
