import { answersOf, isJudged } from "#kinds/answers";
import type { LiveGame } from "#game-client/game";
import type { Scene } from "./scene";
import { standingWord } from "./standing";

/** The title of a scene on the teacher's phone. */
export function heading(scene: Scene, game: Pick<LiveGame, "title" | "teams" | "settings">): string {
  switch (scene.name) {
    case "wait":
      return "Oyuna bağlanılıyor";
    case "lobby":
      return game.title;
    case "ready":
    case "question":
      return `Soru ${scene.question.question_number}`;
    case "reveal":
      if (!isJudged(scene.result)) return "Sınıfın cevapları";
      return `Doğru cevap ${answersOf(scene.result).solutionInShort(scene.result)}`;
    case "table":
      return standingWord(game);
    case "podium":
      return "Oyun bitti";
  }
}

/** Shown at the end on a phone that was let in to this game only, because it cannot open the report. */
export const reportIsElsewhere = "Raporu bilgisayarınızda, oyunlarınızın arasında bulursunuz.";
