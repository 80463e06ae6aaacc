import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { database } from "#db/database";
import { games, owedNames } from "#db/schema/games";
import { mails } from "#db/schema/mails";
import { deleteUser } from "#db/people/administration";
import { loginFailures, mailTokens, registrations, users } from "#db/schema/people";
import { unnameEverywhere } from "#services/upkeep/names";
import { auditDays, retentionDays, sweep } from "#services/upkeep/retention";
import { scheduled } from "../../../worker/scheduled";
import { aFinishedGame } from "../helpers/games/finished-games";
import { aPerson } from "../helpers/accounts/people";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const db = database(env.DB);
const now = Date.now();

/** The content of every table that the sweep touches. */
async function everything() {
  const tables = ["users", "registrations", "mail_tokens", "login_failures", "mails", "games", "game_players"];
  const all = await Promise.all(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all()));
  return all.map(({ results }) => results);
}
const resultsOf = async (id: string) => (await db.select().from(games).where(eq(games.id, id)).get())!.results;
const made = (id: string, at: number) => db.update(users).set({ createdAt: at }).where(eq(users.id, id));

test("old rows go, newer ones stay, and a second run finds nothing", async () => {
  const stale = await aPerson("teacher", { verified: false });
  const waiting = await aPerson("teacher", { verified: false });
  const old = await aPerson("student");
  await made(stale.id, now - 7 * DAY - 1);
  await made(waiting.id, now - 7 * DAY + HOUR);
  await made(old.id, now - 900 * DAY);
  const token = (hash: string, expiresAt: number) =>
    db.insert(mailTokens).values({ hash, userId: old.id, kind: "reset", createdAt: 0, expiresAt });
  await token("dead", now - DAY - 1);
  await token("recent", now - DAY + HOUR);
  const failure = (key: string, updatedAt: number) =>
    db.insert(loginFailures).values({ key, failures: 3, lockedUntil: 0, updatedAt });
  await failure("yesterday", now - DAY - 1);
  await failure("today", now - DAY + HOUR);
  const mail = (id: string, createdAt: number, sentAt: number | null) =>
    db
      .insert(mails)
      .values({ id, to: "a@okul.test", subject: "", text: "", html: "", createdAt, sentAt, nextTryAt: 0 });
  await mail("never sent", now - 8 * DAY, null);
  await mail("counted yesterday", now - DAY - 1, now - DAY);
  await mail("counted today", now - DAY + HOUR, now - DAY + HOUR);
  await db.update(mails).set({ to: "" }).where(like(mails.id, "counted%"));
  const registration = (hash: string, createdAt: number, expiresAt: number) => {
    const person = { email: `${hash}@okul.test`, name: "Ece", role: "student", school: "", passwordHash: "-" } as const;
    return db.insert(registrations).values({ ...person, hash, createdAt, expiresAt });
  };
  await registration("given up", now - 7 * DAY - 1, now - DAY);
  await registration("asked again", now - 7 * DAY - 1, now + HOUR);
  await registration("of this week", now - 7 * DAY + HOUR, now - DAY);
  await mail("to be sent", now - DAY, null);

  await sweep(env, now);
  const left = async (table: typeof users) => (await db.select().from(table)).map(({ id }) => id);
  expect(await left(users)).toEqual(expect.arrayContaining([waiting.id, old.id]));
  expect(await left(users)).not.toContain(stale.id);
  expect((await db.select().from(mailTokens)).map(({ hash }) => hash)).toEqual(["recent"]);
  expect((await db.select().from(loginFailures)).map(({ key }) => key)).toEqual(["today"]);
  expect((await db.select().from(mails)).map(({ id }) => id).toSorted()).toEqual(["counted today", "to be sent"]);
  expect((await db.select().from(registrations)).map(({ hash }) => hash)).toEqual(["asked again", "of this week"]);

  const before = await everything();
  await sweep(env, now);
  expect(await everything()).toEqual(before);
});

test("guests lose their names after 180 days, students who are still here keep theirs", async () => {
  const teacher = await aPerson("teacher");
  const [here, gone] = [await aPerson("student"), await aPerson("student")];
  const players = [
    { nickname: "Zeynep" },
    { nickname: "Ada", userId: here.id },
    { nickname: "Can" },
    { nickname: "Ege", userId: gone.id },
  ];
  const old = await aFinishedGame(teacher.id, players, { endedAt: now - 181 * DAY });
  const fresh = await aFinishedGame(teacher.id, players, { endedAt: now - 179 * DAY });
  const untouched = await resultsOf(fresh.id);
  // Delete the account while the game is still running in its room, so that its name stays in the results.
  await db.delete(users).where(eq(users.id, gone.id));

  await sweep(env, now);
  const results = await resultsOf(old.id);
  for (const name of ["Oyuncu 1", "Ada", "Oyuncu 3", "Oyuncu 4"]) expect(results).toContain(name);
  for (const name of ["Zeynep", "Can", "Ege"]) expect(results).not.toContain(name);
  expect(await resultsOf(fresh.id)).toBe(untouched);

  const before = await everything();
  await sweep(env, now + 1000);
  expect(await everything()).toEqual(before);
});

