/** The reason why a question has no answer: nothing was sent, or it came too late. */
export const noAnswerWords = (tooLate: string | undefined): string =>
  tooLate === undefined ? "Bu soruda cevap vermedin." : "Cevabın zamanında ulaşmadı.";
