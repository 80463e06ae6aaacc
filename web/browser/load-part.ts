/** What is on its way, or there: each file is fetched once. */
const files: Record<string, Promise<unknown> | undefined> = {};

/**
 * Loads a later part of a page with all that it imports, its styles before it is shown. The build puts this around each
 * `import()`: see `web/build/light/lean-preload.ts`. Nothing is imported before all of it is there: a browser may remember,
 * until the page is loaded anew, that an import or a preload found no file, and not ask for it again.
 */
export async function loadPart<Part>(load: () => Promise<Part>, needed: readonly string[] = []): Promise<Part> {
  try {
    await Promise.all(needed.map(fetched));
    return await load();
  } catch (error) {
    // Told from a fault of ours by `isGonePart`.
    throw Object.assign(error as Error, { isPart: true });
  }
}

async function fetched(file: string): Promise<unknown> {
  const href = `/${file}`;
  if (files[href] || document.querySelector(`link[href="${href}"]`)) return files[href];
  const arrival = (href.endsWith("css") ? style : script)(href);
  // Asked for again, it may come.
  arrival.catch(() => delete files[href]);
  return (files[href] = arrival);
}

/** Into the browser's cache, where the import finds it. */
async function script(href: string): Promise<void> {
  const reply = await fetch(href);
  // A school's filter says "ok" and sends a page of its own.
  const { type } = await reply.blob();
  if (!/script/.test(type)) throw new Error(href);
}

function style(href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload, onerror });
    document.head.append(link);
  });
}
