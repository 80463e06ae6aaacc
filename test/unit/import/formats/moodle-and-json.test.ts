import { expect, test } from "vitest";
import { read, reasons, refusal, shorts } from "../reading";

const moodle = `<?xml version="1.0" encoding="UTF-8"?>
<!-- question: 0 -->
<quiz>
  <question type="category"><category><text>$course$/top/Fen Bilimleri</text></category></question>
  <question type="multichoice">
    <name><text>Birinci</text></name>
    <questiontext format="html"><text><![CDATA[<p>Suyun form&uuml;l&uuml;?</p>]]></text></questiontext>
    <generalfeedback format="html"><text><![CDATA[<p>&Ccedil;&uuml;nk&uuml; <b>H</b><sub>2</sub>O.</p>]]></text></generalfeedback>
    <single>true</single>
    <answer fraction="100" format="html"><text>H<![CDATA[<sub>2</sub>]]>O</text><feedback format="html"><text></text></feedback></answer>
    <answer fraction="0" format="html"><text>CO&amp;#8322;</text></answer>
  </question>
  <question type="truefalse">
    <questiontext format="html"><text>&lt;p&gt;Su sıvıdır.&lt;/p&gt;</text></questiontext>
    <answer fraction="0"><text>true</text></answer>
    <answer fraction="100"><text>false</text><feedback><text>Bazen.</text></feedback></answer>
  </question>
  <question type="multichoice">
    <questiontext format="html"><text>Hangileri?</text><file name="a.png" encoding="base64">AAAA</file></questiontext>
    <single>false</single>
    <answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer><answer fraction="-100"><text>c</text></answer>
  </question>
  <question type="multichoice">
    <questiontext format="html"><text><![CDATA[Resimde ne var? <img src="@@PLUGINFILE@@/a.png"/><script>alert(1)</script>]]></text></questiontext>
    <answer fraction="100"><text>kedi</text></answer><answer fraction="33.33"><text>hayvan</text></answer>
  </question>
  <question type="shortanswer"><questiontext><text>Başkent?</text></questiontext><answer fraction="100"><text>Ankara</text></answer></question>
  <question type="essay"><questiontext><text>Anlat.</text></questiontext></question>
  <question type="matching"><questiontext><text>Eşle.</text></questiontext></question>
  <question type="ddwtos"><questiontext><text>Sürükle.</text></questiontext></question>
</quiz>`;

test("Moodle XML: kinds that exist here come along, others are refused by name", () => {
  const result = read(moodle);
  expect([result.format, result.title]).toEqual(["moodle", "Fen Bilimleri"]);
  expect(shorts(result)).toEqual([
    "Satır 5: taken | Suyun formülü? | *A H₂O, B CO₂ | 30",
    "Satır 13: changed | Su sıvıdır. | A Doğru, *B Yanlış | 30",
    "Satır 18: taken | Hangileri? | multi *A a, *B b, C c | 30",
    "Satır 23: changed | Resimde ne var? | *A kedi, B hayvan | 30",
    "Satır 27: taken | Başkent? | typed Ankara | 30",
    "Satır 28: left_out | Anlat. |  | 30",
    "Satır 29: left_out | Eşle. | match | 45",
    "Satır 30: left_out | Sürükle. |  | 30",
  ]);
  expect(result.rows[0]?.question.explanation).toBe("Çünkü H₂O.");
  expect(reasons(result)).toEqual([
    "Şıklara yazılan geri bildirimler alınmadı.",
    "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.",
    "Metindeki betik çıkarıldı.",
    "Kısmi puanlı şık yanlış sayıldı.",
    "Açık uçlu soru, şıkları yok.",
    "En az üç eş gerekli.",
    "Sürükleyip bırakılan boşluklar. Burada böyle bir tür yok.",
  ]);
});

test.each([
  ["cut off", moodle.slice(0, 900), /^XML dosyası bozuk ya da yarım kalmış \(satır \d+\)\.$/],
  ["crossed", "<quiz>\n<question></quiz></question>", /satır 2/],
  ["of another program", '<?xml version="1.0"?><assessment/>', /^Bu XML dosyası tanınmadı/],
  ["a web page", "<!DOCTYPE html><html><body>Kaç?</body></html>", /^Soru bulunamadı/],
  ["nested without end", `<quiz>${"<a>".repeat(1000)}`, /^XML dosyası bozuk/],
])("XML that is %s is refused", (_, text, message) => {
  expect(refusal(text)).toMatch(message);
});

test("entities from outside and from within are not followed", () => {
  const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join("");
  const text = `<?xml version="1.0"?><quiz><question type="multichoice"><questiontext><text>&l9; &file;?</text></questiontext><answer fraction="100"><text>a</text></answer><answer><text>b</text></answer></question></quiz>`;
  const hostile = text.replace(
    "<quiz>",
    `<!DOCTYPE quiz [<!ENTITY l0 "ha"><!ENTITY file SYSTEM "file:///etc/passwd">${laughs}]><quiz>`,
  );
  expect(refusal(hostile)).toMatch(/^Bu XML dosyası tanınmadı/);
  expect(shorts(read(text))).toEqual(["Satır 1: taken | &l9; &file;? | *A a, B b | 30"]);
});

