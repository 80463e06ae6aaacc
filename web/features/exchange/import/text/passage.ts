import type { Open } from "./open";
import type { Reading } from "./reading";

/** A shared text about the questions from one number to another. `at`: number of questions before it. */
export type Passage = { readonly from: number; readonly to: number; readonly end: number; readonly at: number };

const INSTRUCTION =
  /^[([]?(\d{1,3})\s*\.?\s*(?:[-–—]|ve|ile|ilâ|,)\s*(\d{1,3})\s*\.?\s*(?:arasındaki\s*)?soru(?:lar|yu|ları)/i;

/** Recognises "3 - 5. soruları aşağıdaki metne göre cevaplayınız." */
export const isPassage = (text: string): boolean => INSTRUCTION.test(text);

/** Limit above any text for a class. Without it, a missing question would make each such line scan the whole rest. */
const MOST_LINES = 200;

/** Ends at the first of its questions. */
export function passageAt({ lines, tokens }: Reading, at: number): Omit<Passage, "at"> {
  const [, from, to] = INSTRUCTION.exec(lines[at]!.text) ?? [];
  const most = Math.min(lines.length, at + MOST_LINES);
  let end = at + 1;
  while (end < most && !startsWith(Number(from))) end++;
  return { from: Number(from), to: Number(to), end: end < most ? end : at + 1 };

  function startsWith(number: number): boolean {
    const [first] = lines[end]!.text === "" ? [] : tokens(end);
    return (first?.is === "numbered" && first.number === number) || first?.is === "option";
  }
}

export const isOf = ({ from, to, at }: Passage, { number }: Open, place: number): boolean =>
  number !== undefined && number >= from && number <= to && place >= at && place <= at + to - from;
