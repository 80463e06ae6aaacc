import { IMAGE_LOST } from "../files/html-text";
import type { ColumnRole } from "../office/sheet";
import { textSet } from "../text-set";
import type { RawQuestion, RawSet } from "../types";
import { LOST_EQUATION } from "../math/tex";
import type { WordText } from "./docx";
import type { FoundPictures } from "./album";
import { LOST_SIGN } from "../office/symbol-fonts";

/** Reads the questions of a Word document, each with its picture. Doubts a question whose picture could not be taken. */
export function wordSet({ text, pictures }: WordText, roles?: readonly ColumnRole[]): RawSet {
  const { title, notes = [], ...set } = textSet(betweenQuestions(text), roles);
  const heading = title === undefined ? "" : withoutMarks(title);
  return {
    ...set,
    ...(heading && { title: heading }),
    notes: notes.map((note) => withoutMarks(note.replace(/“\[resim[^\]]*\]”/g, "bir resim"))),
    pictures: new Map(Array.from(pictures.values(), ({ picture, bytes }) => [picture.id, bytes])),
    questions: set.questions.map((question) => withPictures(question, pictures)),
  };
}

const MARK = /[ \t]*\[resim(?: (\d+)([?!]?))?\]/g;
const withoutMarks = (text: string): string =>
  text
    .replace(MARK, "")
    .replace(/^\s*\n/gm, "")
    .trim();

const ONLY_MARKS = /^(?:\s*\[resim[^\]]*\])+\s*$/;
const NUMBERED = /^\s*\**\s*\d{1,3}\s*[.)-]/;
/**
 * A line of a list of answers. Only one part of the pattern matches blanks: with two, a list followed by one more word took
 * years to reject.
 */
const KEY = /^\s*(?:\d{1,3}\s*(?:[.)-]\s*)?[A-Ha-h]\b[\s,;|]*)+$/;
const OPTION = /^\s*\**\s*\(?[A-Ha-h]\s*[.)-]/;
const ENDS_A_QUESTION = /^\s*\**\s*(?:\(?[A-Ha-h]\s*[.)-]|(?:doğru )?(?:cevap|yanıt)\b)/i;

const isStart = (line: string): boolean => NUMBERED.test(line) && !KEY.test(line);

/**
 * A picture between the last option and the next number belongs to the next question, which mentions "the figure above". One
 * below the last question belongs to that question; if every question has a picture below it, each belongs to the question
 * above it.
 */
function betweenQuestions(text: string): string {
  const lines = text.split("\n");
  const starts: number[] = [];
  /** Line of each such picture → line of the question above it, if any. */
  const above = new Map<number, number | undefined>();
  lines.forEach((line, at) => {
    if (isStart(line)) starts.push(at);
    else if (ONLY_MARKS.test(line) && isBetween(lines, at)) above.set(at, starts.at(-1));
  });
  const pictured = new Set(above.values());
  const areBelow = starts.every((start) => pictured.has(start));
  for (const [at, before] of above) {
    const isBelow = areBelow || before === starts.at(-1);
    const to = isBelow ? before : nextWritten(lines, at);
    if (to === undefined || !isStart(lines[to]!)) continue;
    lines[to] += ` ${lines[at]!.replace(/ (\d+)\]/g, ` $1${isBelow ? "!" : "?"}]`).trim()}`;
    lines[at] = "";
  }
  return lines.join("\n");
}

/** True outside a question and its last option. A picture below each option belongs to the option. */
function isBetween(lines: readonly string[], at: number): boolean {
  const [before, picture = "", option = ""] = lastWritten(lines, at);
  if (before === undefined) return true;
  const isOfOption = OPTION.test(before) && ONLY_MARKS.test(picture) && OPTION.test(option);
  return ENDS_A_QUESTION.test(before) && !isOfOption;
}

function nextWritten(lines: readonly string[], at: number): number | undefined {
  for (let i = at + 1; i < lines.length; i++) if (lines[i]!.trim() !== "") return i;
  return undefined;
}

/** The three nearest lines above that are not empty, nearest first. */
function lastWritten(lines: readonly string[], at: number): string[] {
  const found: string[] = [];
  for (let i = at - 1; i >= 0 && found.length < 3; i--) if (lines[i]!.trim() !== "") found.push(lines[i]!);
  return found;
}

function withPictures(question: RawQuestion, pictures: FoundPictures): RawQuestion {
  const inText = taken(question.text, pictures);
  const inOptions = question.options.map((option) => taken(option, pictures));
  const rest = JSON.stringify([question.explanation, question.written]);
  const all = [inText, ...inOptions];
  const doubts = [
    ...(all.some(({ isLost }) => isLost) || rest.search(MARK) >= 0 ? [IMAGE_LOST] : []),
    ...Object.entries(MOVED).flatMap(([sign, said]) => (all.some(({ from }) => from === sign) ? [said] : [])),
    ...LOST.flatMap(([mark, said]) => (JSON.stringify(question).includes(mark) ? [said] : [])),
  ];
  const isPictured = inOptions.some(({ picture }) => picture);
  return {
    ...question,
    text: inText.text,
    options: inOptions.map(({ text }) => text),
    ...(inText.picture && { image: inText.picture }),
    ...(isPictured && { images: inOptions.map(({ picture }) => picture) }),
    ...(question.explanation !== undefined && { explanation: withoutMarks(question.explanation) }),
    ...(doubts.length > 0 && { doubts: [...(question.doubts ?? []), ...doubts] }),
  };
}

/** Doubts about signs that could not be read, by what stands in their place. */
const LOST = [
  [LOST_EQUATION, "Denklemi alınmadı. Yerine formülünü yazın."],
  [LOST_SIGN, "Bir simgesi okunamadı. [simge] yerine doğrusunu yazın."],
] as const;
/** Doubts about a moved picture, by the sign in its mark. */
const MOVED = {
  "?": "Resim iki sorunun arasında duruyordu, bu soruya verildi.",
  "!": "Resim sorunun altında duruyordu, bu soruya verildi.",
};

/** Takes one picture out of a text; further ones are lost. */
function taken(text: string, pictures: FoundPictures) {
  const marks = [...text.matchAll(MARK)];
  const [first] = marks.flatMap(([, number, from]) => {
    const found = pictures.get(Number(number));
    return found ? [{ picture: found.picture, from }] : [];
  });
  return {
    text: marks.length === 0 ? text : withoutMarks(text),
    picture: first?.picture,
    from: first?.from,
    isLost: marks.length > (first ? 1 : 0),
  };
}
