import type { ChoiceFields } from "#question/choice";
import { plainNumber } from "#question/numbers/decimal";
import { categoryMark, explanationMark, formatName, pairMark, questionComment, setComment, signs } from "../gift";
import { categoryPath, isTrueOrFalse } from "../moodle";
import { noteOf, noteText, setNote, type OwnNote } from "../own-note";
import { optionTexts, writtenBy, type ExportedQuestion, type ExportedSet, type KindWriters } from "./exported-set";
import { weightOf, withoutStars } from "./moodle-marks";

/** Writes Moodle's GIFT. Data without a place in it goes into comments that other tools ignore. */
export const setGift = (set: ExportedSet): string =>
  [heading(set), ...set.questions.flatMap(question)].join("\n\n") + "\n";

export const fitsGift = (question: ExportedQuestion): boolean => writtenBy(answers, question) !== null;

function heading({ title, description, language }: ExportedSet): string {
  const note = setNote({ description, ...(language && { language }) });
  return `${categoryMark} ${categoryPath(title)}\n${setComment(behind(note))}`;
}

function question(question: ExportedQuestion): string[] {
  const { question_text, time_limit, points, explanation } = question;
  const inside = writtenBy(answers, question);
  if (inside === null) return [];
  return [
    [
      questionComment(time_limit, points, behind(noteOf(question))),
      `[plain]${escaped(question_text)} {${inside[0]}`,
      ...inside.slice(1).map((line) => `\t${line}`),
      ...(explanation === "" ? [] : [`\t${explanationMark}${unmarked(explanation)}`]),
      "}",
    ].join("\n"),
  ];
}

const behind = (note: OwnNote): string => (Object.keys(note).length === 0 ? "" : ` ${noteText(note)}`);

/** Writes the part between the braces: on the question's line, and on lines of its own. */
const answers: KindWriters<readonly string[]> = {
  choice: (question) =>
    isTrueOrFalse(question)
      ? [question.correct_option === "A" ? "T" : "F"]
      : options(question, (key) => (key === question.correct_option ? "=" : "~")),
  multi: (question) =>
    options(question, (key) => `~%${weightOf(question.correct_option.length, question.correct_option.includes(key))}%`),
  typed: ({ accepted }) => fitting(accepted, ["", ...accepted.map((text) => answer("=", withoutStars(text)))]),
  number: ({ value, tolerance }) => [`#${plainNumber(value)}:${plainNumber(tolerance)}`],
  order: ({ items }) =>
    items.some((item) => item.startsWith("//"))
      ? null
      : [`>${items.length} ALL VERTICAL ABSOLUTE_POSITION SHOW 123`, ...items.map(unmarked)],
  match: ({ pairs }) =>
    fitting(
      pairs.flatMap(({ left, right }) => [left, right]),
      ["", ...pairs.map(({ left, right }) => `=${unmarked(left)} ${pairMark} ${unmarked(right)}`)],
    ),
  /** Moodle needs a right answer, so all options are right: the first by its mark, the others by their weight. */
  poll: (question) => options(question, (key) => (key === "A" ? "=" : "~%100%")),
  spot: null,
  cloud: null,
};

const options = (
  question: Pick<ChoiceFields, "options" | "option_images">,
  mark: (key: string) => string,
): string[] => ["", ...optionTexts(question).map(([key, text]) => answer(mark(key), text))];

/** Adds an explicit weight before a text that itself begins like one. */
const answer = (mark: string, text: string): string =>
  `${mark}${mark.length === 1 && text.startsWith("%") ? (mark === "=" ? "%100%" : "%0%") : ""}${unmarked(text)}`;

/** Refuses texts with the arrow that joins pairs: GIFT cannot escape it. */
const fitting = (texts: readonly string[], lines: string[]): string[] | null =>
  texts.some((text) => text.includes(pairMark)) ? null : lines;

/** Marks a text as plain if it begins like the name of a format. */
const unmarked = (text: string): string => (formatName.test(text) ? "[plain]" : "") + escaped(text);
const escaped = (text: string): string => text.replace(anySign, "\\$&").replaceAll("\n", "\\n");
const anySign = new RegExp(`[${signs.map((sign) => `\\${sign}`).join("")}]`, "g");
