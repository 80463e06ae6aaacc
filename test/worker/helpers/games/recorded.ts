import { runInDurableObject } from "cloudflare:test";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type GameSetup } from "#game/game";

/** The game according to the room's own record. */
export const recorded = (room: DurableObjectStub) =>
  runInDurableObject(room, (_, { storage }) => {
    const pieces = storage.sql.exec<{ opening: string }>("SELECT opening FROM opening ORDER BY id").toArray();
    const game = newGame(JSON.parse(pieces.map(({ opening }) => opening).join("")) as GameSetup);
    const rows = storage.sql.exec<{ events: string }>("SELECT events FROM events ORDER BY seq").toArray();
    for (const { events } of rows) for (const event of JSON.parse(events) as GameEvent[]) apply(game, event);
    return { game, rows: rows.length };
  });
