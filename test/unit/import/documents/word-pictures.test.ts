import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { docx, p, run } from "../office/office-files";
import { read } from "../reading";

const lines = (...texts: string[]) => texts.map((text) => p(text)).join("");

/** The markup that Word writes for a picture in its archive. */
const drawing = (place: number, more = "") =>
  `<w:drawing>${more}<a:blip xmlns:a="a" xmlns:r="r" r:embed="rId${place}"/></w:drawing>`;
const standing = (place: number, more?: string) => `<w:p><w:r>${drawing(place, more)}</w:r></w:p>`;
const withParts = (blocks: string, ...targets: string[]) =>
  docx(blocks, undefined, {
    "word/_rels/document.xml.rels": strToU8(
      `<Relationships>${targets.map((target, i) => `<Relationship Id="rId${i + 1}" Target="${target}"/>`).join("")}</Relationships>`,
    ),
    "word/media/bir.png": strToU8("bir"),
    "word/media/iki.png": strToU8("iki"),
  });
const options = lines("A) kedi", "B) köpek", "Cevap: A");
/** Lists each question's text, its pictures with description and content, and the reasons. */
const pictured = (file: Uint8Array) => {
  const { rows, pictures } = read(file);
  const held = (id = "") => new TextDecoder().decode(pictures?.get(id));
  return rows.map(({ question: { question_text, image, option_images = {} }, reasons }) => [
    question_text,
    image ? `${image.alt}: ${held(image.id)}` : null,
    Object.entries(option_images).map(([key, { id }]) => `${key} ${held(id)}`),
    reasons,
  ]);
};
const LOST = "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.";

test.each([
  [
    "below its question, with a description",
    withParts(p("1) Ne?") + standing(1, '<wp:docPr descr="Bir kedi"/>') + options, "media/bir.png"),
    [["Ne?", "Bir kedi: bir", [], []]],
  ],
  [
    "with a description of nobody's",
    withParts(
      `<w:p>${run("1) Ne? ")}<w:r>${drawing(1, '<wp:docPr descr="kedi Açıklama otomatik olarak oluşturuldu"/>')}</w:r></w:p>${options}`,
      "/word/media/iki.png",
    ),
    [["Ne?", ": iki", [], []]],
  ],
  [
    "between two questions",
    withParts(p("1) Ne?") + options + standing(1) + p("2) Yukarıda ne var?") + options, "media/bir.png"),
    [
      ["Ne?", null, [], []],
      ["Yukarıda ne var?", ": bir", [], ["Resim iki sorunun arasında duruyordu, bu soruya verildi."]],
    ],
  ],
  [
    "below the last question",
    withParts(p("1) Ne?") + options + p("2) Aşağıda ne var?") + options + standing(1), "media/bir.png"),
    [
      ["Ne?", null, [], []],
      ["Aşağıda ne var?", ": bir", [], ["Resim sorunun altında duruyordu, bu soruya verildi."]],
    ],
  ],
  [
    "below each question, before the key",
    withParts(
      p("1) Ne?") +
        lines("A) kedi", "B) köpek") +
        standing(1) +
        p("2) Bu ne?") +
        lines("A) kedi", "B) köpek") +
        standing(2) +
        lines("Cevap Anahtarı", "1-A 2-B"),
      "media/bir.png",
      "media/iki.png",
    ),
    [
      ["Ne?", ": bir", [], ["Resim sorunun altında duruyordu, bu soruya verildi."]],
      ["Bu ne?", ": iki", [], ["Resim sorunun altında duruyordu, bu soruya verildi."]],
    ],
  ],
  [
    "above a question, and another below the last",
    withParts(
      p("1) Ne?") +
        options +
        standing(1) +
        p("2) Yukarıda ne var?") +
        options +
        p("3) Aşağıda?") +
        options +
        standing(2),
      "media/bir.png",
      "media/iki.png",
    ),
    [
      ["Ne?", null, [], []],
      ["Yukarıda ne var?", ": bir", [], ["Resim iki sorunun arasında duruyordu, bu soruya verildi."]],
      ["Aşağıda?", ": iki", [], ["Resim sorunun altında duruyordu, bu soruya verildi."]],
    ],
  ],
  [
    "above each question, and one at the end",
    withParts(
      standing(1) + p("1) Ne?") + options + p("2) Bu ne?") + options + standing(2),
      "media/bir.png",
      "media/iki.png",
    ),
    [
      ["Ne?", ": bir", [], ["Resim iki sorunun arasında duruyordu, bu soruya verildi."]],
      ["Bu ne?", ": iki", [], ["Resim sorunun altında duruyordu, bu soruya verildi."]],
    ],
  ],
  [
    "below each option",
    withParts(
      p("1) Hangisi?") +
        p("A) kedi") +
        standing(1) +
        p("*B) köpek") +
        standing(2) +
        p("2) Kaç?") +
        lines("A) 1", "*B) 2"),
      "media/bir.png",
      "media/iki.png",
    ),
    [
      ["Hangisi?", null, ["A bir", "B iki"], []],
      ["Kaç?", null, [], []],
    ],
  ],
  [
    "in an option",
    withParts(
      `${p("1) Hangisi?")}<w:p>${run("A) kedi ")}<w:r>${drawing(1)}</w:r></w:p>${p("B) köpek")}${p("Cevap: A")}`,
      "media/bir.png",
    ),
    [["Hangisi?", null, ["A bir"], []]],
  ],
  [
    "as the second of a question",
    withParts(p("1) Ne?") + standing(1) + standing(2) + options, "media/bir.png", "media/iki.png"),
    [["Ne?", ": bir", [], [LOST]]],
  ],
  [
    "that is not in the file",
    withParts(p("1) Ne?") + standing(1) + options, "media/yok.png"),
    [["Ne?", null, [], [LOST]]],
  ],
  [
    "that is drawn of several",
    withParts(
      `${p("1) Ne?")}<w:p><w:r><w:drawing>${drawing(1)}${drawing(2)}</w:drawing></w:r></w:p>${options}`,
      "media/bir.png",
      "media/iki.png",
    ),
    [["Ne?", null, [], [LOST]]],
  ],
])("a picture of a Word document %s", (_, file, expected) => {
  expect(pictured(file)).toEqual(expected);
});
