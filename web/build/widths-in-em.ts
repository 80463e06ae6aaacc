import type { Plugin } from "vite";

/** A letter is 16 px high unless the browser is set otherwise. */
const EM = 16;

/**
 * Widths at which pages change are written in px and hold for letters of the usual size. Where the browser is set to larger ones,
 * a page has room for fewer of them, and changes as a narrower one does. A board scales with its screen instead, and dialogs
 * and menus over it are never laid out as on a phone.
 */
export function widthsInEm(): Plugin {
  return {
    name: "bilye:widths-in-em",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.css$/, exclude: /\/board\// } },
      handler: (code) => ({ code: inEm(code), map: null }),
    },
  };
}

export const inEm = (css: string): string =>
  css.replaceAll(/@media [^{]*/g, (when) =>
    when.replaceAll(/(width: )(\d+)px/g, (_, name: string, px: string) => `${name}${Number(px) / EM}em`),
  );
