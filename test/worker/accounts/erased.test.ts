import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as classResults from "#db/schema/class-results";
import * as classes from "#db/schema/classes";
import * as games from "#db/schema/games";
import * as homework from "#db/schema/homework";
import { librarySets, libraryQuestions, libraryReports, setCopies, setOrigins } from "#db/schema/library";
import * as mails from "#db/schema/mails";
import * as deviceSignIns from "#db/schema/device-sign-ins";
import * as passkeys from "#db/schema/passkeys";
import * as people from "#db/schema/people";
import * as questionSets from "#db/schema/question-sets";
import * as boardCodes from "#db/schema/board-codes";
import * as tokens from "#db/schema/tokens";
import * as signIn from "#db/schema/sign-in";
import * as upkeep from "#db/schema/upkeep";
import { anAccount } from "../helpers/accounts/accounts";
import { call } from "../helpers/http";

const library = { librarySets, libraryQuestions, libraryReports, setCopies, setOrigins };
const tables = [
  classes,
  games,
  homework,
  classResults,
  mails,
  boardCodes,
  deviceSignIns,
  passkeys,
  people,
  questionSets,
  library,
  signIn,
  tokens,
  upkeep,
]
  .flatMap((tables) => Object.values(tables))
  .filter((one) => is(one, SQLiteTable))
  .map((table) => getTableConfig(table));

/** Makes one row of this table for this person, as the table's own rules want it; parents are rows made before. */
async function aRow({ name, columns, foreignKeys }: (typeof tables)[number], id: string) {
  const parents = new Map(
    foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      const parent = getTableConfig(foreignTable).name;
      return [columns[0]!.name, parent === "users" ? id : `${parent}-of-${id}`];
    }),
  );
  const values = columns.map((column) => {
    if (parents.has(column.name)) return parents.get(column.name)!;
    if (column.name === "id") return `${name}-of-${id}`;
    if (column.enumValues) return column.enumValues[0]!;
    return column.dataType === "number" ? 1 : column.dataType === "json" ? "{}" : `${name} ${column.name}`;
  });
  const names = columns.map((column) => `"${column.name}"`).join();
  await env.DB.prepare(`INSERT INTO "${name}" (${names}) VALUES (${values.map(() => "?").join()})`)
    .bind(...values)
    .run();
}

/** The tables that have a text in any column. */
async function holding(text: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const found = await Promise.all(
    results.map(async ({ name }) => {
      const rows = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
      return JSON.stringify(rows.results).includes(text) ? [name] : [];
    }),
  );
  return found.flat();
}

test("[T45] no table holds the id or the address of a deleted person, except for the id in the audit log", async () => {
  const { id, email, token, password } = await anAccount("teacher");
  const hanging = tables.filter(({ name, foreignKeys }) => name !== "users" && foreignKeys.length > 0);
  for (const table of hanging) await aRow(table, id);
  expect(await holding(id)).toEqual(expect.arrayContaining(["users", ...hanging.map(({ name }) => name)]));
  await call("POST", "/api/auth/reset-password/request", { body: { email } });
  await expect.poll(() => holding(email)).toEqual(expect.arrayContaining(["users", "mails"]));

  expect((await call("DELETE", "/api/user", { token, body: { password } })).status).toBe(204);
  expect((await holding(id)).filter((name) => name !== "audit_log")).toEqual([]);
  expect(await holding(email)).toEqual([]);
});
