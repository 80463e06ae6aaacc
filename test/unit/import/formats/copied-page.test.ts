import { expect, test } from "vitest";
import { read, shorts } from "../reading";

const short = (source: string) => shorts(read(source)).map((row) => row.replace(/ \| 30$/, ""));

const form = `Hücre testi
Bu form 8/A içindir.
* Gerekli soruyu belirtir
Türkiye’nin başkenti neresidir? *
1 puan
İstanbul
Ankara
İzmir
2 + 2 kaç eder?
1 puan
3
4
Google Formlar üzerinden asla şifre göndermeyin.
Gönder`;

test("a page of Google Forms: options without letters, the right one is asked for", () => {
  const { title, rows, omitted } = read(form);
  expect(title).toBe("Hücre testi");
  expect(short(form)).toEqual([
    "Satır 4: left_out | Türkiye’nin başkenti neresidir? | A İstanbul, B Ankara, C İzmir",
    "Satır 9: left_out | 2 + 2 kaç eder? | A 3, B 4",
  ]);
  expect(rows.flatMap(({ reasons }) => reasons)).toEqual(Array(2).fill("Doğru şık işaretli değil. Doğrusunu seçin."));
  expect(omitted?.map(({ text }) => text)).toContain("Bu form 8/A içindir.");
});

test("a page of results names the right answers and the feedback", () => {
  const page = `Başkent?\n0/1\nİstanbul\nAnkara\nDoğru cevap\nAnkara\nGeri bildirim\nHaritaya bakın.\nÇiftler?\n1/1\n2\n3\n4\nDoğru cevaplar\n2\n4`;
  expect(short(page)).toEqual([
    "Satır 1: taken | Başkent? | A İstanbul, *B Ankara",
    expect.stringMatching(/^Satır 9: (?:taken|left_out) \| Çiftler\?/),
  ]);
  expect(read(page).rows[0]?.question.explanation).toBe("Haritaya bakın.");
});

test("a page of Wayground: kind and time stand above the question", () => {
  const page = `Hücre\n1.\nÇoktan Seçmeli\n30 saniye\n1 puan\nBaşkent?\nİstanbul\nAnkara\n2.\nÇoktan Seçmeli\n1 dakika\n1 puan\nEn büyük göl?\nVan\nTuz\n3.\nAnket\n20 saniye\nHangisi?\nx\ny`;
  expect(shorts(read(page))).toEqual([
    "Satır 6: left_out | Başkent? | A İstanbul, B Ankara | 30",
    "Satır 13: left_out | En büyük göl? | A Van, B Tuz | 60",
    "Satır 19: taken | Hangisi? | poll A x, B y | 20",
  ]);
});

test("a test with lettered options and points stays a text", () => {
  const source = "1) Kaç?\n5 puan\nA) 1\nB) 2\nCevap: A\n2) Ne?\n5 puan\nA) x\nB) y\nCevap: B";
  expect(short(source).map((row) => row.slice(-12))).toEqual(
    ["Kaç? | *A 1, B 2", "Ne? | A x, *B y"].map((row) => row.slice(-12)),
  );
});
