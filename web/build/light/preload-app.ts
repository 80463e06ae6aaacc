import type { Plugin, Rolldown } from "vite";
import { chunkOf, cssOf, reachable } from "../chunks.ts";

/**
 * The page's first script only decides which part to start, so the browser would discover the app one round trip late. This
 * preloads the app's files from the page itself.
 */
export function preloadApp({ page, entry }: { readonly page: string; readonly entry: string }): Plugin {
  return {
    name: "bilye:preload-app",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle, filename }) =>
        bundle && filename.endsWith(page)
          ? html.replace("</head>", () => `${preloads(bundle, entry, html).join("")}</head>`)
          : undefined,
    },
  };
}

/** Preload links for the files of an entry and its imports, except those that the page names already. */
export function preloads(bundle: Rolldown.OutputBundle, entry: string, html: string): string[] {
  const chunks = reachable(bundle, chunkOf(bundle, entry), ({ imports }) => imports);
  const files = [
    ...[...chunks].map(({ fileName }) => ["modulepreload", fileName] as const),
    ...[...cssOf(chunks)].map((fileName) => ["stylesheet", fileName] as const),
  ];
  return files
    .filter(([, fileName]) => !html.includes(fileName))
    .map(([rel, fileName]) => `  <link rel="${rel}" crossorigin href="/${fileName}">\n  `);
}
