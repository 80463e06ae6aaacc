import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Miniflare } from "miniflare";
import { demoAccounts, type DemoAccount } from "./demo/demo-accounts.ts";
import { demoData } from "./demo/demo-data.ts";
import { againWhenCutOff } from "./lost-connection.ts";
import { databaseOnly } from "./runtime.ts";
import type { State } from "./state.ts";

/**
 * Brings the local D1 up to date, and fills it on its first start. Tracks migrations as `wrangler d1 migrations` does. Answers
 * the demo accounts that exist; `isOpen` if other machines may call.
 */
export function prepareDatabase(state: State, isOpen: boolean): Promise<DemoAccount[]> {
  // Each step is atomic and checks the present state, so any start may be killed.
  return againWhenCutOff(
    () => prepare(state, isOpen),
    (more) => process.stderr.write(`Veritabanı hazırlanırken bağlantı koptu, yeniden deneniyor (${more} hak kaldı)…\n`),
  );
}

async function prepare(state: State, isOpen: boolean): Promise<DemoAccount[]> {
  const runtime = databaseOnly(state);
  try {
    const db = await runtime.getD1Database("DB", "bilye");
    await migrate(db);
    // Uses one batch, so that a start killed half-way leaves everything or nothing. There is always somebody afterwards: the
    // last administrator cannot be deleted.
    const people = await db.prepare("SELECT count(*) AS n FROM users").first<{ n: number }>();
    if (people?.n === 0) {
      const data = await demoData(Date.now(), process.env.BILYE_DEMO === "small");
      // Hashing passwords blocked this process: let it first notice if the runtime closed an idle connection meanwhile.
      await setImmediate();
      await db.batch(data.map(({ sql, values }) => db.prepare(sql).bind(...values)));
    }
    return await demoAccounts(db, state, isOpen);
  } finally {
    await runtime.dispose();
  }
}

/** Applies the migrations that the tables lack, up to the one of this name. */
export async function migrate(db: Awaited<ReturnType<Miniflare["getD1Database"]>>, last = "~"): Promise<void> {
  await db.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  );
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const file of readdirSync("migrations")
    .filter((name) => name.endsWith(".sql"))
    .toSorted()) {
    if (applied.has(file) || file > last) continue;
    const statements = readFileSync(join("migrations", file), "utf8").split("--> statement-breakpoint");
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(file),
    ]);
  }
}
