import { expect, test } from "vitest";
import { only, read, refusal } from "../reading";

const question = (type: string, inside: string, text = "Soru?") =>
  `<question type="${type}"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${inside}</question>`;
const quiz = (...questions: string[]) => `<?xml version="1.0"?>\n<quiz>${questions.join("\n")}</quiz>`;
const answer = (fraction: number, text: string, more = "") =>
  `<answer fraction="${fraction}" format="html"><text><![CDATA[${text}]]></text>${more}</answer>`;
const pair = (left: string, right: string) =>
  `<subquestion format="html"><text><![CDATA[${left}]]></text><answer><text>${right}</text></answer></subquestion>`;
const unit = (name: string, factor: number) =>
  `<unit><multiplier>${factor}</multiplier><unit_name> ${name} </unit_name></unit>`;
const picture = '<img src="@@PLUGINFILE@@/a.png">';
const file = '<file name="a.png" encoding="base64">AAAA</file>';

const PARTIAL = "Kısmi puanlı cevap doğru sayılmadı.";
const IMAGE = "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.";
const UNREAD = "Sayısal cevabı okunamadı.";

test.each([
  ["a truth", "truefalse", answer(100, "true") + answer(0, "false"), "taken | Soru? | *A Doğru, B Yanlış", []],
  [
    "a truth that nobody marked",
    "truefalse",
    answer(0, "true") + answer(0, "false"),
    "left_out | Soru? | A Doğru, B Yanlış",
    ["Doğru şık işaretli değil. Doğrusunu seçin."],
  ],
  [
    "several right ones, with line breaks around the word",
    "multichoice",
    `<single>\n false \n</single>${answer(50, "a")}${answer(50, "b")}${answer(0, "c")}`,
    "taken | Soru? | multi *A a, *B b, C c",
    [],
  ],
  [
    "what is written, and a star for all that is wrong",
    "shortanswer",
    `<usecase> 1 </usecase>${answer(100, "Ankara")}${answer(50, "Angora")}${answer(0, "*")}`,
    "changed | Soru? | typed Ankara",
    ["Büyük küçük harf ayrımı alınmadı: burada ikisi bir sayılır.", PARTIAL],
  ],
  ["one word", "shortanswer", answer(100, "Ankara") + answer(0, "İzmir"), "taken | Soru? | typed Ankara", []],
  [
    "a number in metres",
    "numerical",
    `${answer(100, "5", "<tolerance>-0,5</tolerance>")}${answer(0, "7")}<units>${unit("cm", 100)}${unit("m", 1)}${unit("km", 0.001)}</units>`,
    "changed | Soru? | number 5 ± 0.5 m",
    ["Başka birimlerle cevap alınmadı: “cm”, “km”."],
  ],
  ["a number in nothing", "numerical", answer(50, "7") + answer(100, "5"), "changed | Soru? | number 5 ± 0", [PARTIAL]],
  [
    "two numbers",
    "numerical",
    answer(100, "2") + answer(100, "-2"),
    "left_out | Soru? | number 2 ± 0",
    ["Birden çok sayı doğru sayılıyor. Birini seçin ya da hata payı verin."],
  ],
  ["no number", "numerical", answer(100, "beş"), "left_out | Soru? | ", [UNREAD]],
  ["no number at all", "numerical", "", "left_out | Soru? | ", [UNREAD]],
  [
    "pairs, one with a picture, and a side that leads astray",
    "matching",
    pair("a", "1") + pair(`b${picture}`, "2") + pair("c", "3") + pair("", "4"),
    "changed | Soru? | match a = 1, b = 2, c = 3",
    [IMAGE, "Eşi olmayan karşılıklar alınmadı: “4”."],
  ],
  [
    "an order by its places",
    "ordering",
    answer(3, "üç") + answer(1, "bir") + answer(2, "iki"),
    "taken | Soru? | order bir < iki < üç",
    [],
  ],
  [
    "an order as it stands, one with a picture",
    "ordering",
    answer(0, `bir${picture}`, file) + answer(0, "iki") + answer(-1, "üç"),
    "changed | Soru? | order bir < iki < üç",
    [IMAGE],
  ],
  [
    "a kind with a name without end",
    "x".repeat(40),
    "",
    "left_out | Soru? | ",
    [`Bu soru türü (“${"x".repeat(30)}”) burada yok.`],
  ],
  ["no kind", "", "", "left_out | Soru? | ", ["Bu soru türü (“”) burada yok."]],
])("Moodle: %s", (_, type, inside, short, reasons) => {
  expect(only(quiz(question(type, inside)))).toEqual([short, reasons]);
});

