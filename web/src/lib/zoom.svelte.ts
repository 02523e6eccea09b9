/** How large the board is drawn; the buttons for it are in the bar above. */

const MOST = 4;

class BoardZoom {
  scale = $state(1);
  /** The board in sight changes its size around the middle. */
  around: ((factor: number) => void) | null = $state.raw(null);
  /** One's own board stays in sight in its own size while the rest is larger. */
  pins = $state(false);
  /** Unless somebody wants to see that larger, too. */
  all = $state(false);

  get whole(): boolean {
    return this.scale === 1;
  }

  get full(): boolean {
    return this.scale === MOST;
  }

  /** How much larger it becomes, if that factor is wanted. */
  grow(factor: number): number {
    const next = Math.min(MOST, Math.max(1, this.scale * factor));
    const grown = next / this.scale;
    this.scale = next;
    if (this.whole) this.all = false;
    return grown;
  }
}

export const boardZoom = new BoardZoom();
