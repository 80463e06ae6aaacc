/** Layout of Kahoot's template for quizzes, shared by the writer and the reader. It holds one row for each choice or multi. */

/** Times that Kahoot allows, in seconds. */
export const times = [5, 10, 20, 30, 60, 90, 120, 240];
/** Number of answer columns. */
export const answerColumns = 4;

/** Letters that Kahoot allows. A file may hold more, which our reader takes. */
export const letters = { question: 120, answer: 75 } as const;

/** Headings of the template. Their numbers differ between its editions. */
export const headings = {
  question: `Question - max ${letters.question} characters`,
  answer: (place: number): string => `Answer ${place} - max ${letters.answer} characters`,
  time: `Time limit (sec) – ${times.slice(0, -1).join(", ")}, or ${times.at(-1)} secs`,
  right: "Correct answer(s) - choose at least one",
} as const;

/** Columns of ours behind the template's: Kahoot ignores them. */
export const ownHeadings = {
  time: "Bilye süre (sn)",
  points: "Bilye puan",
  explanation: "Bilye açıklama",
} as const;

/** Mark of our own file, above the headings and before the set's title and description. */
export const ownMark = { text: "Bilye", column: 8 } as const;