test("more games than fit into a batch are all done, and a damaged one stops none", async () => {
  const teacher = await aPerson("teacher");
  const ids = [];
  for (let i = 0; i < 93; i++) {
    const endedAt = now - 200 * DAY - (i % 3);
    ids.push((await aFinishedGame(teacher.id, [{ nickname: "Zeynep" }], { endedAt })).id);
  }
  await db.update(games).set({ results: `{"v":1,"Zeynep` }).where(eq(games.id, ids[5]!));
  await sweep(env, now);
  const rows = await db.select().from(games).where(eq(games.ownerId, teacher.id));
  expect(rows.filter(({ anonymizedAt }) => anonymizedAt === now).length).toBe(93);
  expect(rows.some(({ results }) => results?.includes("Zeynep"))).toBe(false);
});

test("a game whose results fill a value is done as well", async () => {
  const teacher = await aPerson("teacher");
  const players = Array.from({ length: 24_000 }, (_, i) => ({ nickname: `Abdurrahman Çağ ${i}` }));
  const { id } = await aFinishedGame(teacher.id, players, { endedAt: now - 200 * DAY });
  await sweep(env, now);
  const game = await database(env.DB).select().from(games).where(eq(games.id, id)).get();
  expect(game!.results!.length).toBeGreaterThan(1_000_000);
  expect(game!.results).not.toContain("Abdurrahman");
  expect(game!.anonymizedAt).not.toBeNull();
});

const manyFailures = async () =>
  (await db.select().from(loginFailures)).filter(({ key }) => key.startsWith("many")).length;

const auditEntry = (id: string, at: number, targetId: string) =>
  env.DB.prepare(
    `INSERT INTO audit_log (id, at, action, actor_id, actor_name, target_id, target_name, search_key, reason)
     VALUES (?, ?, 'teacher_rejected', 'd', 'Deniz', ?, 'Hiç Doğrulanmayan', 'deniz' || char(10) || 'hic', 'yok')`,
  ).bind(id, at, targetId);

const keyedCall = (hash: string, begunAt: number) =>
  env.DB.prepare("INSERT INTO keyed_calls (hash, begun_at) VALUES (?, ?)").bind(hash, begunAt);

test("a run sends no more queries than it may, names go first, and the next ones finish it", async () => {
  const teacher = await aPerson("teacher");
  for (let i = 0; i < 130; i++) {
    await aFinishedGame(teacher.id, [{ nickname: "Zeynep" }], { endedAt: now - 300 * DAY + i });
  }
  const values = Array.from({ length: 1203 }, (_, i) => `('many${i}', 1, 0, 0)`).join(",");
  await env.DB.prepare(`INSERT INTO login_failures (key, failures, locked_until, updated_at) VALUES ${values}`).run();
  const named = async () =>
    (await db.select().from(games).where(eq(games.ownerId, teacher.id))).filter(({ results }) =>
      results?.includes("Zeynep"),
    ).length;

  const sent = vi.spyOn(env.DB, "prepare");
  const runs: number[][] = [];
  const run = async () => {
    sent.mockClear();
    await sweep(env, now, { mostQueries: 6 });
    runs.push([sent.mock.calls.length, await named(), await manyFailures()]);
  };
  try {
    await run();
    await run();
    await run();
  } finally {
    sent.mockRestore();
  }
  expect(runs.map(([queries]) => queries! <= 12)).toEqual([true, true, true]);
  expect(runs[0]!.slice(1)).toEqual([50, 1203]);
  expect(runs.at(-1)![1]).toBe(0);
  expect(runs.at(-1)![2]).toBeGreaterThan(0);
  // The ten-minute cron continues with the rest until nothing is left.
  await scheduled({ cron: "*/10 * * * *" }, env);
  expect([await named(), await manyFailures()]).toEqual([0, 0]);
  const before = await everything();
  await scheduled({ cron: "*/10 * * * *" }, env);
  expect(await everything()).toEqual(before);
});

