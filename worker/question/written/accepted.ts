import { limits } from "#shared/limits";
import { answerFold } from "./answer-fold";
import { faultAt } from "../fault";
import type { Fault } from "../question";
import { hasAtMost } from "../graphemes";
import { comparable, cutTo, faultOfText, writeOrDelete } from "../text";

/** The most letters of all remembered lists together. */
const MOST_REMEMBERED = 3_000_000;
/** Lists without a fault: a stored set is read again at each look of a guest, and for each game of it. */
const sound = new Set<string>();
let letters = 0;

/** Faults of the texts that a teacher accepts: each has to be one that can be given as an answer. */
export function acceptedFaults(accepted: readonly string[]): Fault[] {
  if (accepted.length > limits.acceptedAnswers || accepted.some((text) => text.length > limits.keptAnswer))
    return faultsOf(accepted);
  const list = JSON.stringify(accepted);
  if (sound.has(list)) return [];
  const faults = faultsOf(accepted);
  if (faults.length > 0) return faults;
  if (letters > MOST_REMEMBERED) {
    sound.clear();
    letters = 0;
  }
  sound.add(list);
  letters += list.length;
  return faults;
}

function faultsOf(accepted: readonly string[]): Fault[] {
  if (accepted.length === 0) return faultAt("accepted", "En az bir doğru cevap yazın.");
  if (accepted.length > limits.acceptedAnswers)
    return faultAt("accepted", `En çok ${limits.acceptedAnswers} doğru cevap yazabilirsiniz.`);
  const seen = new Set<string>();
  return accepted.flatMap((text, i) => {
    const own = text.length > limits.keptAnswer ? tooLong(text) : faultOfAccepted(text);
    if (own) return faultAt("accepted", own, String(i));
    // A circumflex is a letter of its own in some languages, and the language of the set is not known here.
    const key = answerFold(text, "");
    if (key === "") return faultAt("accepted", `Bu cevap boş. ${writeOrDelete}`, String(i));
    const isKnown = seen.has(key);
    seen.add(key);
    const message = `“${shortened(text)}” zaten var: büyük küçük harf ve noktalama fark etmez.`;
    return faultAt("accepted", isKnown ? message : null, String(i));
  });
}

/** Asked before the text is folded, which takes much longer. */
function faultOfAccepted(text: string): string | null {
  const fault = faultOfText(text, limits.keptAnswer);
  return fault ?? (hasAtMost(comparable(text), limits.typedAnswer) ? null : tooLong(text));
}

const tooLong = (text: string): string => `“${shortened(text)}” ${limits.typedAnswer} karakterden uzun.`;

const shortened = (text: string): string => {
  const start = cutTo(text, limits.typedAnswer);
  return start === text ? text : `${start}…`;
};
