import type { Opening, Question, NextRound } from "../game/game";
import { carried, openRound, questionsAgain, type Carried } from "../game/next-round";
import { granted, owns, playerOf, refused, type Reply, type Who } from "./calls";
import type { LiveGame } from "./live-game";
import { keyOfSession } from "./secrets";

/** What the API asks a completed game about its next round, and what it tells it. */

export type Again = Pick<Opening, "title" | "settings"> & {
  readonly questions: readonly Question[];
  /** Announced already, and not known to be over. */
  readonly present: NextRound | null;
};

export function again(room: LiveGame, who: Who, which: NextRound["which"]): Reply<Again> {
  const game = room.storeAndRead();
  if (!owns(game, who)) return refused("not_found");
  if (game.phase.name !== "completed") return refused("game_running");
  const { title, settings } = game.opening;
  return granted({ title, settings, questions: questionsAgain(game, which), present: openRound(game) });
}

/** Answers with the round that stands: this one, or one that was faster. */
export function announce(room: LiveGame, who: Who, round: NextRound, replaces: string | null): Reply<NextRound> {
  if (!owns(room.storeAndRead(), who)) return refused("not_found");
  const decision = room.commit({ type: "announce_next_round", round, replaces });
  return decision.ok ? granted(room.storeAndRead().nextRound!) : refused(decision.error);
}

/** A player's seat in the next round, under a key of its own: asked for again it is the same seat. */
export function carry(room: LiveGame, sessionId: string, code: string): Reply<Carried & { joinKey: string }> {
  const player = playerOf(room.storeAndRead(), sessionId);
  if (!player.ok) return player;
  const seat = carried(room.storeAndRead(), player.reply, code);
  return seat ? granted({ ...seat, joinKey: keyOfSession(sessionId) }) : refused("session_invalid");
}
