import { expect, test } from "vitest";
import { read, reasons, shorts } from "../reading";

const abc = (n: number, ...options: string[]) =>
  `${n}) Soru ${n}?\n${options.map((option, i) => `${"ABCDEF"[i]}) ${option}`).join("\n")}\n`;
const body = (text: string) => shorts(read(text)).map((row) => row.replace(/^Satır \d+: /, "").replace(/ \| \d+$/, ""));

/** Texts modelled on teachers' files that the reader once misread. */
test.each([
  [
    "two tests, each with numbers and a list of its own",
    `TEST 1\n${abc(1, "a", "b")}${abc(2, "a", "b")}Cevap Anahtarı: 1-B 2-A\n\nTEST 2\n${abc(1, "c", "d")}${abc(2, "c", "d")}CEVAP ANAHTARI\n1. A\n2. B`,
    [
      "taken | Soru 1? | A a, *B b",
      "taken | Soru 2? | *A a, B b",
      "taken | Soru 1? | *A c, B d",
      "taken | Soru 2? | A c, *B d",
    ],
  ],
  [
    "one list behind two parts, by their names",
    `TÜRKÇE\n${abc(1, "a", "b")}${abc(2, "a", "b")}\nMATEMATİK\n${abc(1, "c", "d")}${abc(2, "c", "d", "e")}\nTÜRKÇE 1-B 2-B\nMATEMATİK 1-A 2-C`,
    [
      "taken | Soru 1? | A a, *B b",
      "taken | Soru 2? | A a, *B b",
      "taken | Soru 1? | *A c, B d",
      "taken | Soru 2? | A c, B d, *C e",
    ],
  ],
  [
    "one list behind two parts, the other way round",
    `Türkçe\n${abc(1, "a", "b")}Matematik\n${abc(1, "c", "d")}Cevap Anahtarı\nMatematik: 1-B\nTürkçe: 1-A`,
    ["taken | Soru 1? | *A a, B b", "taken | Soru 1? | A c, *B d"],
  ],
  [
    "true and false on lines of their own, without letters, and a letter in the list for what has none",
    "1) Kare dörtgendir.\nDoğru\nYanlış\n\n2) Sıfır pozitiftir.\nDoğru\nYanlış\n\n3) -2 doğal sayıdır.\nDOĞRU\nYANLIŞ\n\nCevap anahtarı: 1-A 2-B 3-Y",
    [
      "taken | Kare dörtgendir. | *A Doğru, B Yanlış",
      "taken | Sıfır pozitiftir. | A Doğru, *B Yanlış",
      "taken | -2 doğal sayıdır. | A DOĞRU, *B YANLIŞ",
    ],
  ],
  [
    "a list at the top",
    `Cevap Anahtarı: 1-B, 2-A\n\n${abc(1, "a", "b")}${abc(2, "a", "b")}`,
    ["taken | Soru 1? | A a, *B b", "taken | Soru 2? | *A a, B b"],
  ],
  [
    "lists whose numbers begin again, and no names",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}TEST 2\n${abc(1, "c", "d")}${abc(2, "c", "d")}Cevaplar\n1-A 2-A\n1-B 2-B`,
    [
      "taken | Soru 1? | *A a, B b",
      "taken | Soru 2? | *A a, B b",
      "taken | Soru 1? | A c, *B d",
      "taken | Soru 2? | A c, *B d",
    ],
  ],
  [
    "one list and two parts: nobody knows whose",
    `${abc(1, "a", "b")}TEST 2\n${abc(1, "c", "d")}Cevaplar: 1-A`,
    ["left_out | Soru 1? | A a, B b", "left_out | Soru 1? | A c, B d"],
  ],
  ["options in two columns", "1) Kaç?\nA) 4   C) 8\nB) 7   D) 9\nCevap: C", ["taken | Kaç? | A 4, B 7, *C 8, D 9"]],
  [
    "options in two columns, with tabs",
    "1)\tKaç?\nA)\t3\tC)\t4\nB)\t5\tD)\t6\nCevap: D",
    ["taken | Kaç? | A 3, B 5, C 4, *D 6"],
  ],
  [
    "a page of two columns",
    "1) Kaç eder?            3) Hangi renk?\nA) 3                    A) mavi\nB) 4                    B) sarı\n2) Kim geldi?           4) Ne oldu?\nA) Ali                  A) hiç\nB) Veli                 B) çok\n\nCevaplar: 1-A 2-B 3-A 4-B",
    [
      "taken | Kaç eder? | *A 3, B 4",
      "taken | Kim geldi? | A Ali, *B Veli",
      "taken | Hangi renk? | *A mavi, B sarı",
      "taken | Ne oldu? | A hiç, *B çok",
    ],
  ],
  [
    "two questions melted into one",
    "1. Kaç? 2. Ne?\nA) 3 A) x\nB) 4 B) y\nCevap: A",
    ["doubtful | Kaç? 2. Ne? | *A 3 A) x, B 4 B) y"],
  ],
  [
    "numbered premises, before and after the first question's number",
    "1) Hangileri bileşiktir?\n1. Su\n2. Tuz\n3. Demir\nA) Yalnız 1\nB) 1 ve 2\nCevap: B\n\n2) Hangileri?\n1. Su 2. Ay 3. Hava\nA) 1 ve 2\nB) 2 ve 3\nCevap: A",
    [
      "taken | Hangileri bileşiktir?\n1. Su\n2. Tuz\n3. Demir | A Yalnız 1, *B 1 ve 2",
      "taken | Hangileri?\n1. Su 2. Ay 3. Hava | *A 1 ve 2, B 2 ve 3",
    ],
  ],
  [
    "premises of a question without a number",
    "Hangileri bileşiktir?\n1. Su\n2. Tuz\nA) Yalnız 1\nB) 1 ve 2\nCevap: B",
    ["taken | Hangileri bileşiktir?\n1. Su\n2. Tuz | A Yalnız 1, *B 1 ve 2"],
  ],
  [
    "premises in small letters",
    "1) Hangileri canlıdır?\na) Taş b) Kedi c) Ağaç\nA) Yalnız a\nB) b ve c\nCevap: B",
    ["taken | Hangileri canlıdır?\na) Taş\nb) Kedi\nc) Ağaç | A Yalnız a, *B b ve c"],
  ],
  [
    "I, II and III",
    "1) Hangileri doğrudur?\nI. Su sıvıdır.\nII. Ay bir uydudur.\nIII. Güneş gezegendir.\nA) Yalnız I\nB) I ve II\nC) I, II ve III\nCevap: B",
    [
      "taken | Hangileri doğrudur?\nI. Su sıvıdır.\nII. Ay bir uydudur.\nIII. Güneş gezegendir. | A Yalnız I, *B I ve II, C I, II ve III",
    ],
  ],
  [
    "footers and headings",
    `8. SINIF FEN BİLİMLERİ\nTEST 3\n${abc(1, "a", "b")}Diğer sayfaya geçiniz.\n${abc(2, "a", "b")}Sayfa 2\nTest bitti.\nCevap Anahtarı\n1-A 2-B`,
    ["taken | Soru 1? | *A a, B b", "taken | Soru 2? | A a, *B b"],
  ],
  [
    "a text for several questions",
    `1. ve 2. soruları metne göre cevaplayınız.\nAli okula gitti.\n\n${abc(1, "a", "b")}${abc(2, "a", "b")}1-A 2-B`,
    ["changed | Ali okula gitti.\n\nSoru 1? | *A a, B b", "changed | Ali okula gitti.\n\nSoru 2? | A a, *B b"],
  ],
  [
    "a question a line",
    "Başkent? * A) İzmir * B) Ankara * Doğru Cevap: B\nEn büyük gezegen? * A) Jüpiter * B) Mars * Doğru Cevap: A",
    ["taken | Başkent? | A İzmir, *B Ankara", "taken | En büyük gezegen? | *A Jüpiter, B Mars"],
  ],
  [
    "five options, the last one right by the list",
    `${abc(1, "a", "b", "c", "d", "e")}${abc(2, "a", "b", "c", "d", "e", "f")}1-E 2-F`,
    ["taken | Soru 1? | A a, B b, C c, D d, *E e", "taken | Soru 2? | A a, B b, C c, D d, E e, *F f"],
  ],
  [
    "true or false, before and behind",
    "(D) Dünya yuvarlaktır.\n(Y) Ay bir yıldızdır.\n\n1. Su sıvıdır. (Doğru)\n2. Demir gazdır. (Y)",
    [
      "taken | Dünya yuvarlaktır. | *A Doğru, B Yanlış",
      "taken | Ay bir yıldızdır. | A Doğru, *B Yanlış",
      "taken | Su sıvıdır. | *A Doğru, B Yanlış",
      "taken | Demir gazdır. | A Doğru, *B Yanlış",
    ],
  ],
  [
    "true or false by a list",
    "1. (   ) Dünya yuvarlaktır.\n2. (   ) Ay bir yıldızdır.\nCevaplar: 1-D 2-Y",
    ["taken | Dünya yuvarlaktır. | *A Doğru, B Yanlış", "taken | Ay bir yıldızdır. | A Doğru, *B Yanlış"],
  ],
  [
    "letters and signs that are of options",
    "1) Hangisi?\nA - 3/4\nB - Test\nC - B) şıkkı\nCevap: A\n2) Ne?\nA. B şıkkı\nB. D.\nC. Ankara\nD. 1-B\nCevap: D",
    ["doubtful | Hangisi? | *A 3/4, B Test, C B) şıkkı", "taken | Ne? | A B şıkkı, B D., C Ankara, *D 1-B"],
  ],
  [
    "a tick between two options side by side",
    "1) Hangisi?\nA) x ✅     B) y\n2) Ne?\nA) x ✅ B) y",
    ["taken | Hangisi? | *A x, B y", "doubtful | Ne? | *A x, B y"],
  ],
  [
    "a number left out",
    `${abc(1, "a", "b")}Cevap: A\n${abc(3, "a", "b")}Cevap: B`,
    ["doubtful | Soru 1? | *A a, B b", "taken | Soru 3? | A a, *B b"],
  ],
  ["a letter left out", "1) Kaç?\nA) 3\nB) 4\nD) 5\nCevap: B", ["doubtful | Kaç? | A 3, *B 4, C 5"]],
  [
    "an option that holds another",
    "1) Kaç?\nA) 3 (B) 4 mü\nB) 5\nC) 6\nCevap: A",
    ["doubtful | Kaç? | *A 3 B) 4 mü, B 5, C 6"],
  ],
] as const)("%s", (_, text, rows) => {
  expect(body(text)).toEqual(rows);
  expect(body(text.replaceAll("\n", "\r\n"))).toEqual(rows);
});

test("lines passed over are listed, and the first heading is the title", () => {
  const { title, notes, omitted } = read(
    `8. SINIF FEN BİLİMLERİ\n${abc(1, "a", "b")}Cevap: A\nDiğer sayfaya geçiniz.\nTEST 2\n${abc(2, "a", "b")}Cevap: B`,
  );
  expect([title, notes, omitted]).toEqual([
    "8. SINIF FEN BİLİMLERİ",
    [],
    [
      { where: "Satır 6", text: "Diğer sayfaya geçiniz.", why: "Soru değil." },
      { where: "Satır 7", text: "TEST 2", why: "Soru değil." },
    ],
  ]);
});

test.each([
  [
    "whose list",
    `${abc(1, "a", "b")}TEST 2\n${abc(1, "c", "d")}Cevaplar: 1-A`,
    "Cevap anahtarının hangi bölüme ait olduğu anlaşılmadı. Doğrusunu seçin.",
  ],
  ["a number twice", `${abc(1, "a", "b")}Cevaplar: 1-B 1-A`, "Cevap anahtarında 1 için iki ayrı cevap var: B, A."],
  [
    "a number missing",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}Cevaplar: 1-B`,
    "Cevap anahtarında 2 yok. Doğrusunu seçin.",
  ],
  [
    "a number too many",
    `${abc(1, "a", "b")}Cevaplar: 1-B 2-C`,
    "Cevap anahtarında 2 var, metinde yok: bu sorunun içinde kalmış olabilir.",
  ],
  [
    "two that differ",
    `${abc(1, "a", "b")}Cevap: A\nCevap anahtarı: 1-B`,
    "Sorunun altında “A”, cevap anahtarında “B” yazıyor.",
  ],
  ["a letter and another's text", `${abc(1, "a", "b")}Cevap: A) b`, "Cevap “A) b” diyor, ama bu metin başka şıkkın."],
  ["a mark and another's letter", "Kaç?\n*A) 3\nB) 4\nCevap: B", "Bir şık işaretli, ama cevap olarak “B” yazıyor."],
  ["two questions on a line", "1. Kaç? 2. Ne?\nA) 3\nB) 4\nCevap: A", "İki soru aynı satırda kalmış olabilir."],
  ["a letter twice", "1) Kaç?\nA) 3\nB) 4\nB) 5\nCevap: A", "B şıkkı iki kez var. İki soru iç içe girmiş olabilir."],
  ["the only bold one", "1) Kaç?\nA) 3\n**B) 4**", "Kalın yazılan tek şık doğru sayıldı."],
] as const)("the reason is the true one: %s", (_, text, reason) => {
  expect(reasons(read(text))).toContain(reason);
});

test("one question with fewer options than all the others is doubted", () => {
  const text =
    [1, 2, 3, 4, 5].map((n) => `${abc(n, "a", "b", "c", "d")}Cevap: A\n`).join("") +
    `${abc(6, "a", "b", "c d")}Cevap: A`;
  expect(reasons(read(text))).toEqual(["Öteki sorularda 4 şık var, burada 3."]);
});

test("a letter of a list of answers is no word to be written: a question without options is reported", () => {
  const rows = read("1) Başkent neresidir?\n\n2) En büyük il?\nA) Konya\nB) Sivas\n\nCevap anahtarı: 1-B 2-A");
  expect(reasons(rows)).toContain("Cevap anahtarında “B” yazıyor, ama şık bulunamadı.");
});
