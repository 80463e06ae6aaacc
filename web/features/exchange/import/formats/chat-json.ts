import { searchKey } from "#shared/fold";
import { acceptedTexts } from "../answers/accepted-texts";
import { none, of, OPEN_ANSWERLESS, type AnswerParts } from "../answers/answer-parts";
import { textOrPlace, unknown } from "../answers/correct-cell";
import { IMAGE_LOST } from "../files/html-text";
import { freeAnswer, truth } from "../text/free-answer";
import { saidAnswer } from "../text/said-answer";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "../types";
import { fields, list, string, type Fields } from "./json-fields";

/** Names of a question's parts, folded, as chat assistants write them in Turkish and in English. */
const names = {
  list: "sorular questions quiz test items data soru_listesi sorulistesi question_list sinav exam bolumler sections",
  text: "soru sorumetni soru_metni metin soru_koku question questiontext question_text text stem prompt title_text",
  before: "paragraf passage context baglam onculler oncul metin_parcasi okumaparcasi",
  options: "secenekler siklar secenek options choices answers cevaplar answeroptions alternatives",
  right:
    "dogrucevap dogru_cevap cevap dogru dogrusecenek dogrusik cevapharfi dogrucevaplar dogruyanit yanit answer correct correctanswer correct_answer correctanswers correctoption correct_option correctchoice correctindex answerindex correctanswerindex correctoptionindex dogruindeks dogrucevapindeksi dogrusecenekindeksi dogruindex rightanswer solutionletter answerkey",
  explanation: "aciklama cozum gerekce explanation rationale feedback solution reason",
  time: "sure saniye time timelimit time_limit seconds",
  kind: "tur soruturu type questiontype kind",
  pairs: "eslesmeler eslestirmeler esler pairs matches ciftler",
  items: "siralama sirali ogeler dogrusiralama order items correctorder",
  image: "gorsel resim image img picture imageurl gorselurl",
  title: "baslik title quizbasligi name ad",
  left: "sol left terim term soru kavram a",
  right2: "sag right tanim definition cevap karsilik b",
  isRight: "dogru dogrumu iscorrect correct right is_correct isanswer",
  optionText: "metin text secenek sik icerik option answer cevap content value label",
  /** Parts that say nothing about what is asked. */
  silent:
    "id no numara number sira index zorluk difficulty konu topic kazanim ders subject sinif grade puan points etiketler tags kategori category level seviye",
} as const;

const folded = (key: string): string => searchKey(key).replace(/[^a-z\d]/g, "");
const known = new Map(Object.entries(names).map(([part, all]) => [part, all.split(" ").map(folded)]));

/** The first field with one of a part's names, in the order of the names. */
function find(from: Fields, part: keyof typeof names): readonly [key: string, value: unknown] | undefined {
  const keys = new Map(Object.keys(from).map((key) => [folded(key), key]));
  for (const name of known.get(part)!) {
    const key = keys.get(name);
    if (key !== undefined && from[key] !== null && from[key] !== "") return [key, from[key]];
  }
  return undefined;
}
const valueOf = (from: Fields, part: keyof typeof names): unknown => find(from, part)?.[1];

/** Reads questions as a chat assistant writes them in JSON; undefined if there are none. */
export function chatQuestions(root: unknown): RawSet | undefined {
  const found = listIn(root, 4);
  const asked = found.filter((question) => typeof valueOf(question, "text") === "string");
  if (asked.length === 0 || asked.length * 2 < found.length) return undefined;
  refuseTooManyRows(found.length);
  const parts = found.map(partsOf);
  const base = baseOf(parts);
  const title = string(valueOf(fields(root), "title"));
  const strange = unknownKeys(found);
  return {
    format: "text",
    ...(title && { title }),
    ...(strange.length > 0 && { notes: [`Alınmayan alanlar: ${strange.join(", ")}.`] }),
    questions: found.map((question, i) => questionOf(question, parts[i]!, { base, i })),
  };
}

/** The questions of a list, of a list in a field, or of several parts with a list each. */
function listIn(value: unknown, depth: number): Fields[] {
  if (depth === 0) return [];
  if (!Array.isArray(value)) {
    const one = fields(value);
    if (typeof valueOf(one, "text") === "string") return [one];
    const inside = valueOf(one, "list");
    return inside === undefined || typeof inside !== "object" ? [] : listIn(inside, depth - 1);
  }
  return value.flatMap((item) => {
    const one = fields(item);
    return typeof valueOf(one, "text") === "string" ? [one] : valueOf(one, "list") ? listIn(one, depth - 1) : [one];
  });
}

