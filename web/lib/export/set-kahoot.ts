import { optionKeys } from "#question/question";
import { choicesOf, kahootOptions, type ExportedChoice, type ExportedSet } from "./exported-set";
import { xlsx, type Cell } from "./xlsx";

/** The clock of Kahoot has only these. */
const times = [5, 10, 20, 30, 60, 90, 120, 240];
const headings = [
  null,
  "Question - max 120 characters",
  "Answer 1 - max 75 characters",
  "Answer 2 - max 75 characters",
  "Answer 3 - max 75 characters",
  "Answer 4 - max 75 characters",
  "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
  "Correct answer(s) - choose at least one",
  "Bilye süre (sn)",
  "Bilye puan",
  "Bilye açıklama",
];

/** Kahoot's own template, filled. What it has no column for stands to the right, where only we look. */
export const setKahoot = (set: ExportedSet): Uint8Array =>
  xlsx([
    {
      name: "Sheet1",
      rows: [
        [],
        [null, "Quiz template", null, null, null, null, null, null, "Bilye", set.title, set.description],
        ...Array.from({ length: 5 }, () => []),
        headings,
        ...choicesOf(set, kahootOptions).map(row),
      ],
      widths: [6, 50, 32, 32, 32, 32, 20, 20, 14, 24, 40],
      frozenRows: 8,
    },
  ]);

const row = (question: ExportedChoice, i: number): Cell[] => [
  i + 1,
  question.question_text,
  ...optionKeys.slice(0, kahootOptions).map((key) => question.options[key] ?? null),
  times.findLast((seconds) => seconds <= question.time_limit) ?? times[0],
  String(optionKeys.findIndex((key) => key === question.correct_option) + 1),
  question.time_limit,
  question.points,
  question.explanation,
];
