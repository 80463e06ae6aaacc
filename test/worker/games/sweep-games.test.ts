import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { searchKey } from "#shared/fold";
import { database } from "#db/database";
import { games } from "#db/schema/games";
import { endRestingGames, mendStuckGames } from "#scheduled/sweep-games";
import { scheduled } from "../../../worker/scheduled";
import { aGame, polling } from "../helpers/games/a-game";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { sit } from "../helpers/games/seat";

const HOUR = 3_600_000;
const db = database(env.DB);
const rowOf = (id: string) => db.select().from(games).where(eq(games.id, id)).get();
const madeAt = (id: string, createdAt: number) => db.update(games).set({ createdAt }).where(eq(games.id, id));

/** A game that D1 lists as unfinished, and whose room no longer exists. */
async function aLostGame(ownerId: string, createdAt: number) {
  const id = crypto.randomUUID();
  await db.insert(games).values({
    id,
    code: String(200_000 + Math.floor(Math.random() * 700_000)),
    ownerId,
    title: "Kesirler",
    titleKey: searchKey("Kesirler"),
    status: "active",
    settings: "{}",
    totalQuestions: 1,
    createdAt,
  });
  return id;
}

test("a lost game behind 120 running ones is found: all are looked at in turn", async () => {
  const now = Date.now();
  const { id: ownerId } = await aPerson("teacher");
  const { game } = await aGame();
  // Games with an open board: their rooms answer that they go on, so they keep their place in the list.
  const poked: string[] = [];
  const living = await Promise.all(Array.from({ length: 120 }, (_, i) => aLostGame(ownerId, now - 10 * HOUR + i)));
  const lost = await aLostGame(ownerId, now - 3 * HOUR);
  const alive = new Set(living);
  const room = { poke: async (id: string) => (poked.push(id), alive.has(id)), host: async () => ({ ok: true }) };
  const getByName = vi.spyOn(env.GAME_ROOM, "getByName").mockReturnValue(room as never);
  try {
    await mendStuckGames(env);
    expect((await rowOf(lost))!.status).toBe("active");
    await mendStuckGames(env);
    expect((await rowOf(lost))!.status).toBe("completed");
    expect(new Set(poked)).toEqual(new Set([...living, lost]));
    // The next run starts from the beginning.
    poked.length = 0;
    await mendStuckGames(env);
    expect(poked).toEqual(expect.arrayContaining(living.slice(0, 100)));
  } finally {
    getByName.mockRestore();
  }
  // The game is too young to be checked.
  expect((await rowOf(game.id))!.status).toBe("lobby");
  await db.delete(games).where(eq(games.ownerId, ownerId));
});

test("a lobby that a board keeps open is ended after a day, not before", async () => {
  const { game, code, teacher } = await aGame();
  const screen = await sit(code, teacher.token);
  await screen.hears("register_host_success");
  await madeAt(game.id, Date.now() - 23 * HOUR);
  // Run it twice, because the first run may only finish a round through the list.
  for (let run = 0; run < 2; run++) await mendStuckGames(env);
  expect((await rowOf(game.id))!.status).toBe("lobby");
  await madeAt(game.id, Date.now() - 25 * HOUR);
  for (let run = 0; run < 2; run++) await mendStuckGames(env);
  await screen.hears("game_end");
  await expect.poll(async () => (await rowOf(game.id))!.status).toBe("completed");
});

test("rejecting a teacher ends the waiting and running games, and keeps finished ones", async () => {
  const admin = await aPerson("admin");
  const { teacher, setId, code: waiting } = await aGame();
  const made = await call<{ game: { game_code: string; id: string } }>("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: setId },
  });
  const running = made.json.game.game_code;
  await polling(running, "Ada");
  await call("POST", `/api/game/${running}/start`, { token: teacher.token });
  const player = await sit(waiting);
  player.say({ type: "join_lobby", game_code: waiting, nickname: "Can" });
  await player.hears("join_success");

  const body = { user_id: teacher.id, approve: false };
  await call("POST", "/api/admin/teachers/approve", { token: admin.token, body });
  await player.hears("game_end");
  const unfinished = async () =>
    (await db.select().from(games).where(eq(games.ownerId, teacher.id))).filter(({ status }) => status !== "completed");
  await expect.poll(unfinished).toEqual([]);
  const kept = await rowOf(made.json.game.id);
  expect(kept!.results).toContain("Ada");
});

test("a room that was away when its teacher was rejected is ended by the clock", async () => {
  const { teacher, game } = await aGame();
  await env.DB.prepare("UPDATE users SET approval = 'rejected' WHERE id = ?").bind(teacher.id).run();
  await endRestingGames(env);
  await expect.poll(async () => (await rowOf(game.id))!.status).toBe("completed");
});

test("a rejected teacher who signs in again hosts nothing", async () => {
  const admin = await aPerson("admin");
  const teacher = await anAccount("teacher");
  const { setId } = await aGame();
  const body = { user_id: teacher.id, approve: false };
  await call("POST", "/api/admin/teachers/approve", { token: admin.token, body });
  const { json } = await call<{ token: string }>("POST", "/api/auth/login", {
    body: { email: teacher.email, password: teacher.password },
  });
  const refused = await call("POST", "/api/game", { token: json.token, body: { question_set_id: setId } });
  expect([refused.status, refused.json.code]).toEqual([403, "teacher_not_approved"]);
});

test("an unknown cron is reported", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    await scheduled({ cron: "5 5 5 5 5" }, env);
    expect(said.mock.calls.map(([line]) => JSON.parse(line as string) as unknown)).toEqual([
      { level: "error", event: "cron_unknown", cron: "5 5 5 5 5" },
    ]);
  } finally {
    said.mockRestore();
  }
});
