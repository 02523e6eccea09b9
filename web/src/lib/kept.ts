/** What was being built survives a reload of the page, as long as the table stands as it stood. */

const key = (table: string, seat: number | null) => `comptoir.turn.${table}.${seat ?? ""}`;

export function keepChoices(table: string, seat: number | null, stamp: string, choices: readonly string[]): void {
  try {
    if (choices.length === 0) sessionStorage.removeItem(key(table, seat));
    else sessionStorage.setItem(key(table, seat), JSON.stringify({ stamp, choices }));
  } catch {
    // A browser that keeps nothing works, too.
  }
}

export function keptChoices(table: string, seat: number | null, stamp: string): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table, seat)) ?? "null") as { stamp: string; choices: string[] } | null;
    return found?.stamp === stamp ? found.choices : [];
  } catch {
    return [];
  }
}
