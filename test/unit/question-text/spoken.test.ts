import * as fc from "fast-check";
import { expect, test } from "vitest";
import { spoken } from "#question-text/spoken";

test.each([
  [String.raw`\frac{-b\pm\sqrt{b^2-4ac}}{2a}`, "eksi b artı eksi, karekök içinde b kare eksi 4 a c, bölü 2 a"],
  [String.raw`\frac{1}{2}`, "1 bölü 2"],
  [String.raw`\frac12+x`, "1 bölü 2 artı x"],
  [String.raw`\frac{1}{x+1}+2`, "1 bölü, x artı 1, artı 2"],
  [String.raw`\dfrac{x+1}{3}`, "x artı 1, bölü 3"],
  [String.raw`8\sqrt{2}`, "8 karekök 2"],
  [String.raw`\dfrac{\sqrt{50}}{\sqrt{18}}`, "karekök 50 bölü karekök 18"],
  [String.raw`\sqrt[3]{27}`, "küpkök 27"],
  [String.raw`\sqrt[n]{x}`, "n dereceden kök x"],
  ["x^2", "x kare"],
  ["x^{3}", "x küp"],
  ["2^{10}", "2 üssü 10"],
  ["10^{-3}", "10 üssü eksi 3"],
  ["a^{n+1}b", "a üssü, n artı 1, b"],
  ["x^{2y}", "x üssü, 2 y"],
  ["x_1", "x alt 1"],
  ["x_1^2", "x alt 1 kare"],
  ["x_{1,2}", "x alt, 1 virgül 2"],
  ["a_{n+1}", "a alt, n artı 1"],
  [String.raw`90^\circ`, "90 derece"],
  [String.raw`30^{\circ}C`, "30 derece C"],
  [String.raw`2\pi r`, "2 pi r"],
  [String.raw`a\cdot b\times c`, "a çarpı b çarpı c"],
  [String.raw`x\le 5`, "x küçük eşittir 5"],
  ["x≥5", "x büyük eşittir 5"],
  [String.raw`\vec{a}`, "a vektörü"],
  [String.raw`\overrightarrow{AB}`, "A B vektörü"],
  [String.raw`[\overline{AB}]`, "köşeli parantez içinde A B doğru parçası"],
  [String.raw`\overline{AB}`, "A B doğru parçası"],
  [String.raw`\widehat{ABC}=60^\circ`, "A B C açısı eşittir 60 derece"],
  [String.raw`\alpha+\beta=\theta`, "alfa artı beta eşittir teta"],
  ["f(x)=2x", "f parantez içinde x, eşittir 2 x"],
  ["(x+1)^2", "parantez içinde x artı 1, kare"],
  ["f'(x)", "f üslü parantez içinde x"],
  ["|x-2|<3", "mutlak değer içinde x eksi 2, küçüktür 3"],
  [String.raw`\left|x\right|`, "mutlak değer içinde x"],
  [String.raw`\log_2 8`, "logaritma 2 tabanında 8"],
  [String.raw`\sin^2 x`, "sinüs kare x"],
  [String.raw`\lim_{x\to 0} x`, "limit, x gider 0, x"],
  [String.raw`\sum_{i=1}^{n} i`, "toplam, alt sınır i eşittir 1, üst sınır n, i"],
  [String.raw`\int_0^1 x\,dx`, "integral, alt sınır 0, üst sınır 1, x d x"],
  [String.raw`x\in\mathbb{R}`, "x elemanıdır gerçek sayılar"],
  [String.raw`\{1,2\}`, "küme, 1 virgül 2"],
  [String.raw`A\cup B`, "A birleşim B"],
  [String.raw`5\,\text{cm}^2`, "5 cm kare"],
  [String.raw`\text{hız}=\frac{\text{yol}}{\text{zaman}}`, "hız eşittir yol bölü zaman"],
  ["2{,}5", "2 virgül 5"],
  ["3.14", "3.14"],
  [String.raw`\%20`, "yüzde 20"],
  ["5!", "5 faktöriyel"],
  [String.raw`\begin{pmatrix}1&2\\3&4\end{pmatrix}`, "matris, 1. satır 1, 2, 2. satır 3, 4"],
  [String.raw`\begin{cases}x,&x>0\\-x\end{cases}`, "x virgül, x büyüktür 0, eksi x"],
])("%s is read %j", (tex, words) => {
  expect(spoken(tex)).toBe(words);
});

test.each([
  String.raw`\unknown{x}`,
  String.raw`\frac{1}{2`,
  String.raw`\frac{1}`,
  "x^",
  "x^^2",
  "{",
  "}",
  "[1,2)",
  "|x",
  "@",
  String.raw`\constructor`,
  String.raw`\begin{matrix}1`,
  String.raw`\text{a \alpha}`,
  "x".repeat(1_001),
  "{".repeat(900),
])("%s is read as it is written", (tex) => {
  expect(spoken(tex)).toBe(tex);
});

test("[T53] every formula has a spoken form: nothing throws, nothing is empty", () => {
  const part = fc.constantFrom(
    ..."{}[]()|^_&\\ 12ax+-=,.".split(""),
    "\\frac",
    "\\sqrt",
    "\\begin{pmatrix}",
    "\\\\",
    "\\end{pmatrix}",
    "\\left",
    "\\right",
    "\\text{",
    "\\vec",
    "\\sum",
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 25, size: "max" }), (parts) => {
      const tex = parts.join("");
      expect(spoken(tex).length).toBeGreaterThan(0);
    }),
    { numRuns: 3_000 },
  );
});
