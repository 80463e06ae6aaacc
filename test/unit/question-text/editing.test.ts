import { expect, test } from "vitest";
import { missingIn, notesOn, PRICES } from "#question-text/editing/faults";
import { placeIn, written } from "#question-text/editing/formula-place";
import { palette, withPut } from "#question-text/editing/palette";

const unfinished = (missing: string) =>
  `Formül tamamlanmamış: ${missing} eksik. Böyle kalırsa yazdığınız gibi görünür.`;

test.each([
  ["2 + 2 kaç eder?", []],
  ["5$ ile 10$", []],
  ["Fiyatı 5$", []],
  [String.raw`$\sqrt{50}$ kaçtır?`, []],
  ["$7 - 3$ kaç eder?", []],
  ["$5$ elma", []],
  [String.raw`$34\sqrt{2$`, [unfinished("}")]],
  [String.raw`$34\sqrt2}$`, [unfinished("{")]],
  [String.raw`$\left(x$`, [unfinished(String.raw`\right`)]],
  [String.raw`$\begin{cases}x$`, [unfinished(String.raw`\end{cases}`)]],
  [String.raw`$34\sqrt{2} kaçtır?`, [unfinished("$")]],
  ["$x^2 kaçtır?", [unfinished("$")]],
  [String.raw`\$x^2`, []],
  ["$20 mi 30$", [PRICES]],
  ["$5 10$", [PRICES]],
  [String.raw`$a{$ ve $b{$`, [unfinished("}")]],
])("a teacher who writes %j is told %j", (text, notes) => {
  expect(notesOn(text)).toEqual(notes);
});

test("a formula that has all its braces and still cannot be set is pointed out too", () => {
  expect(notesOn(String.raw`$\foo$`, () => false)).toEqual([
    "Formül tamamlanmamış. Böyle kalırsa yazdığınız gibi görünür.",
  ]);
});

test.each([
  [String.raw`\{1,2`, null],
  [String.raw`\text{\}}`, null],
  [String.raw`\left(\frac{1}{2}\right)`, null],
])("%s lacks nothing that is checked", (tex, missing) => {
  expect(missingIn(tex)).toBe(missing);
});

const selected = (text: string) => {
  const [before = "", selection = "", after = ""] = text.split("|");
  return text.includes("|")
    ? { text: before + selection + after, from: before.length, to: before.length + selection.length }
    : { text, from: text.length, to: text.length };
};
const shown = ({ text, from, to }: { text: string; from: number; to: number }) =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
const put = (name: string) => palette.find((one) => one.name === name)!.put;

test.each([
  ["", "Kesir", String.raw`\frac{|a|}{b}`],
  ["2+", "Kök", String.raw`2+\sqrt{|x|}`],
  ["|x+1|", "Kök", String.raw`\sqrt{x+1}||`],
  ["|a|", "Kare", "a^2||"],
  ["", "Kare", "|x|^2"],
  ["2", "Pi", String.raw`2\pi ||`],
  ["a||b", "Küçük eşit", String.raw`a\le ||b`],
  ["", "Doğru parçası", String.raw`\overline{|AB|}`],
  ["|PQ|", "Doğru parçası", String.raw`\overline{PQ}||`],
  ["", "Derece", String.raw`|90|^\circ `],
])("%j with %s is %j", (text, name, after) => {
  expect(shown(withPut(selected(text), put(name)))).toBe(after);
});

test.each([
  ["İşlem |x| kaç?", "x^2", "İşlem $x^2$ kaç?"],
  ["İşlem || kaç?", "x", "İşlem $x$ kaç?"],
  ["5", "x", "5 $x$"],
  ["Kaç eder?", "x", "Kaç eder? $x$"],
  ["a||b", "x", "a $x$ b"],
  ["Kök $x||^2$ kaç?", "y", "Kök $y$ kaç?"],
  ["Kök $$x||^2$$ kaç?", "y", "Kök $$y$$ kaç?"],
  ["$x$|| ", "y", "$x$ $y$ "],
  ["", "$x$", "$x$"],
  ["", "x\n+ 1", "$x + 1$"],
  ["", "elma ve armut", String.raw`$\text{elma ve armut}$`],
  ["", "5\\$", "$5\\$$"],
])("in %j the formula %j makes %j", (text, tex, after) => {
  const place = placeIn(selected(text));
  const { from, to } = place;
  const whole = place.text;
  expect(whole.slice(0, from) + written(place, tex) + whole.slice(to)).toBe(after);
});

test("the formula under the cursor is the one that is changed", () => {
  expect(placeIn(selected(String.raw`Kök $\sqrt||2$`))).toMatchObject({ tex: String.raw`\sqrt2`, isBlock: false });
  expect(placeIn(selected("Kök |x+1|"))).toMatchObject({ tex: "x+1" });
});
