import type { Plugin } from "vite";
import { oldest } from "../browsers/browsers.ts";

/** Inserts markup that a script also uses into a page, in place of a comment: `<!-- join form -->`. */
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

/**
 * The message for browsers that cannot run the script, at the end of every page and visible after some seconds. The script
 * removes it (`web/browser/old-browser.ts`).
 */
export const oldBrowser = `<p id="old-browser">Sayfa açılmadıysa ya da düğmeler çalışmıyorsa tarayıcınız Bilye için eski. Chrome ya da Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari} veya daha yenisiyle açın.</p>`;

/** The same on every page. The browser's own parts take the page's background colour. */
export const icons = [
  `<meta name="theme-color" content="#1b2aa0" media="(prefers-color-scheme: light)" />`,
  `<meta name="theme-color" content="#0b1040" media="(prefers-color-scheme: dark)" />`,
  `<link rel="icon" href="/favicon.ico" sizes="48x48" />`,
  `<link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" sizes="any" />`,
  `<link rel="apple-touch-icon" href="/apple-touch-icon.png" />`,
  `<link rel="manifest" href="/manifest.webmanifest" />`,
].join("\n    ");
