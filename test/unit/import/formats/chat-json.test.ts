import { expect, test } from "vitest";
import { read, reasons, refusal, shorts } from "../reading";

const short = (source: string) => shorts(read(source)).map((row) => row.replace(/ \| (?:30|45)$/, ""));
const json = (value: unknown) => JSON.stringify(value, null, 2);
const q = (more: object) => [{ soru: "Başkent?", secenekler: ["İzmir", "Ankara", "Bursa"], ...more }];
const ANKARA = ["1. soru: taken | Başkent? | A İzmir, *B Ankara, C Bursa"];

test.each([
  ["a letter", q({ dogruCevap: "B" })],
  ["a letter with its sign", q({ dogru_cevap: "B)" })],
  ["a letter and its text", q({ cevap: "B) Ankara" })],
  ["the text", q({ "doğru cevap": "Ankara" })],
  ["an object", q({ cevap: { harf: "B", metin: "Ankara" } })],
  ["a list of one", q({ dogruCevaplar: ["B"] })],
  ["letters before the options", [{ soru: "Başkent?", siklar: ["A) İzmir", "B) Ankara", "C) Bursa"], cevap: "B" }]],
  ["options by letter", [{ soru: "Başkent?", secenekler: { A: "İzmir", B: "Ankara", C: "Bursa" }, dogruCevap: "B" }]],
  [
    "options by small letter",
    [{ question: "Başkent?", options: { a: "İzmir", b: "Ankara", c: "Bursa" }, answer: "b" }],
  ],
  ["options in fields of their own", [{ soru: "Başkent?", A: "İzmir", B: "Ankara", C: "Bursa", cevap: "B" }]],
  [
    "options that say whether they are right",
    [
      {
        question: "Başkent?",
        options: [{ text: "İzmir", isCorrect: false }, { text: "Ankara", isCorrect: true }, { text: "Bursa" }],
      },
    ],
  ],
  ["a list in a field", { baslik: "Quiz", sorular: q({ cevap: "B" }) }],
  ["a list two fields deep", { quiz: { questions: q({ cevap: "B" }) } }],
  ["several sections", [{ bolum: "Bir", sorular: q({ cevap: "B" }) }]],
])("the right answer by %s", (_, value) => {
  expect(short(json(value))).toEqual(ANKARA);
});

test.each([
  ["fences", (text: string) => `\`\`\`json\n${text}\n\`\`\``],
  [
    "words around fences",
    (text: string) => `İşte sorular:\n\n\`\`\`json\n${text}\n\`\`\`\n\nBaşka isterseniz söyleyin!`,
  ],
  ["words without fences", (text: string) => `İşte sorular:\n${text}\nKolay gelsin.`],
  ["fences that do not end", (text: string) => `\`\`\`\n${text}`],
  ["a comma too many", (text: string) => text.replace(/\]$/, ",]")],
])("%s", (_, around) => {
  expect(short(around(json(q({ cevap: "B" }))))).toEqual(ANKARA);
});

test("several pieces are one set", () => {
  const piece = json(q({ cevap: "B" }));
  expect(short(`Kolay:\n\`\`\`json\n${piece}\n\`\`\`\nZor:\n\`\`\`json\n${piece}\n\`\`\``)).toHaveLength(2);
});

const two = (first: unknown, second: unknown, key = "answer") =>
  json([
    { question: "Bir?", options: ["x", "y", "z"], [key]: first },
    { question: "İki?", options: ["x", "y", "z"], [key]: second },
  ]);
test.each([
  ["from 0 if one is 0", two(0, 2), ["taken | Bir? | *A x, B y, C z", "taken | İki? | A x, B y, *C z"]],
  ["from 1 if one is the last", two(3, 1), ["taken | Bir? | A x, B y, *C z", "taken | İki? | *A x, B y, C z"]],
  ["by digits in a text", two("3", "1"), ["taken | Bir? | A x, B y, *C z", "taken | İki? | *A x, B y, C z"]],
  [
    "in doubt if nothing says it",
    two(1, 2, "correctIndex"),
    ["doubtful | Bir? | A x, *B y, C z", "doubtful | İki? | A x, B y, *C z"],
  ],
  ["in doubt if both are said", two(0, 3), ["doubtful | Bir? | *A x, B y, C z", "left_out | İki? | A x, B y, C z"]],
])("places count %s", (_, source, rows) => {
  expect(short(source).map((row) => row.replace(/^\d\. soru: /, ""))).toEqual(rows);
});

test("a number that is an option's text and a place as well is doubted", () => {
  const source = json([{ question: "1+1?", options: ["2", "1", "3"], answer: 1 }]);
  expect(reasons(read(source))).toEqual(["Doğru cevap “1” hem sıra hem şık metni olabilir."]);
});

