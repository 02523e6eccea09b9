/** The browser's own notifications, for whoever wants them. */

/** Ask the browser whether it may show them. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Say something to somebody who looks elsewhere; one notice for each table. */
export function notify(title: string, body: string, table: string): void {
  if (!document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, tag: table, icon: "./icon-turn.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones show notifications of service workers only.
  }
}
