import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { oldest, targets } from "../../../web/build/browsers/browsers";
import { tooNewInScript, tooNewInStyle } from "../../../web/build/browsers/newer-features";

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

// Lowering `#name` for the oldest browsers costs the pupil's phone a kilobyte of helpers.
test("members of the pages' classes are private by TypeScript alone", () => {
  const withHash = readdirSync("web", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) =>
      /\bthis\.#|^\s+(?:(?:static|readonly|async|get|set) )*#[a-z]/m.test(readFileSync(`web/${path}`, "utf8")),
    );
  expect(withHash).toEqual([]);
});
