import { answering } from "#objects/lifecycle/answering";
import { leaderboard, view } from "../game-room/calls/game-calls";
import { carry } from "../game-room/calls/follow-up-calls";
import * as playerCalls from "../game-room/calls/player-calls";
import type { ManagedGame } from "../game-room/running-game";
import { RoomObject } from "../game-room/room-object";
import type { Gone, News, RelayState } from "#large-game/lines";
import { rowsOn, type Wanted } from "./pages";
import { partText } from "#large-game/part";
import { RelayGame } from "./relay-game";
import { within } from "#shared/jurisdiction";
import type { Best } from "#large-game/ranks/table";

const inRelay =
  <Args extends unknown[], R>(call: (room: RelayGame, ...args: Args) => R) =>
  (room: ManagedGame, ...args: Args): R =>
    call(room as RelayGame, ...args);

/** Calls from the coordinator, and from the Worker for results. */
const calls = {
  hear: inRelay((room, news: News): RelayState | Gone => room.hear(news)),
  rows: inRelay((room, wanted: Wanted): Best[] => rowsOn(room.played.game, wanted, room.seats.isConnected())),
  part: inRelay((room): string => partText(room.played)),
};

/** One part of a large game: some of its players, with their phones and answers. */
export class RelayRoom extends answering(RoomObject, { ...playerCalls, view, leaderboard, carry, ...calls }) {
  constructor(ctx: DurableObjectState, env: Env) {
    const here = within(env, ctx.id.jurisdiction);
    super(ctx, here, (log, setup) => new RelayGame(ctx, here, log, setup));
  }
}
