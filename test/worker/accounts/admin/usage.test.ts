import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SchoolReply } from "#protocol/http/replies/schools";
import type { UsageReply } from "#protocol/http/replies/statistics";
import { keepUsage } from "#db/usage";
import { database } from "#db/database";
import { dateOf, dayOf, dayOfDate, startOfDay } from "#shared/istanbul";
import { anAccount } from "../../helpers/accounts/accounts";
import { aSchool } from "../../helpers/accounts/schools";
import { call } from "../../helpers/http";

const { token, ...admin } = await anAccount("admin");
const today = dayOf(Date.now());
/** A day long ago of which no other test knows. */
let nextDay = today - 3_000;
const someDay = () => (nextDay += 40);

const usage = async (query: string) => (await call<UsageReply>("GET", `/api/admin/usage?${query}`, { token })).json;
const ofDay = (day: number, by = "day") => usage(`from=${dateOf(day)}&to=${dateOf(day)}&by=${by}`);
const file = (query: string) => call("GET", `/api/admin/usage.csv?${query}`, { token });

async function aPlayedGame(ownerId: string, day: number, players = 30, mode = "live") {
  const id = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO games (id, code, owner_id, title, title_key, status, mode, settings, total_questions, created_at, player_count)
     VALUES (?1, '000000', ?2, 't', 't', 'completed', ?3, '{}', 1, ?4, ?5)`,
  )
    .bind(id, ownerId, mode, startOfDay(day) + 1, players)
    .run();
  return id;
}
const aGivenHomework = (ownerId: string, day: number) =>
  env.DB.prepare(
    `INSERT INTO homework (id, code, owner_id, title, title_key, settings, total_questions, created_at, due_at)
     VALUES (?1, ?1, ?2, 't', 't', '{}', 1, ?3, 1)`,
  )
    .bind(crypto.randomUUID(), ownerId, startOfDay(day + 1) - 1)
    .run();
/** Keeps the days up to this one as if nothing had been kept before. */
async function keep(day: number) {
  await env.DB.prepare("INSERT OR REPLACE INTO job_cursors (job, at, id) VALUES ('usage', ?, '')").bind(day).run();
  await keepUsage(database(env.DB), startOfDay(day + 3));
}

test("a day's games, players, teachers, homework and new people are counted, its first and last millisecond too", async () => {
  const day = someDay();
  const [one, other] = [await anAccount("teacher"), await anAccount("teacher")];
  await aPlayedGame(one.id, day, 30);
  await aPlayedGame(one.id, day, 10);
  await aPlayedGame(one.id, day, 30, "homework");
  await aPlayedGame(one.id, day + 1);
  await aGivenHomework(other.id, day);
  await env.DB.prepare("UPDATE users SET created_at = ? WHERE id = ?").bind(startOfDay(day), one.id).run();
  const figures = { games: 2, players: 40, active_teachers: 2, homework: 1, new_people: 1 };
  const { rows, total } = await ofDay(day);
  expect(rows).toEqual([{ key: dateOf(day), name: "", ...figures, cost: total.cost }]);
  expect(total).toMatchObject(figures);
  expect(total.cost).toBeGreaterThan(0.002);
  expect((await usage(`from=${dateOf(day)}&to=${dateOf(day + 1)}&by=month`)).total).toMatchObject({ games: 3 });
});

test("kept days say the same as counted ones, and go on saying it when games and people are deleted", async () => {
  const day = someDay();
  const teacher = await anAccount("teacher");
  const school = await aSchool(token);
  await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(school.id, teacher.id).run();
  await aPlayedGame(teacher.id, day, 25);
  await aGivenHomework(teacher.id, day);
  const [before, bySchool] = [await ofDay(day), await ofDay(day, "school")];
  expect(bySchool.rows).toMatchObject([{ key: school.id, name: school.name, games: 1, players: 25, homework: 1 }]);
  await keep(day);
  expect([await ofDay(day), await ofDay(day, "school")]).toEqual([before, bySchool]);
  await keepUsage(database(env.DB), startOfDay(day + 3));
  await call("DELETE", `/api/admin/users/${teacher.id}`, { token, body: { password: admin.password } });
  expect([await ofDay(day), await ofDay(day, "school")]).toEqual([before, bySchool]);
});

test("a teacher of several days counts once in a month and once in a school, whether days are kept or counted", async () => {
  const [teacher, school] = [await anAccount("teacher"), await aSchool(token)];
  await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(school.id, teacher.id).run();
  const day = dayOfDate("2019-04-10");
  for (const more of [0, 0, 1, 20]) await aPlayedGame(teacher.id, day + more, 5);
  await keep(day);
  // The first days are kept, the last one is counted.
  await keepUsage(database(env.DB), startOfDay(day + 5));
  const period = `from=${dateOf(day)}&to=${dateOf(day + 25)}`;
  await env.DB.prepare("UPDATE job_cursors SET at = ? WHERE job = 'usage'")
    .bind(day + 3)
    .run();
  const seen = async (by: string) =>
    (await usage(`${period}&by=${by}`)).rows.map(({ key, games, active_teachers }) => [key, games, active_teachers]);
  expect(await seen("day")).toEqual([0, 1, 20].map((more) => [dateOf(day + more), more === 0 ? 2 : 1, 1]));
  expect(await seen("month")).toEqual([["2019-04", 4, 1]]);
  expect(await seen("school")).toEqual([[school.id, 4, 1]]);
  expect((await usage(period)).total).toMatchObject({ games: 4, players: 20, active_teachers: 1 });
});

test("use of a school that was merged into another is that one's, of its former teachers too", async () => {
  const day = someDay();
  const [stays, goes] = [await aSchool(token), await aSchool(token)];
  for (const [i, school] of [stays, goes, goes].entries()) {
    const teacher = await anAccount("teacher");
    await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(school.id, teacher.id).run();
    await aPlayedGame(teacher.id, day, 10);
    if (i < 2) continue;
    await keep(day);
    await call("DELETE", `/api/admin/users/${teacher.id}`, { token, body: { password: admin.password } });
  }
  expect((await ofDay(day, "school")).rows.map(({ key, games }) => [key, games])).toEqual(
    expect.arrayContaining([
      [stays.id, 1],
      [goes.id, 2],
    ]),
  );
  await call<SchoolReply>("POST", `/api/admin/schools/${stays.id}/merge`, {
    token,
    body: { school_id: goes.id, password: admin.password },
  });
  expect((await ofDay(day, "school")).rows).toMatchObject([
    { key: stays.id, games: 3, players: 30, active_teachers: 3 },
  ]);
});

test("use of a school that was removed stays, as that of no school", async () => {
  const day = someDay();
  const school = await aSchool(token);
  const [stays, goes] = [await anAccount("teacher"), await anAccount("teacher")];
  for (const { id } of [stays, goes]) {
    await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(school.id, id).run();
    await aPlayedGame(id, day, 10);
  }
  await keep(day);
  await call("DELETE", `/api/admin/users/${goes.id}`, { token, body: { password: admin.password } });
  await call("DELETE", `/api/admin/schools/${school.id}`, { token });
  expect((await ofDay(day, "school")).rows).toMatchObject([{ key: "", name: "", games: 2, active_teachers: 2 }]);
});

test("an unfinished run keeps nothing twice, and today is never kept", async () => {
  const { id } = await anAccount("teacher");
  await aPlayedGame(id, today, 7);
  await env.DB.prepare("DELETE FROM job_cursors WHERE job = 'usage'").run();
  const before = await ofDay(today);
  for (let run = 0; run < 60; run++) await keepUsage(database(env.DB), Date.now());
  const cursor = await env.DB.prepare("SELECT at FROM job_cursors WHERE job = 'usage'").first("at");
  expect(cursor).toBe(today - 2);
  expect(await ofDay(today)).toEqual(before);
  const all = await usage(`from=${dateOf(today - 3_000)}&to=${dateOf(today)}&by=month`);
  await env.DB.prepare("UPDATE job_cursors SET at = at - 100 WHERE job = 'usage'").run();
  await keepUsage(database(env.DB), Date.now());
  await keepUsage(database(env.DB), Date.now());
  expect(await usage(`from=${dateOf(today - 3_000)}&to=${dateOf(today)}&by=month`)).toEqual(all);
});

test("a wrong period falls back to the last thirty days", async () => {
  const { from, to, by } = await usage("from=dün&to=2026-02-31&by=yıl");
  expect({ from, to, by }).toEqual({ from: dateOf(today - 29), to: dateOf(today), by: "day" });
  expect(await usage("from=2026-02-01&to=2020-01-01")).toMatchObject({
    from: "2020-01-01",
    to: "2020-01-01",
    rows: [],
  });
});

test("the file has the same figures, and a school's name in it is no formula", async () => {
  const day = someDay();
  const teacher = await anAccount("teacher");
  await env.DB.prepare("DELETE FROM job_cursors WHERE job = 'usage'").run();
  const school = await aSchool(token, { name: `=1+1 ${crypto.randomUUID()}` });
  await env.DB.prepare("UPDATE users SET school_id = ? WHERE id = ?").bind(school.id, teacher.id).run();
  await aPlayedGame(teacher.id, day, 12);
  const { text, headers } = await file(`from=${dateOf(day)}&to=${dateOf(day)}&by=school`);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const lines = text.trim().split("\r\n");
  expect(lines[0]?.replace("\ufeff", "")).toBe("Okul;Oyun;Oyuncu;Etkin öğretmen;Ödev;Yeni kişi;Tahmini gider (dolar)");
  expect(lines[1]).toMatch(new RegExp(`^'${school.name.replace("+", "[+]")};1;12;1;0;0;0,000\\d$`));
  expect(lines[2]).toMatch(/^Toplam;1;12;1;0;0;/);
});
