import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { oldest, targets } from "../../../web/build/browsers/browsers";
import { tooNewInScript, tooNewInStyle } from "../../../web/build/browsers/newer-features";
import { withPlainMembers } from "../../../web/build/browsers/plain-members";

test.each([
  ["a.toSorted()", "toSorted"],
  ["a.findLast(b)", "findLast"],
  ["Object.hasOwn(a,`b`)", "Object.hasOwn"],
  ["URL.canParse(a)", "URL.canParse"],
  ["a.toWellFormed()", "isWellFormed"],
])("%s is too new for the phone, and brought along in the app", (code, name) => {
  expect(tooNewInScript(code, false)).toEqual([name]);
  expect(tooNewInScript(code, true)).toEqual([]);
});

test.each([
  ["structuredClone(a)", ["structuredClone"]],
  ["AbortSignal.timeout(1)", ["AbortSignal.timeout"]],
  ["Object.groupBy(a,b)", ["groupBy"]],
  ["RegExp(`(?<=a)b`)", ["lookbehind"]],
  ["/(?<name>a)/", []],
  ["RegExp(`[a--b]`,`v`)", ["the flag v"]],
  ["document.createElementNS(`http://www.w3.org/2000/svg`,`svg`)", []],
  ["jsx(`div`,{inert:!0})", ["inert"]],
  ["crypto.randomUUID()", ["crypto.randomUUID"]],
  ["crypto.subtle.digest(a,b)", ["crypto.subtle"]],
  ["new Intl.Segmenter(`tr`)", ["Intl.Segmenter"]],
  ["typeof Intl.Segmenter==`function`&&new Intl.Segmenter(`tr`)", []],
  ["a.at(-1)", []],
])("%s", (code, names) => {
  expect(tooNewInScript(code, true)).toEqual(names);
});

test.each([
  ["a:has(b){color:red}", [":has()"]],
  ["a{color:color-mix(in srgb,red,blue)}", ["color-mix()"]],
  ["a{color:red;color:color-mix(in srgb,red,blue)}", []],
  ["a{height:100dvh}", ["dvh"]],
  ["a{height:100vh;height:100dvh}", []],
  ["a{height:100vh}b{height:100dvh}", ["dvh"]],
  ["@supports (container-type:inline-size){a{--part:1cqw}}", []],
  ["@supports (overflow:clip){@media print{a{overflow:clip}}}b{overflow:clip}", ["overflow: clip"]],
  ["a{width:1cqw}", ["cqw"]],
  ["@container (width>1px){a{color:red}}", ["@container"]],
  ["a{rotate:9deg}", ["individual transforms"]],
  ["a{transform:rotate(9deg)}", []],
  ["@media (width>=3px){a{color:red}}", ["range media queries"]],
])("%s", (css, names) => {
  expect(tooNewInStyle(css)).toEqual(names);
});

test("the build lowers to the browsers that README promises", () => {
  expect(targets).toEqual(["chrome92", "edge92", "firefox102", "safari15.4", "ios15.4"]);
  const readme = readFileSync("README.md", "utf8");
  for (const [name, version] of Object.entries(oldest))
    expect(readme).toMatch(new RegExp(`${name}[^.]* ${version}`, "i"));
});

test("private members get short plain names, and nothing else is touched", () => {
  const before =
    'import x from "#protocol/x"; class A { readonly #one = "#one"; async #two() { return !this.#one && (#one in this); } }';
  const after =
    'import x from "#protocol/x"; class A { readonly _0 = "#one"; async _1() { return !this._0 && (_0 in this); } }';
  expect(withPlainMembers(before)).toBe(after);
});

// Linters allow private members; only our build gives them plain names, one file at a time.
test("a class that others extend has no private members: their plain names are short ones of its own file", () => {
  const sources = readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(`web/${path}`, "utf8"));
  const extended = sources.flatMap((source) =>
    [...source.matchAll(/\bextends (\w+)[^{;]*\{/g)].map(([, name]) => name!),
  );
  const bases = sources.filter((source) => extended.some((name) => new RegExp(`\\bclass ${name}\\b`).test(source)));
  expect(bases.length).toBeGreaterThan(0);
  expect(bases.filter((source) => withPlainMembers(source) !== source)).toEqual([]);
});
