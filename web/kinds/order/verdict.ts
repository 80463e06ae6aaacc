import type { OrderShown, OrderSolution } from "#question/order";
import { inLetters, saidOf, whyOf } from "../shared/places/verdict";
import type { Told as ToldOf } from "../phone-kind";

/** The pupil's order in words. */

type Told = ToldOf<OrderShown, OrderSolution>;

/** ", altı kartı da sıraladın" */
export const howRight = ({ result }: Told): string => `, ${inLetters(result.correct_option.length)} kartı da sıraladın`;

/** "Sıralaman %80 doğru." */
export const why = (told: Told): string =>
  whyOf(
    told,
    `Sıralaman %${Math.round(100 * (told.own?.share ?? 0))} doğru.`,
    "Sıralaman gönderilmedi: bütün kartlar yerleşmemişti.",
  );

/** "677 puan kazandın. Sıralaman %80 doğru." */
export const said = (told: Told): string => saidOf(told.own, why(told), howRight(told));
