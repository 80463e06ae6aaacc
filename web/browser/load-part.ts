/** Time limit for a file: one that has not arrived by then counts as lost, so that no page waits for ever. */
const ARRIVES_WITHIN = 90_000;

/** Files that are loading or loaded: each is fetched once. */
const files: Record<string, Promise<unknown> | undefined> = {};

/**
 * Loads a later part of a page with all that it imports, its styles before it is shown. The build puts this around each
 * `import()`: see `web/build/light/part-loader.ts`. It imports only after everything has arrived, because a browser may
 * remember a failed import or preload, and not try again until the page is reloaded.
 */
export async function loadPart<Part>(load: () => Promise<Part>, needed: readonly string[] = []): Promise<Part> {
  try {
    await Promise.all(needed.map(fetched));
    return await load();
  } catch (error) {
    // Lets `isStaleChunk` tell this from a bug.
    throw Object.assign(error as Error, { isPart: true });
  }
}

async function fetched(file: string): Promise<unknown> {
  const href = `/${file}`;
  if (files[href] || document.querySelector(`link[href="${href}"]`)) return files[href];
  const arrival = Promise.race([(href.endsWith("css") ? style : script)(href), lost(href)]);
  // A later request may succeed.
  arrival.catch(() => {
    delete files[href];
    document.querySelector(`link[href="${href}"]`)?.remove();
  });
  return (files[href] = arrival);
}

const lost = (href: string) => new Promise((_, reject) => setTimeout(() => reject(new Error(href)), ARRIVES_WITHIN));

/** Fetches into the browser's cache, where the import finds it. */
async function script(href: string): Promise<void> {
  const reply = await fetch(href);
  // A school's filter says "ok" and sends a page of its own.
  const { type } = await reply.blob();
  if (!/script/.test(type)) throw new Error(href);
}

function style(href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const onerror = () => reject(new Error(href));
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror }));
  });
}
