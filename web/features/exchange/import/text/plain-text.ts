import { keyAt, type PlacedKey } from "./answer-key";
import { answersFor } from "./key-sections";
import { uncolumned } from "./columns";
import { isChatter, isNoise, isPartHeading } from "./noise";
import { withOddities } from "./oddities";
import { isOf, isPassage, passageAt, type Passage } from "./passage";
import { finishedQuestion } from "./question";
import { newReading, type Reading } from "./reading";
import { take } from "./take";
import { sourceLines } from "./source";
import { weighed } from "./worth";
import { refuseTooManyRows, type RawSet } from "../types";

/** The most lines for each question. A text that has more lines for each of its questions is too long to be read. */
const MOST_LINES = 20;
/**
 * Reads questions from a document, an Aiken file or an assistant's answer: text, lettered options, and the right one marked,
 * named on a line "Cevap: B" or in a list of answers. A line that fits nowhere becomes a refused question or is listed, so that
 * nothing disappears.
 */
export function textQuestions(source: string): RawSet {
  refuseTooManyRows(source.split(/\r\n?|\n/).length / MOST_LINES);
  const { lines, doubtful } = uncolumned(sourceLines(source));
  const reading = newReading(lines);
  const keys: PlacedKey[] = [];
  const passages: Passage[] = [];
  const names = new Map<number, string>();
  for (let at = 0; at < lines.length; at++) {
    const { text, isHeading = false } = lines[at]!;
    const key = text === "" ? undefined : keyAt(lines, at);
    if (text === "") reading.afterGap = true;
    else if (key) {
      keys.push({ ...key, at: reading.questions.length });
      end(reading);
      at = key.end - 1;
    } else if (isPassage(text)) {
      end(reading);
      at = skipPassage(reading, at, passages);
    } else if ((isNoise(text) && !isOption(reading, at)) || isLost(reading, at)) reading.dropped.push(text);
    else if ((isPartHeading(text) && !isOption(reading, at)) || (isHeading && isBare(reading, at)))
      heading(reading, names, text);
    else {
      take(reading, at);
      reading.afterGap = false;
    }
  }
  refuseTooManyRows(reading.questions.length);
  for (const [place, open] of reading.questions.entries())
    if (passages.some((passage) => isOf(passage, open, place))) open.passage = true;
  const { answers, notes } = answersFor(reading.questions, keys, names);
  const questions = reading.questions.map((open, i) => {
    const { said, refusal } = answers[i]!;
    const raw = finishedQuestion(open, said);
    return refusal && raw.correct.length === 0 && !raw.written && raw.kind !== "poll"
      ? { ...raw, refusal: raw.refusal ?? refusal }
      : raw;
  });
  const valued = weighed(questions);
  return {
    format: "text",
    ...(reading.title && { title: reading.title }),
    notes: [...notes, ...valued.notes, ...droppedNote(reading.dropped)],
    questions: withOddities(valued.questions, reading.questions, doubtful),
  };
}

/** A text shared by several questions is not imported: it is listed, and its questions are doubted. */
function skipPassage(reading: Reading, from: number, passages: Passage[]): number {
  const passage = passageAt(reading, from);
  passages.push({ ...passage, at: reading.questions.length });
  reading.dropped.push(reading.lines[from]!.text);
  return passage.end - 1;
}

function end(reading: Reading) {
  if (reading.open) reading.open.isEnded = true;
  reading.afterGap = true;
}

function heading(reading: Reading, names: Map<number, string>, text: string) {
  if (reading.questions.length === 0 && reading.title === undefined) reading.title = text;
  else reading.dropped.push(text);
  end(reading);
  if (reading.questions.length > 0) reading.section++;
  names.set(reading.section, text);
}

const isOption = ({ tokens }: Reading, at: number): boolean => tokens(at)[0]?.is === "option";

/** True for a Markdown heading that is not a question. */
const isBare = ({ tokens, lines }: Reading, at: number): boolean => {
  const [only, ...more] = tokens(at);
  return only?.is === "text" && more.length === 0 && !only.text.endsWith("?") && !isFollowed({ tokens, lines }, at);
};

/** True for an assistant's chatter, a row of a table, and text after a list of answers. */
function isLost(reading: Reading, at: number): boolean {
  const { tokens, lines, open } = reading;
  const [only, ...more] = tokens(at);
  if (only?.is !== "text" || more.length > 0) return /^\|.*\|$/.test(lines[at]!.text);
  if (/^\|.*\|$/.test(only.text)) return true;
  const isBehindKey = open?.isEnded === true && !only.text.endsWith("?");
  return (isBehindKey || isChatter(only.text)) && !isFollowed(reading, at);
}

/** True if the next line with content is an option, a label or a list. */
function isFollowed({ tokens, lines }: Pick<Reading, "tokens" | "lines">, at: number): boolean {
  for (let next = at + 1; next < Math.min(lines.length, at + 8); next++) {
    if (lines[next]!.text === "") continue;
    const [first] = tokens(next);
    if (first?.is === "option" || first?.is === "label" || first?.is === "choice") return true;
    if (first?.is !== "text") return false;
  }
  return false;
}

function droppedNote(dropped: readonly string[]): string[] {
  if (dropped.length === 0) return [];
  const shown = dropped.slice(0, 6).map((line) => `“${line.slice(0, 60)}”`);
  const rest = dropped.length - shown.length;
  return [`Soru olmayan satırlar alınmadı: ${shown.join(", ")}${rest > 0 ? ` ve ${rest} satır daha` : ""}.`];
}
