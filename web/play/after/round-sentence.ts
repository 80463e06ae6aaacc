import type { NextGame } from "#protocol/messages";

/** What is played, and what a pupil need not choose again. */
export function roundSentence({ which, questions }: NextGame): string {
  const what = which === "missed" ? `Çoğumuzun bilemediği ${questions} soru.` : "Bütün sorular, baştan.";
  return `${what} Adın ve bilyen aynı.`;
}
