import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Component as Catalogue } from "#features/catalogue/catalogue.tsx";
import { longName, longWord } from "#features/catalogue/long-words";

/** Sheets and code that this file of `web` imports, and what those import in turn. */
function reached(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  if (path.endsWith(".css")) return seen;
  for (const [, from] of readFileSync(path, "utf8").matchAll(/from "([#.][^"]+)"/g)) {
    const bare = from!.startsWith("#") ? join("web", from!.slice(1)) : join(path, "..", from!);
    const [file] = globSync([bare, `${bare}.ts`, `${bare}.tsx`]).filter((one) => /\.(?:tsx?|css)$/.test(one));
    if (file !== undefined) reached(file, seen);
  }
  return seen;
}

/** A button of the catalogue calls a toast, which the frame of every page draws; the others need a page, or a screen's choices. */
const drawnByOthers = [
  "web/ui/overlays/toast.module.css",
  "web/ui/overlays/whole-screen.module.css",
  "web/ui/fields/radio-frame.module.css",
];

test("each shelf of the catalogue is drawn, with long names and words", () => {
  const page = renderToStaticMarkup(<Catalogue />);
  const shelves = [...page.matchAll(/<h2[^>]*>([^<]+)<\/h2><div[^>]*>(.{40})/g)].map(([, title]) => title);
  expect(shelves.length).toBeGreaterThan(5);
  expect(page.match(/<h2/g)).toHaveLength(shelves.length);
  expect(page).toContain(longName);
  expect(page).toContain(longWord);
});

test("every component of the design system that has a look stands in the catalogue", () => {
  const shown = reached("web/features/catalogue/catalogue.tsx");
  const sheets = globSync("web/ui/**/*.module.css");
  expect(sheets.length).toBeGreaterThan(25);
  expect(sheets.filter((sheet) => !shown.has(sheet))).toEqual(drawnByOthers);
});
