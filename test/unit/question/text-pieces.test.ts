import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hasFormula, piecesOf } from "#question/text-pieces";

/** "a|b|c": formulas in brackets, formulas on a line of their own in double brackets. */
const shown = (text: string) =>
  piecesOf(text)
    .map((piece) => (piece.is === "text" ? piece.text : piece.isBlock ? `[[${piece.tex}]]` : `[${piece.tex}]`))
    .join("|");

test.each([
  ["", ""],
  ["Türkiye’nin başkenti neresidir?", "Türkiye’nin başkenti neresidir?"],
  ["$x^2$", "[x^2]"],
  ["$\\sqrt{50}+\\sqrt{18}$ işleminin sonucu kaçtır?", "[\\sqrt{50}+\\sqrt{18}]| işleminin sonucu kaçtır?"],
  ["$x$ ile $y$ toplanır", "[x]| ile |[y]| toplanır"],
  ["$x$, $y$ ve ($z$)", "[x]|, |[y]| ve (|[z]|)"],
  ["$x$’in karesi, $x$'in küpü", "[x]|’in karesi, |[x]|'in küpü"],
  ["Kök: $$x_{1,2}=\\frac{-b}{2a}$$ olur", "Kök: |[[x_{1,2}=\\frac{-b}{2a}]]| olur"],
  ["$$\nx\n+ 1\n$$", "[[x\n+ 1]]"],
  ["$5$ elma", "[5]| elma"],
  ["$2x + 3y = 7$", "[2x + 3y = 7]"],
  ["$\\text{alan ise } 5\\$ $", "$\\text{alan ise } 5$ $"],
  ["$5\\$$ eder", "[5\\$]| eder"],
  ["$a \\\\ b$", "[a \\\\ b]"],
])("%j is %j", (text, pieces) => {
  expect(shown(text)).toBe(pieces);
});

test.each([
  "5$ ile 10$",
  "5$, 10$",
  "5$'dan 10$'a",
  "5$/10$",
  "$5 ve $10",
  "$5-$10",
  "$5/$10",
  "$5,$10",
  "$5, $10 ve $20",
  "US$5 ve US$10",
  "US$, A$ ve NZ$",
  "$20 mi yoksa 30$",
  "(5$) ya da (10$)",
  "Fiyatı 5$",
  "$",
  "$$",
  "$$$",
  "$$$$",
  "$$ $$",
  "$ x $",
  "$x",
  "x$",
  "$$x",
  "$$x$",
  "$x\ny$",
  "$$$ ve $$",
])("%j stays text", (text) => {
  expect(piecesOf(text).filter(({ is }) => is === "formula")).toEqual([]);
  expect(shown(text)).toBe(text);
});

test.each([
  ["\\$5\\$", "$5$"],
  ["\\$x\\$ ve $y$", "$x$ ve |[y]"],
  ["5\\$ $x$", "5$ |[x]"],
])("\\$ is a dollar: %j is %j", (text, pieces) => {
  expect(shown(text)).toBe(pieces);
});

const texts = fc
  .array(
    fc.constantFrom(
      " $x$ ",
      " $$y$$ ",
      "$",
      "$$",
      "\\$",
      "\\",
      " ",
      "\n",
      "5",
      "x^2",
      "\\frac{a}{b}",
      "ile",
      "ş",
      "🦔",
      "{",
      ".",
    ),
    {
      maxLength: 14,
      size: "max",
    },
  )
  .map((parts) => parts.join(""));

test("the pieces are the text, no two texts meet, and no formula holds a dollar of its own", () => {
  let formulas = 0;
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: "binary" })), (text) => {
      const pieces = piecesOf(text);
      expect(pieces.map(({ source }) => source).join("")).toBe(text);
      expect(pieces.filter(({ source }) => source === "")).toEqual([]);
      expect(pieces.filter(({ is }, i) => is === "text" && pieces[i + 1]?.is === "text")).toEqual([]);
      const tex = pieces.flatMap((piece) => (piece.is === "formula" ? [piece.tex] : []));
      formulas += tex.length;
      expect(tex.filter((tex) => tex === "" || tex.trim() !== tex)).toEqual([]);
      expect(tex.filter((tex) => tex.replaceAll(/\\[\s\S]/g, "").includes("$"))).toEqual([]);
      expect(hasFormula(text)).toBe(pieces.some(({ is }) => is === "formula"));
    }),
    { numRuns: 3_000 },
  );
  expect(formulas).toBeGreaterThan(500);
});

test("a formula put between spaces is found, and the text around it stays", () => {
  const tex = fc.constantFrom("x", "x^2", "\\frac{a}{b}", "5\\$", "a\\\\b", "\\text{üç elma}");
  const plain = fc.string().map((text) => text.replaceAll(/[$\\]/g, ""));
  fc.assert(
    fc.property(plain, tex, plain, (before, tex, after) => {
      const pieces = piecesOf(`${before} $${tex}$ ${after}`);
      expect(pieces.map((piece) => (piece.is === "text" ? piece.text : piece.tex))).toEqual([
        `${before} `,
        tex,
        ` ${after}`,
      ]);
    }),
  );
});

test("with its dollars marked, a text has no formula and reads as before", () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => text.replaceAll("\\", "")),
      (text) => {
        const marked = text.replaceAll("$", String.raw`\$`);
        expect(shown(marked)).toBe(text);
        expect(hasFormula(marked)).toBe(false);
      },
    ),
  );
});

test("a text of nothing but dollars takes no longer than its length", () => {
  expect(piecesOf("$".repeat(100_000)).length).toBe(1);
  expect(piecesOf("$x ".repeat(30_000)).length).toBe(1);
  expect(piecesOf("$$x ".repeat(30_000)).length).toBe(30_000);
});
