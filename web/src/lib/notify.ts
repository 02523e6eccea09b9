/** The browser's own notifications, for whoever wants them. */

/** Ask the browser whether it may show them. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Say something to somebody who looks elsewhere; one notice for each table. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const options = { body, tag: table, icon: "/icon-turn.svg", data: location.href };
  if (!(await byWorker(title, options))) byPage(title, options);
}

/** Phones show notifications of service workers only. Whether there is one that showed it. */
async function byWorker(title: string, options: NotificationOptions): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.active) return false;
    await worker.showNotification(title, options);
    return true;
  } catch {
    return false;
  }
}

function byPage(title: string, options: NotificationOptions): void {
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // There is no way to show one here.
  }
}
