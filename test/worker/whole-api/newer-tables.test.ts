import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { database } from "#db/database";
import { usedByGame } from "#db/sets/media-uses";
import { notePlayer } from "#db/homework/homework-codes";
import { anAccount } from "../helpers/accounts/accounts";
import { aClass } from "../helpers/classes";
import { aHomework } from "../helpers/a-homework";
import { aFinishedGame } from "../helpers/games/finished-games";
import { played } from "../helpers/games/played";
import { call } from "../helpers/http";
import { aListedSet, copyListed } from "../helpers/sets/library";
import { aPicture } from "../helpers/sets/pictures";
import { aPerson } from "../helpers/accounts/people";

/** Tests of this version on the tables of a newer one, which it runs on after a rollback. */

beforeAll(async () => {
  const { results } = await env.DB.prepare(
    `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
       AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'library_search*'`,
  ).all<{ name: string }>();
  for (const { name } of results) await env.DB.exec(`ALTER TABLE "${name}" ADD COLUMN newest TEXT DEFAULT 'yeni'`);
});

const newestIn = async (table: string) =>
  (await env.DB.prepare(`SELECT DISTINCT newest FROM ${table}`).all()).results.map(({ newest }) => newest);

test("[F28] columns of a newer version break no call that writes, and what they hold stays", async () => {
  const [author, reader] = [await aPerson("teacher"), await aPerson("teacher")];
  const set = await aListedSet(author, "Yeni sütunlar");
  expect((await copyListed(set.id, reader)).status).toBe(201);
  const [question] = set.questions;
  await env.DB.prepare("UPDATE questions SET newest = 'değerli' WHERE id = ?").bind(question!.id).run();
  const change = { token: author.token, body: { question_text: "Değişti" } };
  expect((await call("PUT", `/api/questions/${question!.id}`, change)).status).toBe(200);
  expect(await newestIn("questions")).toEqual(expect.arrayContaining(["değerli", "yeni"]));
  await aClass(author.token, { students: ["Ada"] });
  const { code } = await aHomework();
  const student = await anAccount("student");
  await notePlayer(database(env.DB), code, student.id, 1);
  const picture = await aPicture(author.token);
  const game = await aFinishedGame(author.id, [{ nickname: "Can", userId: student.id }]);
  await usedByGame(database(env.DB), game.id, [picture]).run();
  await played();
  expect(
    (await call("DELETE", `/api/user`, { token: student.token, body: { password: student.password } })).status,
  ).toBe(204);
  for (const table of ["classes", "homework", "game_media", "used_codes", "library_questions"])
    expect([table, await newestIn(table)]).toEqual([table, ["yeni"]]);
});
