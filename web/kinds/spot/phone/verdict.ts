import { pointOf } from "#question/picture/on-picture";
import { noAnswerWords, unscored } from "#kinds/shared/sending/answer-words";
import { netSaid } from "#kinds/shared/sending/result-earned";
import { resultInWords } from "#kinds/shared/sending/result-in-words";
import type { Facts as ToldOf } from "#kinds/phone-kind";
import { placeSaid } from "../words";

/** The pupil's place in words. */

type Facts = ToldOf<"spot">;

/** The reason for the verdict; the picture beside it shows the places. */
export function why({ asked, own, result, tooLate }: Facts): string {
  if (own?.is_correct) return `Doğru yerdeydin.${asked?.points === 0 ? ` ${unscored}.` : ""}`;
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
  const isWrong = own?.answer != null && !own.is_correct;
  return resultInWords(own, ", doğru yerdeydin", shownSaid(facts)) + (isWrong ? netSaid(own) : "");
}
