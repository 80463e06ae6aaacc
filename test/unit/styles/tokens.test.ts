import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Neither compiler nor linter reads style sheets.
const values = ["web/styles/tokens.css", "web/styles/app-tokens.css"];
const sheets = globSync("web/**/*.css").filter((path) => !values.includes(path));

const FIXED = /(?<![\w.#-])-?(?:\d*\.)?\d+(?:px|rem|pt)\b/;
const POINTS = ["379px", "380px", "479px", "480px", "719px", "720px", "959px", "960px", "1279px", "1280px"];
/** A page that holds few words of the type set in the browser. */
const FEW_WORDS = "19em";

type Line = { readonly name: string; readonly value: string };

/** The part of a value that belongs into the sheets of values; null if there is none. */
function fault({ name, value }: Line): string | null {
  if (/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|(?<![\w-])(?:white|black)(?![\w-])/i.test(value) && !value.includes("url("))
    return "a colour";
  // A variable that is not set falls back to a length of the one who asks.
  const set = value.replaceAll(/var\(--[\w-]+, ?[\d.]+(?:px|rem)\)/g, "");
  if (/^font(?:-size)?$/.test(name) && (FIXED.test(set) || /\d(?:mm|em)\b/.test(set.replaceAll(/\b1em\b/g, ""))))
    return "a size of type";
  // A pixel moves a thing to where the eye expects it, and is no space.
  if (/^(?:(?:row-|column-)?gap|padding|margin)/.test(name) && FIXED.test(set.replaceAll(/-?\b[01]px\b/g, "")))
    return "a space";
  if (name.endsWith("radius") && /\d(?:px|rem|em|pt)\b/.test(set)) return "a radius";
  if (/^(?:transition|animation)/.test(name) && /(?<![\w-])\d*\.?\d*[1-9]\d*m?s\b/.test(value)) return "a duration";
  if (name.endsWith("shadow") && isBlurred(value)) return "a shadow";
  if (name === "z-index" && Number(value) > 3) return "a layer";
  return null;
}

/** Rings and edges have no blur, and may be drawn anywhere; a soft shadow says how high a thing lies. */
const isBlurred = (value: string): boolean =>
  value
    .replaceAll(/\([^()]*\)/g, "")
    .split(",")
    .some((one) => Number.parseFloat(one.match(/(?<![\w-])-?[\d.]+(?:px|rem|em)?(?![\w-])/g)?.[2] ?? "0") > 0);

const faults = (css: string): string[] => [
  // A browser too old for our script knows no variables.
  ...[
    ...css
      .replaceAll(/\/\*[\s\S]*?\*\/|#old-browser \{[^}]*\}/g, "")
      .matchAll(/(?<name>[\w-]+):\s*(?<value>[^;{}]+);/g),
  ].flatMap(({ groups }) => {
    const line = groups as Line;
    const found = fault(line);
    return found === null ? [] : [`${found}, ${line.name}: ${line.value.replaceAll(/\s+/g, " ")}`];
  }),
  ...[...css.matchAll(/@media (?<when>[^{]*)/g)].flatMap(({ groups }) =>
    [...groups!["when"]!.matchAll(/(?<point>\d+r?(?:px|em))/g)]
      .filter((one) => ![...POINTS, FEW_WORDS].includes(one.groups!["point"]!))
      .map(() => `a point where pages change, ${groups!["when"]!.trim()}`),
  ),
];

test.each([
  ["a { color: #fff; }", "a colour"],
  ["a { box-shadow: 0 0 0 2px rgba(0, 0, 0, 0.1); }", "a colour"],
  ["a { font-size: 17px; }", "a size of type"],
  ["a { font-size: min(1.2em, 9vw); }", "a size of type"],
  ["a { padding: 0 var(--s-8) 10px; }", "a space"],
  ["a { border-radius: 0.4em; }", "a radius"],
  ["a { animation: roll 300ms; }", "a duration"],
  ["a { box-shadow: inset 0 0 0 2px var(--edge), 0 2px 6px var(--shade); }", "a shadow"],
  ["a { z-index: 40; }", "a layer"],
  ["@media (max-width: 700px) { a { top: 0; } }", "a point where pages change"],
  ["@media (max-width: 30em) { a { top: 0; } }", "a point where pages change"],
])("%s has what belongs into the sheets of values", (css, what) => {
  expect(faults(css).map((one) => one.split(",")[0])).toEqual([what]);
});

test("what the sheets of values name, and what only places a thing, may stand anywhere", () => {
  expect(
    faults(
      "a { color: var(--text); font: 700 var(--t-15) var(--font); margin: 0 calc(-1 * var(--s-8)) 1px; padding: 0.2em 3mm; " +
        "border-radius: 50%; box-shadow: inset 0 0 0 2px var(--edge), var(--lift); width: 17px; animation: roll 0s var(--m-base); z-index: 2; white-space: nowrap; } " +
        "@media (min-width: 720px) and (max-height: 479px) { b { font-size: calc(var(--ring, 150px) * 0.4); } }",
    ),
  ).toEqual([]);
});

test("colours, sizes, spaces, radii, durations, layers and points come from the sheets of values", () => {
  expect(sheets.length).toBeGreaterThan(200);
  const all = sheets.flatMap((sheet) =>
    // A formula's letters are as large as the text around it, by shares that belong to formulas alone.
    faults(readFileSync(sheet, "utf8"))
      .filter((one) => sheet !== "web/question-text/formulas.css" || !one.startsWith("a size of type"))
      .map((one) => `${sheet}: ${one}`),
  );
  expect(all).toEqual([]);
});

test("there are twelve sizes of type, ten spaces and five radii, and a sheet uses no others", () => {
  const css = values.map((path) => readFileSync(path, "utf8")).join("\n");
  const named = (start: string) =>
    new Set([...css.matchAll(new RegExp(`(--${start}-[\\w-]+):`, "g"))].map(([, name]) => name));
  expect(named("t").size).toBe(12);
  expect(named("s").size).toBe(10);
  expect(named("r").size).toBe(5);
  const known = new Set([...named("t"), ...named("s"), ...named("r")]);
  const used = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/var\((?<name>--[tsr]-[\w-]+)/g)].map(({ groups }) => ({
      sheet,
      name: groups!["name"]!,
    })),
  );
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});

const namesOf = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/(?<name>--[\w-]+):/g)].map(({ groups }) => groups!["name"]!);

test("what a pupil's phone may load uses no value that only the app has", () => {
  const onPhones = new Set(namesOf("web/styles/tokens.css"));
  const ofTheApp = new Set(namesOf("web/styles/app-tokens.css").filter((name) => !onPhones.has(name)));
  const phones = sheets.filter(
    (path) =>
      /^web\/(?:answering|front-door|kinds|pages|question-text|styles|ui|features\/(?:game-phone|homework\/work))\//.test(
        path,
      ) && !/\/(?:board|report|editor|editing|sheet|previews)\b|question-text\/editing/.test(path),
  );
  const used = phones.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/var\((?<name>--[\w-]+)/g)].map(
      ({ groups }) => `${path}: ${groups!["name"]!}`,
    ),
  );
  expect(used.filter((one) => ofTheApp.has(one.split(": ")[1]!))).toEqual([]);
});
