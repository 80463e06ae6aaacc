import { searchKey } from "#shared/fold";
import { keyAt, type Key, type PlacedKey } from "./answer-key";
import { leadsToOptions } from "./ends";
import { answersFor } from "./key-sections";
import { uncolumned } from "./columns";
import { mendedLines } from "./layout";
import { isBareNumber, isChatter, isNoise, isPartHeading } from "./noise";
import { withOddities, withPageDoubts } from "./oddities";
import { isAnswered, type NewPart } from "./open";
import { givePassages, isPassage, readPassage, type Passage } from "./passage";
import { finishedQuestion } from "./question";
import { newReading, omit, type Reading } from "./reading";
import { notTaken, take } from "./take";
import { sourceLines, withLineFeeds } from "./source";
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
  const text = withLineFeeds(source);
  const whole = sourceLines(text);
  refuseTooManyRows(whole.length / MOST_LINES);
  const lines = mendedLines(uncolumned(whole));
  const reading = newReading(lines);
  const keys: PlacedKey[] = [];
  const passages: Passage[] = [];
  const pageHeads = pageHeadsOf(reading);
  for (let at = 0; at < lines.length; at++) {
    const { text, isHeading = false, bullet, place } = lines[at]!;
    const key = text === "" ? undefined : keyAt(lines, at);
    if (text === "") reading.afterGap = true;
    else if (key && !isLabelOfOne(reading, key)) {
      keys.push({ ...key, at: reading.questions.length });
      end(reading, { isSure: true });
      at = key.end - 1;
    } else if (isPassage(text)) {
      end(reading);
      at = readPassage(reading, passages, at);
    } else if (isOption(reading, at)) takeLine(reading, at);
    else if (isOfPage(reading, at, pageHeads)) skip(reading, place, text);
    else if (
      pageHeads.has(searchKey(text)) ||
      (isPartHeading(text) && bullet === undefined) ||
      (isHeading && isBare(reading, at))
    )
      heading(reading, place, text);
    else takeLine(reading, at);
  }
  dropLast(reading);
  refuseTooManyRows(reading.questions.length);
  givePassages(reading, passages);
  const { answers, notes } = answersFor(reading.questions, keys, reading.names);
  const questions = reading.questions.map((open, i) => {
    const { said, refusal, doubt, place } = answers[i]!;
    if (doubt !== undefined) open.keyDoubt = doubt;
    const raw = finishedQuestion(open, said);
    raw.source = {
      lines: [open.line, open.last],
      ...(place !== undefined && open.answer === undefined && { key: `cevap anahtarı, ${place}. satır` }),
    };
    return refusal && raw.correct.length === 0 && !raw.written && raw.kind !== "poll"
      ? { ...raw, refusal: raw.refusal ?? refusal }
      : raw;
  });
  const valued = weighed(questions);
  return {
    format: "text",
    ...(reading.title && { title: reading.title }),
    notes: [...notes, ...valued.notes],
    omitted: reading.omitted,
    text,
    questions: withPageDoubts(withOddities(valued.questions, reading.questions), pageLinesOf(reading, pageHeads)),
  };
}

function takeLine(reading: Reading, at: number) {
  take(reading, at);
  reading.afterGap = false;
}

/** True for a line of the page or of an assistant, not of a question. */
function isOfPage(reading: Reading, at: number, pageHeads: ReadonlySet<string>): boolean {
  const { open, lines, afterGap, questions, title } = reading;
  const { text } = lines[at]!;
  if (isNoise(text, afterGap || at === 0) || isLost(reading, at) || isPageNumber(reading, at)) return true;
  if (pageHeads.has(searchKey(text))) return questions.length > 0 || title !== undefined;
  // A name or a school below the foot of a page.
  const isBelow = open?.skipped !== undefined && open.options.length > 1 && /^\P{Ll}/u.test(text);
  return isBelow && isPlain(reading, at) && !hasOptionsBelow(reading, at) && !leadsToOptions(reading, at);
}

