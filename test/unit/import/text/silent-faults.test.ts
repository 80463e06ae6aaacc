import { expect, test } from "vitest";
import { only, read, reasons, shorts } from "../reading";

const abc = (n: number, ...options: string[]) =>
  `${n}) Soru ${n} nedir?\n${options.map((option, i) => `${"ABCDEF"[i]}) ${option}`).join("\n")}\n`;
const three = [1, 2, 3].map((n) => abc(n, "su", "ay", "gün")).join("");
const body = (text: string) => shorts(read(text)).map((row) => row.replace(/^Satır \d+: /, "").replace(/ \| \d+$/, ""));

/** Each was once taken although it was not what its text says. */
test.each([
  [
    "numbers of Word with a tab behind them, and a question that begins with a number",
    "1.\tTürkiye nerede?\nA) x\nB) y\nCevap: A\n2.\t1. Dünya Savaşı ne zaman?\nA) 1914\nB) 1939\nCevap: A\n3.\t19. yüzyılda ne oldu?\nA) o\nB) bu\nCevap: B",
    [
      "taken | Türkiye nerede? | *A x, B y",
      "taken | 1. Dünya Savaşı ne zaman? | *A 1914, B 1939",
      "taken | 19. yüzyılda ne oldu? | A o, *B bu",
    ],
  ],
  ...["B A C", "B, A, C", "B-A-C", "BAC"].map(
    (key) =>
      [
        `a list of letters without numbers: ${key}`,
        `${three}CEVAP ANAHTARI: ${key}`,
        [
          "taken | Soru 1 nedir? | A su, *B ay, C gün",
          "taken | Soru 2 nedir? | *A su, B ay, C gün",
          "taken | Soru 3 nedir? | A su, B ay, *C gün",
        ],
      ] as const,
  ),
  [
    "a list of letters, more than there are questions",
    `${three}Cevap anahtarı: B A C D`,
    [1, 2, 3].map((n) => `left_out | Soru ${n} nedir? | A su, B ay, C gün`),
  ],
  [
    "a list of letters behind a plural that may name one question's answers",
    `${three}Cevaplar: B A C D`,
    [1, 2, 3].map((n) => `left_out | Soru ${n} nedir? | A su, B ay, C gün`),
  ],
  [
    "several right answers of one question, which is no list",
    "1) Hangileri?\nA) 2\nB) 3\nC) 4\nDoğru cevaplar: A, C",
    ["taken | Hangileri? | multi *A 2, B 3, *C 4"],
  ],
  [
    "speakers before the options",
    "1) A: Where are you from?\nB: I'm from ----.\nA: Oh.\nA) Turkey\nB) Turkish\nCevap: A",
    ["taken | A: Where are you from?\nB: I'm from ----.\nA: Oh. | *A Turkey, B Turkish"],
  ],
  [
    "heads, feet and numbers of pages",
    `${abc(1, "su", "ay")}7\n${abc(2, "su", "ay")}Palme Yayıncılık\n${abc(3, "su", "ay")}Palme Yayıncılık\nSınav süresi 40 dakikadır.\nAyşe ÖĞRETMEN\n1-A 2-B 3-A`,
    [
      "taken | Soru 1 nedir? | *A su, B ay",
      "taken | Soru 2 nedir? | A su, *B ay",
      "taken | Soru 3 nedir? | *A su, B ay",
    ],
  ],
  [
    "everything on one line",
    "1) Bir? A) x B) y Cevap: A 2) İki? A) z B) w Cevap: B 3) Üç? A) q B) r Cevap: A",
    ["taken | Bir? | *A x, B y", "taken | İki? | A z, *B w", "taken | Üç? | *A q, B r"],
  ],
  ...["\v", "\f", "\u0085", "\u2028", "\u2029"].map(
    (end) =>
      [
        `lines that end in U+${end.charCodeAt(0).toString(16)}`,
        `1) Bir?${end}A) x${end}B) y${end}Cevap: A${end}2) İki?${end}A) z${end}B) w${end}Cevap: B`,
        ["taken | Bir? | *A x, B y", "taken | İki? | A z, *B w"],
      ] as const,
  ),
  [
    "places of punctuation marks",
    "1) Ali geldi ( )\nVeli gitti ( ) Hangisi gelir?\nA) (.)\nB) (,)\nCevap: A",
    ["taken | Ali geldi ( )\nVeli gitti ( ) Hangisi gelir? | *A (.), B (,)"],
  ],
  [
    "numbers on lines of their own",
    "Cevaplarınızı kodlayınız.\n1.\nSanatçı nerede?\nA) x\nB) y\n2.\nResim nerede?\nA) x\nB) y\n1-A 2-B",
    ["taken | Sanatçı nerede? | *A x, B y", "taken | Resim nerede? | A x, *B y"],
  ],
  [
    "lines of a text that look like the end of a test, and options like parts of one",
    "1) Ali büyük\nbaşarılar elde etti.\nNe oldu?\nA) x\nB) y\nCevap: B\n2) Hangisi derstir?\n- Fizik\n- Tarih\n- Masa\nCevap: Tarih",
    [
      "taken | Ali büyük\nbaşarılar elde etti.\nNe oldu? | A x, *B y",
      "taken | Hangisi derstir? | A Fizik, *B Tarih, C Masa",
    ],
  ],
  [
    "a head of a page while numbers and the list go on",
    `MATEMATİK\n${abc(1, "su", "ay")}MATEMATİK\n${abc(2, "su", "ay")}Cevap Anahtarı\n1-A 2-B`,
    ["taken | Soru 1 nedir? | *A su, B ay", "taken | Soru 2 nedir? | A su, *B ay"],
  ],
  [
    "an answer that is a number",
    "Kaç?\nA-) 1.\nB-) 2.\nDoğru cevap: B-) 2.\n\nNe?\nA-) su\nB-) ay\nDoğru cevap: A-) su",
    ["taken | Kaç? | A 1., *B 2.", "taken | Ne? | *A su, B ay"],
  ],
  ...["29.10.1923", "1.000 metre", "5. sınıf", "2. Dünya Savaşı"].map(
    (text) =>
      [
        `the text of the answer: ${text}`,
        `Kaç?\nA-) su\nB-) ${text}\nDoğru cevap: B) ${text}\n\nNe?\nA-) su\nB-) ay\nDoğru cevap: A) su`,
        [`taken | Kaç? | A su, *B ${text}`, "taken | Ne? | *A su, B ay"],
      ] as const,
  ),
  [
    "an option that is a number, in questions on one line",
    "1. Ne? A) su B) ay Cevap: A 2. Kaç? A) 2. B) 4. Cevap: B 3. Kim? A) Ali B) Can Cevap: A",
    ["taken | Ne? | *A su, B ay", "taken | Kaç? | A 2., *B 4.", "taken | Kim? | *A Ali, B Can"],
  ],
  ["a star before a bold letter", "1) Kaç?\n**A)** a\n***B)** b\n**C)** c", ["taken | Kaç? | A a, *B b, C c"]],
  [
    "a list of answers as a table, on the line of its heading",
    `${abc(1, "su", "ay")}${abc(2, "su", "ay")}Cevap anahtarı | Soru | 1 | 2 |\n|---|---|---|\n| Cevap | A | B |`,
    ["taken | Soru 1 nedir? | *A su, B ay", "taken | Soru 2 nedir? | A su, *B ay"],
  ],
  [
    "a shared text whose instruction stands behind a heading",
    `8. SINIF TESTİ 1. ve 2. soruları aşağıdaki metne göre cevaplayınız.\nBir metin.\n\n${abc(1, "su", "ay")}${abc(2, "su", "ay")}1-A 2-B`,
    ["changed | Bir metin.\n\nSoru 1 nedir? | *A su, B ay", "changed | Bir metin.\n\nSoru 2 nedir? | A su, *B ay"],
  ],
  ["a root sign as a tick", "1) Kaç?\nA) a\nB) b √\nC) c", ["taken | Kaç? | A a, *B b, C c"]],
  ["letters of another alphabet", "1) Kaç?\nА) 3\nВ) 4\nCevap: B", ["taken | Kaç? | A 3, *B 4"]],
  [
    "an assistant's answer below, with a tick",
    `${abc(1, "su", "ay")}\n**✅ Doğru Cevap: A) su**\n\n${abc(2, "su", "ay")}\n**✅ Doğru Cevap: B) ay**`,
    ["taken | Soru 1 nedir? | *A su, B ay", "taken | Soru 2 nedir? | A su, *B ay"],
  ],
  ...[
    "1-A\n2-B\nCEVAP ANAHTARI",
    "1/A\n2/B",
    "• 1. soru: A\n• 2. soru: B",
    "Cevap anahtarı\n1\nA\n2\nB",
    "Cevap anahtarı\n1\n2\nA\nB",
  ].map(
    (key) =>
      [
        `a list one below the other: ${key}`,
        `${abc(1, "su", "ay")}${abc(2, "su", "ay")}${key}`,
        ["taken | Soru 1 nedir? | *A su, B ay", "taken | Soru 2 nedir? | A su, *B ay"],
      ] as const,
  ),
  [
    "a question that was cancelled",
    `${abc(1, "su", "ay")}${abc(2, "su", "ay")}1-A\n2-İptal`,
    ["taken | Soru 1 nedir? | *A su, B ay", "left_out | Soru 2 nedir? | A su, B ay"],
  ],
] as const)("%s", (_, text, rows) => {
  expect(body(text)).toEqual(rows);
});

