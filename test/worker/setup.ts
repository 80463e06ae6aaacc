import { applyD1Migrations, listDurableObjectIds, reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterAll, vi } from "vitest";
import { closeSockets } from "./helpers/seat";

// One runtime serves many files, one after the other: each finds it empty, with the true clock and nobody listening in.
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await closeSockets();
  await stopHalls();
});

/** Rooms of one game go on calling each other for a while, and a call loads what nobody is there to give any more. */
async function stopHalls() {
  const relays = await listDurableObjectIds(env.RELAY_ROOM);
  if (relays.length === 0) return;
  const heads = await listDurableObjectIds(env.GAME_ROOM);
  const rooms = [...relays.map((id) => env.RELAY_ROOM.get(id)), ...heads.map((id) => env.GAME_ROOM.get(id))];
  // Who was stopped first may have been called anew by who was stopped last.
  for (let sweep = 0; sweep < 2; sweep++) {
    await Promise.all(rooms.map((room) => runInDurableObject(room as DurableObjectStub, stop).catch(() => undefined)));
  }
}

async function stop(_: unknown, state: DurableObjectState) {
  await state.storage.deleteAlarm();
  state.abort("the file is over");
}
