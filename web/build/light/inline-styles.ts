import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { sourceOf } from "../chunks.ts";

/**
 * A page's styles in the page itself: on a slow link the first paint would wait one more round trip for a file of them. The
 * screens that come later look for the links of the files, which stay at the page's end. Only the file with the typeface is
 * loaded: the typeface weighs as much as all that the form needs, and comes after its scripts. The page's own security policy
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
  const sheets = links.map(([link, file]) => ({ link, css: sourceOf(bundle[file!]) }));
  const css = sheets.map((sheet) => sheet.css.replace(TYPEFACE, "")).join("\n");
  const left = sheets.map((sheet) =>
    TYPEFACE.test(sheet.css) ? sheet.link : sheet.link.replace('rel="stylesheet"', 'rel="inlined"'),
  );
  const bare = links.reduce((rest, [link]) => rest.replace(link, ""), html);
  return bare
    .replace("</head>", () => `  <style>${css}</style>\n  </head>`)
    .replace("</body>", () => `${left.join("")}\n  </body>`);
}

/** The face of the site's own typeface; others belong to the system. */
const TYPEFACE = /@font-face\{[^}]*url\([^}]*\}/;

/** The policy's name for the style in a page; null for a page without one. */
export function inlineStyle(html: string): string | null {
  const css = /<style>(?<css>.*?)<\/style>/s.exec(html)?.groups!["css"];
  return css === undefined ? null : `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}