test("deeds of administrators are forgotten after 730 days, kept answers after one, and an account's name with the account", async () => {
  const stale = await aPerson("teacher", { verified: false });
  await made(stale.id, now - 8 * DAY);
  await env.DB.batch([
    auditEntry("old", now - 731 * DAY, "x"),
    auditEntry("young", now - 729 * DAY, stale.id),
    keyedCall("yesterday", now - DAY - 1),
    keyedCall("today", now - DAY + HOUR),
  ]);
  await sweep(env, now);
  const { results: entries } = await env.DB.prepare("SELECT id, target_name, reason, search_key FROM audit_log").all();
  expect(entries).toEqual([
    { id: "young", target_name: "Silinmiş kullanıcı", reason: "", search_key: "deniz\nsilinmis kullanici" },
  ]);
  expect((await env.DB.prepare("SELECT hash FROM keyed_calls").all()).results).toEqual([{ hash: "today" }]);
});

test.each([
  ["730", 730],
  ["", 730],
  ["0", 730],
  ["hep", 730],
  ["90", 90],
])("AUDIT_DAYS of '%s' means %d", (text, days) => {
  expect(auditDays({ AUDIT_DAYS: text })).toBe(days);
});

test("students who go in the same instant all take their names along", async () => {
  const db = database(env.DB);
  const [teacher, ...students] = [await aPerson("teacher"), await aPerson("student"), await aPerson("student")];
  const { id } = await aFinishedGame(
    teacher.id,
    students.map(({ id: userId }, i) => ({ nickname: `Öğrenci ${i}`, userId })),
  );
  await Promise.all(students.map((student) => unnameEverywhere(db, env.MEDIA, student.id)));
  const game = await db.select().from(games).where(eq(games.id, id)).get();
  expect(game!.results).not.toContain("Öğrenci");
});

/** The last step of a removal. */
const removed = (id: string) => deleteUser(db, id, { id, name: "Ece" });

test("names of accounts that go in one instant go at night where the others were quicker ten times", async () => {
  const [teacher, ...students] = await Promise.all(
    Array.from({ length: 21 }, (_, i) => aPerson(i === 0 ? "teacher" : "student")),
  );
  const players = students.map(({ id: userId }, i) => ({ nickname: `Öğrenci ${i}`, userId }));
  const { id } = await aFinishedGame(teacher!.id, players);
  await Promise.all(students.map((student) => unnameEverywhere(db, env.MEDIA, student.id)));
  for (const student of students) await removed(student.id);
  expect(await resultsOf(id)).toContain("Öğrenci");
  await sweep(env, now);
  expect(await resultsOf(id)).not.toContain("Öğrenci");
  expect(await db.select().from(owedNames)).toEqual([]);
});

test("a result that is written while its account is removed has no name after the night", async () => {
  const [teacher, student] = [await aPerson("teacher"), await aPerson("student")];
  const { id } = await aFinishedGame(teacher.id, [{ nickname: "Zümra", userId: student.id }]);
  const written = await resultsOf(id);
  await unnameEverywhere(db, env.MEDIA, student.id);
  await db.update(games).set({ results: written }).where(eq(games.id, id));
  expect(await removed(student.id)).toBe(true);
  await sweep(env, now);
  expect(await resultsOf(id)).not.toContain("Zümra");
});

test("more rows than fit into a statement all go", async () => {
  const values = Array.from({ length: 1203 }, (_, i) => `('k${i}', 1, 0, 0)`).join(",");
  await env.DB.prepare(`INSERT INTO login_failures (key, failures, locked_until, updated_at) VALUES ${values}`).run();
  await sweep(env, now);
  expect((await db.select().from(loginFailures)).map(({ key }) => key)).toEqual(["today"]);
});

test.each([
  ["180", 180],
  ["30", 30],
  ["", 180],
  ["0", 180],
  ["-5", 180],
  ["altı ay", 180],
])("RETENTION_DAYS of '%s' means %d", (text, days) => {
  expect(retentionDays({ RETENTION_DAYS: text })).toBe(days);
});

test("the clock calls the sweep at night and the mail every ten minutes", async () => {
  const stale = await aPerson("student", { verified: false });
  await made(stale.id, now - 8 * DAY);
  await scheduled({ cron: "*/10 * * * *" }, env);
  expect(await db.select().from(users).where(eq(users.id, stale.id))).toHaveLength(1);
  expect((await db.select().from(mails).where(eq(mails.id, "to be sent")).get())!.sentAt).not.toBeNull();
  await scheduled({ cron: "20 0 * * *" }, env);
  expect(await db.select().from(users).where(eq(users.id, stale.id))).toEqual([]);
  await expect(scheduled({ cron: "unknown" }, env)).resolves.toBeUndefined();
});
