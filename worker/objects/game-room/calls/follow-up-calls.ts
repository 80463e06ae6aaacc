import type { GameSetup, Question, FollowUpGame } from "#game/game";
import { carried, openFollowUp, type Carried } from "#game/follow-up";
import { networksAgain } from "#game/networks";
import { granted, refused, type CallReply } from "#objects/lifecycle/reply";
import { owns, playerOf, type Who } from "./caller";
import type { GameHost } from "../game-host";
import { keyOfSession } from "../secrets";

/** Calls to a completed game about its follow-up game. The room has a method for each function exported here. */

export type Again = Pick<GameSetup, "title" | "settings" | "networks"> & {
  readonly questions: readonly Question[];
  /** Already announced, and not known to be over. */
  readonly present: FollowUpGame | null;
};

export function again(room: GameHost, who: Who, which: FollowUpGame["which"]): CallReply<Again> {
  const game = room.storeAndRead();
  if (!owns(game, who)) return refused("not_found");
  if (game.phase.name !== "completed") return refused("game_running");
  const { title, settings } = game.setup;
  const networks = networksAgain(game);
  return granted({
    title,
    settings,
    ...networks,
    questions: room.views.questionsAgain(which),
    present: openFollowUp(game),
  });
}

/** Answers with the follow-up game that was announced first: this one, or a faster one. */
export async function announce(
  room: GameHost,
  who: Who,
  followUp: FollowUpGame,
  replaces: string | null,
): Promise<CallReply<FollowUpGame>> {
  if (!owns(room.storeAndRead(), who)) return refused("not_found");
  const decision = await room.decided({ type: "announce_next_round", followUp, replaces });
  return decision.ok ? granted(room.storeAndRead().followUp!) : refused(decision.error);
}

/** A player's seat in the follow-up game, under its own key: asking again gives the same seat. */
export function carry(room: GameHost, sessionId: string, code: string): CallReply<Carried & { joinKey: string }> {
  const player = playerOf(room.storeAndRead(), sessionId);
  if (!player.ok) return player;
  const seat = carried(room.storeAndRead(), player.reply, code);
  return seat ? granted({ ...seat, joinKey: keyOfSession(sessionId) }) : refused("session_invalid");
}

/** Called by the follow-up game itself. */
export async function nextRoundOver(room: GameHost, gameId: string): Promise<void> {
  await room.decided({ type: "end_next_round", gameId });
}
