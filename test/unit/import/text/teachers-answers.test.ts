import { expect, test } from "vitest";
import { read, shorts } from "../reading";

const abc = (n: number, ...options: string[]) =>
  `${n}) Soru ${n}?\n${options.map((option, i) => `${"ABCDEF"[i]}) ${option}`).join("\n")}\n`;
const body = (text: string) => shorts(read(text)).map((row) => row.replace(/^Satır \d+: /, "").replace(/ \| \d+$/, ""));

/** Lists of answers as in teachers' files, and texts whose signs decide how such a list is read. */
test.each([
  [
    "a list as a grid, and a class below it",
    `${abc(1, "a", "b", "c")}${abc(2, "a", "b", "c")}${abc(3, "a", "b", "c")}TEST 1 CEVAP ANAHTARI\n1 2 3\nB A C\n7-A sınıfı`,
    ["taken | Soru 1? | A a, *B b, C c", "taken | Soru 2? | *A a, B b, C c", "taken | Soru 3? | A a, B b, *C c"],
  ],
  [
    "Doğru Cevaplar",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}Doğru Cevaplar:\n1: B\n2: A`,
    ["taken | Soru 1? | A a, *B b", "taken | Soru 2? | *A a, B b"],
  ],
  [
    "C.A",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}C.A: 1-B 2-A`,
    ["taken | Soru 1? | A a, *B b", "taken | Soru 2? | *A a, B b"],
  ],
  [
    "no heading at all",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}1.B 2.A`,
    ["taken | Soru 1? | A a, *B b", "taken | Soru 2? | *A a, B b"],
  ],
  [
    "a list cell by cell",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}Cevap anahtarı\n| Soru | 1 | 2 |\n|---|---|---|\n| Cevap | B | A |`,
    ["taken | Soru 1? | A a, *B b", "taken | Soru 2? | *A a, B b"],
  ],
  [
    "a list without a question's number",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}Cevaplar: 1-B`,
    ["taken | Soru 1? | A a, *B b", "left_out | Soru 2? | A a, B b"],
  ],
  [
    "a list that passes over a poll, and a cloud",
    `${abc(1, "a", "b")}2) Anket: Nasılsın?\nA) iyi\nB) kötü\n3) Kelime bulutu: Bahar?\n${abc(4, "a", "b")}1-A 4-B`,
    [
      "taken | Soru 1? | *A a, B b",
      "taken | Nasılsın? | poll A iyi, B kötü",
      "taken | Bahar? | cloud",
      "taken | Soru 4? | A a, *B b",
    ],
  ],
  [
    "a list with a number too many",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}Cevaplar: 1-B 2-A 3-C`,
    ["taken | Soru 1? | A a, *B b", "doubtful | Soru 2? | *A a, B b"],
  ],
  [
    "a number twice",
    `${abc(1, "a", "b")}${abc(2, "a", "b")}Cevaplar: 1-B 2-A 1-A`,
    ["left_out | Soru 1? | A a, B b", "taken | Soru 2? | *A a, B b"],
  ],
  [
    "a list and a line that differ",
    "1) Kaç?\nA) 3\nB) 4\nCevap: A\n2) Ne?\nA) x\nB) y\n\nCevap anahtarı\n1-B 2-A",
    ["left_out | Kaç? | *A 3, B 4", "taken | Ne? | *A x, B y"],
  ],
  [
    "answers in every manner",
    "1) Bir?\nA) x\nB) y\nCvp: B\n2) İki? (Cevap: B)\nA) x\nB) y\n3) Üç?\nA) x\nB) y\nC: A\n4) Dört?\nA) x\nB) y\nCevap → B\n5) Beş?\nA) x\nB) y (Doğru)\n6) Altı?\nA) x\nB) y\nC) z\nB) y\n7) Yedi?\nA) x\nB) y\nDoğru cevap: B) y",
    [
      "taken | Bir? | A x, *B y",
      "taken | İki? | A x, *B y",
      "taken | Üç? | *A x, B y",
      "taken | Dört? | A x, *B y",
      "taken | Beş? | A x, *B y",
      "taken | Altı? | A x, *B y, C z",
      "taken | Yedi? | A x, *B y",
    ],
  ],
  ["a letter and the text of another option", "1) Bir?\nA) x\nB) y\nCevap: A) y", ["left_out | Bir? | A x, B y"]],
  ["one marked, another named", "1) Bir?\n*A) x\nB) y\nCevap: B", ["left_out | Bir? | A x, B y"]],
  [
    "signs in every manner",
    "1-) Kaç?\na-) 3\nb-) 4\nCevap: b\n2-) Ne?\na ) x\nb ) y\nCevap: a\n3.Kim geldi?\nA. Ali B. Veli C. Can\nCevap: C\n4.Kaç yıl?\nA)10\nB)20\nCevap:B\n5- Hangisi?\nA- elma\nB- armut\nCevap B",
    [
      "taken | Kaç? | A 3, *B 4",
      "taken | Ne? | *A x, B y",
      "taken | Kim geldi? | A Ali, B Veli, *C Can",
      "taken | Kaç yıl? | A 10, *B 20",
      "taken | Hangisi? | A elma, *B armut",
    ],
  ],
  [
    "numbers that are of the text",
    "1) 12 + 5 = ?\nA) 17\nB) 18\nCevap: A\n2) 3,5 kg kaç gramdır?\nA) 3500\nB) 350\nCevap: A",
    ["taken | 12 + 5 = ? | *A 17, B 18", "taken | 3,5 kg kaç gramdır? | *A 3500, B 350"],
  ],
  [
    "a century, a war, and no numbers",
    "19. yüzyılda ne oldu?\nA) x\nB) y\nCevap: A\n\n2. Dünya Savaşı ne zaman bitti?\nA) 1918\nB) 1945\nCevap: B\n\nEn büyük göl?\nA) Van\nB) Tuz\nCevap: A",
    [
      "taken | 19. yüzyılda ne oldu? | *A x, B y",
      "doubtful | 2. Dünya Savaşı ne zaman bitti? | A 1918, *B 1945",
      "taken | En büyük göl? | *A Van, B Tuz",
    ],
  ],
] as const)("%s", (_, text, rows) => {
  expect(body(text)).toEqual(rows);
  expect(body(text.replaceAll("\n", "\r\n"))).toEqual(rows);
});
