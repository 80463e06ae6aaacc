import type { Plugin } from "vite";

/**
 * The PDF library asks which thread it is in, the page's or a worker's. The build answers such questions for React
 * (`light/known-globals.ts`), in workers too; written like this they are left alone.
 */
export const pdfLibrary = (): Plugin => ({
  name: "bilye:pdf-library",
  enforce: "pre",
  transform: {
    filter: { id: /pdfjs-dist[\\/]/ },
    handler: (code) => ({
      code: code.replace(/\btypeof (document|window|performance)\b/g, "typeof globalThis.$1"),
      map: null,
    }),
  },
});
