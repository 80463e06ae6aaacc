import { characters } from "#question/text";
import { searchKey } from "#shared/fold";
import { ORDINAL } from "./numbers";
import { isAnswered, type Open } from "./open";
import { isBareNumber, isTitleLike } from "./noise";
import { lineDoubts } from "./question";
import type { RawQuestion } from "../types";

/** True if the first of several lines may be a head or a number of a page. */
const isOfPage = (text: string): boolean => {
  const [first = "", ...more] = text.split("\n");
  return more.length > 0 && (isTitleLike(first) || isBareNumber(first));
};

/** "7. güneş kelimesi …", but not "19. yüzyılda …" or "3. günde …". */
const NUMBER_LIKE =
  /^\d{1,2}[.)-]+ (?!(?:yüzyıl|sınıf|dönem|hafta|yıl)|(?:gün|kez|kat)(?:[dt][ae]n?|l[aeıü][rk]\p{L}*|[ıiü]\p{L}*)?(?!\p{L}))\p{Ll}/u;

/** Adds doubts that only a comparison shows: a number left out or repeated, fewer options than usual. */
export function withOddities(raw: readonly RawQuestion[], open: readonly Open[]): RawQuestion[] {
  const usual = usualCount(raw);
  const numbers = open.flatMap(({ number }) => number ?? []);
  const isSeries = numbers.length > 1 && numbers.every((number, i) => number === i + 1);
  // A number that few questions have belongs to the question's text.
  const isOdd = open.length > 1 && numbers.length * 2 <= open.length && !isSeries;
  const usualSign = signOfMost(open);
  return raw.map((question, i) => {
    const { number, sign = ".", passage } = open[i]!;
    const isOwn = number !== undefined && isOdd;
    const doubts = [
      ...(isOwn ? [`Baştaki “${number}${sign}” sorunun kendisinden sayıldı.`] : numberDoubts(open, i)),
      ...(!isOwn && numbers.length < 4 && sign === "." && ORDINAL.test(question.text)
        ? [`Baştaki “${number}.” sorunun kendisinden olabilir.`]
        : []),
      ...(!isOwn && isLone(open, i) ? [`Baştaki “${number}${sign}” soru numarası sayıldı.`] : []),
      ...(numbers.length * 2 > open.length && number === undefined ? ["Numarası yok, öteki soruların var."] : []),
      ...(isAfterLoneOption(open, i) ? ["Bir önceki sorunun parçası olabilir."] : []),
      ...(isOfPage(question.text) ? lineDoubts(`\n${question.text}`) : []),
      ...(usualSign !== undefined && number !== undefined && sign !== usualSign
        ? [`Numarası ötekiler gibi yazılmamış: “${number}${sign}”.`]
        : []),
      ...(number === undefined && NUMBER_LIKE.test(question.text) ? ["Başındaki sayı soru numarası olabilir."] : []),
      ...(passage ? lineDoubts(`\n${passage}`) : []),
      ...(passage === "" ? ["Ortak metni alınmadı, gerekiyorsa soruya ekleyin."] : []),
      ...(question.doubts ?? []),
      ...(usual > 0 && question.options.length !== usual && question.options.length > 2 && question.kind === undefined
        ? [`Öteki sorularda ${usual} şık var, burada ${question.options.length}.`]
        : []),
    ];
    const own = isOwn ? `${number}${sign} ${question.text}` : question.text;
    const text = passage && own !== "" ? `${passage}\n\n${own}` : own;
    const losses = [
      ...(question.losses ?? []),
      ...(passage ? [`Ortak metin (${characters(passage)} karakter) başına kondu.`] : []),
    ];
    return { ...question, text, losses, ...(doubts.length > 0 && { doubts: [...new Set(doubts)] }) };
  });
}

/** Doubts a text with a line of the page at its beginning or its end: "72 Palme Yayıncılık". `lines` are folded. */
export const withPageDoubts = (questions: readonly RawQuestion[], lines: readonly string[]): RawQuestion[] =>
  questions.map((question) => {
    const texts = [question.text, ...question.options].map(searchKey);
    const line = lines.find((line) => texts.some((text) => text.startsWith(`${line} `) || text.endsWith(` ${line}`)));
    if (line === undefined) return question;
    const doubt = `“${line.slice(0, 60)}” bir sayfa başlığı olabilir.`;
    return { ...question, doubts: [...(question.doubts ?? []), doubt] };
  });

/** True for a statement behind a question with a single option (a scanner reads B) as 8)), and for a word behind one with none. */
function isAfterLoneOption(open: readonly Open[], i: number): boolean {
  const [above, { options, choices, text }] = [open[i - 1], open[i]!];
  if (above === undefined || above.choices.length > 0) return false;
  if (above.options.length === 0) return !isAnswered(above) && text.length === 1 && /^[\p{L}’'-]+$/u.test(text[0]!);
  return above.options.length === 1 && options.length + choices.length === 0;
}

/** The sign behind most numbers, if two of three have it. */
function signOfMost(open: readonly Open[]): string | undefined {
  const signs = open.flatMap(({ sign, number }) => (number === undefined ? [] : (sign ?? "")));
  return signs.find((sign) => signs.filter((other) => other === sign).length * 3 >= signs.length * 2);
}

/** Number of options that most questions have; 0 if they differ. */
function usualCount(raw: readonly RawQuestion[]): number {
  const counts = raw.map(({ options }) => options.length).filter((count) => count > 2);
  const alike = (count: number) => counts.filter((other) => other === count).length;
  const [most = 0] = [...new Set(counts)].toSorted((a, b) => alike(b) - alike(a));
  return counts.length >= 5 && alike(most) * 10 >= counts.length * 6 ? most : 0;
}

/** True if no neighbour continues its number, which may then belong to the question's text. */
function isLone(open: readonly Open[], i: number): boolean {
  const { number, section, sign } = open[i]!;
  // Only a number with a full stop can belong to a text: "2. Dünya Savaşı", never "2) Dünya Savaşı".
  if (number === undefined || number === 1 || sign !== ".") return false;
  return ![open[i - 1], open[i + 1]].some(
    (other) => other?.section === section && other.number !== undefined && Math.abs(other.number - number) === 1,
  );
}

const hasNumber = ({ text }: Open, number: number): boolean =>
  text.some((line) => new RegExp(`^${number}\\s?[.)-]`).test(line));

function numberDoubts(open: readonly Open[], i: number): string[] {
  const { number, section } = open[i]!;
  const next = open.slice(i + 1).find((other) => other.number !== undefined && other.section === section)?.number;
  const before = open[i - 1]?.number;
  const doubts: string[] = [];
  if (number !== undefined && before !== undefined && number > before + 1 && open[i]!.options.length === 0)
    doubts.push(`${number}. sorudan önce ${before}. soru geliyor.`);
  if (number !== undefined && before !== undefined && number > before + 1 && hasNumber(open[i]!, before + 1))
    doubts.push(`İçinde ${before + 1}. soru kalmış olabilir.`);
  if (number !== undefined && next !== undefined && next > number + 1)
    doubts.push(`${number}. sorudan sonra ${next}. soru geliyor: aradaki bunun içinde kalmış olabilir.`);
  if (number !== undefined && next === number) doubts.push(`${number} numarası iki soruda var.`);
  return doubts;
}
