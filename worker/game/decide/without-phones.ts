import { marbleOf } from "#protocol/marble";
import { kindOf } from "#question/kinds";
import { accept, refuse, type CommandOf, type Decision } from "../command";
import type { GameEvent } from "../game-event";
import type { Game } from "../game";
import { freeMarble } from "../marbles";
import { isPhoneless } from "../reserved-places";
import { responseTime } from "../scoring";
import { answerGiven } from "./answer-given";
import { isClosed, type OpenPhase } from "../timing";

/** A game without phones: its players sit in it from the start, and the host brings their answers. */

export function fillPlaces(game: Game): Decision {
  if (!isPhoneless(game) || game.phase.name !== "lobby" || game.players.size > 0) return accept();
  const places = game.setup.places ?? [];
  const seated = new Set<Extract<GameEvent, { type: "player_joined" }>>();
  for (const { playerId, nickname, marble = freeMarble(seated, marbleOf(nickname)) } of places) {
    seated.add({ type: "player_joined", playerId, sessionHash: "", userId: null, nickname, marble });
  }
  return accept(...seated);
}

/**
 * Takes all of the answers or refuses all. The answer of a player who is not in the game, such as the card of somebody removed,
 * is skipped.
 */
export function hostAnswers(game: Game, { questionId, answers }: CommandOf<"host_answers">, now: number): Decision {
  const { phase, setup } = game;
  if (!isPhoneless(game)) return refuse("answers_by_phone");
  if (phase.name === "completed") return refuse("game_over");
  if (phase.name === "lobby") return refuse("not_started");
  const question = setup.questions[phase.index]!;
  if (phase.name !== "question" || question.id !== questionId) return refuse("question_closed");
  if (question.by_host === "skips") return refuse("question_skipped");
  const { takes } = kindOf(question);
  if (answers.some(([, value]) => value !== null && !takes(question, value))) return refuse("validation_failed");
  if (now < phase.startsAt) return refuse("too_early");
  if (isClosed(phase, now)) return refuse("question_closed");
  // If a message has two answers of one player, the later one counts.
  return accept(...[...new Map(answers)].flatMap(([playerId, value]) => broughtBy(game, phase, playerId, value, now)));
}

/** Events for one answer. It replaces an earlier one, and keeps that one's response time. */
function broughtBy(game: Game, phase: OpenPhase, playerId: string, value: string | null, now: number): GameEvent[] {
  const player = game.players.get(playerId);
  if (!player) return [];
  const question = game.setup.questions[phase.index]!;
  const earlier = game.askedQuestions.at(-1)!.answers.get(playerId);
  if (value === null) return earlier ? [{ type: "answer_taken_back", playerId }] : [];
  if (earlier?.value === value) return [];
  const tookMs = earlier?.tookMs ?? responseTime(null, phase, now);
  const given = answerGiven(game, question, { playerId, value, tookMs, isChanged: earlier !== undefined });
  return player.isAbsent ? [{ type: "player_absent", playerId, absent: false }, given] : [given];
}

export function hostAbsent(game: Game, { playerIds, absent }: CommandOf<"host_absent">): Decision {
  if (!isPhoneless(game)) return refuse("answers_by_phone");
  if (game.phase.name === "completed") return refuse("game_over");
  const changed = [...new Set(playerIds)].filter((id) => {
    const player = game.players.get(id);
    return player !== undefined && player.isAbsent !== absent;
  });
  return accept(...changed.map((playerId): GameEvent => ({ type: "player_absent", playerId, absent })));
}
