import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { sourceOf } from "../chunks.ts";

/**
 * A page's styles in the page itself: on a slow link the first paint would wait one more round trip for a file of them. The
 * files stay at the page's end, for the screens that come later and look for them there. The page's own security policy
 * names the text by its hash (`inlineStyle`), so that no other inline style is ever applied.
 */
export function inlineStyles(page: string): Plugin {
  return {
    name: "bilye:inline-styles",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle, filename }) => (bundle && filename.endsWith(page) ? inlined(html, bundle) : undefined),
    },
  };
}

function inlined(html: string, bundle: Rolldown.OutputBundle): string {
  const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]* href="\/(?<file>[^"]+)">/g)];
  if (links.length === 0) throw new Error("The page links no style sheet");
  const css = links.map(({ groups }) => sourceOf(bundle[groups!["file"]!])).join("\n");
  const bare = links.reduce((rest, [link]) => rest.replace(link, ""), html);
  return bare
    .replace("</head>", () => `  <style>${css}</style>\n  </head>`)
    .replace("</body>", () => `${links.map(([link]) => link).join("")}\n  </body>`);
}

/** The policy's name for the style in a page; null for a page without one. */
export function inlineStyle(html: string): string | null {
  const css = /<style>(?<css>.*?)<\/style>/s.exec(html)?.groups!["css"];
  return css === undefined ? null : `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}
