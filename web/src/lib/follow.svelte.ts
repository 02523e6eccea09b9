/** Work that follows what it reads, for code outside components. */

/** Do it now, and again whenever what it reads has changed; what it returns undoes it. */
export function follow(work: () => void | (() => void)): void {
  $effect(work);
}

/** The same, but again only when what is read has become another text. */
export function followText(read: () => string, work: (text: string) => () => void): void {
  const text = $derived(read());
  $effect(() => work(text));
}
