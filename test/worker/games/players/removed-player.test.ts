import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { aGame } from "../../helpers/games/a-game";
import { app } from "../../../../worker/app";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";
import { sit } from "../../helpers/games/seat";

/** Every call that a player's session allows, compared with the app's routes in the last test. */
const calls = {
  "GET /api/game/:code": undefined,
  "GET /api/game/:code/leaderboard": undefined,
  "POST /api/game/join": { nickname: "Ali", join_key: "the-key-of-a-removed-phone" },
  "POST /api/game/answer": { answer: "A" },
  "POST /api/game/confidence": { confidence: 2 },
  "GET /api/player/:id": undefined,
  "GET /api/player/:id/stats": undefined,
  "POST /api/player/:id/claim": {},
  "POST /api/player/:id/leave": {},
} as const;

async function aRemoved() {
  const { code, teacher, setId, room } = await aGame();
  const seat = await sit(code);
  seat.say({ type: "join_lobby", game_code: code, nickname: "Ali", join_key: "the-key-of-a-removed-phone" });
  const { player_id, session_id } = await seat.hears("join_success");
  const host = (path: string, body = {}) => call("POST", `/api/game/${code}/${path}`, { token: teacher.token, body });
  return { code, setId, room, host, player_id, session_id };
}

test.each(["lobby", "question", "reveal", "completed"])(
  "a removed player is told so on every call: %s",
  async (phase) => {
    const { code, setId, room, host, player_id, session_id } = await aRemoved();
    const { token } = await aPerson("student");
    if (phase !== "lobby") await host("start");
    await host("kick", { player_id });
    if (phase === "reveal") await host("end-question");
    if (phase === "completed") await host("end");
    await evictDurableObject(room);
    for (const [name, body] of Object.entries(calls)) {
      const [method, pattern] = name.split(" ") as [string, string];
      const { status, json } = await call(method, pattern.replace(":code", code).replace(":id", player_id), {
        headers: { "session-id": session_id },
        ...(name.endsWith("claim") && { token }),
        ...(body && { body: { ...body, game_code: code, question_id: `${setId}-0` } }),
      });
      expect([name, status, json.code]).toEqual([name, 403, "player_removed"]);
    }
    const back = await sit(code);
    back.say({ type: "reconnect", old_session_id: session_id });
    expect(await back.hears("reconnect_failed")).toMatchObject({ code: "player_removed" });
  },
);

test("the list above is every way in for a player", () => {
  const ofPlayers = app.routes
    .filter(({ path, method }) => method !== "ALL" && /^\/api\/(?:game|player)\b/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  // Leave out calls that need no seat: checking a code comes before joining, the list of missed questions belongs to an
  // account, the list of all players is the host's, and a paired phone is no player.
  const ofOthers =
    /^(?:POST|PUT|DELETE) \/api\/game(?:$|\/:code)|\/teacher|\/statistics|\/history|\/missed|:code\/(?:join|players|pair\/next)$/;
  expect([...new Set(ofPlayers)].filter((name) => !ofOthers.test(name)).toSorted()).toEqual(
    Object.keys(calls).toSorted(),
  );
});