/** Each may be misread, and says so. */
test.each([
  [
    "D of a list below a line that is no question",
    "1. Soru?\nA) x\nB) y\n2. Bu testte 20 soru vardır.\n1. A\n2. D",
    "Cevap anahtarındaki D ve Y harfleri doğru ve yanlış sayıldı.",
  ],
  [
    "a line of its own behind the last option",
    "1) Kaç?\nA) üç\nB) dört\nAhmet Yılmaz\nCevap: A",
    "Son satırı şıkka ait olmayabilir: “Ahmet Yılmaz”.",
  ],
  [
    "the page's number behind the last option",
    "1) Ne?\nA) Bir yıldız\nB) Bir gezegen 7\nCevap: A",
    "Bir şıkkın sonundaki 7 sayfa numarası olabilir.",
  ],
  ["a fraction", "1) Kaç?\nA) 5\n6\nB) 2\n3\nCevap: A", "Son satırı şıkka ait olmayabilir: “6”."],
  [
    "a fraction in the text",
    "1) Kaç eder?\n3/4\nBulun.\nA) 5\nB) 2\nCevap: A",
    "“3/4” satırı bir kesrin parçası ya da sayfa numarası olabilir.",
  ],
  [
    "a letter without options",
    "1) Başkent?\nA İstanbul\nB Ankara\nCevap: B",
    "Cevap olarak “B” yazıyor, ama şık bulunamadı.",
  ],
  [
    "the number of an option",
    "1) Başkent?\n1) İstanbul\n2) Ankara\nCevap: 2",
    "Soru metnindeki satırlar şık olabilir.",
  ],
  [
    "a label within the text",
    "1) Bir iş yapılır.\nSüre: 10 gün\nKaç kişi?\nA) 1\nB) 2\nCevap: A",
    "“Süre: 10 gün” satırı soru metnine yazıldı.",
  ],
  [
    "two letters",
    `${abc(1, "su", "ay")}Cevap: A ya da B`,
    "Cevapta birden çok harf var: “A ya da B”. Doğrusunu seçin.",
  ],
  [
    "the letter Ç",
    "1) Kaç?\nA) a\nB) b\nC) c\nÇ) d\nD) e\nCevap: D",
    "Şıklar arasında Ç var, cevabın harfi hangi şıkkı gösteriyor belli değil. Doğrusunu seçin.",
  ],
  [
    "a word cut at the end of a line",
    "1) Bir anla-\ntım nedir?\nA) a\nB) b\nCevap: A",
    "“anla-tım” bölünmüş bir söz sayıldı, tiresi kaldırıldı.",
  ],
  [
    "a word cut within a line",
    "1) Bir anla- tım nedir?\nA) a\nB) b\nCevap: A",
    "“anla- tım” satır sonunda bölünmüş bir söz olabilir.",
  ],
  [
    "a foot of a page within the text",
    "1) Ali okula\nDiğer sayfaya geçiniz.\nNe yaptı?\nA) x\nB) y\nCevap: A",
    "“Diğer sayfaya geçiniz.” satırı soruya alınmadı.",
  ],
  [
    "an option of the next letter on its line",
    "1) Ne?\nA - bir yıldız\nB - bir uydu C - bir gezegen\nCevap: A",
    "B şıkkının içinde başka bir şık kalmış olabilir.",
  ],
  [
    "a head of a page on the line of the last option",
    `ABC ORTAOKULU\n${abc(1, "su", "ay")}${abc(2, "su", "ay ABC ORTAOKULU")}1-A 2-B`,
    "“abc ortaokulu” bir sayfa başlığı olabilir.",
  ],
  [
    "the number of a page before the text",
    "### Soru 1\n12\nBu nedir?\nA) su\nB) ay\nCevap: A",
    "“12” satırı soruya ait olmayabilir.",
  ],
  [
    "an answer with a letter whose options are lost",
    "1) Ne?\nDoğru cevap: C) Uzun yolculuklar",
    "Cevap olarak “C) Uzun yolculuklar” yazıyor, ama şık bulunamadı.",
  ],
  [
    "options that are all cut short",
    "1) Ne?\nA) Uzun yolcu-\nB) Kısa gezin-\nCevap: A",
    "Şıklardan biri yarım kalmış olabilir.",
  ],
  [
    "small letters of options that begin behind the text",
    "Kaç km’dir? *a) 4\nb) 8\nc) 12\n\nBu nedir?\n*a) su\nb) ay",
    "Şıklar soru metninde kalmış olabilir.",
  ],
  [
    "the number of a page within an option that fills its line",
    "1) Bu uzun metinde anlatılan düşünce aşağıdakilerden hangisi\nolabilir?\nA) sanatçının yaşadığı dönemi bütün eserlerine her zaman 20\nyansıtması\nB) ay\nCevap: A",
    "Son satırı şıkka ait olmayabilir: “yansıtması”.",
  ],
  ["a number that a scanner misread", "l. Ne?\nA) x\nB) y\nCevap: A", "“l.” bir soru numarası olabilir."],
  [
    "a name within the text",
    "1) Ali geldi.\nPalme Yayıncılık\nNe yaptı?\nA) x\nB) y\nCevap: A",
    "“Palme Yayıncılık” satırı soruya ait olmayabilir.",
  ],
  [
    "an option that is cut short",
    "1) Hangisi?\nA) Su akar.\nB) Ay doğar.\nC) Her iş\nCevap: A",
    "Şıklardan biri yarım kalmış olabilir.",
  ],
  [
    "a question without a number among others",
    `${abc(1, "su", "ay")}Cevap: A\n\n${abc(2, "su", "ay")}Cevap: A\n\nKaç?\nA) 1\nB) 2\nCevap: A`,
    "Numarası yok, öteki soruların var.",
  ],
  [
    "a number that is written as no other",
    `${abc(1, "su", "ay")}Cevap: A\n${abc(2, "su", "ay")}Cevap: A\n3. Kaç?\nA) 1\nB) 2\nCevap: A`,
    "Numarası ötekiler gibi yazılmamış: “3.”.",
  ],
] as const)("doubts %s", (_, text, reason) => {
  const [short, said] = only(text);
  expect(said).toContain(reason);
  expect(short).toMatch(/^(?:doubtful|left_out) /);
});

