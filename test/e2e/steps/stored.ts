import type { Page } from "@playwright/test";

/** Text that a page shows or leaves behind, by place: title, address, history, and everything stored on the device. */
export function shownBy(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async () => {
    const tables: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name!);
        asked.addEventListener("success", () => resolve(asked.result));
        asked.addEventListener("error", () => reject(asked.error!));
      });
      for (const table of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve, reject) => {
          const asked = database.transaction(table).objectStore(table).getAll();
          asked.addEventListener("success", () => resolve(asked.result));
          asked.addEventListener("error", () => reject(asked.error!));
        });
        tables.push(name, table, rows);
      }
      database.close();
    }
    const fetched: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request);
        const isText = /json|html/.test(reply?.headers.get("content-type") ?? "");
        fetched.push(request.url, isText ? await reply!.text() : "");
      }
    }
    const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value }) => value);
    return {
      page: document.documentElement.outerHTML + typed.join(" "),
      title: document.title,
      address: location.href,
      history: JSON.stringify(history.state),
      "local storage": JSON.stringify(Object.entries(localStorage)),
      "session storage": JSON.stringify(Object.entries(sessionStorage)),
      tables: JSON.stringify(tables),
      "kept replies": fetched.join("\n"),
    };
  });
}

/** The same as `shownBy`, and all text in the memory of the page's scripts. */
export const storedBy = async (page: Page) => ({ ...(await shownBy(page)), memory: await memoryOf(page) });

/** All text that is still reachable: the snapshot begins with a garbage collection. */
async function memoryOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const parts: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => void parts.push(chunk));
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(parts.join("")) as { strings: string[] };
  return strings.join("\n");
}
