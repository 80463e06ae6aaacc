import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../../browser/load-part.ts", import.meta.url));

/**
 * Puts `loadPart` in the place of Vite's loader of later parts, which loads nothing again that failed once and waits for ever:
 * a pupil on a bad line would have to reload the page. Fails the build if a new Vite no longer asks for its loader by this name.
 */
export function partLoader(): Plugin {
  let isReplaced = false;
  return {
    name: "bilye:part-loader",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return { code: `export { loadPart as __vitePreload } from ${JSON.stringify(ours)};`, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error("Vite's loader of later parts has another name: see part-loader.ts");
    },
  };
}
