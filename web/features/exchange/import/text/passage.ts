import type { Open } from "./open";
import type { Reading } from "./reading";

/** A text that questions from this number to that one are about; `at`: how many questions stand before it. */
export type Passage = { readonly from: number; readonly to: number; readonly end: number; readonly at: number };

const INSTRUCTION =
  /^[([]?(\d{1,3})\s*\.?\s*(?:[-–—]|ve|ile|ilâ|,)\s*(\d{1,3})\s*\.?\s*(?:arasındaki\s*)?soru(?:lar|yu|ları)/i;

/** "3 - 5. soruları aşağıdaki metne göre cevaplayınız." */
export const isPassage = (text: string): boolean => INSTRUCTION.test(text);

/** No text for a class is longer. Where its question does not come, the whole rest would be looked through for each such line. */
const MOST_LINES = 200;

/** It ends where the first of its questions begins. */
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
