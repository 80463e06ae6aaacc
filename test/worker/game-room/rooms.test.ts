import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { app } from "../../../worker/app";
import { ask } from "#services/games/rooms";

/** Rooms whose stubs each fail in their own way, or answer when it is their turn. */
function failing(flags: object, times: number) {
  let stubs = 0;
  const GAME_ROOM = {
    getByName: () => {
      const isBroken = ++stubs <= times;
      const call = () => (isBroken ? Promise.reject(Object.assign(new Error("room"), flags)) : Promise.resolve(true));
      return { poke: call, view: call };
    },
  } as unknown as Env["GAME_ROOM"];
  return { at: { ...env, GAME_ROOM }, stubs: () => stubs };
}

test("[F19] a room that was moved is asked again through a new stub, at most three times", async () => {
  const moved = failing({ retryable: true }, 2);
  expect(await ask(moved.at, "123456", (room) => room.poke("g"))).toBe(true);
  expect(moved.stubs()).toBe(3);
  const gone = failing({ retryable: true }, 9);
  await expect(ask(gone.at, "123456", (room) => room.poke("g"))).rejects.toThrow("room");
  expect(gone.stubs()).toBe(3);
});

test("[F19] an overloaded room is left alone, and the caller asked to come later", async () => {
  const { at, stubs } = failing({ retryable: true, overloaded: true }, 9);
  const reply = await app.request("/api/game/123456", {}, at);
  expect({ status: reply.status, ...(await reply.json<object>()) }).toMatchObject({ status: 503, code: "unavailable" });
  expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(stubs()).toBe(1);
});
