import { renderToString } from "katex";
import { expect, test } from "vitest";
import { piecesOf } from "#question/text-pieces";
import { docx, p, run } from "../office/office-files";
import { read } from "../reading";

const r = (text: string, look = "") => `<m:r>${look && `<m:rPr>${look}</m:rPr>`}<m:t>${text}</m:t></m:r>`;
const e = (...inside: string[]) => inside.map((part) => `<m:e>${part}</m:e>`).join("");
const f = (above: string, below: string, type = "bar") =>
  `<m:f><m:fPr><m:type m:val="${type}"/></m:fPr><m:num>${above}</m:num><m:den>${below}</m:den></m:f>`;
const sup = (of: string, to: string) => `<m:sSup>${e(of)}<m:sup>${to}</m:sup></m:sSup>`;
const rad = (of: string, degree = "") =>
  `<m:rad><m:radPr>${degree ? "" : '<m:degHide m:val="1"/>'}</m:radPr><m:deg>${degree}</m:deg>${e(of)}</m:rad>`;
const chr = (set: string, sign: string) => `<m:${set}><m:chr m:val="${sign}"/></m:${set}>`;
const asked = (equation: string, before = "Kaç? ") =>
  docx(
    `<w:p>${run(`1) ${before}`)}<m:oMath>${equation}</m:oMath></w:p><w:p>${run("A) ")}<m:oMath>${f(r("1"), r("2"))}</m:oMath></w:p>${p("B) 2")}${p("Cevap: A")}`,
  );

test.each([
  ["a fraction", f(r("x+1"), r("2")), "$\\frac{x+1}{2}$"],
  ["a fraction on one line", f(r("1"), r("2"), "lin"), "1/2"],
  ["a root", rad(r("x")), "$\\sqrt{x}$"],
  ["a root of a degree", rad(r("8"), r("3")), "$\\sqrt[3]{8}$"],
  ["a power", sup(r("10"), r("−5")), "$10^{-5}$"],
  ["a power of a fraction", sup(f(r("1"), r("2")), r("n")), "${\\frac{1}{2}}^{n}$"],
  ["an index", `<m:sSub>${e(r("a"))}<m:sub>${r("n")}</m:sub></m:sSub>`, "$a_{n}$"],
  ["both", `<m:sSubSup>${e(r("x"))}<m:sub>${r("1")}</m:sub><m:sup>${r("2")}</m:sup></m:sSubSup>`, "$x_{1}^{2}$"],
  ["a nucleus", `<m:sPre><m:sub>${r("6")}</m:sub><m:sup>${r("14")}</m:sup>${e(r("C"))}</m:sPre>`, "${}_{6}^{14}C$"],
  [
    "a sum",
    `<m:nary>${chr("naryPr", "∑")}<m:sub>${r("i=1")}</m:sub><m:sup>${r("n")}</m:sup>${e(sup(r("i"), r("2")))}</m:nary>`,
    "$\\sum_{i=1}^{n} i^{2}$",
  ],
  ["an integral", `<m:nary><m:sub/><m:sup/>${e(r("x dx"))}</m:nary>`, "$\\int x dx$"],
  ["brackets", `<m:d>${e(f(r("a"), r("b")))}</m:d>`, "$\\left(\\frac{a}{b}\\right)$"],
  [
    "an absolute value",
    `<m:d><m:dPr><m:begChr m:val="|"/><m:endChr m:val="|"/></m:dPr>${e(r("x−2"))}</m:d>`,
    "$\\left|x-2\\right|$",
  ],
  [
    "cases",
    `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(r("x≥0"), r("y&lt;1"))}</m:eqArr>`)}</m:d>`,
    "$\\left\\{\\begin{array}{l}x\\ge 0 \\\\ y<1\\end{array}\\right.$",
  ],
  [
    "a matrix",
    `<m:m><m:mr>${e(r("1"), r("2"))}</m:mr><m:mr>${e(r("3"), r("4"))}</m:mr></m:m>`,
    "$\\begin{matrix}1 & 2 \\\\ 3 & 4\\end{matrix}$",
  ],
  ["a function", `<m:func><m:fName>${r("sin")}</m:fName>${e(r("30°"))}</m:func>`, "$\\sin {30^{\\circ}}$"],
  [
    "a limit",
    `<m:func><m:fName><m:limLow>${e(r("lim"))}<m:lim>${r("x→0")}</m:lim></m:limLow></m:fName>${e(r("x"))}</m:func>`,
    "$\\lim_{x\\to 0} x$",
  ],
  ["a vector", `<m:acc>${chr("accPr", "\u20d7")}${e(r("AB"))}</m:acc>`, "$\\vec{AB}$"],
  ["a line above", `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r("AB"))}</m:bar>`, "$\\overline{AB}$"],
  ["Greek and words", r("α·hız"), "$\\alpha \\cdot \\text{hız}$"],
  ["plain text", r("yol", "<m:nor/>") + r("≤5"), "$\\text{yol}\\le 5$"],
  ["letters of mathematics", r("𝑥=5"), "x=5"],
  ["signs of TeX", r("50%"), "$50\\%$"],
])("Word's equation of %s becomes a formula that is drawn", (_, equation, tex) => {
  const [row] = read(asked(equation)).rows;
  expect([row?.question.question_text, row?.question.options?.A, row?.verdict]).toEqual([
    `Kaç? ${tex}`,
    "$\\frac{1}{2}$",
    "taken",
  ]);
  const drawn = piecesOf(tex).flatMap((piece) => (piece.is === "formula" ? [piece.tex] : []));
  expect(drawn).toHaveLength(tex.startsWith("$") ? 1 : 0);
  for (const source of drawn) expect(() => renderToString(source, { strict: false })).not.toThrow();
});

test("a formula behind a letter keeps a blank, or its dollars would be a price's", () => {
  const [row] = read(asked(f(r("1"), r("2")), "Kaç eder: 2")).rows;
  expect(row?.question.question_text).toBe("Kaç eder: 2 $\\frac{1}{2}$");
});

test.each([
  ["something new", "<m:novelty/>"],
  ["a picture", "<m:r><w:drawing/></m:r>"],
  ["an unknown accent", `<m:acc>${chr("accPr", "☃")}${e(r("x"))}</m:acc>`],
  ["an unknown bracket", `<m:d><m:dPr><m:begChr m:val="☃"/></m:dPr>${e(r("x"))}</m:d>`],
  ["no end", sup(r("x"), r("1".repeat(2_000)))],
])("an equation with %s is said to be lost", (_, equation) => {
  const [row] = read(asked(equation)).rows;
  expect([row?.question.question_text, row?.verdict, row?.reasons]).toEqual([
    "Kaç? [denklem]",
    "doubtful",
    ["Denklemi alınmadı. Yerine formülünü yazın."],
  ]);
});
