import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ProgressReply } from "#protocol/http/replies/classes";
import type { HomeworkList } from "#protocol/http/replies/homework";
import type { ReviewListReply } from "#protocol/http/replies/library";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { signToken } from "#auth/tokens";
import { database } from "#db/database";
import { placeKept } from "#db/job-cursors";
import { classes } from "#db/schema/classes";
import { games } from "#db/schema/games";
import { users } from "#db/schema/people";
import { jobCursors } from "#db/schema/upkeep";
import { addReadySets } from "#scheduled/ready-sets";
import { eq } from "drizzle-orm";
import { scheduled } from "../../../worker/scheduled";
import { aPerson } from "../helpers/accounts/people";
import { call } from "../helpers/http";

const db = database(env.DB);
const now = Date.now();
const people = [
  { id: "demo-ogretmen", name: "Elif Yıldırım", role: "teacher" },
  { id: "demo-ogrenci", name: "Çınar Kaya", role: "student" },
] as const;

beforeAll(() => addReadySets(env));
beforeEach(async () => {
  for (const { id, name, role } of people) {
    await db.insert(users).values({
      id,
      name,
      role,
      email: `${id}@ornek.test`,
      searchKey: "",
      approval: "approved",
      passwordHash: "-",
      verifiedAt: 1,
      createdAt: now,
    });
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await env.DB.prepare("DELETE FROM games").run();
  await env.DB.prepare("DELETE FROM users WHERE id LIKE 'demo-%'").run();
  await env.DB.prepare("DELETE FROM job_cursors WHERE job = 'demo_term'").run();
});

const wanted = () => placeKept(db, "demo_term", { at: now, id: "wanted" });
const ring = () => scheduled({ cron: "demo" }, env);
const counts = async () => [
  (await db.select().from(classes)).length,
  (await db.select().from(games)).length,
  (await db.select().from(jobCursors).where(eq(jobCursors.job, "demo_term")))[0]?.id,
];
/** The games of the sets that the first start made are missing here; one homework is over. */
const WHOLE = [3, 7 + 1, "made"];

const asTeacher = () => signToken(env, { userId: "demo-ogretmen", role: "teacher", version: 1 });
const counted = async () => {
  const { json } = await call<HomeworkList>("GET", "/api/homework", { token: await asTeacher() });
  return json.items.map(({ state, counts: { expected, started, finished } }) => [state, expected, started, finished]);
};
const HOMEWORK = [
  ["open", 31, 22, 18],
  ["over", 32, 29, 27],
];

// Comes first: the object of the homework is there afterwards.
test("a start that was killed while the homework was asked goes on with it the next time", async () => {
  await wanted();
  let asked = 0;
  const getByName = env.HOMEWORK_ROOM.getByName.bind(env.HOMEWORK_ROOM);
  vi.spyOn(env.HOMEWORK_ROOM, "getByName").mockImplementation((...named) => {
    asked += 1;
    if (asked > 40) throw new Error("killed");
    return getByName(...named);
  });
  await expect(ring()).rejects.toThrow("cron demo");
  expect(await counts()).toEqual([3, 7 + 1, "written"]);
  vi.restoreAllMocks();
  await ring();
  expect(await counts()).toEqual(WHOLE);
  expect(await counted()).toEqual(HOMEWORK);
});

test("a first start that wants a term gets it once, with reports, progress, a history, homework and a set to look at", async () => {
  await wanted();
  await ring();
  await ring();
  expect(await counts()).toEqual(WHOLE);
  const token = await asTeacher();
  const { json: listed } = await call<{ items: { game_code: string }[] }>("GET", "/api/game/teacher", { token });
  const report = await call<GameStatistics>("GET", `/api/game/${listed.items[0]!.game_code}/statistics`, { token });
  expect(report.json.players.length).toBeGreaterThan(25);
  const { json: progress } = await call<ProgressReply>("GET", "/api/classes/demo-7b/progress", { token });
  expect([progress.students.length, progress.outcomes.length > 3]).toEqual([32, true]);
  expect(await counted()).toEqual(HOMEWORK);
  const pupil = await signToken(env, { userId: "demo-ogrenci", role: "student", version: 1 });
  const history = await call<{ items: unknown[] }>("GET", "/api/player/history", { token: pupil });
  expect(history.json.items.length).toBeGreaterThan(2);
  const admin = await aPerson("admin");
  const review = await call<ReviewListReply>("GET", "/api/admin/library", { token: admin.token });
  expect(review.json.items.map(({ title }) => title)).toEqual(["Deyimler ve atasözleri"]);
});

test("a start that was killed while the term was written makes it whole the next time", async () => {
  await wanted();
  vi.spyOn(env.DB, "batch").mockImplementation((statements) => {
    if (statements.length < 20) return Reflect.apply(env.DB.constructor.prototype.batch, env.DB, [statements]);
    throw new Error("killed");
  });
  await expect(ring()).rejects.toThrow("cron demo");
  expect(await counts()).toEqual([0, 0, "wanted"]);
  vi.restoreAllMocks();
  await ring();
  expect(await counts()).toEqual(WHOLE);
});

test("nothing is made where nobody wants it, as in a deployment", async () => {
  await ring();
  expect(await counts()).toEqual([0, 0, undefined]);
});
