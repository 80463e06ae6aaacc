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

/** The same on every page. The browser's own parts take the colour of the page's ground. */
export const icons = [
  `<meta name="theme-color" content="#1b2aa0" media="(prefers-color-scheme: light)" />`,
  `<meta name="theme-color" content="#0b1040" media="(prefers-color-scheme: dark)" />`,
  `<link rel="icon" href="/favicon.ico" sizes="48x48" />`,
  `<link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" sizes="any" />`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png" />`,
  `<link rel="manifest" href="/manifest.webmanifest" />`,
].join("\n    ");
