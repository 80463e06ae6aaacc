import { expect, test } from "vitest";
import { read, reasons, shorts } from "./reading";

const moodle = (type: string, inside: string) =>
  `<quiz><question type="${type}"><questiontext format="html"><text>Soru?</text></questiontext>${inside}</question></quiz>`;
const answer = (share: number | string, text: string, more = "") =>
  `<answer fraction="${share}"><text>${text}</text>${more}</answer>`;
const sub = (left: string, right: string) =>
  `<subquestion><text>${left}</text><answer><text>${right}</text></answer></subquestion>`;

test.each([
  [
    "several right",
    "multichoice",
    `<single>false</single>${answer(50, "a")}${answer(50, "b")}${answer(-50, "c")}`,
    "taken",
    "multi *A a, *B b, C c",
    [],
  ],
  [
    "several right, of which one is",
    "multichoice",
    `<single>0</single>${answer(100, "a")}${answer(0, "b")}`,
    "taken",
    "multi *A a, B b",
    [],
  ],
  [
    "one right, none of them whole",
    "multichoice",
    `<single>true</single>${answer(50, "a")}${answer(50, "b")}`,
    "left_out",
    "A a, B b",
    ["Doğru şık işaretli değil. Doğrusunu seçin.", "Kısmi puanlı şık yanlış sayıldı."],
  ],
  [
    "short answers",
    "shortanswer",
    `<usecase>0</usecase>${answer(100, "Ankara")}${answer(100, "Angora")}${answer(50, "Ankra")}${answer(0, "*")}`,
    "changed",
    "typed Ankara / Angora",
    ["Kısmi puanlı cevap doğru sayılmadı."],
  ],
  [
    "short answers that tell A from a",
    "shortanswer",
    `<usecase>1</usecase>${answer(100, "Na")}`,
    "changed",
    "typed Na",
    ["Büyük küçük harf ayrımı alınmadı: burada ikisi bir sayılır."],
  ],
  [
    "a star for any letters",
    "shortanswer",
    answer(100, "Mustafa*"),
    "doubtful",
    "typed Mustafa*",
    ["“Mustafa*” içindeki * burada herhangi bir harfin yerine geçmez."],
  ],
  [
    "a number, its tolerance, its unit",
    "numerical",
    `${answer(100, "9.81", "<tolerance>0.05</tolerance>")}<units><unit><multiplier>1</multiplier><unit_name>m/s²</unit_name></unit></units>`,
    "taken",
    "number 9.81 ± 0.05 m/s²",
    [],
  ],
  [
    "a number in two units",
    "numerical",
    `${answer(100, "5")}<units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit></units>`,
    "changed",
    "number 5 ± 0 m",
    ["Başka birimlerle cevap alınmadı: “cm”."],
  ],
  ["any number at all", "numerical", answer(100, "*"), "left_out", "", ["Sayısal cevabı okunamadı."]],
  [
    "pairs, and one side to lead astray",
    "matching",
    sub("a", "1") + sub("b", "2") + sub("c", "3") + sub("", "4"),
    "changed",
    "match a = 1, b = 2, c = 3",
    ["Eşi olmayan karşılıklar alınmadı: “4”."],
  ],
  [
    "an order by its places",
    "ordering",
    answer("2.0000", "iki") + answer("1.0000", "bir") + answer("3.0000", "üç"),
    "taken",
    "order bir < iki < üç",
    [],
  ],
  [
    "an order as it stands",
    "ordering",
    answer(0, "bir") + answer(0, "iki") + answer(0, "üç"),
    "taken",
    "order bir < iki < üç",
    [],
  ],
  ["algebra", "stack", "", "left_out", "", ["Cevabı cebirle değerlendirilen soru (STACK). Burada böyle bir tür yok."]],
  ["what nobody has heard of", "pmatchjme", "", "left_out", "", ["Bu soru türü (“pmatchjme”) burada yok."]],
] as const)("Moodle XML, %s", (_, type, inside, verdict, body, why) => {
  const result = read(moodle(type, inside));
  const [row] = shorts(result);
  expect([result.rows[0]!.verdict, row!.split(" | ")[2], reasons(result)]).toEqual([verdict, body, why]);
});

const eu = (type: string, more: object) => ({ text: "Soru?", type, timer: null, answers: [], ...more });
const right = (...texts: string[]) => texts.map((text) => ({ text, isCorrect: true }));

