import type { GameView, HostView } from "#protocol/http/replies/game-view";
import { settings } from "./settings";

/** A game in its lobby, as anybody sees it; `changes` are those of the game itself. */
export const aGameView = (changes: Partial<GameView["game"]> = {}, server_time = 0): GameView => ({
  game: {
    game_code: "123456",
    title: "Nehirler",
    status: "lobby",
    phase: "lobby",
    player_count: 4,
    total_questions: 3,
    question_number: 0,
    ...changes,
  },
  server_time,
});

/** The same game as its host sees it. */
export const aHostView = (changes: Partial<HostView> = {}): HostView => ({
  game_code: "123456",
  game_status: "lobby",
  phase: "lobby",
  title: "Nehirler",
  players: [],
  settings: settings(),
  leaderboard: [],
  total_questions: 3,
  question_number: 0,
  locked: false,
  leaderboard_shown: false,
  server_time: 0,
  question: null,
  result: null,
  end: null,
  ...changes,
});
