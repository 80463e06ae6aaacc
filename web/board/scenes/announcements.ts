import type { GameSettings } from "#protocol/messages";
import type { LiveGame } from "../../live/game";
import { answersOf } from "../../kinds/answers";
import { number } from "../../lib/format";
import { fastestClimber, nobodyScored } from "./podium-places";
import { knewOf, type Scene } from "./scene";
import { said } from "../../texts/set-text";

/** What the board's live region says when a scene begins. One text a scene: counts and clocks are not read out. */
export function announcement(scene: Scene, game: LiveGame): string {
  switch (scene.name) {
    case "wait":
      return "";
    case "lobby":
      return game.settings?.answers
        ? lobbies[game.settings.answers]
        : `Oyun kodu ${game.code.split("").join(" ")}. Oyuncular bekleniyor.`;
    case "ready":
      return `Soru ${scene.question.question_number}. ${said(scene.question.question_text)}`;
    case "question":
      return `Soru ${scene.question.question_number} başladı. ${said(scene.question.question_text)} ${sentences(answersOf(scene.question).listed(scene.question))}`;
    case "reveal": {
      const { classSaid } = answersOf(scene.result);
      if (classSaid) return classSaid(scene.asked, scene.result);
      const { knew, asked } = knewOf(scene.result);
      const right = said(answersOf(scene.result).solutionInWords(scene.asked, scene.result, ", "));
      return `Doğru cevap ${right}. Bilen ${knew}, toplam ${asked}.`;
    }
    case "table": {
      const climber = fastestClimber(game.leaderboard);
      const rows = game.leaderboard
        .slice(0, 5)
        .map((row) => `${row.rank}. ${row.nickname}, ${number(row.score)} puan.`);
      const climbed = climber ? ` En çok yükselen: ${climber.row.nickname}.` : "";
      return `Puan durumu. ${rows.join(" ")}${climbed}`;
    }
    case "podium": {
      if (game.leaderboard.length === 0) return "Oyun bitti.";
      if (nobodyScored(game.leaderboard)) return "Oyun bitti. Bugün ısındık.";
      const rows = game.leaderboard
        .slice(0, 3)
        .map((row) => `${row.rank}. ${row.nickname}, ${number(row.score)} puan.`);
      return `Oyun bitti. Kürsü belli oldu. ${rows.join(" ")}`;
    }
  }
}

const lobbies: Record<NonNullable<GameSettings["answers"]>, string> = {
  cards: "Kartlar hazır mı?",
  board: "Takımlar hazır mı?",
};

const sentences = (lines: readonly string[]): string => lines.map((line) => `${said(line)}.`).join(" ");
