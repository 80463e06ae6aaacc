import { answerFold } from "#question/written/answer-fold";
import { forgiving } from "#question/written/typo";

/** One of the accepted answers with a letter missing, which counts too; null if none is long enough. */
export function slipExample(accepted: readonly string[]): string | null {
  const long = accepted.find((text) => forgiving(answerFold(text)) !== null);
  if (long === undefined) return null;
  const letters = Array.from(long);
  const places = letters.flatMap((letter, i) => (/\p{L}/u.test(letter) ? [i] : []));
  // The missing letter is in the middle of the word, where slips happen.
  const gone = places[Math.floor(places.length / 2)];
  return letters.filter((_, i) => i !== gone).join("");
}
