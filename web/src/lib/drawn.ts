/** What waits for the next picture. */

/** Do it when the page is laid out next; what it returns calls it off. */
export function withFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(() => work());
  return () => cancelAnimationFrame(frame);
}

/** Longer than that nobody waits for a picture: a page in the background draws none. */
const MOST = 100;

/** When what has changed so far is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MOST);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
