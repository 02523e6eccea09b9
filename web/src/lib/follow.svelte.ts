/** Do it now, and again whenever what it reads has changed: for code outside components. */
export function follow(work: () => void): void {
  $effect(work);
}
