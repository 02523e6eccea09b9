/**
 * What a line of the log still speaks of: regions, bases and bonus spaces, which stay what they
 * are. Cards, books and tiles come and go, and markers move on, so the number of a space says
 * nothing later.
 */

import type { Places } from "../board";
import { named } from "../../lib/places";

const STAYS = ["seat", "company", "region", "space"];

export const places: Places = ({ args, secret }) =>
  named(
    Object.fromEntries(
      Object.entries({ ...args, ...secret }).filter(
        ([name, value]) => STAYS.includes(name) && (name !== "space" || typeof value === "string"),
      ),
    ),
  );
