import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("../../browser/load-part.ts", import.meta.url));

/** Replaces Vite's loader of later parts, which is four times as long and at the start of every page. */
export function smallPreload(): Plugin {
  return {
    name: "bilye:small-preload",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: `export { loadPart as __vitePreload } from ${JSON.stringify(own)};`, map: null }),
    },
  };
}
