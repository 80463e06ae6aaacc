import type { OptionKey } from "#question/question";
import type { Command } from "#game/command";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import type { Game, FollowUpGame } from "#game/game";
import { aGame, T0, type GameOptions } from "../../builders/games";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const everyEvent: Record<GameEvent["type"], true> = {
  player_joined: true,
  player_left: true,
  player_returned: true,
  player_claimed: true,
  player_kicked: true,
  player_renamed: true,
  player_moved: true,
  lobby_locked: true,
  network_known: true,
  network_barred: true,
  handed_over: true,
  game_started: true,
  question_started: true,
  question_extended: true,
  answer_given: true,
  question_ended: true,
  answer_accepted: true,
  text_hidden: true,
  bell_rang: true,
  answer_taken_back: true,
  turn_known: true,
  confidence_given: true,
  everybody_answered: true,
  player_absent: true,
  pairing_offered: true,
  pairing_asked: true,
  pairing_confirmed: true,
  pairing_mistyped: true,
  place_renamed: true,
  leaderboard_shown: true,
  game_completed: true,
  request_done: true,
  next_game_made: true,
  next_game_over: true,
};
/** Every type of event there is. */
export const eventTypes = Object.keys(everyEvent);

export type Step = readonly [at: number, command: Command];

/** Runs commands on a copy of the game: the copy, everything that happened, and every refusal in order. */
export function play(from: Game, ...steps: readonly Step[]) {
  const game = structuredClone(from);
  const events: GameEvent[] = [];
  const refusals: string[] = [];
  let suggestion: string | undefined;
  for (const [at, command] of steps) {
    const decision = decide(game, command, at);
    if (!decision.ok) {
      refusals.push(decision.error);
      suggestion = decision.suggestion;
      continue;
    }
    for (const event of decision.events) {
      apply(game, event);
      events.push(event);
    }
  }
  return { game, events, refusals, suggestion, types: events.map(({ type }) => type) };
}

export const join = (
  playerId: string,
  nickname = playerId,
  changes: Partial<Extract<Command, { type: "join" }>> = {},
): Command => ({
  type: "join",
  playerId,
  sessionHash: `hash-of-${playerId}`,
  userId: null,
  nickname,
  marble: null,
  random: 0,
  ...changes,
});

export const answer = (
  playerId: string,
  questionId: string,
  choice: OptionKey = "B",
  claimedMs?: unknown,
): Command => ({
  type: "answer",
  playerId,
  questionId,
  value: choice,
  claimedMs,
});
export const start: Command = { type: "start" };
export const next = (questionNumber: number | null = null) =>
  ({ type: "next", questionNumber }) as const satisfies Command;
export const endQuestion = { type: "end_question" } as const satisfies Command;
export const extend = (seconds: number) => ({ type: "extend_question", seconds }) as const satisfies Command;
export const end: Command = { type: "end", reason: "ended" };
export const tick = (emptySince: number | null = null): Command => ({ type: "tick", emptySince });
export const leave = (playerId: string): Command => ({ type: "leave", playerId });
export const comeBack = (playerId: string): Command => ({ type: "come_back", playerId });
export const unname = (userId: string): Command => ({ type: "unname", userId });
export const claim = (playerId: string, userId: string): Command => ({ type: "claim", playerId, userId });
export const kick = (playerId: string): Command => ({ type: "kick", playerId });
export const rename = (playerId: string, nickname: string): Command => ({ type: "rename", playerId, nickname });
export const lock = (locked = true) => ({ type: "lock", locked }) as const satisfies Command;
export const showLeaderboard = (shown = true) => ({ type: "show_leaderboard", shown }) as const satisfies Command;
export const announce = (changes: Partial<FollowUpGame> = {}, replaces: string | null = null): Command => ({
  type: "announce_next_round",
  followUp: { gameId: "game-2", code: "234567", which: "missed", questions: 2, ...changes },
  replaces,
});
export const roundOver = (gameId = "game-2"): Command => ({ type: "end_next_round", gameId });
export const allAnswered = (...present: string[]): Command => ({
  type: "close_if_all_answered",
  present: new Set(present),
});

/** A lobby with these players in it. */
export const lobby = (names: readonly string[], options: GameOptions = {}): Game =>
  play(aGame(options), ...names.map((name): Step => [T0, join(name)])).game;

/** The same, started at T0: the first question runs. */
export const started = (names: readonly string[], options: GameOptions = {}): Game =>
  play(lobby(names, options), [T0, start]).game;

/** The standing: name, score and rank. */
export const standings = (game: Game) => game.standings.map(({ nickname, score, rank }) => [nickname, score, rank]);
