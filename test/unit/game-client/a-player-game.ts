import type { GameView } from "#protocol/http/replies/game-view";
import type { QuestionFields } from "#protocol/live/played-question";
import type { ServerMessageOf } from "#protocol/live/messages";
import { createPlayerGame } from "#game-client/player-game";
import type { Seat } from "#api/seat";
import { T0 } from "../../builders/games";
import { aPlayedQuestion } from "../../builders/questions";
import { aGameView } from "../../builders/views";
import { ABrowser } from "../browser/a-browser";
import { aStorage } from "../browser/a-storage";

export const seat: Seat = {
  code: "123456",
  sessionId: "123456-secret",
  playerId: "123456-1",
  nickname: "Işık",
  marble: 7,
};

export const question = (more: Partial<QuestionFields> = {}) => aPlayedQuestion({ server_time: T0, ...more });
export const returned = (game_status: "lobby" | "active" | "completed"): ServerMessageOf<"reconnect_success"> => ({
  type: "reconnect_success",
  game_code: "123456",
  player_id: "123456-1",
  nickname: "Işık",
  marble: 7,
  score: 300,
  game_status,
  session_id: seat.sessionId,
  rank: 2,
});
export const view = (more: Partial<GameView> = {}, phase: GameView["game"]["phase"] = "lobby"): GameView => ({
  ...aGameView(
    {
      status: phase === "lobby" || phase === "completed" ? phase : "active",
      phase,
      question_number: phase === "lobby" ? 0 : 1,
    },
    T0,
  ),
  you: { player_id: "123456-1", nickname: "Işık", marble: 7, score: 0, rank: 1, answer: null },
  ...more,
});

export async function play(browser = new ABrowser(), memory = aStorage()) {
  const game = createPlayerGame(seat, browser.env, memory);
  await browser.pass(0);
  return { browser, game, memory, phase: () => game.get().game.phase };
}

/** A player who is seated over a socket, with the first question open. */
export async function inQuestion() {
  const played = await play();
  const { socket } = played.browser;
  socket.opens();
  socket.says({ type: "welcome", session_id: "other", server_time: T0, role: "player" });
  socket.says(returned("active"));
  socket.says({ type: "current_question", ...question(), remaining_ms: 20_000, your_answer: null });
  return played;
}
