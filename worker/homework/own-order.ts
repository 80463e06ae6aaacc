import { shuffledList } from "#question/question";
import { seeded } from "#shared/seeded";
import type { Homework, Pupil } from "./homework";

/** The questions' places in the order in which this pupil gets them in an attempt: the same whenever it is asked for. */
export function ownOrder({ setup, questions }: Homework, { seq, id, attempt }: Who): number[] {
  const places = [...questions.keys()];
  return setup.settings.shuffle ? shuffledList(places, seeded(`${id} ${seq} ${attempt}`)) : places;
}
type Who = Pick<Pupil, "seq" | "id" | "attempt">;

export const placeAt = (homework: Homework, pupil: Who, turn: number): number => ownOrder(homework, pupil)[turn]!;
