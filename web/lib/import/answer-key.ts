import { searchKey } from "#protocol/fold";

/** The heading under which a test's answers stand at its end. */
export const isAnswerKey = (line: string): boolean =>
  /^(?:cevap|yanit) anahtari\b|^(?:cevaplar|yanitlar)\s*:?(?:\s*\d|$)|^answer key\b/.test(searchKey(line));

/** "1-B 2-C 3. A": the letter each number has. */
export function answerKey(text: string): Map<number, string> {
  const pairs = text.matchAll(/(\d{1,3})\s*[-–.):=]*\s*([A-Ha-h])(?![\p{L}\d])/gu);
  return new Map(Array.from(pairs, ([, number, letter]) => [Number(number), letter!.toUpperCase()]));
}