test("a text for several questions is put before each, below its instruction or above", () => {
  const [one, two] = [abc(4, "su", "ay"), abc(5, "su", "ay")];
  const expected = [4, 5].map((n) => `changed | Ali okula gitti.\n\nSoru ${n} nedir? | *A su, B ay`);
  expect(body(`4 ve 5. soruları aşağıdaki metne göre cevaplayınız.\nAli okula gitti.\n${one}${two}4-A 5-A`)).toEqual(
    expected,
  );
  expect(body(`Ali okula gitti.\n(4, 5. soruları bu metne göre cevaplayınız.)\n${one}${two}4-A 5-A`)).toEqual(expected);
  const long = "Uzun metin. ".repeat(140).trim();
  const row = read(`4-5. soruları metne göre cevaplayınız.\n${long}\n${one}${two}4-A 5-A`).rows[0]!;
  expect(row.verdict).toBe("left_out");
  expect(row.reasons).toEqual([
    `Soru metni ${long.length + 15} karakter, en çok 1500 olabilir. Kısaltın.`,
    `Ortak metin (${long.length} karakter) başına kondu.`,
  ]);
});

test("each question names its lines and the line of its answer, and each line that became none is listed", () => {
  const { rows, omitted, text } = read(
    `${abc(1, "su", "ay")}\r\nDiğer sayfaya geçiniz.\r\n${abc(2, "su", "ay")}Cevap anahtarı\n1-A\n2-B`,
  );
  expect(rows.map(({ source }) => source)).toEqual([
    { lines: [1, 3], key: "cevap anahtarı, 10. satır" },
    { lines: [6, 8], key: "cevap anahtarı, 11. satır" },
  ]);
  expect(omitted).toEqual([{ where: "Satır 5", text: "Diğer sayfaya geçiniz.", why: "Soru değil." }]);
  expect(text!.split("\n").slice(5, 8)).toEqual(abc(2, "su", "ay").trim().split("\n"));
});

