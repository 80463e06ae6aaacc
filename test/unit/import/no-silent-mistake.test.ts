import * as fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeOf } from "#features/exchange/import/outcome";
import { shorts } from "./reading";

/** Questions and options with parts that could be mistaken for a number, a letter, a label or a heading. */
const stem = fc.constantFrom(
  "Türkiye'nin başkenti neresidir?",
  "Aşağıdakilerden hangisi doğrudur?",
  "19. yüzyılda hangi olay oldu?",
  "C vitamini en çok hangisinde bulunur?",
  "12 + 5 işleminin sonucu kaçtır?",
  "3,5 kg kaç gramdır?",
  "“B)” harfi neyi gösterir?",
  "Cevap anahtarı ne işe yarar?",
  "A noktası ile B noktası arası kaç km'dir?",
  "2. Dünya Savaşı hangi yılda bitti?",
  "Ali ____ gitti. Boşluğa ne gelmelidir?",
  "I. Su II. Tuz III. Demir\nHangileri bileşiktir?",
  "Doğru mu yanlış mı?",
  "Sayfa 3'te ne yazıyor?",
);
const optionText = fc.constantFrom(
  "Ankara",
  "İzmir",
  "1.000 metre",
  "A ve B",
  "Yalnız I",
  "I ve II",
  "B şıkkı",
  "C vitamini",
  "%20",
  "3/4",
  "29.10.1923",
  "1-B",
  "a) bendi",
  "Hiçbiri",
  "Hepsi",
  "5. sınıf",
  "x = 3",
  "(B)",
  "Test",
  "Doğru",
  "Yanlış",
  "D.",
  "Ankara (başkent)",
);
const question = fc.record({
  stem,
  options: fc.uniqueArray(optionText, { minLength: 2, maxLength: 5 }),
  right: fc.nat(4),
});
const manner = fc.record({
  number: fc.constantFrom("1)", "1.", "1-)", "1 -", "Soru 1:", "**1.**", ""),
  letter: fc.constantFrom("A)", "a)", "A.", "A-)", "**A)**", "- A)", "A -"),
  answer: fc.constantFrom(
    "Cevap: B",
    "Doğru Cevap: B",
    "**Cevap:** B",
    "(Cevap: B)",
    "Cvp: B",
    "star",
    "tick",
    "key",
    "grid",
  ),
  gap: fc.constantFrom("\n", "\n\n"),
  side: fc.boolean(),
  footer: fc.constantFrom("", "Diğer sayfaya geçiniz.\n"),
});
type Manner = typeof manner extends fc.Arbitrary<infer T> ? T : never;
type Question = { stem: string; options: string[]; right: number };

/** Reads a text; one that is refused as a whole gives no rows, because the refusal states the reason. */
function readOrNothing(text: string) {
  const outcome = outcomeOf(text);
  return outcome.ok ? outcome.result : { format: "text" as const, notes: [], rows: [] };
}

const letters = "ABCDE";
function written(questions: readonly Question[], { number, letter, answer, gap, side, footer }: Manner): string {
  const one = ({ stem, options, right }: Question, i: number) => {
    const at = right % options.length;
    const sign = (o: number) =>
      letter.includes("a") ? letter.replace("a", letters[o]!.toLowerCase()) : letter.replace("A", letters[o]!);
    const lines = options.map(
      (text, o) =>
        `${answer === "star" && o === at ? "*" : ""}${sign(o)} ${text}${answer === "tick" && o === at ? " ✅" : ""}`,
    );
    const below = /B$|B\)$/.test(answer) ? `\n${answer.replace(/B(?=\)?$)/, letters[at]!)}` : "";
    const isSide = side && letter === "A)" && answer !== "star";
    return `${number === "" ? "" : `${number.replace("1", String(i + 1))} `}${stem}\n${lines.join(isSide ? "     " : "\n")}${below}`;
  };
  const places = questions.map(({ right, options }) => letters[right % options.length]!);
  const key =
    answer === "key"
      ? `\n\nCevap Anahtarı\n${places.map((at, i) => `${i + 1}-${at}`).join(" ")}`
      : answer === "grid"
        ? `\n\nCevap Anahtarı\n${places.map((_, i) => i + 1).join(" ")}\n${places.join(" ")}`
        : "";
  return questions.map(one).join(`${gap}${footer}`) + key;
}

test("no question of an exam is misread, in whatever manner its numbers, letters and answers are written", () => {
  const counts = { right: 0, said: 0 };
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 5 }), manner, (questions, how) => {
      const text = written(questions, how);
      const meant = questions.map(({ stem, options, right }) => {
        const at = right % options.length;
        return `${stem} | ${options.map((option, i) => `${i === at ? "*" : ""}${letters[i]} ${option}`).join(", ")}`;
      });
      const rows = shorts(readOrNothing(text));
      const read = rows.map((row) => /^Satır \d+: (?<verdict>\w+) \| (?<body>[\s\S]*) \| \d+$/.exec(row)!.groups!);
      const taken = read.filter(({ verdict }) => verdict === "taken" || verdict === "changed").map(({ body }) => body!);
      expect({ text, wrong: taken.filter((body) => !meant.includes(body)) }).toEqual({ text, wrong: [] });
      counts.right += taken.length;
      counts.said += rows.length - taken.length;
      if (rows.length < questions.length) counts.said++;
    }),
    { numRuns: 400 },
  );
  expect(counts.right).toBeGreaterThan(counts.said * 3);
});
