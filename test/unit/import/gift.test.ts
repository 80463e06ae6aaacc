import { expect, test } from "vitest";
import { bytes, fixture, read, reasons, shorts } from "./reading";

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

test("gift-numerical1.gift: ten questions with numbers for answers, none of which has options", () => {
  const result = read(fixture("gift-numerical1.gift"));
  expect(reasons(result)).toEqual(Array.from({ length: 10 }, () => "Sayısal cevaplı soru, şıkları yok."));
  expect(result.rows[9]?.question.question_text).toBe("Combien de principes GRASP y a-t-il?");
});

test("gift-options1.gift: what a careful person would take of its fourteen questions", () => {
  const result = read(fixture("gift-options1.gift"));
  const short = "Kısa cevaplı soru, yanlış şıkları yok. Şık ekleyin.";
  expect(result.rows.map(({ where, verdict, reasons }) => [where, verdict, ...reasons])).toEqual([
    ["Satır 5", "left_out", "Sayısal cevaplı soru, şıkları yok."],
    ["Satır 11", "left_out", short],
    ["Satır 14", "taken"],
    ["Satır 19", "changed", FEEDBACK],
    ["Satır 24", "left_out", short],
    ["Satır 28", "left_out", short],
    ["Satır 33", "changed", FEEDBACK],
    ["Satır 36", "changed", PARTIAL],
    ["Satır 38", "changed", FEEDBACK, PARTIAL],
    ["Satır 44", "left_out", short],
    ["Satır 51", "left_out", "Birden çok doğru şık işaretli (B, C). Birini seçin."],
    ["Satır 57", "left_out", "Birden çok doğru şık işaretli (B, C). Birini seçin."],
    ["Satır 63", "taken"],
    ["Satır 69", "changed", FEEDBACK],
  ]);
});

test.each([
  ["true", "Dünya yuvarlaktır.{T}", "taken | Dünya yuvarlaktır. | *A Doğru, B Yanlış"],
  ["false, with feedback for both", "Dünya düzdür.{FALSE#wrong#right}", "changed | Dünya düzdür. | A Doğru, *B Yanlış"],
  ["a lower case t is a short answer", "Harf?{=t}", "left_out | Harf? | *A t"],
  ["the right one first, all on one line", "Kaç?{=4 ~3 ~5}", "taken | Kaç? | *A 4, B 3, C 5"],
  ["weights that make two right", "Kaç?{~%50%4 ~%50%dört ~%-100%5}", "left_out | Kaç? | A 4, B dört, C 5"],
  ["a weight of a hundred", "Kaç?{~%100%4 ~%-33.33333%3}", "taken | Kaç? | *A 4, B 3"],
  ["two with an equals sign", "Kaç?{=4 =dört ~5}", "left_out | Kaç? | A 4, B dört, C 5"],
  ["matching", "Eşle{=a -> 1 =b -> 2 =c -> 3}", "left_out | Eşle | "],
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
  expect(last.replace(/^Satır \d+: /, "").replace(/ \| 30$/, "")).toBe(expected);
});

test("a category is the title, general feedback the explanation", () => {
  const result = read("$CATEGORY: $course$/top/8. Sınıf/Hız // Zaman\n\nKaç?{=4 ~3 ####Çünkü \\= 4.}");
  expect([result.title, result.rows[0]?.question.explanation]).toEqual(["Hız / Zaman", "Çünkü = 4."]);
});

test("scripts and pictures in HTML are taken out, and said", () => {
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
