import type { GameSettings } from "#protocol/game-settings";
import type { OptionKey } from "#question/question";
import type { Command } from "../../../worker/game/command";
import { decide } from "../../../worker/game/decide";
import { apply } from "../../../worker/game/events";
import type { GameEvent } from "../../../worker/game/game-event";
import type { Place } from "../../../worker/game/place";
import { newGame, type Game, type NextRound, type Question } from "../../../worker/game/game";

export const T0 = 1_000_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const settings: GameSettings = {
  scoring: "balanced",
  late_join: true,
  verdict: "at_close",
  generated_names: false,
  shuffle_questions: false,
  shuffle_options: false,
  time_factor: 1,
  show_leaderboard: true,
  reading_seconds: 0,
  auto_advance_seconds: 0,
};

const everyEvent: Record<GameEvent["type"], true> = {
  player_joined: true,
  player_left: true,
  player_returned: true,
  player_claimed: true,
  player_kicked: true,
  player_renamed: true,
  player_moved: true,
  lobby_locked: true,
  game_started: true,
  question_started: true,
  question_extended: true,
  answer_given: true,
  question_ended: true,
  answer_accepted: true,
  text_hidden: true,
  bell_rang: true,
  answer_taken_back: true,
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

/** Its right answer is B, its clock 20 seconds. */
export const aQuestion = (number: number, changes: Partial<Question> = {}): Question => ({
  id: `q${number}`,
  text: `Soru ${number}`,
  options: { A: "bir", B: "iki", C: "üç", D: "dört" },
  correct: "B",
  limitMs: 20_000,
  points: 1,
  explanation: `Açıklama ${number}`,
  ...changes,
});

type GameOptions = Partial<GameSettings> & {
  questions?: number | readonly Question[];
  capacity?: number;
  places?: readonly Place[];
};

export function aGame({ questions = 3, capacity = 1000, places, ...changes }: GameOptions = {}): Game {
  return newGame({
    gameId: "game-1",
    code: "123456",
    ownerId: "teacher-1",
    questionSetId: "set-1",
    title: "Başkentler",
    settings: { ...settings, ...changes },
    questions:
      typeof questions === "number" ? Array.from({ length: questions }, (_, i) => aQuestion(i + 1)) : questions,
    capacity,
    openedAt: T0,
    ...(places && { places }),
  });
}

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
export const announce = (changes: Partial<NextRound> = {}, replaces: string | null = null): Command => ({
  type: "announce_next_round",
  round: { gameId: "game-2", code: "234567", which: "missed", questions: 2, ...changes },
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

/** Who stands where: name, score and rank. */
export const standings = (game: Game) => game.standings.map(({ nickname, score, rank }) => [nickname, score, rank]);
