import { inLetters, whyOf } from "../shared/places/verdict";
import { resultInWords } from "../shared/sending/result-in-words";
import type { Facts as ToldOf } from "../phone-kind";

/** The pupil's order in words. */

type Facts = ToldOf<"order">;

/** ", altı kartı da sıraladın" */
export const howRight = ({ result }: Facts): string =>
  `, ${inLetters(result.correct_option.length)} kartı da sıraladın`;

/** "Sıralaman %80 doğru." */
export const why = (facts: Facts): string =>
  whyOf(
    facts,
    `Sıralaman %${Math.round(100 * (facts.own?.share ?? 0))} doğru.`,
    "Sıralaman gönderilmedi: bütün kartlar yerleşmemişti.",
  );

/** "677 puan kazandın. Sıralaman %80 doğru." */
export const said = (facts: Facts): string => resultInWords(facts.own, howRight(facts), why(facts));