test.each([
  [
    "several right",
    eu("MULTIPLE_CHOICE", { answers: [...right("a", "b"), { text: "c", isCorrect: false }] }),
    "taken",
    "multi *A a, *B b, C c",
  ],
  [
    "a survey",
    eu("SURVEY", {
      answers: [
        { text: "a", isCorrect: false },
        { text: "b", isCorrect: false },
      ],
    }),
    "taken",
    "poll A a, B b",
  ],
  [
    "a scale of five",
    eu("RATING", { ratingMin: 1, ratingMax: 5, ratingLabelMin: "hiç", ratingLabelMax: "çok" }),
    "changed",
    "poll A 1 (hiç), B 2, C 3, D 4, E 5 (çok)",
  ],
  ["a scale of ten", eu("RATING", { ratingMin: 1, ratingMax: 10 }), "left_out", ""],
  ["a text without a model", eu("FREETEXT", {}), "left_out", ""],
  ["a short text", eu("SHORT_TEXT", { answers: right("Ankara", "Angora") }), "taken", "typed Ankara / Angora"],
  [
    "a short text that is a number",
    eu("SHORT_TEXT", {
      answers: right("200"),
      shortTextEvaluationKind: "numeric",
      numericToleranceMode: "relative",
      numericRelativeTolerancePercent: 5,
    }),
    "taken",
    "number 200 ± 10",
  ],
  [
    "a number with a unit",
    eu("SHORT_TEXT", {
      answers: right("2,5 km"),
      shortTextEvaluationKind: "numeric_unit",
      numericToleranceMode: "absolute",
      numericAbsoluteTolerance: 0.5,
    }),
    "taken",
    "number 2.5 ± 0.5 km",
  ],
  [
    "an estimate by per cent",
    eu("NUMERIC_ESTIMATE", {
      numericToleranceMode: "RELATIVE_PERCENT",
      numericReferenceValue: 3.14,
      numericTolerancePercent: 5,
    }),
    "taken",
    "number 3.14 ± 0.157",
  ],
  [
    "an estimate from here to there",
    eu("NUMERIC_ESTIMATE", { numericIntervalLeft: 10, numericIntervalRight: 20 }),
    "taken",
    "number 15 ± 5",
  ],
  ["an estimate without numbers", eu("NUMERIC_ESTIMATE", { numericIntervalLeft: "x" }), "left_out", ""],
  [
    "a picture of another place",
    eu("SINGLE_CHOICE", {
      text: "![kedi](/a.png) Bu ne?",
      answers: [
        { text: "kedi", isCorrect: true },
        { text: "köpek", isCorrect: false },
      ],
    }),
    "changed",
    "*A kedi, B köpek",
  ],
] as const)("arsnova.eu, %s", (_, question, verdict, body) => {
  const result = read(JSON.stringify({ exportVersion: 1, quiz: { name: "Q", questions: [question] } }));
  expect([result.rows[0]!.verdict, shorts(result)[0]!.split(" | ")[2]]).toEqual([verdict, body]);
});

test("twenty-one right texts: twenty are taken, with a note", () => {
  const texts = Array.from({ length: 21 }, (_, i) => `=cevap${i}`);
  const result = read(`Soru?{${texts.join(" ")}}`);
  expect(reasons(result)).toEqual(["21 doğru cevaptan ilk 20 tanesi alındı."]);
});

test("fields in the comment of our own GIFT are read back", () => {
  const result = read(
    '// bilye: time_limit=20 points=2 {"kind":"typed","typo":true,"outcome":"F.5.1"}\nSoru?{=a}\n\n' +
      '// bilye: time_limit=45 points=0 {"kind":"poll"}\nHangisi?{~a ~b}\n\n' +
      '// bilye: time_limit=30 points=1 {"unit":"m","slider":{"min":0,"max":9,"step":1}}\nKaç?{#5:1}\n',
  );
  expect(result.rows.map(({ question }) => question)).toEqual([
    {
      question_text: "Soru?",
      kind: "typed",
      accepted: ["a"],
      typo: true,
      time_limit: 20,
      points: 2,
      explanation: "",
      outcome: "F.5.1",
    },
    {
      question_text: "Hangisi?",
      kind: "poll",
      options: { A: "a", B: "b" },
      time_limit: 45,
      points: 0,
      explanation: "",
    },
    {
      question_text: "Kaç?",
      kind: "number",
      value: 5,
      tolerance: 1,
      unit: "m",
      slider: { min: 0, max: 9, step: 1 },
      time_limit: 30,
      points: 1,
      explanation: "",
    },
  ]);
});

test.each(["//", "// bilye: time_limit=30 points=1 {bozuk}"])("a broken comment is no more than one: %s", (comment) => {
  expect(shorts(read(`${comment}\nSoru?{=a ~b}`))).toEqual([
    expect.stringMatching(/taken \| Soru\? \| \*A a, B b \| 30$/),
  ]);
});
