import type { NextGame } from "#protocol/live/messages";

/** Two sentences: the questions of the follow-up game, and the choices a pupil keeps. */
export const followUpSentences = ({ which, questions }: NextGame, hasTeam: boolean): readonly string[] => [
  which === "missed" ? `Çoğumuzun bilemediği ${questions} soru.` : "Bütün sorular, baştan.",
  hasTeam ? "Adın, bilyen ve takımın aynı." : "Adın ve bilyen aynı.",
];
