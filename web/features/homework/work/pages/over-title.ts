import type { HomeworkFacts, HomeworkResult } from "#protocol/http/replies/homework";

type Finished = Pick<HomeworkFacts, "question_count">;

export const isFinished = ({ question_count }: Finished, result: HomeworkResult | null): boolean =>
  result !== null && result.best.answered >= question_count;

/** The title after the end. A pupil who answered everything in time does not read that their time ran out. */
export const overTitle = (homework: Finished, result: HomeworkResult | null): string =>
  isFinished(homework, result) ? "Ödev bitti" : "Süresi doldu";