const choice = answer(100, "a") + answer(0, "b");
const inForm = (format: string, text: string, files = "") =>
  quiz(
    `<question type="multichoice"><questiontext format="${format}"><text><![CDATA[ ${text} ]]></text>${files}</questiontext>${choice}</question>`,
  );

test.each([
  ["plain_text", `<b>Kaç</b>?\n${picture}`, `<b>Kaç</b>?\n${picture}`],
  ["markdown", `**Kaç**? ${picture}`, `Kaç? ${picture}`],
  ["moodle_auto_format", "Bir\niki?", "Bir\niki?"],
  ["html", "Bir\niki?", "Bir iki?"],
])("a text in the form %s", (format, written, text) => {
  const { pictures, rows } = read(inForm(format, written, file));
  expect([rows[0]!.question.question_text, rows[0]!.verdict, pictures]).toEqual([text, "taken", undefined]);
});

test("a picture parts the words around it, and its sentence is as long as one may be", () => {
  const { rows } = read(inForm("html", `Bir<img ALT=" ${"uzun ".repeat(80)}" src="@@PLUGINFILE@@/a.png">iki`, file));
  expect([rows[0]!.question.question_text, rows[0]!.question.image?.alt]).toEqual([
    "Bir iki",
    "uzun ".repeat(60).trim(),
  ]);
});

test.each([
  ["its address is missing", "<img alt='Harita'>"],
  ["its file has no name", '<img src="@@PLUGINFILE@@/a.png">', '<file encoding="base64">AAAA</file>'],
])("no picture where %s", (_, html, files = file) => {
  const [row] = read(inForm("html", `Soru ${html}`, files)).rows;
  expect([row!.question.image, row!.reasons]).toEqual([undefined, [IMAGE]]);
});

const category = (path: string, more = "") =>
  `<question type="category"><category><text>${path}</text></category>${more}</question>`;

test.each([
  ["the last one's", [category("top"), category("$course$/Bir"), category("$course$/İki")], "İki"],
  ["none of the course's own", [category("$course$/top"), category("$course$")], undefined],
])("the title is %s", (_, categories, title) => {
  expect(read(quiz(...categories, question("multichoice", choice))).title).toBe(title);
});

const note = (json: object) => `<bilye>${JSON.stringify(json)}</bilye>`;

test("additional fields of our own file: time, points, and the set's", () => {
  const of = (more: object) => question("multichoice", choice + note(more));
  const result = read(
    quiz(
      category("Bizim", note({ description: "Deneme", language: "de" })),
      of({ time_limit: 45, points: 2, kind: "poll" }),
      of({ time_limit: 45 }),
      of({ points: 2 }),
    ),
  );
  expect([result.title, result.description, result.language]).toEqual(["Bizim", "Deneme", "de"]);
  expect(result.rows.map(({ question: { kind, time_limit, points } }) => [kind, time_limit, points])).toEqual([
    ["poll", 45, 2],
    [undefined, 30, 1],
    [undefined, 30, 1],
  ]);
});

const comments = (end: string) => `<!-- bir --><!-- iki ${end}${quiz(question("multichoice", choice)).slice(22)}`;

test("comments before the questions do not hide them; one without an end does", () => {
  expect(read(comments("-->")).format).toBe("moodle");
  expect(refusal(comments(""))).toMatch(/^Soru bulunamadı/);
});

test("letters of a written answer are compared as they are", () => {
  expect(read(quiz(question("shortanswer", answer(100, "dört")))).rows[0]!.question).toMatchObject({ typo: false });
});
