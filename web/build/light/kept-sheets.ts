import type { Plugin } from "vite";

/**
 * Keeps the style sheets from which only class names are imported. Rolldown writes those names where they are used
 * (`inlineConst`) and would drop the sheet with them, since Vite says that a sheet has no effect of its own.
 */
export function keptSheets(): Plugin {
  return {
    name: "bilye:kept-sheets",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}
