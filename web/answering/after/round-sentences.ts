import type { NextGame } from "#protocol/live/messages";

/** Two sentences: the questions of the next round, and the choices a pupil keeps. */
export const roundSentences = ({ which, questions }: NextGame, hasTeam: boolean): readonly string[] => [
  which === "missed" ? `Çoğumuzun bilemediği ${questions} soru.` : "Bütün sorular, baştan.",
  hasTeam ? "Adın, bilyen ve takımın aynı." : "Adın ve bilyen aynı.",
];
