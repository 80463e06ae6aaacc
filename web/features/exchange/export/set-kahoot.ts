import type { ChoiceFields } from "#question/choice";
import { optionKeys } from "#question/question";
import {
  optionTexts,
  writtenBy,
  type ExportedQuestion,
  type ExportedSet,
  type KindLosses,
  type KindWriters,
} from "./exported-set";
import { xlsx, type Cell } from "#browser/files/xlsx";
import { answerColumns, headings, letters, ownHeadings, ownMark, times } from "../kahoot";

const columns: readonly string[] = [
  headings.question,
  ...Array.from({ length: answerColumns }, (_, i) => headings.answer(i + 1)),
  headings.time,
  headings.right,
  ownHeadings.time,
  ownHeadings.points,
  ownHeadings.explanation,
];

/** Fills Kahoot's own template. Data without a column stands further right, where only our reader looks. */
export const setKahoot = (set: ExportedSet): Uint8Array =>
  xlsx([
    {
      name: "Sheet1",
      rows: [
        [],
        [null, "Quiz template", ...blank(ownMark.column - 2), ownMark.text, set.title, set.description],
        ...Array.from({ length: 5 }, () => []),
        [null, ...columns],
        ...set.questions.flatMap(cells).map((row, i) => [i + 1, ...row]),
      ],
      widths: [6, 50, 32, 32, 32, 32, 20, 20, 14, 24, 40],
      frozenRows: 8,
    },
  ]);

const blank = (count: number): null[] => Array.from({ length: count }, () => null);

export const fitsKahoot = (question: ExportedQuestion): boolean => writtenBy(answers, question) !== null;

type Answers = { readonly options: readonly Cell[]; readonly right: string };

/** The template holds only quizzes, no other kinds. */
const answers: KindWriters<Answers> = {
  choice: (question) => optionsOf(question, question.correct_option),
  multi: (question) => optionsOf(question, question.correct_option),
  typed: null,
  number: null,
  order: null,
  match: null,
  spot: null,
  poll: null,
  cloud: null,
};

/** The table tells the kinds apart by the number of right options alone. */
export const kahootLosses: KindLosses = {
  choice: null,
  multi: ({ correct_option }) =>
    correct_option.length === 1 ? "Tek doğrusu olan çok doğrulu soru geri alınınca çoktan seçmeli olur." : null,
  typed: null,
  number: null,
  order: null,
  match: null,
  spot: null,
  poll: null,
  cloud: null,
};

/** True if Kahoot has less room for the question than we do. */
export function isLongForKahoot(question: ExportedQuestion): boolean {
  const written = writtenBy(answers, question);
  if (written === null) return false;
  const longest = Math.max(...written.options.map((text) => String(text ?? "").length));
  return question.question_text.length > letters.question || longest > letters.answer;
}

function optionsOf(question: Pick<ChoiceFields, "options" | "option_images">, right: string): Answers | null {
  const texts = optionTexts(question).map(([, text]) => text);
  if (texts.length > answerColumns) return null;
  const places = Array.from(right, (key) => optionKeys.findIndex((known) => known === key) + 1);
  return { options: Array.from({ length: answerColumns }, (_, i) => texts[i] ?? null), right: places.join(",") };
}

function cells(question: ExportedQuestion): Cell[][] {
  const written = writtenBy(answers, question);
  if (written === null) return [];
  const { question_text, time_limit, points, explanation } = question;
  const seconds = times.findLast((seconds) => seconds <= time_limit) ?? times[0];
  return [[question_text, ...written.options, seconds, written.right, time_limit, points, explanation]];
}
