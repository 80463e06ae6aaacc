import type { OwnResult } from "#protocol/live/played-question";
import { missed } from "#words/pupil-sentences";
import { unscored } from "./answer-words";
import { earned } from "./result-earned";

type Own = OwnResult | undefined;

/** The title of a result, and its sign. */
export function verdictOf(own: Own) {
  if (own?.is_correct) return { title: "Doğru!", sign: "check" } as const;
  if (own?.share) return { title: "Yaklaştın", sign: "half" } as const;
  return own?.answer == null
    ? ({ title: "Süre doldu", sign: "clock" } as const)
    : ({ title: missed, sign: "x" } as const);
}

/** "677 puan kazandın, altı kartı da sıraladın." · "271 puan kazandın. Sıralaman %33 doğru." */
export function resultInWords(own: Own, howRight: string, why: string): string {
  const points = own && own.points_earned > 0 ? `${earned(own)} kazandın` : "";
  if (own?.is_correct) return `${points || unscored}${howRight}.`;
  return `${points && `${points}. `}${why}`;
}
