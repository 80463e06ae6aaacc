import { kindInText } from "./kinds";
import { tokensOf, type Token } from "./lines";
import { isAnswered, type NewPart, type Open } from "./open";
import type { Line } from "./source";
import type { Omitted } from "../types";
import { withoutWorth } from "./worth";

/** Everything found in the text, and the question still open. */
export type Reading = {
  readonly lines: readonly Line[];
  readonly tokens: (at: number) => readonly Token[];
  /** Width of the page that the text was copied from: its longest line that goes on in a small letter. */
  readonly width: () => number;
  questions: Open[];
  open: Open | undefined;
  afterGap: boolean;
  section: number;
  /** A kind named before its question. */
  nextKind?: Open["kind"];
  newPart?: NewPart;
  readonly names: Map<number, string>;
  lastNumber?: number;
  title?: string;
  readonly omitted: Omitted[];
};

export function newReading(lines: readonly Line[]): Reading {
  const known: (readonly Token[] | undefined)[] = [];
  const tokens = (at: number) => (known[at] ??= tokensOf(lines[at]!));
  let widest: number | undefined;
  const width = () => (widest ??= widthOf(lines));
  return {
    lines,
    tokens,
    width,
    questions: [],
    open: undefined,
    afterGap: false,
    section: 0,
    names: new Map(),
    omitted: [],
  };
}

const widthOf = (lines: readonly Line[]): number =>
  lines.reduce(
    (most, { text }, i) => (/^\p{Ll}/u.test(lines[i + 1]?.text ?? "") ? Math.max(most, text.length) : most),
    40,
  );

/** "Su 100 derecede kaynar. (D)" */
const TRUTH_BEHIND = /\s*\(\s*(D|Y|Doğru|Yanlış|doğru|yanlış)\s*\)\s*\.?$/u;

type Start = { text: string; number?: number; sign?: string };

export function begin(reading: Reading, at: number, { text, number, sign }: Start) {
  const { open } = reading;
  if (open && isHeading(reading, number)) drop(reading, reading.questions.pop()!);
  const part = beginPart(reading, number);
  const valued = withoutWorth(text);
  const isValuedTruth = number !== undefined && TRUTH_BEHIND.test(valued.text);
  const said = isValuedTruth ? valued.text : text;
  const truth = /^\(\s*([DdYy])\s*\)\s*(?=\S)/.exec(said) ?? (number === undefined ? null : TRUTH_BEHIND.exec(said));
  const whole = truth ? said.replace(truth[0], "") : said;
  const { kind = reading.nextKind, text: bare } = kindInText(whole);
  reading.open = {
    line: reading.lines[at]!.place,
    last: reading.lines[at]!.place,
    head: reading.lines[at]!.text,
    ...(number !== undefined && { number }),
    ...(sign !== undefined && { sign }),
    section: reading.section,
    ...(part && { part }),
    text: bare === "" ? [] : [bare],
    options: [],
    choices: [],
    explanation: [],
    doubts: [],
    ...(truth && { answer: truth[1]! }),
    ...(isValuedTruth && valued.worth !== undefined && { worth: valued.worth }),
    ...(kind && { kind }),
  };
  if (number !== undefined) reading.lastNumber = number;
  delete reading.nextKind;
  reading.questions.push(reading.open);
}

/**
 * Drops an open question that turned out to be none: the first line above all questions becomes the title, the others are
 * reported.
 */
function drop(reading: Reading, { head, text, line, part }: Open) {
  if (reading.questions.length === 0) delete reading.lastNumber;
  if (part) [reading.newPart, reading.section] = [part, reading.section - 1];
  if (reading.questions.length === 0 && reading.title === undefined) reading.title = head;
  else omit(reading, line, head);
  for (const [i, more] of text.slice(1).entries()) omit(reading, line + i + 1, more);
}

const NO_QUESTION_LINE = "Soru değil.";
export const omit = ({ omitted }: Reading, place: number, text: string, why = NO_QUESTION_LINE) =>
  omitted.push({ where: `Satır ${place}`, text, why });

/** Begins a part at a heading, unless the numbers go on: then it is the head of a page. */
function beginPart(reading: Reading, number: number | undefined): NewPart | undefined {
  const { newPart, questions } = reading;
  delete reading.newPart;
  const last = reading.lastNumber;
  const goesOn = number !== undefined && last !== undefined && number === last + 1;
  const isNew = newPart !== undefined && questions.length > 0 && (newPart.isSure || !goesOn);
  if (isNew || (number !== undefined && isRestart(reading, number))) reading.section++;
  if (newPart?.name !== undefined && (isNew || questions.length === 0))
    reading.names.set(reading.section, newPart.name);
  return isNew ? newPart : undefined;
}

function isHeading({ open, afterGap, questions }: Reading, next: number | undefined): boolean {
  const room = questions.length === 1 && next !== undefined ? 4 : 1;
  if (!open || open.text.length > room || open.choices.length > 0 || open.options.length > 0 || isAnswered(open))
    return false;
  if (/[?]$|^[l|]\s?[.)-]/.test(open.head) || TRUTH_BEHIND.test(open.head)) return false;
  if (open.number === undefined) return next !== undefined || (afterGap && questions.length === 1);
  return questions.length === 1 && next === 1 && afterGap && open.number > 1;
}

function isRestart({ questions, section, lastNumber: last }: Reading, number: number): boolean {
  if (questions.at(-1)?.section !== section) return false;
  return last !== undefined && number <= last && (number === 1 || number < last - 1);
}