test("a question with its own answer names no list", () => {
  expect(reasons(read("1) Kaç?\nA) 1\nB) 2\nCevap: A"))).toEqual([]);
  expect(read("1) Kaç?\nA) 1\nB) 2\nCevap: A").rows[0]!.source).toEqual({ lines: [1, 4] });
});

/** Each has a question that may be misread among others that may not. */
test.each([
  [
    "two lines of a page with two columns that became one",
    "1. Ali nereye gitti?   3. Can nereye gitti?\nA) eve                 A) suya\nB) okula               B) çarşıya C) köye             C) eve\n2. Ne?                 4. Kim?\nA) su                  A) Ali\nB) ay                  B) Can\n1-A 2-B 3-A 4-B",
    "İki sütunlu yazılmış, parçaları karışmış olabilir.",
  ],
  [
    "an option of the right column behind a broken line of the left one",
    "1. Ali nereye gitti?             3. Can nereye gitti?\nA) eve                           A) suya\nB) okula                         B) çarşıya\nC) büyük bir alışveriş merke-\nzine         C) köye\n2. Ne?                           4. Kim?\nA) su                            A) Ali\nB) ay                            B) Can\n1-A 2-B 3-A 4-B",
    "İki sütunlu yazılmış, parçaları karışmış olabilir.",
  ],
  [
    "a question within another whose number a scanner misread",
    "1 - Kaç?\nA) 24 ✅\n8) 60\n\n2 - Ne?\nA) su\nB) ay ✅\n\n3 - Kim?\nA) Ali ✅\n8) Can",
    "İçinde 2. soru kalmış olabilir.",
  ],
  [
    "a heading within the last option",
    "1. Ne?\nA) su\nB) iki hidrojenin\nMATEMATİK\nbir oksijeni\n2. Kim?\nA) Ali\nB) Can\n1-A 2-B",
    "“bir oksijeni” satırı soruya alınmadı.",
  ],
  [
    "an option behind the text that says that it is right",
    "1. Ne oldu? A - bu (Doğru)\nB - o\nC - şu\n\n2. Ne?\nA - su\nB - ay (Doğru)",
    "Metninde başka sorular kalmış olabilir.",
  ],
  [
    "a number before a word like a day",
    "Ne?\nA) su\nB) ay\nCevap: A\n\n7. güneş kelimesi nerede?\nA) burada\nB) orada\nCevap: B",
    "Başındaki sayı soru numarası olabilir.",
  ],
] as const)("doubts one of %s", (_, text, reason) => {
  expect(reasons(read(text))).toContain(reason);
});
