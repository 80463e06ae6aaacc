import type { OwnResult } from "#protocol/live/played-question";
import { isPlaced } from "#game-client/is-placed";
import { noAnswerWords } from "#kinds/shared/sending/answer-words";
import { netText } from "#words/net";

type Own = OwnResult;

/** "1" · "0,67": whole ones without decimals, as in "+1 net". */
export function gain(points: number): string {
  const net = points / 1000;
  return Number.isInteger(net) ? `${net}` : netText(net);
}

export const netOf = ({ net = 0 }: { readonly net?: number | undefined }): string => `${netText(net)} net`;

/** "Toplam 7,67 net, 2. sıradasın." */
export const totalWords = (own: Own): string =>
  `Toplam ${netOf(own)}${isPlaced(own) ? `, ${own.rank}. sıradasın` : ""}.`;

/** "0,33 net gitti. Emin olmadığında boş bırakmak netini düşürmez." Nothing goes where a wrong answer costs nothing. */
export const costWords = ({ points_earned: points }: Own): string =>
  points < 0
    ? `${netText(-points / 1000)} net gitti. Emin olmadığında boş bırakmak netini düşürmez.`
    : "Netin yerinde duruyor.";

/** True if the question was left blank: not if an answer came too late, or stood there unsent. */
export const isBlank = (own: Own | undefined, tooLate: string | undefined, questionId: string): boolean =>
  own?.answer === null && own.is_correct !== null && noAnswerWords(tooLate, questionId) === noAnswerWords(undefined);

export const blankTitle = "Boş bıraktın";
export const blankWords = (own: Own): string => `Netin yerinde duruyor: ${netOf(own)}.`;
