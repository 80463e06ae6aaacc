import { answering } from "#objects/lifecycle/answering";
import * as gameCalls from "./calls/game-calls";
import { LiveGame } from "./live-game";
import * as followUpCalls from "./calls/follow-up-calls";
import * as pairingCalls from "./calls/pairing-calls";
import * as playerCalls from "./calls/player-calls";
import type { ManagedGame } from "./running-game";
import { RoomObject } from "./room-object";
import { CoordinatorGame } from "../large-game/coordinator/coordinator-game";
import { within } from "#shared/jurisdiction";
import type { CoordinatorReply, Gone, Report } from "#large-game/lines";

/** Called by one of its relays. */
const report = (room: ManagedGame, said: Report): Promise<CoordinatorReply | Gone> | Gone =>
  room instanceof CoordinatorGame ? room.report(said) : { gone: true };

/** Called by the Worker when a relay knows no such game. */
const openAnew = (room: ManagedGame, relay: number): Promise<boolean> | boolean =>
  room instanceof CoordinatorGame && room.openAnew(relay);

/** The object of a game's code: the whole game, or the coordinator of a large one. */
export class GameRoom extends answering(RoomObject, {
  ...gameCalls,
  ...playerCalls,
  ...followUpCalls,
  ...pairingCalls,
  report,
  openAnew,
}) {
  constructor(ctx: DurableObjectState, env: Env) {
    const here = within(env, ctx.id.jurisdiction);
    super(ctx, here, (log, setup) =>
      setup.relays === undefined ? new LiveGame(ctx, here, log, setup) : new CoordinatorGame(ctx, here, log, setup),
    );
  }
}
