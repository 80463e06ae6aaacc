import { readFileSync, readdirSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** Texts of questions and examples may be alike by chance, and the tools of developers are no part of the product. */
const apart =
  /^(?:worker\/(?:ready-sets|local|protocol\/http\/(?:calls|replies))|web\/(?:build|features\/editor\/new-set\/examples))\//;
const files = ["worker", "web"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => `${root}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !apart.test(path)),
);

/** Sentences of at least four words, each with its file; the blanks of a template are one sign each. */
function sentencesIn(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: string[] = [];
  const add = (said: string) => {
    const sentence = said.replace(/\s+/g, " ").trim();
    if (/\p{L}[.!?]$/u.test(sentence) && sentence.split(" ").length > 3) found.push(sentence);
  };
  new Visitor({
    Literal: ({ value }) => typeof value === "string" && add(value),
    JSXText: ({ value }) => add(value),
    TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.cooked).join("…")),
  }).visit(program);
  return found;
}

/** Sentences that stand twice on purpose, with the reason. */
const twice: Readonly<Record<string, string>> = {
  "Öğretmenin seni bu ödevden çıkardı. Bir yanlışlık olduğunu düşünüyorsan öğretmenine söyle.":
    "one module for phone and server would be another file for the phone to load",
  "Öğretmenin bu yeri boşalttı. Numaranı yeniden yazabilirsin.": "the same",
  "Bu adreste bir ödev yok. Bağlantıya bir daha bak.": "it would be loaded with the form of a game",
  "Öğretmenin “…” cevabını da doğru saydı.": "a kind's words, and no module has both kinds",
};

function repeated(texts: Iterable<readonly [file: string, text: string]>): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const sentence of sentencesIn(file, text)) places.set(sentence, [...(places.get(sentence) ?? []), file]);
  }
  return new Map([...places].filter(([, where]) => where.length > 1));
}

test("every sentence stands once: the other places import it", () => {
  const found = repeated(files.map((file) => [file, readFileSync(file, "utf8")]));
  expect([...found].filter(([sentence]) => !(sentence in twice))).toEqual([]);
  // Remove an exception that is no longer needed.
  expect(Object.keys(twice).filter((sentence) => !found.has(sentence))).toEqual([]);
});

test("a sentence is found as a literal, in a page and as a template, a label is not", () => {
  const texts = [
    ["a.ts", 'const a = "Bu set artık burada yok."; const b = "Bu alan boş.";'],
    ["b.tsx", "const b = <p>Bu set artık\n burada yok.</p>;"],
    ["c.ts", "const c = `${n} soru daha ekleyin lütfen.`; const d = `${m} soru daha ekleyin lütfen.`;"],
    ["d.ts", 'const b = "Bu alan boş.";'],
  ] as const;
  expect([...repeated(texts)]).toEqual([
    ["Bu set artık burada yok.", ["a.ts", "b.tsx"]],
    ["… soru daha ekleyin lütfen.", ["c.ts", "c.ts"]],
  ]);
});

/** Files that format in Turkish: the others import from them. */
const homes: Readonly<Record<string, string>> = {
  "worker/shared/numbers.ts": "numbers",
  "worker/shared/istanbul.ts": "dates and times of administration",
  "worker/shared/time-zone.ts": "hours of a place",
  "web/words/device-zone.ts": "reads and lists zones",
  "worker/shared/alphabet.ts": "order",
  "web/words/format.ts": "rates, weights and dates for the app",
  "web/words/sentences.ts": "lists",
  "web/words/languages.ts": "names of languages",
  "worker/auth/place-words.ts": "names of countries",
  "web/homework-client/days.ts": "two forms of a date, without those that only the app needs",
  "web/kinds/number/numerals.ts": "all digits of a question's number",
  "worker/question/language.ts": "reads a tag",
  "worker/question/written/answer-texts.ts": "orders answers in the language of their set",
  "worker/question/graphemes.ts": "counts letters",
  "web/browser/graphemes.ts": "counts letters",
};

test("numbers, dates, lists and orders are formatted in one place each", () => {
  const formats = files.filter((file) =>
    /\bIntl\.[a-zA-Z]+\(|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/.test(
      readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
    ),
  );
  expect(formats.toSorted()).toEqual(Object.keys(homes).toSorted());
});