/** Passes over a line. A question that goes on behind it is doubted, and one whose sentence may go on in it. */
function skip(reading: Reading, place: number, text: string) {
  omit(reading, place, text);
  if (reading.open?.isEnded && /^\p{Ll}/u.test(text)) reading.open.doubts.push(notTaken(text));
  else if (reading.open && !reading.open.isEnded) reading.open.skipped = text;
}

function end(reading: Reading, part?: NewPart) {
  if (reading.open) reading.open.isEnded = true;
  reading.afterGap = true;
  if (part && (reading.questions.length > 0 || part.name !== undefined)) reading.newPart = part;
}

function heading(reading: Reading, place: number, text: string) {
  if (reading.questions.length === 0 && reading.title === undefined) reading.title = text;
  else omit(reading, place, text);
  end(reading, { name: text, isSure: reading.newPart?.isSure ?? false });
}

/** "Doğru cevaplar: A, C" names the answers of one question if the others have theirs. */
const isLabelOfOne = ({ questions }: Reading, { isLabel, isByOrder, entries }: Key): boolean =>
  isByOrder === true &&
  (isLabel === true || entries.length === 1) &&
  questions.slice(0, -1).every((open) => isAnswered(open) || open.options.some(({ mark }) => mark !== ""));

/** The last lines are no question if they have neither number nor answer nor options. */
function dropLast(reading: Reading) {
  const { open, questions } = reading;
  if (!open || questions.length < 2 || open.number !== undefined || isAnswered(open) || open.kind !== undefined) return;
  if (open.options.length + open.choices.length > 0 || open.text.length > 2 || /[?]/.test(open.head)) return;
  questions.pop();
  for (const [i, text] of open.text.entries()) omit(reading, open.line + i, text);
}

const isOption = ({ tokens }: Reading, at: number): boolean => tokens(at)[0]?.is === "option";

const isPlain = ({ lines, tokens }: Reading, at: number): boolean => {
  const [only, ...more] = lines[at]!.text === "" ? [] : tokens(at);
  return only?.is === "text" && more.length === 0;
};

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

/** Folded lines that stand alone somewhere and belong to no question. */
const pageLinesOf = ({ title, omitted }: Reading, pageHeads: ReadonlySet<string>): string[] =>
  [...new Set([...pageHeads, ...[title ?? "", ...omitted.map(({ text }) => text)].map(searchKey)])]
    .filter((line) => /\p{L}{4}/u.test(line) && !/^(?:cevap|yanit) anahtari/.test(line))
    .slice(0, MOST_PAGE_LINES);
/** Each is looked for in every question. */
const MOST_PAGE_LINES = 300;

/** Lines that repeat, at least once between a question's last option and the next question: heads and feet of pages. */
function pageHeadsOf(reading: Reading): ReadonlySet<string> {
  const { lines, tokens } = reading;
  const counts = new Map<string, number>();
  const between = new Set<string>();
  let run: string[] = [];
  let isBehind = false;
  for (const [at, { text }] of lines.entries()) {
    if (text === "") continue;
    if (isPlain(reading, at)) {
      if (text.length < 4 || text.length > 120 || /[?]$|^\p{Ll}|^\p{L}\s?[).]/u.test(text)) continue;
      const key = searchKey(text);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (isBehind) run.push(key);
      continue;
    }
    const is = tokens(at).at(-1)!.is;
    if (tokens(at)[0]!.is === "numbered") for (const key of run) between.add(key);
    run = [];
    isBehind = is === "option" || is === "label" || is === "choice";
  }
  for (const key of run) between.add(key);
  return new Set([...between].filter((key) => counts.get(key)! > 1));
}

/** A number alone behind a question's last option, whose options are no numbers. */
function isPageNumber(reading: Reading, at: number): boolean {
  const { open, lines } = reading;
  if (!isBareNumber(lines[at]!.text)) return false;
  if (!open || open.isEnded) return true;
  return open.options.length > 1 && /\p{L}/u.test(open.options.at(-1)!.text) && !hasOptionsBelow(reading, at);
}

const hasOptionsBelow = ({ lines, tokens }: Reading, at: number): boolean => {
  const next = lines.findIndex(({ text }, i) => i > at && i < at + 4 && text !== "");
  return next >= 0 && tokens(next)[0]?.is === "option";
};
