import { env } from "cloudflare:workers";
import type { Context } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import type { AppEnv } from "#services/request/app-env";
import { askSeat } from "#services/games/relays";
import { ask } from "#services/games/rooms";
import { askHomework } from "#services/homework/homework-rooms";
import { hintToFind, placeForNew } from "#services/request/places";
import { playerIdAt } from "#shared/ids";
import { within } from "#shared/jurisdiction";
import { aGame, aStoredSet } from "../helpers/games/a-game";
import { joined } from "../helpers/games/seat";
import { aHomework, DAY } from "../helpers/a-homework";
import { aHall, pollingIn } from "../helpers/halls/a-hall";
import { call } from "../helpers/http";

/** Sets ROOM_REGION until the end of the test. */
function regionIs(region: string) {
  env.ROOM_REGION = region;
  onTestFinished(() => void (env.ROOM_REGION = "auto"));
}

const requested = (cf: unknown) => placeForNew({ env, req: { raw: { cf } } } as unknown as Context<AppEnv>);
const inBerlin = { continent: "EU", country: "DE", longitude: "13.4" };
const inIstanbul = { continent: "AS", country: "TR", longitude: "28.9" };

test("objects are made near the teacher, or where ROOM_REGION says", () => {
  expect(requested(inBerlin).hint).toEqual({ locationHint: "weur" });
  expect(requested(inIstanbul).hint).toEqual({ locationHint: "eeur" });
  expect(requested(undefined).hint).toEqual({ locationHint: "eeur" });
  regionIs("oc");
  expect(requested(inBerlin).hint).toEqual({ locationHint: "oc" });
  regionIs("eu");
  const { env: place, hint } = requested(inIstanbul);
  expect(hint).toEqual({});
  expect(place.GAME_ROOM.getByName("123456").id.jurisdiction).toBe("eu");
});

test.each([
  ["auto", "eu"],
  ["eu", "auto"],
])("games and homework that were made under %s go on under %s", async (before, after) => {
  regionIs(before);
  const { code, teacher } = await aGame();
  const homework = await aHomework();
  const large = await aHall();
  regionIs(after);
  await pollingIn(code, "Deniz");
  await joined(code, "Ada");
  const seen = await call<GameReply>("GET", `/api/game/${code}`, { token: teacher.token });
  expect(seen.json.game).toMatchObject({ game_code: code, status: "lobby", player_count: 2 });
  const work = await call<HomeworkReply>("GET", `/api/homework/${homework.id}`, { token: homework.teacher.token });
  expect(work.json.homework.id).toBe(homework.id);
  await pollingIn(large.code, "Ece");
  expect((await call("GET", `/api/game/${large.code}`)).status).toBe(200);
  expect((await call("POST", `/api/game/${code}/end`, { token: teacher.token })).status).toBe(200);
});

test("under the jurisdiction everything of a large game is in it", async () => {
  regionIs("eu");
  const { code, relays } = await aHall();
  const { GAME_ROOM, RELAY_ROOM } = requested(inIstanbul).env;
  await pollingIn(code, "Ece");
  const outside = await env.GAME_ROOM.getByName(code).view({ sessionId: null, userId: null });
  expect(outside).toMatchObject({ error: "game_not_found" });
  const inside = await GAME_ROOM.getByName(code).view({ sessionId: null, userId: null });
  expect(inside).toMatchObject({ ok: true });
  for (const { name } of relays as unknown as { name: string }[])
    expect(typeof (await RELAY_ROOM.getByName(name).part())).toBe("string");
});

const view = (room: { view(caller: { sessionId: null; userId: null }): Promise<unknown> }) =>
  room.view({ sessionId: null, userId: null });

test.each([
  ["auto", { locationHint: "eeur" }],
  ["oc", { locationHint: "oc" }],
  ["eu", {}],
])("under %s a look at a code that nobody made makes no object near the caller", async (ROOM_REGION, near) => {
  const hints: unknown[] = [];
  const unknown = { ok: false, error: "game_not_found" };
  const objects = {
    getByName(_: string, hint: unknown) {
      hints.push(hint);
      return { view: () => unknown, rest: () => unknown, openAnew: () => false };
    },
  };
  const places = { GAME_ROOM: objects, RELAY_ROOM: objects, HOMEWORK_ROOM: objects, ROOM_REGION } as unknown as Env;
  await ask(places, "987655", view);
  await askSeat(places, playerIdAt(3, "987655-0123456789ab"), "987655", view);
  await askHomework(places, "HZZZZX", (room) => room.rest(true));
  expect(hints.length).toBeGreaterThanOrEqual(4);
  expect(new Set(hints.map((hint) => JSON.stringify(hint)))).toEqual(new Set([JSON.stringify(near)]));
  expect(hintToFind(within(env, "eu"))).toEqual({});
});

test("a code that nobody made is unknown in both places", async () => {
  for (const region of ["auto", "eu"]) {
    regionIs(region);
    expect((await call("GET", "/api/game/987654")).status).toBe(404);
    expect((await call("GET", "/api/homework/HZZZZZ")).status).toBe(404);
  }
});

test("with an unknown ROOM_REGION nothing new is started, and the log says why", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const { code, teacher } = await aGame();
  const setId = await aStoredSet(teacher.id);
  regionIs("europe");
  const game = await call("POST", "/api/game", { token: teacher.token, body: { question_set_id: setId } });
  expect(game).toMatchObject({ status: 503, json: { code: "unavailable" } });
  const body = { question_set_id: setId, due_at: Date.now() + DAY };
  expect((await call("POST", "/api/homework", { token: teacher.token, body })).status).toBe(503);
  expect((await call("GET", `/api/game/${code}`)).status).toBe(200);
  expect(said.mock.calls.filter(([line]) => String(line).includes("room_region_unknown"))).toHaveLength(1);
  regionIs("auto");
  const { text } = await call("GET", "/api/game/teacher", { token: teacher.token });
  expect(text.match(/"game_code":"\d+"/g)).toEqual([`"game_code":"${code}"`]);
});
