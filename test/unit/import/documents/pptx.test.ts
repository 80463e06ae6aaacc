import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { read, reasons, refusal, shorts } from "../reading";

const link = (id: string, target: string, type = "slide") =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const r = (text: string, look = "") => `<a:r><a:rPr ${look}/><a:t>${text}</a:t></a:r>`;
const p = (inside: string, look = "") => `<a:p>${look}${inside}</a:p>`;
const body = (...paragraphs: string[]) => `<p:txBody><a:bodyPr/>${paragraphs.join("")}</p:txBody>`;
const sp = (inside: string, at?: readonly [x: number, y: number], kind = "") =>
  `<p:sp><p:nvSpPr><p:nvPr>${kind && `<p:ph type="${kind}"/>`}</p:nvPr></p:nvSpPr><p:spPr>${at ? `<a:xfrm><a:off x="${at[0]}" y="${at[1]}"/></a:xfrm>` : ""}</p:spPr>${inside}</p:sp>`;
const pic = (id: string, descr = "") =>
  `<p:pic><p:nvPicPr><p:cNvPr id="4" name="Resim" descr="${descr}"/></p:nvPicPr><p:blipFill><a:blip r:embed="${id}"/></p:blipFill><p:spPr/></p:pic>`;
const pptx = (slides: readonly string[], more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        "ppt/presentation.xml": `<p:presentation><p:sldIdLst>${slides.map((_, i) => `<p:sldId id="${256 + i}" r:id="rId${i}"/>`).join("")}</p:sldIdLst></p:presentation>`,
        "ppt/_rels/presentation.xml.rels": `<Relationships>${slides.map((_, i) => link(`rId${i}`, `slides/slide${9 - i}.xml`)).join("")}</Relationships>`,
        ...Object.fromEntries(
          slides.flatMap((shapes, i) => [
            [
              `ppt/slides/slide${9 - i}.xml`,
              `<p:sld${shapes.startsWith("!") ? ' show="0"' : ""}><p:cSld><p:spTree>${shapes.replace(/^!/, "")}</p:spTree></p:cSld></p:sld>`,
            ],
            [
              `ppt/slides/_rels/slide${9 - i}.xml.rels`,
              `<Relationships>${link("bir", "../media/bir.png", "image")}${link("sign", "../media/sign.png", "image")}</Relationships>`,
            ],
          ]),
        ),
        "ppt/media/bir.png": "bir",
        "ppt/media/sign.png": "sign",
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
const auto = (type: string, start = 1) => `<a:pPr><a:buAutoNum type="${type}" startAt="${start}"/></a:pPr>`;
const answer = sp(body(p(r("A) 3")), p(r("B) 4")), p(r("Cevap: B"))), [0, 5_000_000]);

test("questions on slides are read in the order of the slides, the title first", () => {
  const file = pptx([
    answer + sp(body(p(r("1) 10") + r("5", 'baseline="30000"') + r(" kaç?"))), undefined, "title"),
    sp(
      body(
        p(r("H") + r("2", 'baseline="-25000"') + r("O?"), auto("arabicPeriod", 2)),
        p(r("su"), auto("alphaUcParenR")),
        p(r("tuz"), auto("alphaUcParenR")),
        p(r("Cevap: A")),
      ),
    ),
    `!${sp(body(p(r("3) Gizli?")), p(r("A) x")), p(r("B) y"))))}`,
  ]);
  expect(shorts(read(file)).map((row) => row.replace(/^[^:]*: /, ""))).toEqual([
    "taken | 10⁵ kaç? | A 3, *B 4 | 30",
    "taken | H₂O? | *A su, B tuz | 30",
  ]);
});

test("boxes are read from left to right and from above to below", () => {
  const file = pptx([
    sp(body(p(r("D) dört"))), [5_000_000, 4_000_000]) +
      sp(body(p(r("B) iki"))), [5_000_000, 3_010_000]) +
      sp(body(p(r("A) bir"))), [1_000_000, 3_000_000]) +
      sp(body(p(r("C) üç"))), [1_000_000, 4_050_000]) +
      sp(body(p(r("Cevap: C"))), [0, 6_000_000]) +
      sp(body(p(r("1) Hangisi?"))), [0, 100_000]),
  ]);
  expect(shorts(read(file))).toEqual(["Satır 1: taken | Hangisi? | A bir, B iki, *C üç, D dört | 30"]);
});

test("a line end within a paragraph, an equation and a table are read", () => {
  const cell = (text: string) => `<a:tc><a:txBody>${p(r(text))}</a:txBody></a:tc>`;
  const file = pptx([
    sp(
      body(
        p(
          `${r("1) Kaç?")}<a:br/><mc:AlternateContent><mc:Choice><a14:m><m:oMathPara><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath></m:oMathPara></a14:m></mc:Choice><mc:Fallback>${r("yedek")}</mc:Fallback></mc:AlternateContent>`,
        ),
      ),
      [0, 0],
    ) +
      `<p:graphicFrame><p:xfrm><a:off x="0" y="900000"/></p:xfrm><a:graphic><a:graphicData><a:tbl><a:tr>${cell("A) 3")}${cell("B) 4")}</a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>` +
      sp(body(p(r("Cevap: B"))), [0, 5_000_000]),
  ]);
  expect(shorts(read(file))).toEqual(["Satır 1: taken | Kaç?\n$\\frac{1}{2}$ | A 3, *B 4 | 30"]);
});

test("a slide's picture goes to its question; a sign on every slide does not; a chart is said to be lost", () => {
  const asks = (n: number, more: string) => sp(body(p(r(`${n}) Ne?`))), [0, 0]) + more + pic("sign") + answer;
  const file = pptx([asks(1, pic("bir", "Hücre")), asks(2, ""), asks(3, "<p:graphicFrame/>")]);
  const { rows, pictures } = read(file);
  expect(rows.map(({ question, reasons }) => [question.image?.alt, reasons])).toEqual([
    ["Hücre", []],
    [undefined, []],
    [undefined, ["Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın."]],
  ]);
  expect(new TextDecoder().decode(pictures?.get(rows[0]!.question.image!.id))).toBe("bir");
});

test.each([
  ["no slide", pptx([]), /^Soru bulunamadı/],
  ["slides without text", pptx([sp("")]), /^Soru bulunamadı/],
  ["a broken slide", pptx([], { "ppt/slides/slide1.xml": "<p:sld>" }), /^XML dosyası bozuk/],
  ["a slide that is not there", zipSync({ "ppt/presentation.xml": strToU8("<a/>") }), /^Soru bulunamadı/],
])("[T22] a presentation with %s is refused with a sentence", (_, file, said) => {
  expect(refusal(file)).toMatch(said);
});

test("bold words of a slide may mark the right answer, in doubt", () => {
  const file = pptx([sp(body(p(r("1) Hangisi?")), p(r("A) x")), p(r("B) y", 'b="1"')), p(r("C) z"))))]);
  expect(shorts(read(file))).toEqual(["Satır 1: doubtful | Hangisi? | A x, *B y, C z | 30"]);
  expect(reasons(read(file))).toHaveLength(1);
});
