import { expect, test } from "vitest";
import { read, reasons, refusal, shorts } from "../reading";

test.each([
  [
    "a document's questions, each with its answer line",
    "1) Başkent neresi?\nA) Ankara\nB) İzmir\nC) Sivas\nD) Bursa\nCevap: A\n\n2) Kaç?\nA) 3\nB) 4\nCEVAP: B\n",
    [
      "Satır 1: taken | Başkent neresi? | *A Ankara, B İzmir, C Sivas, D Bursa | 30",
      "Satır 8: taken | Kaç? | A 3, *B 4 | 30",
    ],
  ],
  [
    "a star before the right one, blank lines between questions",
    "Başkent neresi?\nA) İzmir\n*B) Ankara\n\nKaç?\nA) 3\nB) * 4\n\nHangisi?\nA) bu\nB) o *\n",
    [
      "Satır 1: taken | Başkent neresi? | A İzmir, *B Ankara | 30",
      "Satır 5: taken | Kaç? | A 3, *B 4 | 30",
      "Satır 9: taken | Hangisi? | A bu, *B o | 30",
    ],
  ],
  [
    "no blank lines and no numbers: an A on the next line begins a question",
    "Bir?\nA) x\n*B) y\nİki?\n*A) z\nB) w\n",
    ["Satır 1: taken | Bir? | A x, *B y | 30", "Satır 4: taken | İki? | *A z, B w | 30"],
  ],
  [
    "blank lines everywhere",
    "1. Kaç?\n\na) 3\n\nb) 4\n\nDoğru cevap: b\n\n2. Ne?\n\na) x\n\nb) y\n\nDoğru cevap: a) x\n",
    ["Satır 1: taken | Kaç? | A 3, *B 4 | 30", "Satır 9: taken | Ne? | *A x, B y | 30"],
  ],
  [
    "options side by side, also behind the question",
    "1) Kaç?\nA) 3   B) 4   C) 5   D) 6\nCevap: C\n2) Ne? A) x B) y\nYanıt: B",
    ["Satır 1: taken | Kaç? | A 3, B 4, *C 5, D 6 | 30", "Satır 4: taken | Ne? | A x, *B y | 30"],
  ],
  [
    "numbered statements inside a question",
    "5) Aşağıdakilerden hangileri doğrudur?\n1. Güneş bir yıldızdır.\n2. Ay bir gezegendir.\nA) Yalnız 1\nB) 1 ve 2\nCevap: A\n",
    [
      "Satır 1: taken | Aşağıdakilerden hangileri doğrudur?\n1. Güneş bir yıldızdır.\n2. Ay bir gezegendir. | *A Yalnız 1, B 1 ve 2 | 30",
    ],
  ],
  [
    "an option that goes on in the next line, an explanation, a time",
    "Kaç?\nA) uzun bir\nşık metni\nB) kısa\nCevap: A\nSüre: 45 sn\nAçıklama: Çünkü öyle.\nDevamı da var.\n",
    ["Satır 1: taken | Kaç? | *A uzun bir şık metni, B kısa | 45"],
  ],
  [
    "a heading, and the answers at the end",
    "8. Sınıf Fen\n\n1) Kaç?\nA) 3\nB) 4\n\n2) Ne?\nA) x\nB) y\n\nCevap Anahtarı\n1-B 2. A\n",
    ["Satır 3: taken | Kaç? | A 3, *B 4 | 30", "Satır 7: taken | Ne? | *A x, B y | 30"],
  ],
  [
    "five options, as in a university test",
    "1. Hangisi?\nA) a\nB) b\nC) c\nD) d\nE) e\nCevap: E",
    ["Satır 1: taken | Hangisi? | A a, B b, C c, D d, *E e | 30"],
  ],
  [
    "true or false by its answer alone",
    "1) Dünya yuvarlaktır.\nCevap: Doğru\n2) Ay bir yıldızdır.\nCevap: Y\n3) Kaç?\nA) 1\nB) 2\nCevap: A",
    [
      "Satır 1: taken | Dünya yuvarlaktır. | *A Doğru, B Yanlış | 30",
      "Satır 3: taken | Ay bir yıldızdır. | A Doğru, *B Yanlış | 30",
      "Satır 5: taken | Kaç? | *A 1, B 2 | 30",
    ],
  ],
  [
    "the answer as the option's text, in other letters",
    "Başkent?\nA) İzmir\nB) ANKARA\nCevap: Ankara",
    ["Satır 1: taken | Başkent? | A İzmir, *B ANKARA | 30"],
  ],
  [
    "Aiken, with its faults: nothing disappears",
    "Tek şıklı bir soru\nA) Yalnız bu\nANSWER: A\n\nA) Soru başlamadı\n\nANSWER: Soru başlamadı\n\nİyi bir soru\nA) Doğru\nB) Yanlış\nANSWER: A\n\nBaşladı ama bitmedi\nA) a\nB) b\n\nİkinci iyi soru\nA)Yanlış\nB)Doğru\nANSWER: B",
    [
      "Satır 1: left_out | Tek şıklı bir soru | *A Yalnız bu | 30",
      "Satır 5: left_out |  | *A Soru başlamadı | 30",
      "Satır 9: taken | İyi bir soru | *A Doğru, B Yanlış | 30",
      "Satır 14: left_out | Başladı ama bitmedi | A a, B b | 30",
      "Satır 18: taken | İkinci iyi soru | A Yanlış, *B Doğru | 30",
    ],
  ],
])("%s", (_, text, rows) => {
  const result = read(text);
  expect(result.format).toBe("text");
  expect(shorts(result)).toEqual(rows);
  expect(shorts(read(text.replaceAll("\n", "\r\n")))).toEqual(rows);
});

test("a heading becomes the title", () => {
  expect(read("Hücre ve Bölünmeler\n\n1) Kaç?\nA) 3\nB) 4\nCevap: A").title).toBe("Hücre ve Bölünmeler");
});

test("questions without a mark are counted, not guessed", () => {
  const result = read("Bir?\nA) x\nB) y\n\nİki?\nA) x\n*B) y\n\nÜç?\n*A) x\n*B) y\n");
  expect(reasons(result)).toEqual([
    "Doğru şık işaretli değil. Doğrusunu seçin.",
    "Doğru şık işaretli değil. Doğrusunu seçin.",
  ]);
});

test("an answer that is no option's", () => {
  expect(reasons(read("Bir?\nA) x\nB) y\nCevap: D"))).toEqual(["Doğru cevap olarak “D” yazıyor, böyle bir şık yok."]);
});

test.each(["Yalnız bir cümle.", "Bir satır\nBir satır daha\n\nVe bir paragraf.", "1 2 3", "?"])(
  "a text without a question is refused with a word on the form: %s",
  (text) => {
    expect(refusal(text)).toBe("Soru bulunamadı. Örnekteki biçime bakın.");
  },
);
