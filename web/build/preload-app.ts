import type { HtmlTagDescriptor, Plugin } from "vite";
import { chunkOf, cssOf, reachable } from "./chunks.ts";

/**
 * The page's first script only decides which part to start, so the browser would learn of the app one round trip late.
 * This names the app's files in the page itself.
 */
export function preloadApp({ page, entry }: { readonly page: string; readonly entry: string }): Plugin {
  return {
    name: "bilye:preload-app",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith(page)) return undefined;
        const chunks = reachable(bundle, chunkOf(bundle, entry), ({ imports }) => imports);
        const scripts = [...chunks].map(({ fileName }) => tag("modulepreload", fileName));
        const styles = [...cssOf(chunks)].map((fileName) => tag("stylesheet", fileName));
        return [...scripts, ...styles].filter(({ attrs }) => !html.includes(String(attrs?.href)));
      },
    },
  };
}

const tag = (rel: string, fileName: string): HtmlTagDescriptor => ({
  tag: "link",
  injectTo: "head",
  attrs: { rel, crossorigin: true, href: `/${fileName}` },
});
