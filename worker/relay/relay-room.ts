import { answering } from "../room/answering";
import { leaderboard, view } from "../room/game-calls";
import { LiveGame } from "../room/live-game";
import { carry } from "../room/next-round-calls";
import * as playerCalls from "../room/player-calls";
import { RoomObject } from "../room/room-object";

/** A part of a large game: some of its players, with their phones and answers. */
export class RelayRoom extends answering(RoomObject, { ...playerCalls, view, leaderboard, carry }) {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, (log, opening) => new LiveGame(ctx, env, log, opening));
  }
}
