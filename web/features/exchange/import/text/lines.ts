import { searchKey } from "#shared/fold";
import { optionsIn, type Option } from "./options";
import { flat, LONG, withoutPictograms, type Line } from "./source";

export type LabelName =
  | "answer"
  | "written"
  | "explanation"
  | "time"
  | "points"
  | "outcome"
  | "kind"
  | "items"
  | "pairs"
  | "number"
  | "tolerance"
  | "unit"
  | "slider"
  | "typo";
/** A piece of a line. */
export type Token =
  | { readonly is: "numbered"; readonly number: number; readonly sign: string; readonly text: string }
  | { readonly is: "option"; readonly option: Option }
  /** "Soru: …" without a number. */
  | { readonly is: "question"; readonly text: string }
  | { readonly is: "label"; readonly name: LabelName; readonly text: string }
  | { readonly is: "choice"; readonly text: string; readonly isMarked: boolean; readonly isBold: boolean }
  | { readonly is: "text"; readonly text: string };

/** Splits a line into its pieces in order. One line may hold a question, its options and its answer. */
export function tokensOf(line: Line): Token[] {
  if (line.text.length > LONG) return [{ is: "text", text: line.text }];
  const text = structural(line.text);
  const label = labelled(text);
  if (label) return withReason(label);
  const { before, answer } = withoutAnswer(text);
  const pieces = piecesOf(before, line);
  return answer === undefined ? pieces : [...pieces, ...withReason({ is: "label", name: "answer", text: answer })];
}

/** Splits "Cevap: B Açıklama: çünkü …" on one line. */
function withReason(label: Extract<Token, { is: "label" }>): Token[] {
  const [, answer, reason] =
    /^(.*?)[\s.;,(|]+(?:açıklama|çözüm|gerekçe|Açıklama|Çözüm|Gerekçe|explanation|Explanation)\s*:\s*(.+)$/su.exec(
      label.text,
    ) ?? [];
  if (label.name !== "answer" || answer === undefined || reason === undefined) return [label];
  return [
    { ...label, text: answer },
    { is: "label", name: "explanation", text: reason },
  ];
}

/** Removes pictograms before a question, an option or a label. */
function structural(text: string): string {
  const bare = withoutPictograms(text);
  if (bare === text) return text;
  const isStructure = numberedAt(bare) || /^\(?[A-Ha-h] ?[).:-]/.test(bare) || labelled(bare) || /^soru\b/i.test(bare);
  return isStructure ? bare : text;
}

function piecesOf(text: string, { bullet, isBold = false }: Line): Token[] {
  if (text === "") return [];
  const [, sign, checked] = /^([[(])([xX✓ ]?)[\])]\s+(?=\S)/u.exec(text) ?? [];
  if (sign !== undefined && (sign === "[" || checked?.trim()))
    return [choice(text.replace(/^[[(][xX✓ ]?[\])]\s+/u, ""), checked!.trim() !== "", false)];
  const numbered = numberedAt(text);
  const asked = numbered ? undefined : /^soru\s*[:–-]\s*(\S.*)$/isu.exec(text)?.[1];
  const { text: stem, options } = optionsIn(numbered?.text.replace(/^soru\s*(?:[:.–-]\s*|$)/i, "") ?? asked ?? text, {
    isBold,
    isStarred: bullet === "*",
  });
  const head: Token[] = numbered
    ? [{ is: "numbered", number: numbered.number, sign: numbered.sign, text: flat(stem) }]
    : asked !== undefined
      ? [{ is: "question", text: flat(stem) }]
      : stem === ""
        ? []
        : [
            bullet !== undefined || stem.startsWith("✓")
              ? choice(stem, false, isBold)
              : { is: "text", text: flat(stem) },
          ];
  return [...head, ...options.map((option): Token => ({ is: "option", option }))];
}

/** Reads an option without a letter. */
function choice(text: string, isMarked: boolean, isBold: boolean): Token {
  const bare = flat(text)
    .replace(/^[*✓]\s*/u, "")
    .replace(/\s*(?:[*✓]|\((?:doğru|dogru|DOĞRU)\))$/u, "");
  return { is: "choice", text: bare, isMarked: isMarked || bare !== flat(text), isBold };
}

/** Reads "1) Kaç", "1-) Kaç", "1.Kaç", "Soru 1: Kaç", "S.1) Kaç", but not "3.5 kg" or "19.yüzyıl". */
function numberedAt(text: string): { number: number; sign: string; text: string } | undefined {
  const [, number, sign, rest] =
    /^(?:soru|question|s\.?)?\s*:?\s*(\d{1,3})\s*(\.-|-\)|\.\)|[.):]|[-–—](?=\s?\D))\s*(?=[^\s\d]|\d+\s*[-+×x*/÷:.]|\d+\s+\S|\d+'|\s\S)(.*)$/is.exec(
      text,
    ) ??
    /^soru\s+(\d{1,3})\s*([.):\-–—]*)\s*(.*)$/is.exec(text) ??
    [];
  if (number === undefined || rest === undefined || sign === undefined) return undefined;
  // Decimals, dates and times are not question numbers.
  if (/^\d/.test(rest) && new RegExp(`^${number}[.:-]\\d`).test(text)) return undefined;
  return { number: Number(number), sign, text: rest };
}

