import { expect, test } from "vitest";
import { aWrittenSet } from "../../../builders/sets";
import { aWholeQuestion } from "../../../builders/questions";
import { setMoodle } from "#features/exchange/export/set-moodle";
import { read, reasons } from "../reading";

const [a, b] = ["a".repeat(43), "b".repeat(43)];
const pixels = (first: number) => new Uint8Array(Array.from({ length: 70_000 }, (_, i) => (first + i * 7) % 256));
const question = aWholeQuestion({
  question_text: 'Hangisi < 5 "köprü"?\n$x^2$',
  image: { id: a, alt: 'Bir "harita" & yol' },
  options: { A: "", B: "iki", C: "üç" },
  option_images: { A: { id: b, alt: "Köprü" }, C: { id: a, alt: "" } },
  correct_option: "C",
});
const set = aWrittenSet([question]);
const pictures = new Map([
  [a, { bytes: pixels(1), extension: "webp" }],
  [b, { bytes: pixels(2), extension: "png" }],
]);

test("a question goes to Moodle with its pictures beside its texts, and comes back with them", () => {
  const file = setMoodle(set, pictures).join("");
  const found = read(file);
  const [{ question: back, verdict }] = found.rows as [(typeof found.rows)[number]];
  const bytesOf = (id: string | undefined) => found.pictures?.get(id ?? "");
  expect([verdict, reasons(found)]).toEqual(["taken", []]);
  expect([back.question_text, back.options, back.correct_option]).toEqual([
    question.question_text,
    question.options,
    "C",
  ]);
  expect([back.image?.alt, bytesOf(back.image?.id)]).toEqual(['Bir "harita" & yol', pixels(1)]);
  expect(bytesOf(back.option_images?.["A"]?.id)).toEqual(pixels(2));
  expect(bytesOf(back.option_images?.["C"]?.id)).toEqual(pixels(1));
  expect(back.option_images?.["B"]).toBeUndefined();
});

test("a picture that could not be fetched becomes its sentence", () => {
  const { rows } = read(setMoodle(set, new Map()).join(""));
  expect(rows[0]?.question.options).toEqual({ A: "Köprü", B: "iki", C: "üç" });
  expect(rows[0]?.question.image).toBeUndefined();
});

const PNG = "iVBORw0KGgo=";
const moodle = (html: string, files = "") =>
  `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text>${files}</questiontext>
  <single>true</single><answer fraction="100"><text>bir</text></answer><answer fraction="0"><text>iki</text></answer></question></quiz>`;
const file = (name: string, path = "/", content = PNG, encoding = "base64") =>
  `<file name="${name}" path="${path}" encoding="${encoding}">${content}</file>`;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test.each([
  ["beside the text", '<p>Soru</p><img src="@@PLUGINFILE@@/bir%20resim.png" alt="Harita">', file("bir resim.png")],
  ["in a folder", "<img alt='Harita' src='@@PLUGINFILE@@/k/a.png'>Soru", file("a.png", "/k/")],
  ["in its address", `Soru <img src="data:image/png;base64,${PNG}" alt="Harita"/>`, ""],
  [
    "broken into lines",
    '<img src="@@PLUGINFILE@@/a.png" alt="Harita">Soru',
    file("a.png", "/", "iVBO\n  Rw0K\n  Ggo="),
  ],
])("a picture %s is taken", (_, html, files) => {
  const found = read(moodle(html, files));
  const [{ question }] = found.rows as [(typeof found.rows)[number]];
  expect([question.question_text, question.image?.alt, reasons(found)]).toEqual(["Soru", "Harita", []]);
  expect(found.pictures?.get(question.image!.id)).toEqual(png);
});

test.each([
  ["is not in the file", '<img src="@@PLUGINFILE@@/b.png">Soru', file("a.png")],
  ["lies elsewhere in the world", '<img src="https://example.com/a.png">Soru', file("a.png")],
  ["is not encoded as it says", '<img src="@@PLUGINFILE@@/a.png">Soru', file("a.png", "/", "%%%")],
  ["is encoded otherwise", '<img src="@@PLUGINFILE@@/a.png">Soru', file("a.png", "/", PNG, "hex")],
  ["has a name that is no address", '<img src="@@PLUGINFILE@@/%E0%A4%A.png">Soru', file("a.png")],
])("[T22] a picture that %s is missed, and reported", (_, html, files) => {
  const found = read(moodle(html, files));
  expect(found.pictures).toBeUndefined();
  expect(reasons(found)).toEqual(["Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın."]);
});

test("the second picture in one text is reported as missed", () => {
  const html = '<img src="@@PLUGINFILE@@/a.png" alt="1"><img src="@@PLUGINFILE@@/b.png" alt="2">Soru';
  const found = read(moodle(html, file("a.png") + file("b.png")));
  expect(found.rows[0]?.question.image?.alt).toBe("1");
  expect(reasons(found)).toEqual(["Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın."]);
});
