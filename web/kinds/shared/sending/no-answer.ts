/** The reason why a question has no answer: nothing was sent, or it came too late. */
export const noAnswerWords = (late: string | undefined): string =>
  late === undefined ? "Bu soruda cevap vermedin." : "Cevabın zamanında ulaşmadı.";
