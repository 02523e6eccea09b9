/** Work that follows what it reads, for code outside components. */

/** Do it now, and again whenever what it reads has changed. */
export function follow(work: () => void): void {
  $effect(work);
}

/** Do it now, and again when what is read has become another text; what it returns undoes it. */
export function followText(read: () => string, work: (text: string) => () => void): void {
  const text = $derived(read());
  $effect(() => work(text));
}
