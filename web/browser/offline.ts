declare const __OFFLINE__: boolean;

/** A delay longer than anything the first screen needs. */
const LATER_MS = 4_000;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The names the build uses. */
type Part = "app" | "game" | "homework" | "formulas";

/**
 * Caches parts of the site on this device (`web/offline/service-worker.js`), so that a reload without a network finds its page.
 * Skips devices that save data or have a very slow connection, and pauses while the page says that it is busy.
 */
export function keepOffline(...parts: readonly Part[]): (isBusy: boolean) => void {
  let worker: ServiceWorker | null = null;
  let isBusy = false;
  const tell = () => {
    for (const message of isBusy ? ["wait"] : parts) worker?.postMessage(message, { transfer: [] });
  };
  const begin = async () => {
    await navigator.serviceWorker.register("/sw.js");
    worker = (await navigator.serviceWorker.ready).active;
    if (!isBusy) tell();
  };
  if (isWorthIt()) setTimeout(() => void begin().catch(() => {}), LATER_MS);
  return (next) => {
    if (next === isBusy) return;
    isBusy = next;
    tell();
  };
}

function isWorthIt(): boolean {
  if (!__OFFLINE__ || !("serviceWorker" in navigator)) return false;
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType?.endsWith("2g");
}
