import type { NextGame } from "#protocol/live/messages";

/** What is played, and what a pupil need not choose again: two sentences. */
export const roundSentences = ({ which, questions }: NextGame, hasTeam: boolean): readonly string[] => [
  which === "missed" ? `Çoğumuzun bilemediği ${questions} soru.` : "Bütün sorular, baştan.",
  hasTeam ? "Adın, bilyen ve takımın aynı." : "Adın ve bilyen aynı.",
];
