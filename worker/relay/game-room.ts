import { answering } from "../room/answering";
import * as gameCalls from "../room/game-calls";
import { LiveGame } from "../room/live-game";
import * as nextRoundCalls from "../room/next-round-calls";
import * as pairingCalls from "../room/pairing-calls";
import * as playerCalls from "../room/player-calls";
import { RoomObject } from "../room/room-object";

/** The object of a game's code: the whole game, or of a large one the head. */
export class GameRoom extends answering(RoomObject, {
  ...gameCalls,
  ...playerCalls,
  ...nextRoundCalls,
  ...pairingCalls,
}) {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env, (log, opening) => new LiveGame(ctx, env, log, opening));
  }
}
