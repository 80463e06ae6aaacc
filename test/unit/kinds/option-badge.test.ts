import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { cardKeys } from "#question/question";
import { OptionBadge, optionColours } from "#kinds/shared/options/option-badge.tsx";

test.each([
  [{ A: "Doğru", B: "Yanlış" }, true],
  [{ A: "YANLIŞ", B: " doğru. " }, true],
  [{ A: "Evet", B: "HAYIR!" }, true],
  [{ A: "Doğru", B: "Eğri" }, false],
  [{ A: "Doğru", B: "Yanlış", C: "Bilinmez" }, false],
  [{ A: "Doğru" }, false],
  [undefined, false],
])("%j takes colours that do not contradict it: %s", (options, is) => {
  expect(optionColours(options) !== undefined).toBe(is);
});

// The colours stand in a style sheet, which neither compiler nor linter reads.
const css = (file: string) => readFileSync(new URL(`../../../web/${file}`, import.meta.url), "utf8");

const lightness = (name: string) => {
  const [, hex] = new RegExp(`--${name}: #(\\w{6})`).exec(css("styles/tokens.css"))!;
  const [r, g, b] = hex!
    .match(/../g)!
    .map((two) => Number.parseInt(two, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

test.each(cardKeys)("%s has a shape and a colour of its own that ink is read on", (letter) => {
  const name = `opt-${letter.toLowerCase()}`;
  expect(css("kinds/shared/options/option-badge.module.css")).toContain(`.${letter} {\n  --opt: var(--${name});`);
  expect((lightness(name) + 0.05) / (lightness("on-bright") + 0.05)).toBeGreaterThan(7);
  expect(renderToStaticMarkup(OptionBadge({ letter }))).toMatch(/<path [^>]*d="M.*<text .*>\w<\/text>/);
});

test("yes and no are yellow and violet: far apart in lightness to every eye, ink on both well above AA", () => {
  const [, rule] = /\.yesNo \{([^}]*)\}/.exec(css("kinds/shared/options/option-badge.module.css"))!;
  expect(rule!.match(/var\(--opt-\w\)/g)).toEqual(["var(--opt-c)", "var(--opt-d)"]);
  const [yes, no, ink] = ["opt-c", "opt-d", "on-bright"].map(lightness) as [number, number, number];
  expect((no + 0.05) / (ink + 0.05)).toBeGreaterThan(7);
  expect((yes + 0.05) / (no + 0.05)).toBeGreaterThan(1.5);
});
