import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** KaTeX as we ship it. */

/** The fonts for formulas in a Turkish school: digits, italics, bold, signs, large brackets and 𝒫. No Fraktur, no script. */
const used = /KaTeX_(?:Main|Math|AMS-Regular|Size[1-4]|Caligraphic-Regular)/;

const { version } = JSON.parse(readFileSync("node_modules/katex/package.json", "utf8")) as { version: string };

/** The folder name contains the version: its files never change, so one rule caches them for long. */
export const formulaFonts = `assets/katex-${version}`;

/** Output name of a font of the library; undefined for every other file. */
export const formulaFontName = (names: readonly string[]): string | undefined =>
  names.some((name) => name.startsWith("KaTeX_")) ? `${formulaFonts}/[name][extname]` : undefined;

export const formulaLibrary = (): Plugin => ({
  name: "bilye:formulas",
  enforce: "pre",
  transform: {
    filter: { id: /katex[\\/]dist[\\/]katex(?:\.min\.css|\.mjs)/ },
    handler: (code, id) => ({
      code: id.endsWith(".mjs") ? withoutStyleAttributes(code) : withUsedFonts(code),
      map: null,
    }),
  },
});

/** KaTeX lists each font in three formats; every browser that runs the app reads the first (woff2). */
const withUsedFonts = (css: string): string =>
  css
    .replaceAll(/,\s*url\([^)]+\.(?:woff|ttf)\)\s*format\("(?:woff|truetype)"\)/g, "")
    .replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => (used.test(face) ? face : ""));

/** A width that our policy would block as an attribute; `library.ts` sets it by script, as KaTeX does with all others. */
function withoutStyleAttributes(code: string): string {
  const clean = code.replaceAll('"style": "width:" + makeEm(width),', '"data-width": makeEm(width),');
  if (clean === code) throw new Error("KaTeX no longer sets the width of its drawings where this build replaces it");
  return clean;
}
