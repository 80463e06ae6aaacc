/** Styles that are on their way, or there: each is fetched once. */
const styles: Record<string, Promise<unknown> | undefined> = {};

/**
 * Loads a later part of a page, with its styles before it is shown, and all that it imports at once. The build puts this around
 * each `import()`: see `web/build/light/lean-preload.ts`.
 */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  try {
    await Promise.all(files.map(async (file) => fetched(file)));
    return await load();
  } catch (error) {
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: error }));
    throw error;
  }
}

function fetched(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return styles[href];
  const link = document.createElement("link");
  const isStyle = href.endsWith("css");
  // Not `modulepreload`, which Safari and Firefox have had only since 2023.
  link.rel = isStyle ? "stylesheet" : "preload";
  link.as = isStyle ? "style" : "script";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
  if (!isStyle) return undefined;
  return (styles[href] = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // Asked for again, it may come.
      link.remove();
      reject(new Error(`No ${href}`));
    });
  }));
}
