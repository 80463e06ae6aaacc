import { lastUnsent } from "./unsent";

export const nothingLost = "Puanın yerinde duruyor.";
export const unscored = "Bu soru puansızdı";

/**
 * The reason why a question has no answer: it came too late, the host closed the question before what stands on the phone was
 * sent, or there is nothing.
 */
export function noAnswerWords(tooLate: string | undefined, questionId = ""): string {
  if (tooLate !== undefined) return "Cevabın zamanında ulaşmadı.";
  return lastUnsent(questionId)?.draft ? "Göndermeden soru kapandı." : "Bu soruda cevap vermedin.";
}
