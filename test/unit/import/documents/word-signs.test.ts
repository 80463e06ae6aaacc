import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { docx, p, run } from "../office/office-files";
import { read } from "../reading";

const up = '<w:vertAlign w:val="superscript"/>';
const down = '<w:vertAlign w:val="subscript"/>';
const u = '<w:u w:val="single"/>';
const font = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}"/>`;
const sym = (name: string, char: string) => `<w:r><w:sym w:font="${name}" w:char="${char}"/></w:r>`;
const styles = {
  "word/styles.xml": strToU8(
    `<w:styles><w:style w:styleId="Power"><w:rPr>${up}</w:rPr></w:style><w:style w:styleId="Child"><w:basedOn w:val="Power"/></w:style><w:style w:styleId="Round"><w:basedOn w:val="Round"/></w:style><w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
  ),
};
const asked = (runs: string) =>
  docx(
    `<w:p>${run("1) ")}${runs}</w:p>${p("A) 1")}<w:p>${run("B) 2")}${run("3", up)}</w:p>${p("Cevap: B")}`,
    undefined,
    styles,
  );

test.each([
  ["a power", run("10") + run("5", up) + run(" kaç eder?"), "10⁵ kaç eder?"],
  ["a power in two runs", run("10") + run("-", up) + run("12", up) + run(" kaç?"), "10⁻¹² kaç?"],
  ["a formula of chemistry", run("H") + run("2", down) + run("O nedir?"), "H₂O nedir?"],
  ["a power without a sign of its own", run("x") + run("a+b", up) + run(" nedir?"), "x^(a+b) nedir?"],
  ["degrees", run("30") + run("o", up) + run(" kaçtır?"), "30° kaçtır?"],
  ["an English ordinal", run("The 1") + run("st", up) + run(" day?"), "The 1st day?"],
  ["a raised blank", run("bu") + run(" ", up) + run("ne?"), "bu ne?"],
  ["a power by a named style", run("2") + run("3", '<w:rStyle w:val="Child"/>') + run(" kaç?"), "2³ kaç?"],
  ["a style that builds on itself", run("2") + run("3", '<w:rStyle w:val="Round"/>') + run(" kaç?"), "23 kaç?"],
  ["a run set higher by hand", run("2") + run("3", '<w:position w:val="8"/>') + run(" kaç?"), "2³ kaç?"],
  ["hidden text", run("Ne") + run(" (cevabı B)", "<w:vanish/>") + run("?"), "Ne?"],
  ["text hidden by a style", run("Ne") + run(" (cevabı B)", '<w:rStyle w:val="Secret"/>') + run("?"), "Ne?"],
  ["text that is not hidden after all", run("Ne") + run(" bu?", '<w:vanish w:val="0"/>'), "Ne bu?"],
  ["moved text", `${run("Ne")}<w:moveTo>${run(" bu?")}</w:moveTo><w:moveFrom>${run(" şu?")}</w:moveFrom>`, "Ne bu?"],
  ["a bold ending of a word", run("ev") + run("ler", "<w:b/>") + run(" nedir?"), "evler nedir?"],
  ["a bold power", run("x", "<w:b/>") + run("2", `<w:b/>${up}`) + run(" nedir?"), "x² nedir?"],
  ["a line below a word", run("Ne ") + run("bu", u), "Ne bu"],
  [
    "what a question asks about by its line",
    run("Altı çizili sözcük: ") + run("güzel", u) + run(" ev ") + run("____", u),
    "Altı çizili sözcük: $\\underline{\\text{güzel}}$ ev ____",
  ],
  [
    "inserted signs",
    sym("Symbol", "F061") + run(" ") + sym("Symbol", "F0A3") + sym("Symbol", "0044") + run("?"),
    "α ≤Δ?",
  ],
  ["letters in a font of signs", run("b", font("Symbol")) + run(" nedir?"), "β nedir?"],
  ["private letters in a font of signs", run("\uf0b3", font("Symbol")) + run(" nedir?"), "≥ nedir?"],
  ["a fancy bullet", sym("Wingdings", "F0E0") + run(" yönü nedir?"), "→ yönü nedir?"],
])("%s is read as it is seen", (_, runs, text) => {
  const [row] = read(asked(runs)).rows;
  expect([row?.question.question_text, row?.question.options?.B, row?.verdict, row?.reasons]).toEqual([
    text,
    "2³",
    "taken",
    [],
  ]);
});

test.each([
  ["a sign nobody knows", sym("MT Extra", "F06C") + run(" nedir?"), "[simge] nedir?"],
  ["a letter of a font of drawings", run("P", font("Webdings")) + run(" nedir?"), "[simge] nedir?"],
  ["a private letter", run("\ue123 nedir?"), "[simge] nedir?"],
])("%s is doubted", (_, runs, text) => {
  const [row] = read(asked(runs)).rows;
  expect([row?.question.question_text, row?.verdict, row?.reasons]).toEqual([
    text,
    "doubtful",
    ["Bir simgesi okunamadı. [simge] yerine doğrusunu yazın."],
  ]);
});

test("a formula in a field of Word is said to be lost", () => {
  const [row] = read(asked(`${run("Kaç? ")}<w:r><w:instrText> EQ \\f(1;2)</w:instrText></w:r>`)).rows;
  expect([row?.question.question_text, row?.reasons]).toEqual([
    "Kaç? [denklem]",
    ["Denklemi alınmadı. Yerine formülünü yazın."],
  ]);
});
