import { expect, test } from "vitest";
import { read, reasons, shorts } from "../reading";

const one = (text: string) => {
  const result = read(text);
  return [result.rows.length, shorts(result)[0]!.replace(/^Satır \d+: | \| \d+$/g, ""), ...reasons(result)];
};

/** Every kind as a teacher types it, in its usual forms and in others. */
test.each([
  ["a choice", "Başkent?\nA) İzmir\n*B) Ankara", "taken | Başkent? | A İzmir, *B Ankara"],
  ["several right", "Hangileri çift?\n*A) 2\nB) 3\n*C) 4", "taken | Hangileri çift? | multi *A 2, B 3, *C 4"],
  [
    "several right, named below",
    "Hangileri çift?\nA) 2\nB) 3\nC) 4\nCevap: A ve C",
    "taken | Hangileri çift? | multi *A 2, B 3, *C 4",
  ],
  [
    "several right, letters alone",
    "Hangileri çift?\nA) 2\nB) 3\nC) 4\nDoğru cevaplar: A, C",
    "taken | Hangileri çift? | multi *A 2, B 3, *C 4",
  ],
  [
    "several may be right, one is",
    "(Çok doğrulu) Hangileri çift?\nA) 2\nB) 3\nCevap: A",
    "taken | Hangileri çift? | multi *A 2, B 3",
  ],
  ["boxes", "Hangileri çift?\n[x] 2\n[ ] 3\n[X] 4", "taken | Hangileri çift? | multi *A 2, B 3, *C 4"],
  ["true or false", "Dünya yuvarlaktır.\nCevap: Doğru", "taken | Dünya yuvarlaktır. | *A Doğru, B Yanlış"],
  ["a short answer", "Başkent?\nCevap: Ankara", "taken | Başkent? | typed Ankara"],
  ["several short answers", "Başkent?\nCevap: Ankara / Angora", "taken | Başkent? | typed Ankara / Angora"],
  ["a short answer that is a number", "Kaç il var?\nKısa cevap: 81", "taken | Kaç il var? | typed 81"],
  ["a number", "Kaç il var?\nSayı: 81", "taken | Kaç il var? | number 81 ± 0"],
  ["a number that may be off", "Yüksekliği?\nSayı: 5137 ± 100 m", "taken | Yüksekliği? | number 5137 ± 100 m"],
  [
    "a number with everything",
    "Pi?\nSayı: 3,14\nHata payı: 0,01\nBirim: rad\nKaydırıcı: 0 - 10, adım 0,5",
    "taken | Pi? | number 3.14 ± 0.01 rad",
  ],
  ["a number with a unit first", "Boyu?\nSayı: 12 cm (± 0,5)", "taken | Boyu? | number 12 ± 0.5 cm"],
  ["a number from here to there", "Kaç?\nSayı: 10 ile 14 arası", "taken | Kaç? | number 12 ± 2"],
  ["a number below zero", "Kaç derece?\nSayı: −3 °C", "taken | Kaç derece? | number -3 ± 0 °C"],
  ["a number as an answer", "Kaç il var?\nCevap: 81", "taken | Kaç il var? | number 81 ± 0"],
  ["cards on a line", "Sırala.\nSıra: bir > iki > üç", "taken | Sırala. | order bir < iki < üç"],
  ["cards in a list", "Sırala.\nSıra:\n1. bir\n2. iki\n3. üç", "taken | Sırala. | order bir < iki < üç"],
  [
    "cards in a list of lines",
    "Sırala.\nDoğru sıralama:\n- bir\n- iki\n- üç",
    "taken | Sırala. | order bir < iki < üç",
  ],
  [
    "cards as options, and their letters",
    "Sırala.\nA) iki\nB) bir\nC) üç\nDoğru sıra: B, A, C",
    "taken | Sırala. | order bir < iki < üç",
  ],
  ["pairs in a list", "Eşleştir.\nEşler:\na = 1\nb -> 2\n- c → 3", "taken | Eşleştir. | match a = 1, b = 2, c = 3"],
  ["pairs on a line", "Eşleştir.\nEşleştir: a = 1; b = 2; c = 3", "taken | Eşleştir. | match a = 1, b = 2, c = 3"],
  ["a poll", "Anket: Nasılsın?\nA) iyi\nB) kötü", "taken | Nasılsın? | poll A iyi, B kötü"],
  ["a poll, said below", "Nasılsın?\nA) iyi\nB) kötü\nAnket", "taken | Nasılsın? | poll A iyi, B kötü"],
  ["a cloud", "Kelime bulutu: Bahar deyince?", "taken | Bahar deyince? | cloud"],
  ["a kind in brackets", "[Anket] Nasılsın?\nA) iyi\nB) kötü", "taken | Nasılsın? | poll A iyi, B kötü"],
] as const)("%s", (_, text, row) => {
  expect(one(text)).toEqual([1, row]);
  expect(one(`12) ${text}`).slice(0, 2)).toEqual([1, row]);
});

test("time, points, outcome, explanation", () => {
  const [row] = read("Kaç?\nA) 3\n*B) 4\nSüre: 1 dakika\nPuan: 2\nKazanım: M.5.1\nAçıklama: Çünkü.").rows;
  expect(row!.question).toMatchObject({ time_limit: 60, points: 2, outcome: "M.5.1", explanation: "Çünkü." });
});

const typo = (text: string) => (read(text).rows[0]!.question as object as { typo: boolean }).typo;

test("a slip is forgiven unless the text says otherwise, a slider has its ends", () => {
  expect([typo("Soru?\nCevap: a"), typo("Soru?\nCevap: a\nYazım: tam")]).toEqual([true, false]);
  expect(read("Soru?\nSayı: 3\nKaydırıcı: 0 - 10, adım 0,5").rows[0]!.question).toMatchObject({
    slider: { min: 0, max: 10, step: 0.5 },
  });
});

test.each([
  ["1.500", "“1.500” sayısı 1500 olarak okundu. Ondalıksa virgülle yazın."],
  ["çok", "“çok” sayı olarak okunamadı."],
])("a number that may mean something else is doubted: %s", (said, reason) => {
  expect(reasons(read(`Kaç?\nSayı: ${said}`))).toEqual([reason]);
});

const bodies = (text: string) => shorts(read(text)).map((row) => row.split(" | ")[2]);

test("all kinds in one text, with and without blank lines", () => {
  const parts = [
    "1) Kaç?\nA) 3\n*B) 4",
    "2) Başkent?\nCevap: Ankara",
    "3) Kaç il?\nSayı: 81 ± 1",
    "4) Sırala.\nSıra:\n1. bir\n2. iki\n3. üç",
    "5) Eşleştir.\nEşler:\na = 1\nb = 2\nc = 3",
    "6) Anket: Nasılsın?\nA) iyi\nB) kötü",
    "7) Dünya yuvarlak.\nCevap: Doğru",
  ];
  expect(bodies(parts.join("\n\n"))).toEqual([
    "A 3, *B 4",
    "typed Ankara",
    "number 81 ± 1",
    "order bir < iki < üç",
    "match a = 1, b = 2, c = 3",
    "poll A iyi, B kötü",
    "*A Doğru, B Yanlış",
  ]);
  expect(bodies(parts.join("\n"))).toEqual(bodies(parts.join("\n\n")));
});
