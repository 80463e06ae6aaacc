import type { MatchShown, MatchSolution } from "#question/match";
import { inLetters, saidOf, whyOf } from "../shared/places/verdict";
import type { Told as ToldOf } from "../phone-kind";

/** The pupil's pairs in words. */

type Told = ToldOf<MatchShown, MatchSolution>;

/** ", altı eşi de buldun" */
export const howRight = ({ result }: Told): string => `, ${inLetters(result.correct_option.length)} eşi de buldun`;

/** "6 eşten 4 tanesi doğru." */
export function why(told: Told): string {
  const { result, own } = told;
  const right = Array.from(result.correct_option);
  const found = right.filter((letter, i) => own?.answer?.[i] === letter).length;
  return whyOf(told, `${right.length} eşten ${found} tanesi doğru.`, "Eşlerin gönderilmedi: bazıları boştu.");
}

/** "559 puan kazandın. 6 eşten 4 tanesi doğru." */
export const said = (told: Told): string => saidOf(told.own, why(told), howRight(told));
