import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Page } from "#protocol/http/page";
import type { AccountExport, StudentExport } from "#protocol/http/replies/exports";
import type { AuditEntry, PeopleSearchReply } from "#protocol/http/replies/people";
import { anAccount } from "../../helpers/accounts/accounts";
import { aPerson } from "../../helpers/accounts/people";
import { aGameWithClass } from "../../helpers/a-class";
import { aHomework, answerAll, begun } from "../../helpers/a-homework";
import { aClass } from "../../helpers/classes";
import { eventually } from "../../helpers/eventually";
import { aGame, polling } from "../../helpers/games/a-game";
import { aFinishedGame } from "../../helpers/games/finished-games";
import { call, type Refusal } from "../../helpers/http";
import { workBehind } from "../../in-node/workers";
import { counted, watchAll, watchNoMore } from "../../work/counted";

const admin = await anAccount("admin", { name: "Deniz Aydın" });
const { token, password } = admin;
const teacher = await anAccount("teacher", { name: "Elif Yıldırım", school: "Gazi Ortaokulu" });

const search = (q: string, more: object = {}) =>
  call<PeopleSearchReply & Refusal>("POST", "/api/admin/people/search", { token, body: { q, password, ...more } });
const record = async (action: string) =>
  (await call<Page<AuditEntry>>("GET", `/api/admin/audit?action=${action}`, { token })).json.items;
const remove = (path: string, given = password) => call("DELETE", path, { token, body: { password: given } });

test("a search finds accounts, pupils of class lists and nicknames, by words in any order and any case", async () => {
  const person = await anAccount("student", { name: "Şule Işık" });
  const { id, studentIds } = await aClass(teacher.token, { name: "8-A", students: ["Şule Su Işık", "Ali Can"] });
  const game = await aFinishedGame(teacher.id, [{ nickname: "ŞULE ışık" }, { nickname: "Sule" }]);
  const { json } = await search("isik SULE");
  expect(json.accounts.map((one) => one.id)).toEqual([person.id]);
  expect(json.students).toEqual([
    {
      id: studentIds[0],
      name: "Şule Su Işık",
      number: 1,
      school_no: null,
      class_name: "8-A",
      teacher: { id: teacher.id, name: teacher.name, email: teacher.email, school: "Gazi Ortaokulu" },
    },
  ]);
  expect(json.nicknames.map(({ game_id, player_id, nickname }) => [game_id, player_id, nickname])).toEqual([
    [game.id, game.playerIds[0], "ŞULE ışık"],
  ]);
  expect(json.next).toBe(null);
  expect(
    (await record("people_searched")).map(({ actor_name, target_name, reason }) => [actor_name, target_name, reason]),
  ).toEqual([["Deniz Aydın", "", "1 hesap, 1 öğrenci, 1 takma ad bulundu"]]);
  expect((await call("DELETE", `/api/classes/${id}`, { token: teacher.token })).status).toBe(204);
  expect((await search("Işık Şule")).json.students).toEqual([]);
});

test("a search wants the administrator's password and two letters, and takes no sign for any text", async () => {
  expect((await search("Elif", { password: "yanlış" })).json.fields).toEqual({ password: "Şifre hatalı." });
  expect((await search(" % ")).json.fields).toHaveProperty("q");
  expect((await search("a".repeat(1_000))).json.fields).toHaveProperty("q");
  expect((await search("%%")).json).toMatchObject({ accounts: [], students: [], nicknames: [] });
});

test("[T36] a search among pupils reads those alone that have its words, in Turkish letters and in others", async () => {
  const names = ["İlay Çağan", "ilay çagan", "I\u0307lay Çağan", "Ílay Çağan", "İlây ÇAĞAN", "Ilay Demir"];
  const { id } = await aClass(teacher.token, { name: "8-D", students: names });
  const crowd = Array.from({ length: 2_000 }, (_, i) => i);
  await env.DB.prepare(
    `INSERT INTO class_students (id, class_id, number, name, created_at) SELECT 'crowd-' || value, ?, 1000 + value, 'Aylin Ayşe', 1
      FROM json_each(?)`,
  )
    .bind(id, JSON.stringify(crowd))
    .run();
  watchAll();
  onTestFinished(watchNoMore);
  const { done, work } = await counted(() => search("çağan ilay"));
  expect(done.json.students.map(({ name }) => name)).toEqual(names.slice(0, 5));
  expect(work.rows).toBeLessThan(50);
  expect((await search("Ay")).json.students).toHaveLength(50);
});

