import { searchKey } from "#shared/fold";
import { isAnswered } from "./open";
import { omit, type Reading } from "./reading";
import { LONG } from "./source";

/** A shared text about the questions from one number to another. `place`: line of its instruction. */
export type Passage = { readonly from: number; readonly to: number; readonly place: number; readonly text: string };

const INSTRUCTION =
  /(?:^|\s)[([]?(\d{1,3}|[lI])\s*\.?\s*(?:,\s*\d{1,3}\s*\.?\s*){0,8}(?:[-–—]|ve|ile|ilâ|,)\s*(\d{1,3})\s*\.?\s*(?:arasındaki\s*)?soru(?:lar|yu|ları)/i;

/** Recognises "3 - 5. soruları aşağıdaki metne göre cevaplayınız.", perhaps behind a heading. */
export function isPassage(text: string): boolean {
  if (text.length > LONG) return false;
  const found = INSTRUCTION.exec(text);
  return found !== null && (found.index === 0 || /\bgöre\b/.test(text.slice(found.index)));
}

/** Limit above any text for a class. Without it, a missing question would make each such line scan the whole rest. */
const MOST_LINES = 200;

/**
 * Keeps a text for each of its questions. It stands below the instruction, up to the first of them, or above. Returns the last
 * line that was read.
 */
export function readPassage(reading: Reading, passages: Passage[], at: number): number {
  const { lines, tokens } = reading;
  const [, first, last] = INSTRUCTION.exec(lines[at]!.text) ?? [];
  // A scanner reads 1 as l.
  const [from, to] = [Number(/\d/.test(first!) ? first : 1), Number(last)];
  const most = Math.min(lines.length, at + MOST_LINES);
  let end = at + 1;
  while (end < most && !startsFirst(end)) end++;
  const below = lines.slice(at + 1, end < most ? end : at + 1).map(({ text }) => text);
  const isSure = end >= most || tokens(end)[0]?.is !== "option";
  const text = !isSure ? "" : below.join("\n").trim() || textAbove(reading, lines[at]!.text);
  passages.push({ from, to, place: lines[at]!.place, text });
  omit(reading, lines[at]!.place, lines[at]!.text, "Ortak metnin yönergesi.");
  if (text === "" && end < most) for (const line of lines.slice(at + 1, end)) omitText(reading, line.place, line.text);
  return end < most ? end - 1 : at;

  function startsFirst(line: number): boolean {
    const [token] = lines[line]!.text === "" ? [] : tokens(line);
    return (token?.is === "numbered" && token.number === from) || token?.is === "option";
  }
}

/** The lines above that would be a question without number, options and answer. */
function textAbove(reading: Reading, instruction: string): string {
  const open = reading.questions.at(-1);
  const isText =
    open && open.number === undefined && open.options.length + open.choices.length === 0 && !isAnswered(open);
  if (!isText || /asagidaki/.test(searchKey(instruction))) return "";
  reading.questions.pop();
  reading.open = undefined;
  return open.text.join("\n");
}

const omitText = (reading: Reading, place: number, text: string) =>
  text === "" ? undefined : omit(reading, place, text, "Ortak metin hiçbir soruya konmadı.");

export function givePassages(reading: Reading, passages: readonly Passage[]) {
  const { questions } = reading;
  for (const { from, to, place, text } of passages) {
    for (const open of questions.filter(({ line }) => line > place).slice(0, to - from + 1))
      if (open.number === undefined) open.passage = "";
      else if (open.number >= from && open.number <= to) open.passage = text;
    if (questions.every(({ passage }) => passage !== text)) omitText(reading, place + 1, text);
  }
}
