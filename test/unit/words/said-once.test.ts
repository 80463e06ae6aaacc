import { readFileSync, readdirSync } from "node:fs";
import { parseSync, Visitor, type ESTree } from "vite";
import { expect, test } from "vitest";

/** Texts of questions and examples may be alike by chance, and the tools of developers are no part of the product. */
const apart =
  /^(?:worker\/(?:ready-sets|local|protocol\/http\/(?:calls|replies))|web\/(?:build|features\/editor\/new-set\/examples))\//;
const files = ["worker", "web"].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((path) => `${root}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /(?<!\.d)\.tsx?$/.test(path) && !apart.test(path)),
);

type Said = { readonly file: string; readonly line: number };

/** A letter or a word that nothing but a Turkish sentence has: names of classes and code are none. */
const TURKISH = /[çğıöşüÇĞİÖŞÜ]|\b(?:bu|bir|yok|var|soru|oyun|ya da)\b/i;

const wordsOf = (sentence: string): string[] => sentence.split(" ").filter((word) => /\p{L}/u.test(word));

/** Calls `add` with each sentence of at least four words, without its full stop; all that is not text is one sign. */
function forEachSentence(file: string, text: string, add: (sentence: string, line: number) => void): void {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const split = (said: string, start: number) => {
    for (const sentence of said
      .replace(/\s+/g, " ")
      .trim()
      .split(/(?<=[.!?]) /)) {
      const words = sentence.replace(/[.!?]$/, "").trim();
      if (wordsOf(words).length > 3 && TURKISH.test(words)) add(words, text.slice(0, start).split("\n").length);
    }
  };
  const ofElement = ({ children, start }: ESTree.JSXElement | ESTree.JSXFragment) =>
    split(children.map((child) => (child.type === "JSXText" ? child.value : "…")).join(""), start);
  new Visitor({
    Literal: ({ value, start }) => typeof value === "string" && split(value, start),
    JSXElement: ofElement,
    JSXFragment: ofElement,
    TemplateLiteral: ({ quasis, start }) => split(quasis.map(({ value }) => value.cooked).join("…"), start),
  }).visit(program);
}

type Texts = Iterable<readonly [file: string, text: string]>;

/** The places of each sentence. The two forms of address stand side by side and are one place. */
function sentencesOf(texts: Texts): Map<string, Said[]> {
  const places = new Map<string, Said[]>();
  for (const [file, text] of texts) {
    forEachSentence(file, text, (sentence, line) => {
      const there = places.get(sentence) ?? [];
      const isSame = there.some((one) => one.file === file && Math.abs(one.line - line) < 4);
      places.set(sentence, isSame ? there : [...there, { file, line }]);
    });
  }
  return places;
}

const repeated = (texts: Texts): string[] =>
  [...sentencesOf(texts)].filter(([, where]) => where.length > 1).map(([sentence]) => sentence);

/** Sentences of six words or more in different files: with the same five at their beginning, or all but one in common. */
function nearlyEqual(texts: Texts): string[] {
  const groups = new Map<string, [sentence: string, file: string][]>();
  for (const [sentence, [{ file }]] of sentencesOf(texts) as Map<string, [Said]>) {
    const words = sentence.toLocaleLowerCase("tr").split(" ");
    if (wordsOf(sentence).length < 6) continue;
    const keys = words.map((_, i) => words.with(i, "*").join(" "));
    for (const key of [...keys, words.slice(0, 5).join(" ")]) {
      groups.set(key, [...(groups.get(key) ?? []), [sentence, file]]);
    }
  }
  const alike = [...groups.values()].filter((group) => new Set(group.map(([, file]) => file)).size > 1);
  return [...new Set(alike.map((group) => [...new Set(group.map(([sentence]) => sentence))].toSorted().join(" | ")))];
}

/** Sentences of refusals that a page says too, before it asks the server: with the table it would load all the others. */
const refusals = [
  "E-posta ya da şifre hatalı",
  "Yöneticiler geçiş anahtarıyla girer",
  "Hesabınız yönetici onayı bekliyor",
  "Sayfayı yenileyip yeniden deneyin",
  "Bir yanlışlık olduğunu düşünüyorsan öğretmenine söyle",
  "Öğretmenin bu yeri boşalttı",
  "Öğretmenin seni bu ödevden çıkardı",
  "Bu kodla açık bir oyun yok",
  "Bu adreste bir ödev yok",
  "Bağlantıya bir daha bak",
  "Bu set artık paylaşılmıyor",
  "Sahibi paylaşımı kapatmış olabilir",
  "Bu takma ad alınmış",
  "Sayıyı kontrol et; doğruysa öğretmenine söyle, yerini boşaltsın",
  "Herkes iyi bildi, zorlanılan soru yok",
  "Bu sette henüz soru yok",
  "Kullanmadığınız setleri silerseniz yer açılır",
  "Bu set siz bakarken yenilendi; kararınız kaydedilmedi",
  "Bu sınıfta henüz öğrenci yok",
  "Çok fazla deneme yapıldı",
  "Beklenmedik bir sorun oluştu",
];

/** Other sentences that stand twice on purpose, with the reason. */
const twice: Readonly<Record<string, string>> = {
  "Anahtara bir ad verin": "stands beside its other form of address",
  "Sunucu şu an cevap vermiyor": "the wording is the specification's, with a full stop",
  "Lütfen daha sonra tekrar deneyin": "the wording is the specification's",
  "Lütfen internet bağlantınızı kontrol edin": "the wording is the specification's",
  "Öğretmenin “…” cevabını da doğru saydı": "a kind's words, and no module has both kinds",
};

/** Sentences that are alike on purpose, with the reason. */
const alike: Readonly<Record<string, string>> = {
  "Bunu siz istediyseniz başka bir şey gerekmez | Bunu siz yaptıysanız başka bir şey gerekmez": "a wish and a deed",
  "Bunu sen istediysen başka bir şey gerekmez | Bunu sen yaptıysan başka bir şey gerekmez": "a wish and a deed",
  "Siz yapmadıysanız hemen yeni bir şifre belirleyin ve öbür yöneticilere haber verin: | Siz yapmadıysanız hemen yeni bir şifre belirleyin:":
    "administrators tell each other",
  "Öğrenciler, gelişimleri, sınıfların oyunları ve ödevleri de geçti; süren ödevler sürüyor | Öğrenciler, gelişimleri, sınıfların oyunları ve ödevleri … adlı öğretmene geçer":
    "before and after",
  "Siz denemediyseniz bir şey yapmanız gerekmez | Siz istemediyseniz bir şey yapmanız gerekmez | Siz yazdıysanız bir şey yapmanız gerekmez":
    "three deeds",
  "Bu sette kartla oynanacak soru yok | Bu sette telefonsuz oynanacak soru yok": "cards, and all ways without phones",
  "JPG, PNG, WebP ya da GIF biçiminde bir resim seçin | JPG, PNG, WebP ya da GIF seçin":
    "a refusal, and a short one beside the picture",
  "Bir sette en çok … soru olabilir | Bir sette en çok … taslak durabilir": "two limits",
  "Bu cihazda zaten bir anahtarın var | Bu cihazda zaten bir anahtarınız var": "the two forms of address",
  "Takma ad en çok … harf olabilir | Takma ad en çok … harf; sonu kesildi": "a refusal, and what was done",
  "Bu pencere kapanınca bir daha gösterilmez; kaybolursa yenisini oluşturursunuz | Bu pencere kapanınca bir daha gösterilmez; kaybolursa yenisini verirsiniz":
    "a key and a code",
};

const texts = files.map((file) => [file, readFileSync(file, "utf8")] as const);

test("every sentence stands once: the other places import it", () => {
  const found = repeated(texts);
  // Remove an exception that is no longer needed.
  expect(found.toSorted()).toEqual([...refusals, ...Object.keys(twice)].toSorted());
});

test("no sentence is nearly equal to one of another file", () => {
  expect(nearlyEqual(texts).toSorted()).toEqual(Object.keys(alike).toSorted());
});

test("a sentence is found as a literal, in a page and in a template, a label is not", () => {
  const set = "Bu set artık burada yok";
  expect(
    repeated([
      ["a.ts", `const a = "Silindi. ${set}."; const b = "Bu alan boş.";`],
      ["b.tsx", "const b = <p>Bu set artık\n burada yok.</p>;"],
      ["c.ts", "const c = `${n} soru daha ekleyin lütfen.`;"],
      ["d.tsx", "const d = <p>{n} soru daha ekleyin lütfen</p>; const b = 'Bu alan boş.';"],
      ["e.ts", 'say("Açın. Sonra bu sayfaya dönün.", "Aç. Sonra bu sayfaya dönün.");'],
    ]),
  ).toEqual([set, "… soru daha ekleyin lütfen"]);
});

test("sentences that differ in one word or in their end are found, in different files", () => {
  const near = nearlyEqual([
    [
      "a.ts",
      'const a = "Bu oyundaki yerin ne yazık ki bulunamadı."; const b = "Bu seti silmek istediğinize emin misiniz?";',
    ],
    [
      "b.ts",
      'const a = "Bu ödevdeki yerin ne yazık ki bulunamadı."; const b = "Bu seti silmek istediğinize emin olun.";',
    ],
    ["c.ts", 'say("Bu kodu tahtaya hemen yazın.", "Bu kodu tahtaya hemen yaz.");'],
  ]);
  expect(near).toEqual([
    "Bu oyundaki yerin ne yazık ki bulunamadı | Bu ödevdeki yerin ne yazık ki bulunamadı",
    "Bu seti silmek istediğinize emin misiniz | Bu seti silmek istediğinize emin olun",
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
