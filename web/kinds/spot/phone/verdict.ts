import { pointOf } from "#question/picture/on-picture";
import { noAnswerWords } from "#kinds/shared/sending/no-answer";
import type { Facts as ToldOf } from "#kinds/phone-kind";
import { placeSaid } from "../words";

/** The pupil's place in words. */

type Facts = ToldOf<"spot">;

export function titleOf({ own }: Facts) {
  if (own?.is_correct) return { title: "Doğru!", sign: "check" } as const;
  return own?.answer == null
    ? ({ title: "Süre doldu", sign: "clock" } as const)
    : ({ title: "Bu sefer olmadı", sign: "x" } as const);
}

/** The reason for the verdict; the picture beside it shows the places. */
export function why({ asked, own, result, tooLate }: Facts): string {
  if (own?.is_correct) return `Doğru yerdeydin.${asked?.points === 0 ? " Bu soru puansızdı." : ""}`;
  const rings = result.solution.areas.length === 1 ? "Halka doğru yer" : "Halkalar doğru yerler";
  return own?.answer == null
    ? `${noAnswerWords(tooLate, result.question_id)} ${rings}.`
    : `${rings}, bilye senin yerin.`;
}

/** The picture in words: "Doğru yer soldan yüzde 66, üstten yüzde 15. Senin yerin soldan yüzde 20, üstten yüzde 80." */
export function shownSaid({ own, result }: Facts): string {
  const { areas } = result.solution;
  const places = areas.map(({ x, y }) => placeSaid([x, y])).join("; ");
  const touched = own?.answer == null ? null : pointOf(own.answer);
  return `Doğru ${areas.length === 1 ? "yer" : "yerler"} ${places}.${touched ? ` Senin yerin ${placeSaid(touched)}.` : ""}`;
}

export function said(facts: Facts): string {
  const { own } = facts;
  if (!own?.is_correct) return shownSaid(facts);
  const points = own.points_earned > 0 ? `${own.points_earned} puan kazandın` : "Bu soru puansızdı";
  return `${points}, doğru yerdeydin.`;
}
