import { searchKey } from "#shared/fold";
import { isAnswered, type Open } from "./open";
import type { Reading } from "./reading";

/** Words behind a number that always counts them, and words behind one that often does. */
export const COUNTED = /^(?:Dünya Savaş|yüzyıl|sınıf)/;
export const ORDINAL = /^(?:Dünya Savaş|yüzyıl|sınıf|İnönü|Meşrutiyet|Murat|Mehmet|Abdülhamit|Selim|Balkan)/;

/** Tells the number of the next question from a number in the text of this one ("19. yüzyılda …"). */
export function startsNext({ open, afterGap }: Reading, { number, text }: { number: number; text: string }): boolean {
  const isExpected = number === 1 || number === (open?.number ?? 0) + 1;
  if (/^\p{Ll}/u.test(text) && !isExpected) return false;
  if (!open || open.isEnded || open.options.length > 0 || open.choices.length > 1 || isAnswered(open)) return true;
  return open.number === undefined || isExpected || (afterGap && number > open.number);
}

/** Recognises numbered statements that options refer to: "1. Su 2. Ay", then "A) Yalnız 1". */
export function isPremise(
  reading: Reading,
  open: Open,
  { number, text }: { number: number; text: string },
  at: number,
): boolean {
  if (open.isEnded || open.options.length > 0 || open.choices.length > 0 || isAnswered(open) || open.text.length === 0)
    return false;
  const { numbers, end } = runFrom(reading, at);
  if (open.premise !== undefined && number === open.premise + 1) return true;
  if (number !== 1) return false;
  if (/\s2\s*[.)-]\s*\S/.test(text) && end === "option") return open.number !== undefined || asks(open);
  if (open.number !== undefined)
    return (end === "option" || end === "label") && (numbers.length > 1 || !reading.afterGap);
  return numbers.length > 1 && end === "option" && asks(open);
}

const asks = ({ text }: Open): boolean =>
  /[?:…]$/.test(text.join(" ")) || /hangi|yukarida|asagida/.test(searchKey(text.join(" ")));

/** Finds the consecutive numbers from this line on, and the piece that follows them. */
function runFrom({ lines, tokens }: Reading, from: number): { numbers: number[]; end: "option" | "label" | "other" } {
  const numbers: number[] = [];
  for (let at = from; at < Math.min(lines.length, from + 40); at++) {
    for (const token of lines[at]!.text === "" ? [] : tokens(at)) {
      if (token.is === "option") return { numbers, end: "option" };
      if (token.is === "label") return { numbers, end: "label" };
      if (token.is === "numbered") {
        if (numbers.length > 0 && token.number !== numbers.at(-1)! + 1) return { numbers, end: "other" };
        numbers.push(token.number);
      }
    }
  }
  return { numbers, end: "other" };
}
