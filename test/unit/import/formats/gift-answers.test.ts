import { expect, test } from "vitest";
import { only, read } from "../reading";

const FEEDBACK = "Şıklara yazılan geri bildirimler alınmadı.";
const PARTIAL = "Kısmi puanlı cevap doğru sayılmadı.";
const IMAGE = "Görseli alınmadı. Soru görselsiz anlaşılıyor mu, bakın.";
const UNREAD = "Sayısal cevabı okunamadı.";
const BRACE = "Süslü parantez eksik, soru okunamadı.";

test.each([
  ["nothing but a reason", "Anlat.{####Çünkü.}", "left_out | Anlat. | ", ["Açık uçlu soru, şıkları yok."]],
  ["spaces alone", "Kaç?{=4 ~3}\n\nAnlat.{ }", "left_out | Anlat. | ", ["Açık uçlu soru, şıkları yok."]],
  [
    "gaps of Moodle's other kind",
    "Kaç {1:MC:~a~=b}?",
    "left_out | Kaç _____? | ",
    ["Metnin içinde boşluklar olan soru (Cloze). Burada böyle bir tür yok."],
  ],
  ["no braces", "Kaç?{=4 ~3}\n\nBir metin.", "left_out | Bir metin. | ", ["Cevap bölümü yok, yalnız açıklama metni."]],
  ["an open brace alone", "Kaç?{=4 ~3}\n\nKaç?{=a", "left_out | Kaç?{=a | ", [BRACE]],
  ["a closing brace alone", "Kaç?{=4 ~3}\n\nKaç? =a}", "left_out | Kaç? =a} | ", [BRACE]],
  [
    "two gaps",
    "Bir {=a} ve iki {=b}.",
    "left_out | Bir {=a} ve iki {=b}. | ",
    ["Birden çok boşluğu var. Burada bir soruda tek cevap yazılır, soruyu bölün."],
  ],
  [
    "a truth with spaces and feedback",
    "Su ıslaktır.{ TRUE # evet }",
    "changed | Su ıslaktır. | *A Doğru, B Yanlış",
    [FEEDBACK],
  ],
  ["an arrow in a short answer", "Kaç?{=4 ~3}\n\nNe?{4 -> 5}", "taken | Ne? | typed 4 -> 5", []],
  [
    "a part of the points for a short answer",
    "Başkent?{=Ankara =%50%Angora}",
    "changed | Başkent? | typed Ankara",
    [PARTIAL],
  ],
  [
    "an empty option in between",
    "Kaç?{=4 ~ ~3}",
    "changed | Kaç? | *A 4, B 3",
    ["Aradaki boş şık atlandı, şıklar yeniden harflendirildi."],
  ],
  [
    "the right one empty",
    "Kaç?{=~3~5}",
    "left_out | Kaç? | A 3, B 5",
    ["Doğru gösterilen 1. şık boş.", "Aradaki boş şık atlandı, şıklar yeniden harflendirildi."],
  ],
  ["a weight of nought", "Kaç?{~%50%4 ~%0%6 ~%50%dört}", "taken | Kaç? | multi *A 4, B 6, *C dört", []],
  ["a number with feedback for all others", "Kaç?{#=5:1 ~#Hayır.}", "changed | Kaç? | number 5 ± 1", [FEEDBACK]],
  ["a tolerance below nought", "Kaç?{#5:-1}", "taken | Kaç? | number 5 ± 1", []],
  ["a range from no number", "Kaç?{#bir..3}", "left_out | Kaç? | ", [UNREAD]],
  ["a range to no number", "Kaç?{#1..üç}", "left_out | Kaç? | ", [UNREAD]],
  ["a tolerance that is no number", "Kaç?{#3:az}", "left_out | Kaç? | ", [UNREAD]],
  [
    "two numbers",
    "Kök?{#=2 =-2}",
    "left_out | Kök? | number 2 ± 0",
    ["Birden çok sayı doğru sayılıyor. Birini seçin ya da hata payı verin."],
  ],
  [
    "pairs with feedback",
    "Eşle{=a -> 1#iyi =b -> 2 =c -> 3}",
    "changed | Eşle | match a = 1, b = 2, c = 3",
    [FEEDBACK],
  ],
  [
    "pairs with an arrow in one",
    "Eşle{=a -> 1 -> 2 =b -> 2 =c -> 3}",
    "taken | Eşle | match a = 1 -> 2, b = 2, c = 3",
    [],
  ],
  [
    "pairs with a picture",
    'Eşle{=a<img src\\="x"> -> 1 =b -> 2 =c -> 3}',
    "changed | Eşle | match a = 1, b = 2, c = 3",
    [IMAGE],
  ],
  ["an order from the first line on", "Sırala{>bir\niki\nüç}", "taken | Sırala | order bir < iki < üç", []],
  [
    "an order with a picture",
    'Sırala{>4\nbir<img src\\="x">\niki\nüç}',
    "changed | Sırala | order bir < iki < üç",
    [IMAGE],
  ],
  ["a name that is the question", ":: Kaç? ::{=4 ~3}", "taken | Kaç? | *A 4, B 3", []],
  ["text before and behind a gap", "Saat { =4 ~3 } eder", "taken | Saat _____ eder | *A 4, B 3", []],
  ["Markdown", "[markdown]**Kaç**?{=`4` ~3}", "taken | Kaç? | *A 4, B 3", []],
  ["HTML, where lines mean nothing", "[html]Bir\niki?{=a ~b}", "taken | Bir iki? | *A a, B b", []],
  ["Moodle's own form, where they do", "[moodle]<b>Bir</b>\niki?{=a ~b}", "taken | Bir\niki? | *A a, B b", []],
  ["an option in a form of its own", "[html]Hangisi?{= [plain]<b> ~<i>x</i>}", "taken | Hangisi? | *A <b>, B x", []],
])("GIFT: %s", (_, text, short, reasons) => {
  expect(only(text)).toEqual([short, reasons]);
});

test.each([
  ["with questions below it", "// yorum\n$CATEGORY: $course$/top/8. Sınıf\nBir\niki?{=4 ~3}", "8. Sınıf", "Bir\niki?"],
  ["that is the course's", "$CATEGORY: $course$\n\nKaç?{=4 ~3}", undefined, "Kaç?"],
  ["without a name", "$CATEGORY: top/\n\nKaç?{=4 ~3}", undefined, "Kaç?"],
])("a category %s", (_, text, title, question) => {
  const result = read(text);
  expect([result.title, result.rows.map((row) => row.question.question_text)]).toEqual([title, [question]]);
});

test("a reason is the explanation, an answer's feedback is not; letters are compared as they are", () => {
  const [row] = read("Kaç?{=4 ~3 ####Çünkü.}").rows;
  expect([row!.verdict, row!.question.explanation]).toEqual(["taken", "Çünkü."]);
  expect(read("Kaç?{=dört}").rows[0]!.question).toMatchObject({ kind: "typed", typo: false });
});

test("additional fields of our own file: time, points, and the set's", () => {
  const note = '// bilye-set: {"description":"Deneme","language":"de"}';
  const result = read(`${note}\n\n// bilye: time_limit=45 points=2 {"outcome":"M.8.1"}\nKaç?{=4 ~3}\n\nİki?{=4 ~3}`);
  expect([result.description, result.language]).toEqual(["Deneme", "de"]);
  expect(result.rows.map(({ question }) => question)).toMatchObject([
    { time_limit: 45, points: 2, outcome: "M.8.1" },
    { time_limit: 30, points: 1 },
  ]);
});