const choice = (TYPE: string, questionText: string, right: boolean[], more: object = {}) => ({
  TYPE,
  questionText,
  timer: 45,
  answerOptionList: right.map((isCorrect, i) => ({
    TYPE: "DefaultAnswerOption",
    answerText: `Şık ${i + 1}`,
    isCorrect,
  })),
  ...more,
});

test("arsnova.click's file", () => {
  const result = read(
    JSON.stringify({
      name: "Bütün türler",
      description: "Deneme",
      questionList: [
        choice("SingleChoiceQuestion", "Tek?", [false, true, false]),
        choice("YesNoSingleChoiceQuestion", "Evet mi?", [true, false]),
        choice("MultipleChoiceQuestion", "Çok?", [true, false, true]),
        choice("SurveyQuestion", "Anket?", [false, false]),
        choice("ABCDSurveyQuestion", "ABCD?", [false, false, false, false]),
        choice("RangedQuestion", "Tahmin?", [], { rangeMin: 0, rangeMax: 10, correctValue: 4 }),
        choice("FreeTextQuestion", "Serbest?", [], { timer: -1 }),
      ],
    }),
  );
  expect([result.format, result.title, result.description]).toEqual(["arsnova", "Bütün türler", "Deneme"]);
  expect(shorts(result)).toEqual([
    "1. soru: taken | Tek? | A Şık 1, *B Şık 2, C Şık 3 | 45",
    "2. soru: taken | Evet mi? | *A Şık 1, B Şık 2 | 45",
    "3. soru: taken | Çok? | multi *A Şık 1, B Şık 2, *C Şık 3 | 45",
    "4. soru: taken | Anket? | poll A Şık 1, B Şık 2 | 45",
    "5. soru: taken | ABCD? | poll A Şık 1, B Şık 2, C Şık 3, D Şık 4 | 45",
    "6. soru: changed | Tahmin? | number 4 ± 4 | 45",
    "7. soru: left_out | Serbest? |  | 30",
  ]);
});

const moodleQuestion = (text: string) =>
  `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<p>${text}</p>]]></text></questiontext>
     <answer fraction="100"><text>2</text></answer><answer fraction="0"><text>3</text></answer></question></quiz>`;

test("Moodle's formulas become ours", () => {
  const textOf = (text: string) => read(moodleQuestion(text)).rows[0]!.question.question_text;
  expect(textOf(String.raw`\( \sqrt{4} \) kaç?`)).toBe(String.raw`$\sqrt{4}$ kaç?`);
  expect(textOf(String.raw`Çöz: \[x^2=4\]`)).toBe("Çöz: $$x^2=4$$");
  expect(textOf("$$x^2=4$$ kaç?")).toBe("$$x^2=4$$ kaç?");
  expect(reasons(read(moodleQuestion(String.raw`\(x\) kaç?`)))).toEqual([]);
  expect(reasons(read(moodleQuestion(String.raw`\begin{pmatrix}1\end{pmatrix}`)))).toEqual([
    "Formül düz yazı olarak alındı.",
  ]);
});

test("arsnova.eu's file: Markdown becomes text, formulas are formulas", () => {
  const answers = [
    { text: "**4**", isCorrect: true },
    { text: "$\\frac{1}{2}$", isCorrect: false },
  ];
  const question = { text: "### Soru\n\n**Kaç** eder?", type: "SINGLE_CHOICE", timer: 90, answers };
  const result = read(JSON.stringify({ exportVersion: 1, quiz: { name: "Q", questions: [question] } }));
  expect(shorts(result)).toEqual(["1. soru: taken | Soru\n\nKaç eder? | *A 4, B $\\frac{1}{2}$ | 90"]);
  expect(reasons(result)).toEqual([]);
});

test("our own file with gaps: defaults for missing fields, a verdict for wrong ones", () => {
  const question = { question_text: "Kaç?", options: { B: "4", A: "3" }, correct_option: "B" };
  const result = read(
    JSON.stringify({
      title: "Bizim",
      questions: [
        question,
        { ...question, time_limit: 2, points: 7 },
        { ...question, correct_option: "Z" },
        { question_text: "", options: [], correct_option: "A" },
        { ...question, question_text: "a\u0000b\ud800" },
        7,
      ],
    }),
  );
  expect(shorts(result)).toEqual([
    "1. soru: taken | Kaç? | A 3, *B 4 | 30",
    "2. soru: changed | Kaç? | A 3, *B 4 | 5",
    "3. soru: left_out | Kaç? | A 3, B 4 | 30",
    "4. soru: left_out |  |  | 30",
    "5. soru: changed | ab | A 3, *B 4 | 30",
    "6. soru: left_out |  |  | 30",
  ]);
});

test.each([
  ['{"questions": [', "JSON dosyası bozuk ya da yarım kalmış."],
  ['{"a": 1}', "Bu JSON dosyasında tanıdığımız bir soru listesi yok."],
  ["[]", "Bu JSON dosyasında tanıdığımız bir soru listesi yok."],
  ['{"__proto__": {"questionList": []}, "constructor": 1}', "Bu JSON dosyasında tanıdığımız bir soru listesi yok."],
])("JSON that is not a set is refused: %s", (text, message) => {
  expect(refusal(text)).toBe(message);
});
