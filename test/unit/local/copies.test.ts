import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { expect, test } from "vitest";
import type { Part } from "../../../worker/local/backup-file";
import { partsOf, putBack, requireEmpty, type Store } from "../../../worker/local/copies";

const MB = 1_000_000;

/** The parts of D1 and R2 that copies use, over SQLite; keeps the bytes of each query's and each batch's texts. */
function aStore() {
  const sqlite = new DatabaseSync(":memory:");
  sqlite.exec(`CREATE TABLE d1_migrations (name TEXT); CREATE TABLE texts (id TEXT PRIMARY KEY, text TEXT, more BLOB);
    CREATE TABLE library_search (title, topics, body, facets);
    CREATE TABLE library_sets (id, seq, title_key, topics_key, facets, state);
    CREATE TABLE library_questions (edition_id, text_key)`);
  const weights: number[] = [];
  const weigh = (values: unknown) => void weights.push(JSON.stringify(values).length);
  const statement = (sql: string, values: SQLInputValue[] = []) => ({
    values,
    bind: (...bound: SQLInputValue[]) => statement(sql, bound),
    run: () => Promise.resolve(sqlite.prepare(sql).run(...values)),
    first: () => Promise.resolve(sqlite.prepare(sql).get(...values) ?? null),
    all() {
      const results = sqlite.prepare(sql).all(...values);
      weigh(results);
      return Promise.resolve({ results });
    },
  });
  const batch = async (statements: ReturnType<typeof statement>[]) => {
    weigh(statements.map(({ values }) => values));
    for (const one of statements) await one.run();
  };
  const bucket = { list: () => Promise.resolve({ objects: [], truncated: false }) };
  return { sqlite, weights, store: { db: { prepare: statement, batch }, bucket } as unknown as Store };
}

test("a backup reads and writes rows by their bytes, and keeps their order", async () => {
  const { sqlite, weights, store } = aStore();
  const write = sqlite.prepare("INSERT INTO texts VALUES (?, ?, NULL)");
  for (let i = 0; i < 1_200; i++) write.run(String(1_200 - i), "kısa");
  for (let i = 0; i < 30; i++) write.run(`uzun ${i}`, "ü".repeat(MB));
  const parts: Part[] = [];
  for await (const part of partsOf(store)) parts.push(part);
  const ids = parts.map((part) => "table" in part && part.row.id);
  expect(ids).toEqual(
    sqlite
      .prepare("SELECT id FROM texts ORDER BY rowid")
      .all()
      .map(({ id }) => id),
  );
  expect(Math.max(...weights)).toBeLessThan(3.5 * MB);

  const other = aStore();
  await requireEmpty(other.store);
  const given = (async function* () {
    yield* await Promise.resolve(parts);
  })();
  expect(await putBack(other.store, given)).toEqual({ rows: 1_230, pictures: 0 });
  const rows = "SELECT * FROM texts ORDER BY rowid";
  expect(other.sqlite.prepare(rows).all()).toEqual(sqlite.prepare(rows).all());
  expect(Math.max(...other.weights)).toBeLessThan(5.5 * MB);
});
