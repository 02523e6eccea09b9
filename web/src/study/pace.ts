/** How long something takes, by how fast it went while somebody watched. */

/** After fewer turns nobody can say. */
const ENOUGH = 3;
const MINUTE = 60_000;

export class Pace {
  private since: { at: number; found: number } | null = null;

  /** Whole minutes that are left, at least one; null: nobody can say. */
  left(found: number, turns: number, now: number): number | null {
    this.since ??= { at: now, found };
    const done = found - this.since.found;
    if (done < ENOUGH || found >= turns) return null;
    const each = (now - this.since.at) / done;
    return Math.max(1, Math.round((each * (turns - found)) / MINUTE));
  }
}
