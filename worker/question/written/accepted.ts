import { limits } from "#protocol/limits";
import { answerFold } from "./answer-fold";
import { isAnswerText } from "./answer-texts";
import { faultAt } from "../fault";
import type { Fault } from "../question";
import { cutTo, faultOfText } from "../text";

/** What is wrong with the texts that a teacher accepts: each has to be one that can be given as an answer. */
export function acceptedFaults(accepted: readonly string[]): Fault[] {
  if (accepted.length === 0) return faultAt("accepted", "En az bir doğru cevap yazın.");
  if (accepted.length > limits.acceptedAnswers)
    return faultAt("accepted", `En çok ${limits.acceptedAnswers} doğru cevap yazabilirsiniz.`);
  const seen = new Set<string>();
  return accepted.flatMap((text, i) => {
    const own = faultOfAccepted(text);
    if (own) return faultAt("accepted", own, String(i));
    // A circumflex is a letter of its own in some languages, and of which the set is, is not said here.
    const key = answerFold(text, "");
    const isKnown = seen.has(key);
    seen.add(key);
    const message = `“${shortened(text)}” zaten var: büyük küçük harf ve noktalama fark etmez.`;
    return faultAt("accepted", isKnown ? message : null, String(i));
  });
}

function faultOfAccepted(text: string): string | null {
  if (isAnswerText(text, limits.typedAnswer)) return null;
  if (text.length > limits.answerText) return tooLong(text);
  if (answerFold(text, "") === "") return "Bu cevap boş. Yazın ya da silin.";
  return faultOfText(text, limits.answerText) ?? tooLong(text);
}

const tooLong = (text: string): string => `“${shortened(text)}” ${limits.typedAnswer} karakterden uzun.`;

const shortened = (text: string): string => {
  const start = cutTo(text, limits.typedAnswer);
  return start === text ? text : `${start}…`;
};