function unknownKeys(questions: readonly Fields[]): string[] {
  const all = new Set(Array.from(known.values()).flat());
  const strange = questions
    .flatMap((question) => Object.keys(question))
    .filter((key) => !all.has(folded(key)) && !isLetter(key));
  return [...new Set(strange)].slice(0, 10).map((key) => key.slice(0, 30));
}

const isLetter = (key: string): boolean => /^[a-h]$/i.test(key.trim());

type Parts = {
  readonly options: readonly string[];
  /** Signs of the options, if the file names them. */
  readonly keys?: readonly string[];
  readonly marked: readonly number[];
  readonly said?: readonly [key: string, value: unknown] | undefined;
};

function partsOf(question: Fields): Parts {
  const [optionsKey, given] = find(question, "options") ?? lettered(question);
  const right = find(question, "right");
  const said = right && right[0] !== optionsKey ? right : undefined;
  if (Array.isArray(given)) {
    const marked = given.flatMap((option, i) => (isTrue(valueOf(fields(option), "isRight")) ? [i] : []));
    return { options: unlabelled(given.map(optionText)), marked, said };
  }
  const entries = Object.entries(fields(given));
  return { options: entries.map(([, text]) => optionText(text)), keys: entries.map(([key]) => key), marked: [], said };
}

/** Options that stand in the question's own fields A, B, C … */
const lettered = (question: Fields): readonly [string, unknown] => {
  const letters = Object.entries(question).filter(([key]) => isLetter(key));
  return ["", letters.length >= 2 ? Object.fromEntries(letters) : undefined];
};

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === "true";
const optionText = (option: unknown): string =>
  typeof option === "object"
    ? string(valueOf(fields(option), "optionText"))
    : typeof option === "boolean"
      ? option
        ? "Doğru"
        : "Yanlış"
      : string(option);

const LABEL = /^\s*\(?([A-Ha-h])\s*[).:-]\s*/;
/** Takes letters off that only count the options. */
function unlabelled(options: readonly string[]): string[] {
  const counts = options.every((option, i) => LABEL.exec(option)?.[1]?.toLocaleUpperCase("en") === "ABCDEFGH"[i]);
  return counts && options.length > 1 ? options.map((option) => option.replace(LABEL, "")) : [...options];
}

const placeSaid = (value: unknown): number | undefined => {
  const number = typeof value === "string" && /^\s*\d\s*$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) ? number : undefined;
};

/** Number of the first option: a set in which 0 is right counts from 0, one in which the last is right by its count from 1. */
function baseOf(parts: readonly Parts[]): 0 | 1 | undefined {
  const bases = new Set(
    parts.flatMap(({ options, keys, said }) => {
      const places = (Array.isArray(said?.[1]) ? said[1] : [said?.[1]]).map(placeSaid);
      if (options.length < 2 || keys || places.some((place) => place === undefined || options.includes(String(place))))
        return [];
      return places.includes(0) ? [0 as const] : places.includes(options.length) ? [1 as const] : [];
    }),
  );
  return bases.size === 1 ? [...bases][0] : undefined;
}

function questionOf(question: Fields, parts: Parts, { base, i }: { base: 0 | 1 | undefined; i: number }): RawQuestion {
  const before = string(valueOf(question, "before")).trim();
  const text = string(valueOf(question, "text"));
  const time = Number(string(valueOf(question, "time")).replace(/\D+$/, ""));
  const explanation = string(valueOf(question, "explanation"));
  const body = bodyOf(question, parts, base);
  const losses = [...(body.losses ?? []), ...(find(question, "image") ? [IMAGE_LOST] : [])];
  return {
    where: `${i + 1}. soru`,
    text: before === "" ? text : `${before}\n${text}`,
    ...(time > 0 && { time_limit: time }),
    ...(explanation && { explanation }),
    ...body,
    losses,
  };
}

