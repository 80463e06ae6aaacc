import { answersOf, isJudged } from "#kinds/answers";
import type { Scene } from "./scene";
import { standingWord } from "./standing";

/** The title of a scene on the teacher's phone. */
export function heading(scene: Scene, title: string, hasTeams = false): string {
  switch (scene.name) {
    case "wait":
      return "Oyuna bağlanılıyor";
    case "lobby":
      return title;
    case "ready":
    case "question":
      return `Soru ${scene.question.question_number}`;
    case "reveal":
      if (!isJudged(scene.result)) return "Sınıfın cevapları";
      return `Doğru cevap ${answersOf(scene.result).solutionInShort(scene.result)}`;
    case "table":
      return standingWord(hasTeams);
    case "podium":
      return "Oyun bitti";
  }
}

/** Shown at the end on a phone that was let in to this game only, because it cannot open the report. */
export const reportIsElsewhere = "Raporu bilgisayarınızda, oyunlarınızın arasında bulursunuz.";