test("[T36] a search goes on with older games until none is left, and gives others their turn after each", async () => {
  const games = [];
  for (let i = 0; i < 60; i++) games.push((await aFinishedGame(teacher.id, [{ nickname: "Zümrüt" }])).id);
  for (const [i, id] of games.entries())
    await env.DB.prepare("UPDATE games SET ended_at = ? WHERE id = ?")
      .bind(1_000 + i, id)
      .run();
  const wait = vi.spyOn(scheduler, "wait");
  onTestFinished(() => wait.mockRestore());
  const seen: string[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const { nicknames, next } = (await search("zümrüt", after === undefined ? {} : { after })).json;
    seen.push(...nicknames.map(({ game_id }) => game_id));
    after = next;
  }
  expect(seen).toEqual(games.toReversed());
  // Games that ended at one moment are in one part, however many they are.
  const atOnce = games.slice(0, 20);
  await env.DB.prepare("UPDATE games SET ended_at = 1000 WHERE id IN (SELECT value FROM json_each(?))")
    .bind(JSON.stringify(atOnce))
    .run();
  const first = (await search("zümrüt")).json;
  expect([first.nicknames.length, first.next]).toEqual([60, 1_000]);
  // A further part is in the record only if it shows somebody.
  const before = (await record("people_searched")).length;
  expect((await search("zümrüt", { after: 1 })).json).toMatchObject({ nicknames: [], next: null });
  expect(await record("people_searched")).toHaveLength(before);
  expect(wait.mock.calls.length).toBeGreaterThanOrEqual(games.length);
});

test("an account's data and a pupil's can be taken out, and the record says so without the pupil's name", async () => {
  const person = await anAccount("student", { name: "Ada Deniz" });
  const own = await call<AccountExport>("GET", `/api/admin/users/${person.id}/export`, { token });
  expect(own.json.user.email).toBe(person.email);
  const { studentIds } = await aClass(teacher.token, { name: "8-B", students: ["Ada Deniz"] });
  const student = await call<StudentExport>("GET", `/api/admin/students/${studentIds[0]}/export`, { token });
  expect(student.json).toMatchObject({ class: { name: "8-B" }, student: { name: "Ada Deniz" } });
  expect((await record("data_exported")).map(({ target_name, reason }) => [target_name, reason])).toEqual([
    ["", "8-B sınıfından bir öğrenci"],
    ["Ada Deniz", ""],
  ]);
  for (const path of ["users/yok/export", "students/yok/export"])
    expect((await call("GET", `/api/admin/${path}`, { token })).status).toBe(404);
});

test("a pupil of a list and a nickname of a game are deleted with the administrator's password, and found no more", async () => {
  const { studentIds } = await aClass(teacher.token, { name: "8-C", students: ["Yekta Gül"] });
  const game = await aFinishedGame(teacher.id, [{ nickname: "Yekta" }, { nickname: "Ece" }]);
  const student = `/api/admin/students/${studentIds[0]}`;
  const nickname = `/api/admin/games/${game.id}/nicknames/${game.playerIds[0]}`;
  expect([(await remove(student, "yanlış")).status, (await remove(nickname, "yanlış")).status]).toEqual([400, 400]);
  expect((await search("yekta")).json).toMatchObject({
    students: [{ name: "Yekta Gül" }],
    nicknames: [{ nickname: "Yekta" }],
  });
  expect([(await remove(student)).status, (await remove(nickname)).status]).toEqual([204, 204]);
  expect((await search("yekta")).json).toMatchObject({ students: [], nicknames: [] });
  expect((await search("Ece")).json.nicknames.map(({ game_id }) => game_id)).toContain(game.id);
  expect((await remove(student)).status).toBe(404);
  expect((await remove("/api/admin/games/yok/nicknames/yok")).status).toBe(404);
  expect((await remove(`/api/admin/games/${game.id}/nicknames/yok`)).status).toBe(404);
});

