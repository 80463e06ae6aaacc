declare const __OFFLINE__: boolean;

/** Later than anything the first screen needs. */
const LATER_MS = 4_000;

/**
 * Keeps a part of the site on this device (`web/offline/service-worker.js`), so that a reload without a network finds its
 * page. A device that saves data is left alone.
 */
export function keepOffline(part: "app" | "game" | "homework"): void {
  if (!__OFFLINE__ || !("serviceWorker" in navigator)) return;
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  setTimeout(() => void tell(part).catch(() => {}), LATER_MS);
}

async function tell(part: string): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(part, { transfer: [] });
}
