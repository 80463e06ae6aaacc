import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

/** Puts a database in a version's state, in a binding of its own tables: everything is dropped and built up to there. */
async function asOf(lastMigration: string) {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'library_search_%' ORDER BY name = 'users', sql LIKE '%REFERENCES%' DESC, rowid DESC",
  ).all<{ name: string }>();
  const drops = results.map(({ name }) => env.DB.prepare(`DROP TABLE "${name}"`));
  await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = on"), ...drops]);
  const until = env.TEST_MIGRATIONS.findIndex(({ name }) => name.startsWith(lastMigration)) + 1;
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, until));
}

const person = (id: string, name: string) =>
  env.DB.prepare(
    `INSERT INTO users (id, email, name, search_key, role, approval, password_hash, created_at)
     VALUES (?1, ?1 || '@okul.test', ?2, '', 'teacher', 'approved', '-', 1)`,
  ).bind(id, name);
const entry = (id: string, target: string, name: string) =>
  env.DB.prepare(
    `INSERT INTO audit_log (id, at, action, actor_id, actor_name, target_id, target_name, search_key, reason)
     VALUES (?1, 1, 'x', 'deniz', 'Deniz Aydın', ?2, ?3, 'deniz aydin ' || ?2 || '@okul.test gazi ortaokulu', 'Gazi?')`,
  ).bind(id, target, name);
const question = (id: string) =>
  env.DB.prepare(
    `INSERT INTO questions (id, set_id, position, text, options, correct, time_limit, points, created_at, updated_at)
     VALUES (?, 's', 0, 'çöğ', '{"A":"ı"}', 'A', 30, 1, 1, 1)`,
  ).bind(id);
const row = (sql: string) => env.DB.prepare(sql).first();

test("[T45] addresses, schools and names of deleted people leave what version 0.1 wrote into the audit log", async () => {
  await asOf("0003");
  await env.DB.batch([
    person("deniz", "Deniz Aydın"),
    person("isil", "Işıl Ölçer"),
    entry("here", "isil", "Işıl Ölçer"),
    entry("gone", "zeynep", "Zeynep Kaya"),
  ]);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await row("SELECT target_name, search_key, reason FROM audit_log WHERE id = 'here'")).toEqual({
    target_name: "Işıl Ölçer",
    search_key: "deniz aydin\nisil olcer",
    reason: "Gazi?",
  });
  expect(await row("SELECT target_name, search_key, reason FROM audit_log WHERE id = 'gone'")).toEqual({
    target_name: "Silinmiş kullanıcı",
    search_key: "deniz aydin\nsilinmis kullanici",
    reason: "",
  });
});

test("sets of version 0.1 are measured", async () => {
  await asOf("0003");
  await env.DB.batch([
    person("u", "U"),
    env.DB.prepare(
      `INSERT INTO question_sets (id, owner_id, title, title_key, created_at, updated_at)
       VALUES ('s', 'u', 'Ş', 's', 1, 1), ('empty', 'u', 'E', 'e', 1, 1)`,
    ),
    question("q1"),
    question("q2"),
  ]);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  expect(await row("SELECT bytes FROM question_sets WHERE id = 's'")).toEqual({ bytes: 2 + 2 * (6 + 10) });
  expect(await row("SELECT bytes FROM question_sets WHERE id = 'empty'")).toEqual({ bytes: 1 });
});
