/** Without a secure connection browsers have no clipboard, and some refuse it. */
export async function wrote(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
