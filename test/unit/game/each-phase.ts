import type { Game } from "#game/game";
import { marbleOf } from "#protocol/marble";
import { playerSnapshot } from "#game/view/snapshots";
import { answer, end, endQuestion, lobby, next, play, started } from "./a-game";
import { T0 } from "../../builders/games";

export const everybody = () => true;
export const types = (game: Game, at = T0 + 9000) => playerSnapshot(game, "ali", at, everybody).map(({ type }) => type);

export const inLobby = lobby(["ali", "ece"]);
export const asking = play(started(["ali", "ece"]), [T0 + 5000, answer("ali", "q1")]).game;
export const revealed = play(asking, [T0 + 6000, endQuestion]).game;
export const second = play(revealed, [T0 + 7000, next()], [T0 + 8000, answer("ali", "q2", "C")]).game;
export const over = play(second, [T0 + 9000, end]).game;

export const ali = { player_id: "ali", nickname: "ali", marble: marbleOf("ali") };
export const firstQuestion = {
  kind: "choice",
  lang: "tr",
  question_text: "Soru 1",
  options: { A: "bir", B: "iki", C: "üç", D: "dört" },
  points: 1,
  question_number: 1,
};
export const ownFirst = {
  answer: "B",
  is_correct: true,
  share: 1,
  points_earned: 900,
  score: 900,
  rank: 1,
  previous_rank: null,
  streak: 1,
};
