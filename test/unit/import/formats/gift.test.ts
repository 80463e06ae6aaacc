import { expect, test } from "vitest";
import { bytes, fixture, read, reasons, shorts } from "../reading";

const FEEDBACK = "Şıklara yazılan geri bildirimler alınmadı.";
const PARTIAL = "Kısmi puanlı şık yanlış sayıldı.";

test.each([
  [
    "gift-mc5.gift",
    [
      "Satır 7: taken | Who's buried in Grant's tomb? | A Grant, B Jefferson, *C no one | 30",
      "Satır 9: taken | Grant is _____ in Grant's tomb. | A buried, *B entombed, C living | 30",
      "Satır 11: taken | The American holiday of Thanksgiving is celebrated on the _____ Thursday of November. | A second, B third, *C fourth | 30",
      "Satır 17: taken | Japanese characters originally came from what country? | A India, *B China, C Korea, D Egypt | 30",
    ],
    [],
  ],
  [
    "gift-symbolsAll.gift",
    [
      "Satır 1: taken | Here's a question that has symbols inside,\nsuch as `-=[];',./~!@#$%^&*()_+{}|:\"<>? | *A Doğru, B Yanlış | 30",
    ],
    [],
  ],
  [
    "gift-escapeAll.gift",
    [
      "Satır 1: changed | Which of the following is NOT a control character for the GIFT import format? | A ~, B =, C #, D {, E }, *F \\ | 30",
    ],
    [FEEDBACK, "Dosyada 7 şık var, en çok 6 olabilir. Alınmayan: “:”."],
  ],
  [
    "gift-formatExamples.gift",
    ["Satır 1: changed | The sun rises in which direction? | *A The east., B The west. | 30"],
    [FEEDBACK],
  ],
])("%s", (name, rows, why) => {
  const result = read(fixture(name));
  expect(result.format).toBe("gift");
  expect(shorts(result)).toEqual(rows);
  expect(reasons(result)).toEqual(why);
});

test("gift-numerical1.gift: ten questions with numbers for answers, some from here to there", () => {
  const result = read(fixture("gift-numerical1.gift"));
  expect(shorts(result).map((row) => row.split(" | ")[2])).toEqual([
    "number 1822 ± 0",
    "number -1 ± 0",
    "number 3.1415 ± 0.0005",
    "number -3.142 ± 0.001",
    "number 3.1415 ± 0.0005",
    "number -3.1415 ± 0.0005",
    "number 3 ± 2",
    "number 0 ± 5",
    "number 1822 ± 0",
    "number 9 ± 0",
  ]);
  expect(reasons(result)).toEqual(["Kısmi puanlı cevap doğru sayılmadı.", FEEDBACK]);
  expect(result.rows[9]?.question.question_text).toBe("Combien de principes GRASP y a-t-il?");
});

test("gift-options1.gift: a careful reader's view of its fourteen questions", () => {
  const result = read(fixture("gift-options1.gift"));
  expect(result.rows.map(({ where, verdict, reasons }) => [where, verdict, ...reasons])).toEqual([
    ["Satır 5", "taken"],
    ["Satır 11", "taken"],
    ["Satır 14", "taken"],
    ["Satır 19", "changed", FEEDBACK],
    ["Satır 24", "changed", FEEDBACK],
    ["Satır 28", "changed", FEEDBACK],
    ["Satır 33", "changed", FEEDBACK],
    ["Satır 36", "changed", PARTIAL],
    ["Satır 38", "changed", FEEDBACK, PARTIAL],
    ["Satır 44", "changed", FEEDBACK, "Kısmi puanlı cevap doğru sayılmadı."],
    ["Satır 51", "taken"],
    ["Satır 57", "taken"],
    ["Satır 63", "taken"],
    ["Satır 69", "changed", FEEDBACK],
  ]);
});

