import { searchKey } from "#protocol/fold";
import { rightOptions } from "./correct-cell";
import { answerKey, isAnswerKey } from "./answer-key";
import { lineKind, splitOptions, type Option } from "./text-lines";
import { refuseTooManyRows, type RawQuestion, type RawSet } from "./types";

/** A question while its lines come in. */
type Open = {
  line: number;
  /** Its first line as it stood, number and all. */
  head: string;
  number?: number;
  text: string[];
  options: Option[];
  answer?: string;
  explanation: string[];
  timeLimit?: number;
};
/** Of one question; a text with more lines for each has more questions than can be read. */
const MOST_LINES = 20;
type Reading = { questions: Open[]; open: Open | undefined; afterGap: boolean; title?: string };

/**
 * Questions as they stand in a document, or in an Aiken file: a question, its options with letters, and either a * at
 * the right one or a line "Cevap: B". Lines that belong to nothing become questions of their own, which are then
 * refused by name: nothing disappears.
 */
export function textQuestions(source: string): RawSet {
  const lines = source.split(/\r\n?|\n/).map((line) => line.replace(/\s+/g, " ").trim());
  refuseTooManyRows(lines.length / MOST_LINES);
  const following = nextFilled(lines);
  const reading: Reading = { questions: [], open: undefined, afterGap: false };
  let key = new Map<number, string>();
  for (const [i, line] of lines.entries()) {
    if (line === "") reading.afterGap = true;
    else if (isAnswerKey(line)) {
      key = answerKey(lines.slice(i).join("\n"));
      break;
    } else {
      take(reading, line, i + 1, following[i]!);
      reading.afterGap = false;
    }
  }
  refuseTooManyRows(reading.questions.length);
  const questions = reading.questions.map((open, i) => closed(open, key.get(open.number ?? i + 1)));
  return { format: "text", ...(reading.title && { title: reading.title }), questions };
}

/** For each line the next one that is not empty. */
function nextFilled(lines: readonly string[]): string[] {
  const next: string[] = [];
  let filled = "";
  for (let i = lines.length - 1; i >= 0; i--) {
    next[i] = filled;
    filled = lines[i] || filled;
  }
  return next;
}

function take(reading: Reading, line: string, place: number, next: string) {
  const { open } = reading;
  const kind = lineKind(line);
  if (kind.is === "answer" && open) open.answer = kind.text;
  else if (kind.is === "explanation" && open) open.explanation.push(kind.text);
  else if (kind.is === "time" && open) open.timeLimit = kind.seconds;
  else if (kind.is === "option" && belongs(kind.options[0]!, open)) open!.options.push(...kind.options);
  else if (kind.is === "option" && isFirst(kind.options[0]!))
    begin(reading, { place, head: line, text: [], options: kind.options });
  else if (kind.is === "numbered" && (startsNext(kind.number, open) || isHeading(reading, kind.number))) {
    begin(reading, { place, head: line, number: kind.number, ...splitOptions(kind.text) });
  } else if (!open || endsBefore(open, reading.afterGap, next))
    begin(reading, { place, head: line, ...splitOptions(line) });
  else if (open.explanation.length > 0) open.explanation.push(line);
  else if (open.options.length > 0) lengthen(open.options.at(-1)!, line);
  else {
    const { text, options } = splitOptions(line);
    open.text.push(...text);
    open.options.push(...options);
  }
}

type Start = Pick<Open, "head" | "text" | "options"> & { place: number; number?: number };

function begin(reading: Reading, { place, head, number, text, options }: Start) {
  if (isHeading(reading, number)) {
    reading.title = reading.questions.pop()!.head;
  }
  reading.open = { line: place, head, ...(number !== undefined && { number }), text, options, explanation: [] };
  reading.questions.push(reading.open);
}

/** One line above the first question, like "8. Sınıf Fen Bilimleri". */
function isHeading({ questions, open, afterGap }: Reading, next: number | undefined): boolean {
  if (!open || questions.length > 1 || open.text.length > 1) return false;
  if (open.options.length > 0 || open.answer !== undefined) return false;
  return open.number === undefined ? next !== undefined || afterGap : next === 1 && afterGap && open.number > 1;
}

const isFirst = (option: Option): boolean => option.letter === "A";

/** An option goes on where the last one stopped; a second A begins another question. */
function belongs(option: Option, open: Open | undefined): boolean {
  if (!open || open.answer !== undefined) return false;
  const last = open.options.at(-1)?.letter;
  return last === undefined ? isFirst(option) && open.text.length > 0 : option.letter > last;
}

/** A number in the text of a question ("1. Güneş bir yıldızdır.") is not the next question's. */
const startsNext = (number: number, open: Open | undefined): boolean =>
  !open ||
  open.options.length > 0 ||
  open.answer !== undefined ||
  open.number === undefined ||
  number === open.number + 1;

/** Whether a plain line after these lines is the next question rather than more of this one. */
function endsBefore(open: Open, afterGap: boolean, next: string): boolean {
  if (open.answer !== undefined) return open.explanation.length === 0 || afterGap;
  if (open.options.length === 0) return false;
  const following = lineKind(next);
  return afterGap || (following.is === "option" && isFirst(following.options[0]!));
}

function lengthen(option: Option, line: string) {
  option.text = `${option.text} ${line}`.trim();
}

function closed(open: Open, fromKey: string | undefined): RawQuestion {
  const options = open.options.map(({ text }) => text);
  const marked = open.options.flatMap(({ isMarked }, i) => (isMarked ? [i] : []));
  const said = open.answer ?? fromKey;
  const truth = said === undefined || options.length > 0 ? undefined : truthValue(said);
  if (truth !== undefined) return { ...rest(open), options: ["Doğru", "Yanlış"], correct: [truth ? 0 : 1] };
  const { correct, problem } =
    said === undefined ? { correct: marked } : rightOptions(firstWord(said, options), options, "any");
  return { ...rest(open), options, correct, ...refusalOf(open, problem) };
}

function refusalOf({ text, options }: Open, problem: string | undefined): { refusal?: string } {
  if (text.join("").trim() === "") return { refusal: "Şıkların önünde soru metni yok." };
  if (options.length === 0) return { refusal: "Şık bulunamadı. Şıkları A) B) C) diye yazın." };
  return problem === undefined ? {} : { refusal: problem };
}

const rest = ({ line, text, timeLimit, explanation }: Open) => ({
  where: `Satır ${line}`,
  text: text.join("\n"),
  ...(timeLimit !== undefined && { timeLimit }),
  explanation: explanation.join("\n"),
});

/** "B) Ankara" says B; "Ankara" says itself. */
function firstWord(said: string, options: readonly string[]): string {
  const [, letter] = /^\(?([A-Ha-h])(?:[).:]|\s|$)/.exec(said) ?? [];
  return letter && !options.includes(said) && !/^[a-h](?:\s*(?:,|ve\b|and\b))/i.test(said) ? letter : said;
}

function truthValue(said: string): boolean | undefined {
  const value = searchKey(said).replace(/[^a-z]/g, "");
  if (/^(?:d|dogru|t|true)$/.test(value)) return true;
  return /^(?:y|yanlis|f|false)$/.test(value) ? false : undefined;
}
