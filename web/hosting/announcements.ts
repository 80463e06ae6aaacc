import type { GameSettings } from "#protocol/game-settings";
import type { LiveGame } from "#game-client/game";
import { answersOf } from "#kinds/answers";
import { number } from "#shared/numbers";
import type { Scored } from "#protocol/live/listed-players";
import { recordLine } from "./class-record";
import { newsOf, newsText } from "./story";
import { isUnplayed, nobodyScored, onPodium, warmUpWord } from "./podium-places";
import { playersWord } from "./players-word";
import { knewOf, type Scene } from "./scene";
import { countsNet } from "#protocol/settings/scoring";
import { areRanked, scoreText } from "./scores";
import { standingWord } from "./standing";
import { sentence } from "#words/sentences";
import { said } from "#question-text/set-text.tsx";

/** Text of the board's live region at the start of a scene. One text per scene: counts and clocks are not read out. */
export function announcement(scene: Scene, game: LiveGame, isPeople = false): string {
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
      if (classSaid) return classSaid(scene.asked, scene.result, playersWord(game.settings));
      const { knew, asked } = knewOf(scene.result);
      const right = said(answersOf(scene.result).solutionInWords(scene.asked, scene.result, ", "));
      return `${sentence(`Doğru cevap ${right}`)}${asked > 0 ? ` Bilen ${number(knew)}, toplam ${number(asked)}.` : ""}`;
    }
    case "table": {
      const showsTeams = game.teams.length > 0 && !isPeople;
      const told = countsNet(game.settings) ? null : newsOf(showsTeams ? game.teams : game.leaderboard);
      const rows = showsTeams ? teamsSaid(game) : playersSaid(game, 5);
      return `${standingWord(game, isPeople)}. ${rows}${told ? ` ${newsText(told)}.` : ""}`;
    }
    case "podium": {
      if (game.leaderboard.length === 0 || isUnplayed(game)) return "Oyun bitti.";
      if (nobodyScored(game.leaderboard)) return `Oyun bitti. ${warmUpWord(game.settings)}`;
      const rows = game.teams.length > 0 ? teamsSaid(game) : playersSaid(game, onPodium(game.leaderboard).length);
      const { record } = game;
      const told = record?.is_beaten ? ` ${recordLine(record)}.` : "";
      return `Oyun bitti. Kürsü belli oldu. ${rows}${told}`;
    }
  }
}

type Row = Scored & { readonly rank: number };
const playersSaid = ({ leaderboard }: LiveGame, most: number): string =>
  rowsSaid(leaderboard, ({ nickname }) => nickname, most);
const teamsSaid = ({ teams }: LiveGame): string => rowsSaid(teams, ({ name }) => name);
function rowsSaid<R extends Row>(rows: readonly R[], nameOf: (row: R) => string, most = rows.length): string {
  const rank = (row: Row): string => (areRanked(rows) ? `${row.rank}. ` : "");
  return rows
    .slice(0, most)
    .map((row) => `${rank(row)}${nameOf(row)}, ${scoreText(row)}.`)
    .join(" ");
}

const lobbies: Record<NonNullable<GameSettings["answers"]>, string> = {
  cards: "Kartlar hazır mı?",
  board: "Takımlar hazır mı?",
};

const sentences = (lines: readonly string[]): string => lines.map((line) => sentence(said(line))).join(" ");
