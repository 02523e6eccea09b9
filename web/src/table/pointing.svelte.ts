/** Places of the board that are pointed at: on the board, in a list, or in the log. */

export class Pointing {
  private places = $state.raw<readonly string[]>([]);
  /** They are pointed at because the log tells of them, not because they can be chosen. */
  told = $state(false);

  lit = (ids: readonly string[]): boolean => ids.some((id) => this.places.includes(id));

  /** Light these places; all looks again whether it is lit, unless nothing was and is. */
  point = (ids: readonly string[], log = false): void => {
    if (ids.length > 0 || this.places.length > 0) this.places = ids;
    this.told = log;
  };
}
