import type { Plugin } from "vite";

/** Puts markup that a script also knows into a page, in place of a comment: `<!-- join form -->`. */
export function staticMarkup(pieces: Readonly<Record<string, string>>): Plugin {
  return {
    name: "bilye:static-markup",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        Object.entries(pieces).reduce((page, [name, markup]) => page.replace(`<!-- ${name} -->`, () => markup), html),
    },
  };
}
