import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";
import { sourceOf } from "../chunks.ts";

/**
 * A page's styles in the page itself: on a slow link the first paint would wait one more round trip for a file of them. The
 * screens that come later look for the links of the files, which stay at the page's end and load nothing. Only the typeface is
 * loaded, by a sheet of its own: it weighs as much as all that the form needs, and comes after its scripts. The page's own
 * security policy names the text by its hash (`inlineStyle`), so that no other inline style is ever applied.
 */
export function inlineStyles(page: string): Plugin {
  return {
    name: "bilye:inline-styles",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        const faces = new Set(Object.values(bundle).flatMap((file) => TYPEFACE.exec(sourceOf(file))?.[0] ?? []));
        for (const face of faces) this.emitFile({ type: "asset", fileName: typefaceFile(face), source: face });
      },
    },
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
  const typefaces = sheets.flatMap(({ link, css }) => {
    const face = TYPEFACE.exec(css)?.[0];
    return face === undefined ? [] : [link.replace(/ href="[^"]+"/, ` href="/${typefaceFile(face)}"`)];
  });
  const left = [...typefaces, ...sheets.map(({ link }) => link.replace('rel="stylesheet"', 'rel="inlined"'))];
  const bare = links.reduce((rest, [link]) => rest.replace(link, ""), html);
  return bare
    .replace("</head>", () => `  <style>${css}</style>\n  </head>`)
    .replace("</body>", () => `${left.join("")}\n  </body>`);
}

/** The face of the site's own typeface; others belong to the system. */
const TYPEFACE = /@font-face\{(?![^}]*KaTeX)[^}]*url\([^}]*\}/;

const typefaceFile = (face: string) => `assets/typeface-${hashOf(face, "hex").slice(0, 8)}.css`;

const hashOf = (text: string, as: "hex" | "base64") => createHash("sha256").update(text).digest(as);

/** The policy's name for the style in a page; null for a page without one. */
export function inlineStyle(html: string): string | null {
  const css = /<style>(?<css>.*?)<\/style>/s.exec(html)?.groups!["css"];
  return css === undefined ? null : `'sha256-${hashOf(css, "base64")}'`;
}