function bodyOf(question: Fields, parts: Parts, base: 0 | 1 | undefined): AnswerParts {
  const kind = searchKey(string(valueOf(question, "kind")));
  const pairs = list(valueOf(question, "pairs")).map(fields);
  if (pairs.length > 0) {
    const both = pairs.map((pair) => ({ left: string(valueOf(pair, "left")), right: string(valueOf(pair, "right2")) }));
    return of({ kind: "match", pairs: both });
  }
  const { options, marked, said } = parts;
  if (/^(?:sirala|order|sequence)/.test(kind)) return ordered(question, parts);
  if (/^(?:anket|poll|survey)/.test(kind)) return { options: [...options], correct: [], kind: "poll" };
  if (options.length === 0) return free(said?.[1], kind);
  if (marked.length > 0)
    return { options: [...options], correct: [...marked], ...(marked.length > 1 && { kind: "multi" }) };
  if (/^(?:kisa|bosluk|acik|short|fill|typed)/.test(kind) && said === undefined)
    return { options: [...options], correct: [], refusal: "Doğru cevabı yok. Doğrusunu yazın." };
  const values = list(said?.[1]).length > 0 ? list(said?.[1]) : said === undefined ? [] : [said[1]];
  const found = values.map((value) => rightIn(value, parts, base));
  const problem = found.find((right) => right.problem !== undefined)?.problem;
  const correct = [...new Set(found.flatMap((right) => right.correct))].toSorted((a, b) => a - b);
  const doubts = [...new Set(found.flatMap((right) => right.doubt ?? []))];
  return {
    options: [...options],
    correct: problem === undefined ? correct : [],
    ...(correct.length > 1 && { kind: "multi" as const }),
    ...(doubts.length > 0 && { doubts }),
    ...(problem !== undefined && { refusal: problem }),
  };
}

/** Items stand in their right order, unless the file says another one. */
function ordered(question: Fields, { options }: Parts): AnswerParts {
  const items = list(valueOf(question, "items")).map(optionText);
  if (items.length > 0) return of({ kind: "order", items });
  return none(options.length > 0 ? "Doğru sırası yazmıyor." : "Sıralanacak parçaları yok.");
}

function free(said: unknown, kind: string): AnswerParts {
  if (typeof said === "boolean") return truth(said);
  const texts = list(said).map(string);
  if (texts.length > 0) {
    const { accepted, losses, doubts } = acceptedTexts(texts);
    return of({ kind: "typed", accepted, typo: true }, { losses, doubts });
  }
  const text = string(said);
  if (text === "") return none(/^(?:acik|open|essay)/.test(kind) ? OPEN_ANSWERLESS : "Cevabı yok.");
  return freeAnswer(text);
}

type Found = { readonly correct: number[]; readonly problem?: string; readonly doubt?: string };

function rightIn(value: unknown, { options, keys, said }: Parts, base: 0 | 1 | undefined): Found {
  if (typeof value === "object" && value !== null) {
    const inside = fields(value);
    const [, letter] = find(inside, "optionText") ?? Object.entries(inside)[0] ?? [];
    return typeof letter === "object"
      ? { correct: [] }
      : rightIn(letter, { options, ...(keys && { keys }), marked: [], said }, base);
  }
  if (typeof value === "boolean") {
    const at = options.findIndex((option) => searchKey(option) === (value ? "dogru" : "yanlis"));
    return at < 0 ? unknown(value ? "Doğru" : "Yanlış") : { correct: [at] };
  }
  const text = string(value).trim();
  const byKey = keys?.findIndex((key) => folded(key) === folded(text)) ?? -1;
  if (byKey >= 0) return { correct: [byKey] };
  const place = keys ? undefined : placeSaid(value);
  if (place === undefined) return saidAnswer(text, options);
  const byText = options.indexOf(String(place));
  const first = base ?? (/no$|numara|sira/.test(folded(said?.[0] ?? "")) ? 1 : 0);
  const at = place - first;
  if (byText >= 0) {
    const others = [0, 1].filter((first) => base === undefined || base === first).map((first) => place - first);
    const isBoth = others.some((other) => other >= 0 && other < options.length && other !== byText);
    return { correct: [byText], ...(isBoth && { doubt: textOrPlace(String(place)) }) };
  }
  if (at < 0 || at >= options.length) return unknown(text);
  const doubt = `Doğru cevap “${place}” diyor. Şıkların 0’dan mı 1’den mi sayıldığı belli değil, bakın.`;
  return { correct: [at], ...(base === undefined && { doubt }) };
}