test.each([
  ["true", "Dünya yuvarlaktır.{T}", "taken | Dünya yuvarlaktır. | *A Doğru, B Yanlış"],
  ["false, with feedback for both", "Dünya düzdür.{FALSE#wrong#right}", "changed | Dünya düzdür. | A Doğru, *B Yanlış"],
  ["a lower case t is a short answer", "Harf?{=t}", "taken | Harf? | typed t"],
  ["the right one first, all on one line", "Kaç?{=4 ~3 ~5}", "taken | Kaç? | *A 4, B 3, C 5"],
  ["weights that make two right", "Kaç?{~%50%4 ~%50%dört ~%-100%5}", "taken | Kaç? | multi *A 4, *B dört, C 5"],
  ["a weight of a hundred", "Kaç?{~%100%4 ~%-33.33333%3}", "taken | Kaç? | *A 4, B 3"],
  ["two with an equals sign", "Kaç?{=4 =dört ~5}", "left_out | Kaç? | A 4, B dört, C 5"],
  ["both signs before the right one", "Kaç?{~=4~5~6}", "taken | Kaç? | *A 4, B 5, C 6"],
  ["several short answers", "Başkent?{=Ankara =ankara =Angora}", "taken | Başkent? | typed Ankara / Angora"],
  ["a number and its tolerance", "Pi?{#3,14:0,01}", "taken | Pi? | number 3.14 ± 0.01"],
  ["a range", "0.2 civarı?{#0.1..0.3}", "taken | 0.2 civarı? | number 0.2 ± 0.1"],
  ["two numbers", "Kök?{#=2:0 =-2:0}", "left_out | Kök? | number 2 ± 0"],
  ["what is no number", "Kaç?{#dört}", "left_out | Kaç? | "],
  [
    "a pair too many on the right",
    "Eşle{=a -> 1 =b -> 2 =c -> 3 = -> 4}",
    "changed | Eşle | match a = 1, b = 2, c = 3",
  ],
  ["pairs, only two of them", "Eşle{=a -> 1 =b -> 2}", "left_out | Eşle | match a = 1, b = 2"],
  ["an order", "Sırala{>4 ALL VERTICAL\nbir\niki\nüç\n}", "taken | Sırala | order bir < iki < üç"],
  ["two gaps", "Bir {=a} ve iki {=b}.", "left_out | Bir {=a} ve iki {=b}. | "],
  ["a gap of Moodle's other kind", "Kaç {1:MC:~a~=b}?", "left_out | Kaç _____? | "],
  ["a formula", "\\( x^2\\=4 \\) ise?{=2 ~3}", "taken | $x^2=4$ ise? | *A 2, B 3"],
  ["matching", "Eşle{=a -> 1 =b -> 2 =c -> 3}", "taken | Eşle | match a = 1, b = 2, c = 3"],
  ["an essay", "::Ad::Anlat.{}", "left_out | Anlat. | "],
  ["a description", "Kaç?{=4 ~3}\n\nYalnız bir metin.", "left_out | Yalnız bir metin. | "],
  ["a brace missing", "Kaç?{=4 ~3}\n\nBozuk?{=a ~b", "left_out | Bozuk?{=a ~b | "],
  ["a name where the text is missing", "::Kaç?::{=4 ~3}", "taken | Kaç? | *A 4, B 3"],
  ["a format that is none", "[soru]Kaç?{=4 ~3}", "taken | [soru]Kaç? | *A 4, B 3"],
  [
    "plain text keeps its tags",
    "[plain]<br> ne yapar?{=[plain]<p> ~satır}",
    "taken | <br> ne yapar? | *A <p>, B satır",
  ],
  [
    "HTML becomes text",
    "[html]<p>x<sup>2</sup> &lt; 4 &ccedil;</p><p>m&#305;?</p>{=<b>evet</b> ~hay&inodot;r}",
    "taken | x² < 4 ç\nmı? | *A evet, B hayır",
  ],
  ["a line break that is written out", "Bir\\niki{=a\\\\n ~b}", "taken | Bir\niki | *A a\\n, B b"],
  ["a comment within a question", "Kaç\n// not\nyaş?{=4 ~3}", "taken | Kaç\n \nyaş? | *A 4, B 3"],
])("%s", (_, text, expected) => {
  const { rows } = read(text);
  const last = shorts({ rows: rows.slice(-1), format: "gift", notes: [] })[0]!;
  expect(last.replace(/^Satır \d+: /, "").replace(/ \| (?:30|45)$/, "")).toBe(expected);
});

test("a category is the title, general feedback the explanation", () => {
  const result = read("$CATEGORY: $course$/top/8. Sınıf/Hız // Zaman\n\nKaç?{=4 ~3 ####Çünkü \\= 4.}");
  expect([result.title, result.rows[0]?.question.explanation]).toEqual(["Hız / Zaman", "Çünkü = 4."]);
});

test("scripts and pictures in HTML are taken out, with a note", () => {
  const result = read(
    bytes('[html]<p onclick="x()">Kaç?<script>alert("1")</script><img src\\="http\\://x/a.png"></p>{=4 ~3}'),
  );
  expect(shorts(result)).toEqual(["Satır 1: changed | Kaç? | *A 4, B 3 | 30"]);
  expect(reasons(result)).toEqual([
    "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.",
    "Metindeki betik çıkarıldı.",
  ]);
});

test("letters set aside for signs are never mistaken for those of the text", () => {
  const result = read("\ue000\ue001 nedir\\: \\{x\\}?{=\ue002 ~\\~}");
  expect(shorts(result)).toEqual(["Satır 1: taken | \ue000\ue001 nedir: {x}? | *A \ue002, B ~ | 30"]);
});