test.each([
  [
    "several right",
    { soru: "Çiftler?", secenekler: ["2", "3", "4"], dogruCevaplar: ["A", "C"] },
    "taken | Çiftler? | multi *A 2, B 3, *C 4",
  ],
  [
    "true or false",
    { question: "Dünya döner.", type: "true_false", answer: true },
    "taken | Dünya döner. | *A Doğru, B Yanlış",
  ],
  [
    "true or false with options",
    { soru: "Dünya düzdür.", secenekler: ["Doğru", "Yanlış"], cevap: false },
    "taken | Dünya düzdür. | A Doğru, *B Yanlış",
  ],
  ["a short answer", { soru: "Başkent?", tur: "kısa cevap", cevap: "Ankara" }, "taken | Başkent? | typed Ankara"],
  [
    "accepted answers",
    { soru: "Başkent?", dogruCevaplar: ["Ankara", "Angora"] },
    "taken | Başkent? | typed Ankara / Angora",
  ],
  ["a number", { soru: "Kaç?", cevap: 42 }, "taken | Kaç? | number 42 ± 0"],
  [
    "pairs",
    {
      soru: "Eşleştir.",
      eslesmeler: [
        ["a", 1],
        ["b", 2],
        ["c", 3],
      ].map(([sol, sag]) => ({ sol, sag })),
    },
    "taken | Eşleştir. | match a = 1, b = 2, c = 3",
  ],
  ["an order", { soru: "Sırala.", tur: "sıralama", siralama: ["a", "b", "c"] }, "taken | Sırala. | order a < b < c"],
  ["a poll", { soru: "Hangisi?", tur: "anket", secenekler: ["a", "b"] }, "taken | Hangisi? | poll A a, B b"],
  [
    "a passage",
    { paragraf: "Ali geldi.", soru: "Kim geldi?", secenekler: ["Ali", "Ece"], cevap: "A" },
    "taken | Ali geldi.\nKim geldi? | *A Ali, B Ece",
  ],
  [
    "a picture's address",
    { soru: "Ne?", gorsel: "x.png", secenekler: ["a", "b"], cevap: "A" },
    "changed | Ne? | *A a, B b",
  ],
])("%s in a chat's JSON", (_, question, row) => {
  expect(short(json([question]))).toEqual([`1. soru: ${row}`]);
});

test("title, time and explanation come along; fields that nobody knows are named", () => {
  const { title, notes, rows } = read(
    json({
      baslik: "Hücre",
      sorular: q({ cevap: "B", sure: "45 saniye", aciklama: "Çünkü.", zorluk: "kolay", bloom: "bilgi" }),
    }),
  );
  expect(title).toBe("Hücre");
  expect(notes).toEqual(["Alınmayan alanlar: bloom."]);
  expect(rows[0]?.question).toMatchObject({ time_limit: 45, explanation: "Çünkü." });
});

test("of a list that was cut off, what is whole is kept", () => {
  const whole = json({ sorular: [...q({ cevap: "B" }), ...q({ cevap: "A" })] });
  const { rows, notes } = read(whole.slice(0, -60));
  expect(rows).toHaveLength(1);
  expect(notes).toEqual(["JSON’un bir kısmı bozuk ya da yarım kalmış, yalnız okunabilen sorular alındı."]);
});

test.each([
  ["no right answer", { soru: "Ne?", secenekler: ["a", "b"] }, "Doğru şık işaretli değil. Doğrusunu seçin."],
  [
    "one that is no option",
    { soru: "Ne?", secenekler: ["a", "b"], cevap: "E" },
    "Doğru cevap olarak “E” yazıyor, böyle bir şık yok.",
  ],
  ["no answer at all", { soru: "Ne?" }, "Cevabı yok."],
])("a question with %s is left out with its reason", (_, question, reason) => {
  expect(reasons(read(json([question])))).toEqual([reason]);
});

test.each([
  ["nothing of ours", '{"a": [1, 2]}', "Bu JSON dosyasında tanıdığımız bir soru listesi yok."],
  ["a broken file", '{"a": [1, 2', "JSON dosyası bozuk ya da yarım kalmış."],
  ["no end of brackets", `{"soru":${"[".repeat(100_000)}`, "JSON dosyası bozuk ya da yarım kalmış."],
  ["no end of objects", '{"soru":'.repeat(20_000), "JSON dosyası bozuk ya da yarım kalmış."],
  ["no end of questions", json(Array.from({ length: 3_000 }, () => q({ cevap: "B" })[0])), /^Dosyada 3\.000 satır var/],
])("[T22] JSON with %s is refused with a sentence", (_, source, said) => {
  expect(refusal(source)).toMatch(said);
});
