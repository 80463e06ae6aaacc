import { renderToString } from "katex";
import { expect, test } from "vitest";
import { namesOwnSigns } from "#question-text/own-signs";

const tex = String.raw;

test.each([
  tex`\def\a{xx}\a`,
  tex`x \gdef\a{x}`,
  tex`\edef\a{x}`,
  tex`\xdef \a{x}`,
  tex`\newcommand{\a}{x}`,
  tex`\renewcommand\frac{x}`,
  tex`\providecommand\a{x}`,
  tex`\let\a=\frac`,
  tex`\futurelet\a\b x`,
  tex`\global\def\a{x}`,
  tex`\long\def\a{x}`,
  tex`a \\\def\a{x}`,
  tex`\{\def\a{x}`,
])("[T53] %s defines a sign of its own", (formula) => {
  expect(namesOwnSigns(formula)).toBe(true);
});

test.each([
  tex`\left( x \right)`,
  tex`\leq \lfloor x`,
  tex`\definition`,
  tex`\longrightarrow \Longleftarrow \longmapsto`,
  tex`\begin{matrix} a \\def \end{matrix}`,
  tex`x = \frac{1}{2}`,
])("%s defines none", (formula) => {
  expect(namesOwnSigns(formula)).toBe(false);
});

test("[T53] a text that grows by signs of its own is recognized; the longest text without any stays a page's part", () => {
  const options = { throwOnError: true, maxExpand: 200, maxSize: 6 };
  const grown = tex`\def\a{` + tex`\sqrt x`.repeat(5) + "}" + tex`\a`.repeat(30);
  expect(renderToString(grown, options).length).toBeGreaterThan(100_000);
  expect(namesOwnSigns(grown)).toBe(true);
  expect(renderToString(tex`\sqrt x`.repeat(71), options).length).toBeLessThan(100_000);
});
