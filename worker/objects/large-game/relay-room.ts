import { answering } from "#objects/lifecycle/answering";
import { leaderboard, view } from "../game-room/calls/game-calls";
import { carry } from "../game-room/calls/follow-up-calls";
import * as playerCalls from "../game-room/calls/player-calls";
import type { GameHost } from "../game-room/game-host";
import { RoomObject } from "../game-room/room-object";
import type { Gone, News, RelayState } from "#large-game/lines";
import { rowsOn, type Wanted } from "./pages";
import { resultsInTurns } from "#game/results/results";
import { inTurns } from "#shared/in-turns";
import { partText } from "#large-game/part";
import { RelayGame } from "./relay-game";
import { within } from "#shared/jurisdiction";
import type { Best } from "#large-game/ranks/table";

const relayOf = ({ hosted }: GameHost) => hosted as RelayGame;

/** Calls from the coordinator, and from the Worker for results. */
const calls = {
  hear: (room: GameHost, news: News): RelayState | Gone => relayOf(room).hear(news),
  rows: (room: GameHost, wanted: Wanted): Best[] => rowsOn(relayOf(room).played.game, wanted, room.seats.isConnected()),
  part: async (room: GameHost): Promise<string> => {
    const { played } = relayOf(room);
    return partText(played, await inTurns(resultsInTurns(played.game)));
  },
};

/** One part of a large game: some of its players, with their phones and answers. */
export class RelayRoom extends answering(RoomObject, { ...playerCalls, view, leaderboard, carry, ...calls }) {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, within(env, ctx.id.jurisdiction), (around) => new RelayGame(around));
  }
}
