import type { NewHomework } from "#db/homework/homework";
import type { Plan } from "#objects/homework-room/homework-room";

type Given = Omit<Plan, "opening"> & { readonly opening: Omit<Plan["opening"], "code"> };

/** The row of a homework that was just given, before it has a code, and without its pictures. */
export const homeworkRow = ({ opening, terms, questions, places }: Given): Omit<NewHomework, "code" | "pictures"> => ({
  id: opening.homeworkId,
  ownerId: opening.ownerId,
  questionSetId: opening.questionSetId,
  title: terms.title,
  classId: opening.class?.id ?? null,
  settings: JSON.stringify(opening.settings),
  totalQuestions: questions.length,
  createdAt: opening.openedAt,
  opensAt: opening.opensAt,
  dueAt: terms.dueAt,
  expected: opening.class ? places.length : null,
});