const labels: [RegExp, LabelName][] = [
  [
    /^(?:(?:en )?dogru )?(?:cevap|yanit|cvp|cev|sik|secenek)$|^dogru$|^dogru (?:cevaplar|yanitlar|olanlar)$|^(?:cevap|yanit) anahtari$|^c$|^(?:correct )?answers?$|^(?:kabul edilen )?cevaplar$/,
    "answer",
  ],
  [/^kisa (?:cevap|yanit)$/, "written"],
  [/^(?:kisa )?(?:aciklama|cozum|gerekce|ipucu|neden)(?:si)?$|^explanation$/, "explanation"],
  [/^(?:sure|zaman)(?:si)?$/, "time"],
  [/^puan(?:i)?$/, "points"],
  [/^(?:kazanim|konu|ogrenme ciktisi)(?: kodu)?$/, "outcome"],
  [/^(?:soru )?(?:turu?|tipi?)$|^type$/, "kind"],
  [/^(?:dogru )?(?:sira|siralama)(?:si)?$/, "items"],
  [/^(?:esler|eslestir|eslestirme|eslesmeler)$/, "pairs"],
  [/^(?:sayi|dogru sayi|sayisal cevap|deger)$/, "number"],
  [/^(?:hata payi|tolerans|pay)$/, "tolerance"],
  [/^birim$/, "unit"],
  [/^kaydirici$/, "slider"],
  [/^(?:yazim|yazim hatasi)$/, "typo"],
];

/** Reads "Cevap: B", "DOĞRU CEVAP - C", "(Cevap: B)", "Cevap → B", "Cvp:B", "Süre: 45 sn". */
function labelled(text: string): Extract<Token, { is: "label" }> | undefined {
  const bare = text.replace(/^✓\s*(?=\p{L})/u, "");
  const inside = /^[([]\s*([^()[\]]+)[)\]]\.?$/u.exec(bare)?.[1] ?? bare;
  const [, name, said] =
    /^([\p{L} .]{1,24}?)\s*(?::|=>|=|→|➜|➡|->)\s*(.*)$/su.exec(inside) ??
    /^([\p{L} .]{3,24}?)\s*[-–—]\s+(.*)$/su.exec(inside) ??
    /^((?:doğru )?(?:cevap|yanıt|CEVAP|YANIT|Cevap|Yanıt))\s+(\(?[A-Ha-h][).]?)$/u.exec(inside) ??
    [];
  if (name === undefined || said === undefined) return undefined;
  const folded = searchKey(name).replaceAll(".", "").trim();
  const [, label] = labels.find(([pattern]) => pattern.test(folded)) ?? [];
  if (label === undefined) return undefined;
  // Takes "C: A" as an answer only if a single letter follows.
  if (folded === "c" && !/^\(?[A-Ha-h]\)?\.?$/.test(said)) return undefined;
  return { is: "label", name: label, text: said.trim() };
}

const ANSWER =
  /(?:doğru |Doğru |DOĞRU )?(?:cevap|yanıt|Cevap|Yanıt|CEVAP|YANIT|Cvp|CVP|cvp|answer|Answer|ANSWER)\s*(?:[:=→➜➡]|->|=>)\s*/gu;
/** Limit above any answer on the line of its question. */
const LONG_ANSWER = 600;

/** Cuts brackets, stars and blanks off the end, one at a time: a pattern would try each run of them. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (end > 0 && /[)\]*\s]/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Separates the answer at the end of a line: "Başkent neresi? (Cevap: B)". */
function withoutAnswer(text: string): { before: string; answer?: string } {
  for (const { index, 0: label } of text.matchAll(ANSWER)) {
    const answer = withoutClosing(text.slice(index + label.length));
    const isOption = /^doğru /i.test(label) && /(?:^|\s)\(?[A-Ha-h]\s?[).-]+\s*$/.test(text.slice(0, index));
    // "D) Doğru Cevap: A": the word is the option.
    const before = withoutOpening(text.slice(0, isOption ? index + 5 : index));
    const isAnswer =
      before !== "" && before.length < (isOption ? index + 6 : index) && answer !== "" && answer.length <= LONG_ANSWER;
    if (isAnswer) return { before, answer: closed(answer, text) };
  }
  return { before: text };
}

const withoutOpening = (text: string): string => {
  let end = text.length;
  while (end > 0 && /[\s*([]/.test(text[end - 1]!)) end--;
  return text.slice(0, end);
};

/** Keeps the sign that closes one within the answer: "f(x)". */
const closed = (answer: string, text: string): string =>
  answer.includes("(") && !answer.includes(")") && text.includes(`${answer})`) ? `${answer})` : answer;
