import type { Homework, HomeworkPupil } from "#protocol/http/replies/homework";
import { costsOf } from "#protocol/settings/scoring";
import { netText } from "#words/net";
import { stateOf } from "./detail/states";

/** Figures of a homework that counts net. Pure. */

type Of = Pick<Homework, "settings" | "state" | "question_count">;
type Counts = {
  readonly right: number;
  /** Null where polls and clouds are asked too: the answers that can be wrong are not counted apart from those. */
  readonly wrong: number | null;
  /** Null as well until the attempt is whole: questions still to come are not blank yet. */
  readonly blank: number | null;
};

/** Tells whether the pupil's attempt that counts gets no more answers. */
const isWhole = ({ state }: Of, pupil: HomeworkPupil): boolean => state === "over" || stateOf(pupil) === "finished";

/** The figures of the attempt that counts; null before its first answer. */
export function countsIn(of: Of, pupil: HomeworkPupil): Counts | null {
  const { best } = pupil;
  if (!best || (best.answered === 0 && !isWhole(of, pupil))) return null;
  const { right, answered } = best;
  const isExact = best.judged === of.question_count;
  return {
    right,
    wrong: isExact ? answered - right : null,
    blank: isExact && isWhole(of, pupil) ? of.question_count - answered : null,
  };
}

/** Mean of those whose attempt is whole: while the homework runs, the others' net tells nothing yet. */
function meanNet(of: Of, pupils: readonly HomeworkPupil[]): number | null {
  const nets = pupils.flatMap((pupil) => (isWhole(of, pupil) ? (pupil.best?.net ?? []) : []));
  return nets.length === 0 ? null : nets.reduce((sum, net) => sum + net, 0) / nets.length;
}

/** ["6,33", " net, bitirenlerin ortalaması. 3 yanlış 1 doğruyu götürür."] */
export function netWords(of: Of, pupils: readonly HomeworkPupil[]): readonly [mean: string, words: string] {
  const mean = meanNet(of, pupils);
  const costs = of.settings.wrong_costs ? `${costsOf(of.settings.wrong_costs)}.` : "";
  if (mean === null) return ["", costs];
  return [netText(mean), ` net, ${of.state === "over" ? "sınıf" : "bitirenlerin"} ortalaması. ${costs}`];
}
