import { inLetters, whyOf } from "../shared/places/verdict";
import { resultInWords } from "../shared/sending/result-in-words";
import type { Facts as ToldOf } from "../phone-kind";

/** The pupil's pairs in words. */

type Facts = ToldOf<"match">;

/** ", altı eşi de buldun" */
export const howRight = ({ result }: Facts): string => `, ${inLetters(result.correct_option.length)} eşi de buldun`;

/** "6 eşten 4 tanesi doğru." */
export function why(facts: Facts): string {
  const { result, own } = facts;
  const right = Array.from(result.correct_option);
  const found = right.filter((letter, i) => own?.answer?.[i] === letter).length;
  return whyOf(facts, `${right.length} eşten ${found} tanesi doğru.`, "Eşlerin gönderilmedi: bazıları boştu.");
}

/** "559 puan kazandın. 6 eşten 4 tanesi doğru." */
export const said = (facts: Facts): string => resultInWords(facts.own, howRight(facts), why(facts));
