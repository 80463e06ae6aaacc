import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// Neither compiler nor linter reads style sheets: a name that is left there after its last use costs every reader and every page.
const read = (pattern: string) => globSync(pattern).map((path) => ({ path, text: readFileSync(path, "utf8") }));
const sheets = read("web/**/*.css").map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[\s\S]*?\*\//g, "") }));
const sources = read("web/**/*.{ts,tsx,html}").map(({ text }) => text);
const everywhere = [...sheets.map(({ text }) => text), ...sources].join("\n");

const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(({ groups }) => groups!["name"]!)),
];

/** Custom properties that a sheet sets and nothing reads: no sheet, and no code that draws with them. */
const unread = (css: string, all: string) =>
  namesIn(css, /(?<name>--[\w-]+):/g).filter((name) => !new RegExp(`${name}(?![\\w-]|\\s*:)`).test(all));

/** Animations that a sheet describes and does not run. A module's animations are its own. */
const still = (css: string) =>
  namesIn(css, /@keyframes (?<name>[\w-]+)/g).filter(
    (name) => !new RegExp(`animation(?:-name)?:[^;]*(?<![\\w-])${name}(?![\\w-])`).test(css),
  );

/** Classes outside of modules that no markup and no code names. */
const unnamed = (css: string, code: readonly string[]) =>
  namesIn(css.replaceAll(/"[^"]*"|\d*\.\d+/g, ""), /\.(?<name>[a-z][\w-]*)/gi).filter(
    (name) => !code.some((text) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)),
  );

/** Classes that a file takes from its sheet, which does not have them. */
const missing = (code: string, css: string) =>
  namesIn(code, /\bstyles\.(?<name>\w+)/g).filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css));

test("names that nothing uses are found", () => {
  expect(unread("a { --x: 1; --y: 2; --y-2: 3; top: var(--y); }", "top: var(--y);")).toEqual(["--x", "--y-2"]);
  expect(
    still("@keyframes roll { to { top: 0; } } @keyframes in { to { top: 0; } } a { animation: roll-in 1s, in 1s; }"),
  ).toEqual(["roll"]);
  expect(unnamed('.on .off-now { background: url("x.svg"); top: 0.5em; }', ["className='on'", "off"])).toEqual([
    "off-now",
  ]);
  expect(missing("[styles.on, styles.off]", ".on { top: 0; } .off-now { top: 0; }")).toEqual(["off"]);
});

test("every custom property is read somewhere", () => {
  expect(sheets.flatMap(({ path, text }) => unread(text, everywhere).map((name) => `${path}: ${name}`))).toEqual([]);
});

test("every animation is run by its sheet", () => {
  expect(sheets.flatMap(({ path, text }) => still(text).map((name) => `${path}: ${name}`))).toEqual([]);
});

// The types of a sheet's classes allow any name, and the build only warns.
test("every class that a component takes from its sheet is there", () => {
  const worn = read("web/**/*.{ts,tsx}").flatMap(({ path, text }) => {
    const from = /import \* as styles from "\.\/(?<sheet>[\w-]+\.module\.css)"/.exec(text)?.groups!["sheet"];
    return from === undefined ? [] : [{ path, text, css: readFileSync(join(dirname(path), from), "utf8") }];
  });
  expect(worn.length).toBeGreaterThan(200);
  expect(worn.flatMap(({ path, text, css }) => missing(text, css).map((name) => `${path}: ${name}`))).toEqual([]);
});

test("every class outside of a module is named by a page or its code", () => {
  const open = sheets.filter(({ path }) => !path.endsWith(".module.css") && !path.endsWith("formulas.css"));
  expect(open.length).toBeGreaterThan(5);
  expect(open.flatMap(({ path, text }) => unnamed(text, sources).map((name) => `${path}: ${name}`))).toEqual([]);
});
