import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { read, reasons, shorts } from "../reading";

const style = (name: string, look: string, more = "") =>
  `<style:style style:name="${name}"${more}><style:text-properties ${look}/></style:style>`;
const numbers = (name: string, form: string, after: string, start = 1) =>
  `<text:list-style style:name="${name}"><text:list-level-style-number text:level="1" style:num-format="${form}" style:num-suffix="${after}" text:start-value="${start}"/><text:list-level-style-number text:level="2" style:num-format="A" style:num-suffix=")"/></text:list-style>`;
const styles =
  style("Up", 'style:text-position="super 58%"') +
  style("Child", 'fo:font-weight="bold"', ' style:parent-style-name="Up"') +
  style("Down", 'style:text-position="sub 58%"') +
  style("Bold", 'fo:font-weight="bold"') +
  style("Line", 'style:text-underline-style="solid"') +
  style("Hidden", 'text:display="none"') +
  style("Signs", 'style:font-name="Symbol"') +
  numbers("L1", "1", ".") +
  numbers("L2", "A", ")");
const odt = (body: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.text"),
    "content.xml": strToU8(
      `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    ...more,
  });
const p = (text: string) => `<text:p>${text}</text:p>`;
const span = (name: string, text: string) => `<text:span text:style-name="${name}">${text}</text:span>`;
const ps = (...texts: string[]) => texts.map(p).join("");
const list = (name: string, ...items: string[]) =>
  `<text:list text:style-name="${name}">${items.map((item) => `<text:list-item>${item}</text:list-item>`).join("")}</text:list>`;
const frame = (inside: string) => p(`<draw:frame>${inside}</draw:frame>`);

test.each([
  [
    "powers, indices and signs",
    ps(
      `1) 10${span("Up", "5")} ve H${span("Down", "2")}O?`,
      `A) ${span("Signs", "a")}`,
      `B) x${span("Child", "2")}`,
      "Cevap: A",
    ),
    ["Satır 1: taken | 10⁵ ve H₂O? | *A α, B x² | 30"],
  ],
  [
    "numbers that the program counts",
    list("L1", p("Kaç?") + list("L1", p("3"), p("4"))) + p("Cevap: B"),
    ["Satır 1: taken | Kaç? | A 3, *B 4 | 30"],
  ],
  [
    "letters that the program counts",
    p("1) Kaç?") +
      list("L2", p("3"), p("4")) +
      p("Cevap: B") +
      p("2) Ne?") +
      list("L2", p("x"), p("y")) +
      p("Cevap: A"),
    ["Satır 1: taken | Kaç? | A 3, *B 4 | 30", "Satır 5: taken | Ne? | *A x, B y | 30"],
  ],
  [
    "tabs, breaks and blanks",
    ps("1) Kaç?<text:line-break/>Söyle.", "A) 3<text:tab/>B) 4", "Cevap:<text:s/>B"),
    ["Satır 1: taken | Kaç?\nSöyle. | A 3, *B 4 | 30"],
  ],
  [
    "a table",
    p("1) Kaç?") +
      `<table:table><table:table-row><table:table-cell>${p("A) 3")}</table:table-cell><table:table-cell>${p("B) 4")}</table:table-cell></table:table-row></table:table>` +
      p("Cevap: B"),
    ["Satır 1: taken | Kaç? | A 3, *B 4 | 30"],
  ],
  [
    "hidden text",
    ps(`1) Kaç?${span("Hidden", " B")}`, "A) 3", "B) 4", "Cevap: B"),
    ["Satır 1: taken | Kaç? | A 3, *B 4 | 30"],
  ],
  [
    "notes and remarks left out",
    ps(
      "1) Kaç?<text:note><text:note-body><text:p>dipnot</text:p></text:note-body></text:note><office:annotation><text:p>x</text:p></office:annotation>",
      "A) 3",
      "B) 4",
      "Cevap: B",
    ),
    ["Satır 1: taken | Kaç? | A 3, *B 4 | 30"],
  ],
  [
    "what is underlined where a question asks about it",
    ps(`1) Altı çizili sözcük hangisi: ${span("Line", "ev")} ve iş?`, "A) 3", "B) 4", "Cevap: B"),
    ["Satır 1: taken | Altı çizili sözcük hangisi: $\\underline{\\text{ev}}$ ve iş? | A 3, *B 4 | 30"],
  ],
])("an OpenDocument text with %s", (_, body, rows) => {
  expect(shorts(read(odt(body)))).toEqual(rows);
});

test("pictures and equations of an OpenDocument text are taken", () => {
  const file = odt(
    p("1) Ne var?") +
      frame('<draw:image xlink:href="Pictures/bir.png"/><svg:desc>Hücre</svg:desc>') +
      ps("A) 3", "B) 4", "Cevap: B") +
      p('2) Kaç: <draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./yedek"/></draw:frame>') +
      ps("A) 3", "B) 4", "Cevap: B"),
    {
      "Pictures/bir.png": strToU8("bir"),
      "Object 1/content.xml": strToU8("<math><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac></semantics></math>"),
    },
  );
  const { rows, pictures } = read(file);
  expect(rows.map(({ question, verdict }) => [question.question_text, question.image?.alt, verdict])).toEqual([
    ["Ne var?", "Hücre", "taken"],
    ["Kaç: $\\frac{1}{2}$", undefined, "taken"],
  ]);
  expect(new TextDecoder().decode(pictures?.get(rows[0]!.question.image!.id))).toBe("bir");
});

test("what an OpenDocument text has lost is said", () => {
  const file = odt(
    p("1) Ne var?") +
      frame('<draw:image xlink:href="Pictures/yok.png"/>') +
      ps(
        "A) 3",
        "B) 4",
        "Cevap: B",
        '2) Kaç: <draw:frame><draw:object xlink:href="./Object 9"/></draw:frame>',
        "A) 3",
        "B) 4",
        "Cevap: B",
      ),
  );
  expect(reasons(read(file))).toEqual([
    "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.",
    "Denklemi alınmadı. Yerine formülünü yazın.",
  ]);
});
