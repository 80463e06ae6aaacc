import { answering } from "#objects/lifecycle/answering";
import * as gameCalls from "./calls/game-calls";
import { LiveGame } from "./live-game";
import * as followUpCalls from "./calls/follow-up-calls";
import * as pairingCalls from "./calls/pairing-calls";
import * as playerCalls from "./calls/player-calls";
import type { GameHost } from "./game-host";
import { RoomObject } from "./room-object";
import { CoordinatorGame } from "../large-game/coordinator/coordinator-game";
import { within } from "#shared/jurisdiction";
import type { CoordinatorReply, Gone, Report } from "#large-game/lines";

/** Called by one of its relays. */
const report = ({ hosted }: GameHost, said: Report): Promise<CoordinatorReply | Gone> | Gone =>
  hosted instanceof CoordinatorGame ? hosted.report(said) : { gone: true };

/** Called by the Worker when a relay knows no such game. */
const openAnew = ({ hosted }: GameHost, relay: number): Promise<boolean> | boolean =>
  hosted instanceof CoordinatorGame && hosted.openAnew(relay);

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
    super(ctx, within(env, ctx.id.jurisdiction), (around) =>
      around.setup.relays === undefined ? new LiveGame(around) : new CoordinatorGame(around),
    );
  }
}