/** Deletes the only nickname that a search finds. */
async function removeFound(q: string): Promise<number> {
  const [found] = (await search(q)).json.nicknames;
  return (await remove(`/api/admin/games/${found!.game_id}/nicknames/${found!.player_id}`)).status;
}

test("a deleted nickname goes from the room of its homework too, which may write the result again", async () => {
  const { teacher: owner, id, code } = await aHomework({ questions: 1 });
  // The account that was signed in may be another person's.
  const account = await aPerson("student");
  const [yakut, ece] = [
    await begun(code, { nickname: "Yakut" }, account.token),
    await begun(code, { nickname: "Ece" }),
  ];
  for (const pupil of [yakut, ece]) await answerAll(pupil, ["B"]);
  await call("POST", `/api/homework/${id}/close`, { token: owner.token });
  expect(await removeFound("yakut")).toBe(204);
  expect((await call("GET", "/api/user/export", { token: account.token })).text).not.toContain("Yakut");
  const shown = async () => (await call("GET", `/api/homework/${id}/pupils`, { token: owner.token })).text;
  expect(await shown()).not.toContain("Yakut");
  await call("DELETE", `/api/homework/${id}/pupils/${ece.id}`, { token: owner.token });
  await workBehind();
  expect(await shown()).toContain("Oyuncu 1");
  expect((await search("yakut")).json.nicknames).toEqual([]);
});

test.each(["phones", "cards"])("a deleted nickname goes from the room of a game with %s too", async (answers) => {
  const { code, teacher: owner } =
    answers === "cards" ? await aGameWithClass({ pupils: [{ name: "Zümra Yıldız" }] }) : await aGame();
  if (answers === "phones") await polling(code, "Zümra");
  await call("POST", `/api/game/${code}/start`, { token: owner.token });
  await call("POST", `/api/game/${code}/end`, { token: owner.token });
  await eventually(async () => expect((await search("zümra")).json.nicknames).toHaveLength(1));
  expect(await removeFound("zümra")).toBe(204);
  for (const path of ["", "/leaderboard", "/statistics"])
    expect((await call("GET", `/api/game/${code}${path}`, { token: owner.token })).text).not.toContain("Zümra");
});

test("the letter that asks stands in every row of the record about it, also after the person is deleted", async () => {
  const letter = "2026/145, 12.11.2026";
  const person = await anAccount("student", { name: "Mektup Sahibi" });
  const { studentIds } = await aClass(teacher.token, { name: "8-L", students: ["Mektup Sahibi"] });
  const game = await aFinishedGame(teacher.id, [{ nickname: "Mektup" }]);
  await search("mektup", { letter });
  const query = `letter=${encodeURIComponent(letter)}`;
  await call("GET", `/api/admin/users/${person.id}/export?${query}`, { token });
  await call("GET", `/api/admin/students/${studentIds[0]}/export?${query}`, { token });
  for (const path of [
    `students/${studentIds[0]}`,
    `games/${game.id}/nicknames/${game.playerIds[0]}`,
    `users/${person.id}`,
  ])
    expect((await call("DELETE", `/api/admin/${path}`, { token, body: { password, letter } })).status).toBe(204);
  const { items } = (await call<Page<AuditEntry>>("GET", "/api/admin/audit?page_size=6", { token })).json;
  expect(items.map(({ action, reason }) => [action, reason])).toEqual([
    ["user_deleted", `Dilekçe: ${letter}`],
    ["nickname_deleted", `Kesirler. Dilekçe: ${letter}`],
    ["student_deleted", `8-L sınıfından bir öğrenci. Dilekçe: ${letter}`],
    ["data_exported", `8-L sınıfından bir öğrenci. Dilekçe: ${letter}`],
    ["data_exported", `Dilekçe: ${letter}`],
    ["people_searched", `1 hesap, 1 öğrenci, 1 takma ad bulundu. Dilekçe: ${letter}`],
  ]);
  const named = await search("mektup", { letter: "Ayşe Yılmaz istedi" });
  expect(named.json.fields).toEqual({ letter: "Dilekçenin yalnız sayısını ve tarihini yazın." });
});
