import type { OwnResult } from "#protocol/live/played-question";
import { isPlaced } from "#game-client/is-placed";
import { noAnswerWords } from "#kinds/shared/sending/answer-words";
import { inNet, netText } from "#words/net";

type Own = OwnResult;

/** "1" · "0,67": whole ones without decimals, as in "+1 net". */
export function gain(points: number): string {
  const net = points / 1000;
  return net % 1 ? netText(net) : `${net}`;
}

export const netOf = ({ net = 0 }: { readonly net?: number | undefined }): string => inNet(net);

/** "Toplam 7,67 net, 2. sıradasın." Before it, why an answer that earned a part stands among the wrong ones. */
export const totalWords = (own: Own): string =>
  `${own.points_earned > 0 && !own.is_correct ? "Kısmen doğru, yanlış sayılır. " : ""}Toplam ${netOf(own)}${isPlaced(own) ? `, ${own.rank}. sıradasın` : ""}.`;

/** "0,33 net gitti. Emin olmadığında boş bırakmak netini düşürmez." Nothing goes where a wrong answer costs nothing. */
export const costWords = ({ points_earned: points }: Own): string =>
  points < 0
    ? `${inNet(-points / 1000)} gitti. Emin olmadığında boş bırakmak netini düşürmez.`
    : "Netin yerinde duruyor.";

/** True if the question was left blank: not if an answer came too late, or stood there unsent. */
export const isBlank = (own: Own, tooLate: string | undefined, questionId: string): boolean =>
  own.answer === null && own.is_correct !== null && noAnswerWords(tooLate, questionId) === noAnswerWords(undefined);

export const blankTitle = "Boş bıraktın";
export const blankWords = (own: Own): string => `Netin yerinde duruyor: ${netOf(own)}.`;
