import { COUNTED } from "./numbers";
import { lineOf, type Line } from "./source";

const HANGING = /^(?:soru\s*)?\d{1,3}\s*(?:[.)]|[.)]-|-\)?)$/i;
const STRUCTURE = /^(?:(?:soru\s*)?\d{1,3}\s*[.)-]|[([*✓]*[A-HÇa-hç]\s?[).\]/:-]|[IVX]{1,4}\s?[.)-]|[-–•])/u;

/** Mends the lines of a copied page: a number alone above its question, a word cut at the end of a line, questions on one line. */
export function mendedLines(lines: readonly Line[]): Line[] {
  const isHyphenated = cuts(lines) >= 3;
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    if (above && HANGING.test(above.text) && line.text !== "" && !HANGING.test(line.text) && !isLetter(line.text))
      out[out.length - 1] = lineOf(above.place, `${above.text} ${line.raw.trim()}`);
    else if (above && isCut(above, line)) out[out.length - 1] = joined(above, line, isHyphenated);
    else out.push(line);
  }
  return out.flatMap(split);
}

const isLetter = (text: string): boolean => /^[A-HÇ]$/iu.test(text);

/** Limit above any line with a word that goes on below. */
const LONG_LINE = 1_000;
/** "anla-" above "tım": a root such as "gel-" may end a line too, so it is doubted unless the text often does so. */
const isCut = (above: Line, line: Line): boolean =>
  above.raw.length < LONG_LINE &&
  /\p{L}{2}-$/u.test(above.text) &&
  /^\p{Ll}{2}/u.test(line.text) &&
  !STRUCTURE.test(line.text);
const cuts = (lines: readonly Line[]): number => lines.filter((line, i) => i > 0 && isCut(lines[i - 1]!, line)).length;

function joined(above: Line, line: Line, isUsual: boolean): Line {
  const word = /\S*$/.exec(above.text)![0] + /^\S*/.exec(line.text)![0];
  const doubt = isUsual ? above.doubt : `“${word}” bölünmüş bir söz sayıldı, tiresi kaldırıldı.`;
  const whole = lineOf(above.place, above.raw.trimEnd().slice(0, -1) + line.raw.trimStart());
  return { ...whole, ...(doubt !== undefined && { doubt }) };
}

/** A question's number, its first two options, or a list of answers within a line. */
const WITHIN = /\s(?:(?:soru\s*)?(\d{1,3})\s*[.):-]+(?=\s*\S)|([AB])\s?[).]|(?=(?:cevap|yanıt) anahtarı(?!\p{L})))/giu;

/** The answer of a question, and the next one behind it. "Cevap: D) 2. Dünya Savaşı" names the text of an option. */
const ANSWERED =
  /^(?:\W{0,2}[([](?:doğru )?(?:cevap|yanıt|cvp)\W{1,4}[A-H]\W{0,3}|\W{0,3}(?:doğru )?(?:cevap|yanıt|cvp)\W{1,4}[A-H][^\s\p{L}\p{N})]{0,2})\s(?=(?:soru\s*)?\d{1,3}\s?[.)-]+(?:\s+\S|[^\s\d.)-]))/iu;

/** Splits a line that holds several questions, each with its number and its options: "1) … A) … B) … 2) … A) … B) …". */
function split(line: Line): Line[] {
  const { text, place } = line;
  const answered = ANSWERED.exec(text)?.[0].length;
  const starts = [0, ...(answered === undefined ? [] : [answered])];
  const first = /^(?:soru\s*)?(\d{1,3})\s*[.):-]/i.exec(text)?.[1];
  let next = first === undefined ? undefined : Number(first) + 1;
  // "E) a) bendi": small letters among capitals are text.
  const wanted = /\s\(?A\s?[).]/.test(text) ? "AB" : "ab";
  let letters = "";
  let candidate: { readonly at: number; readonly number: number } | undefined;
  for (const { index, 0: whole, 1: number, 2: letter } of text.matchAll(WITHIN)) {
    const isComplete = letters.endsWith("AB") && candidate === undefined;
    if (letter !== undefined) letters += wanted.includes(letter) ? letter.toLocaleUpperCase("en") : "";
    else if (number === undefined) starts.push(...(isComplete ? [index + 1] : []));
    else if (
      isComplete &&
      Number(number) === (next ?? Number(number)) &&
      !COUNTED.test(text.slice(index + whole.length, index + whole.length + 20).trimStart())
    )
      [candidate, letters] = [{ at: index + 1, number: Number(number) }, ""];
    if (candidate === undefined || letters !== "AB") continue;
    starts.push(candidate.at);
    next = candidate.number + 1;
    candidate = undefined;
  }
  return starts.length === 1 ? [line] : starts.map((from, i) => lineOf(place, text.slice(from, starts[i + 1])));
}
