import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { expect, test } from "vitest";
import type { Part } from "../../../worker/local/backup/backup-file";
import {
  endUnfinished,
  partsOf,
  putBack,
  requireEmpty,
  unfinishedIn,
  unfinishedText,
  type Store,
} from "../../../worker/local/backup/copies";

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

test("what is in no backup is counted, and ended where it was restored", async () => {
  const { sqlite, store } = aStore();
  sqlite.exec(`CREATE TABLE homework (id TEXT, due_at INT, closed_at INT, ended_at INT, room_until INT);
    CREATE TABLE games (id TEXT, status TEXT, ended_at INT, code_free_at INT);
    INSERT INTO homework VALUES ('open', 900, NULL, NULL, NULL), ('overdue', 300, NULL, NULL, NULL),
      ('over', 200, NULL, 200, 700), ('past', 100, 90, 90, 400);
    INSERT INTO games VALUES ('lobby', 'lobby', NULL, NULL), ('active', 'active', NULL, NULL),
      ('done', 'completed', 450, 950), ('old', 'completed', 50, 99)`);
  expect(await unfinishedIn(store.db)).toEqual({ homework: 2, games: 2 });
  await endUnfinished(store.db, 500);
  expect(await unfinishedIn(store.db)).toEqual({ homework: 0, games: 0 });
  expect(sqlite.prepare("SELECT * FROM homework").all().map(Object.values)).toEqual([
    ["open", 900, 500, 500, 500],
    ["overdue", 300, null, 300, 300],
    ["over", 200, null, 200, 500],
    ["past", 100, 90, 90, 400],
  ]);
  expect(sqlite.prepare("SELECT * FROM games").all().map(Object.values)).toEqual([
    ["lobby", "completed", 500, 500],
    ["active", "completed", 500, 500],
    ["done", "completed", 450, 500],
    ["old", "completed", 50, 99],
  ]);
});

test.each([
  [{ homework: 0, games: 0 }, ""],
  [{ homework: 2, games: 0 }, "2 açık ödevin cevapları"],
  [{ homework: 0, games: 1 }, "1 süren oyun"],
  [{ homework: 1, games: 3 }, "1 açık ödevin cevapları ve 3 süren oyun"],
])("%o is said as '%s'", (left, said) => {
  expect(unfinishedText(left)).toBe(said);
});
