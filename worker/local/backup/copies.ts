import type { Miniflare } from "miniflare";
import { BackupFault, type Part } from "./backup-file.ts";

type D1Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;
type R2Bucket = Awaited<ReturnType<Miniflare["getR2Bucket"]>>;

/** Tables and pictures of a run, on this machine or of a deployment. */
export type Store = { readonly db: D1Database; readonly bucket: R2Bucket };

const rowsAtOnce = 500;
const insertsAtOnce = 50;
/** Bytes after which a page of rows ends, at reading and at writing: a row may have two megabytes. */
const bytesAtOnce = 4_000_000;
/** The library's index is made again from its sets; the rest belongs to the database itself. */
const isOwn = (name: string) => !/^(?:sqlite_|_cf_|d1_|library_search)/.test(name);

/** Names of the migrations that the tables have; none in an empty place. */
export async function migrationsIn(db: D1Database): Promise<string[]> {
  const known = await db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").first();
  if (!known) return [];
  const { results } = await db.prepare("SELECT name FROM d1_migrations ORDER BY name").all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Every row of every table, then every picture. Rows keep their order, by which lists are sorted. */
export async function* partsOf({ db, bucket }: Store): AsyncGenerator<Part> {
  for (const table of await tablesOf(db)) {
    const columns = await db.prepare(`PRAGMA table_info("${table}")`).all<{ name: string }>();
    const bytes = columns.results.map(({ name }) => `coalesce(octet_length("${name}"), 0)`).join(" + ");
    const next = `SELECT rowid AS id, ${bytes} AS bytes FROM "${table}" WHERE rowid > ?1 ORDER BY rowid LIMIT ${rowsAtOnce}`;
    const summed = `SELECT id, bytes, sum(bytes) OVER (ORDER BY id) AS sum FROM (${next})`;
    const page = db.prepare(`SELECT rowid AS "bilye rowid", * FROM "${table}"
      WHERE rowid > ?1 AND rowid <= (SELECT max(id) FROM (${summed}) WHERE sum - bytes < ${bytesAtOnce}) ORDER BY rowid`);
    for (let after = 0, isMore = true; isMore;) {
      const { results } = await page.bind(after).all();
      for (const { "bilye rowid": rowid, ...row } of results) {
        after = rowid as number;
        yield { table, row };
      }
      isMore = results.length > 0;
    }
  }
  for (let cursor: string | undefined, isMore = true; isMore;) {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    for (const { key } of page.objects) {
      const object = await bucket.get(key);
      if (!object) continue;
      const body = Buffer.from(await object.arrayBuffer()).toString("base64");
      yield { picture: key, body, type: object.httpMetadata?.contentType ?? "", own: object.customMetadata ?? {} };
    }
    isMore = page.truncated;
    cursor = page.truncated ? page.cursor : undefined;
  }
}

export type Unfinished = { readonly homework: number; readonly games: number };

/** Counts what lives outside the tables, and so is in no backup. */
export async function unfinishedIn(db: D1Database): Promise<Unfinished> {
  const counts = await db
    .prepare(
      `SELECT (SELECT count(*) FROM homework WHERE ended_at IS NULL) AS homework,
        (SELECT count(*) FROM games WHERE status <> 'completed') AS games`,
    )
    .first<Unfinished>();
  return counts!;
}

/** Says it as "2 açık ödevin cevapları ve 1 süren oyun"; empty if there is nothing. */
export const unfinishedText = ({ homework, games }: Unfinished): string =>
  [homework > 0 && `${homework} açık ödevin cevapları`, games > 0 && `${games} süren oyun`]
    .filter(Boolean)
    .join(" ve ");

/** Ends in the tables what was not in the backup, since no object of a game or homework exists in a new place. */
export async function endUnfinished(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE homework SET closed_at = CASE WHEN due_at > ?1 THEN ?1 ELSE closed_at END,
          ended_at = min(due_at, ?1), room_until = min(due_at, ?1) WHERE ended_at IS NULL`,
      )
      .bind(now),
    db.prepare("UPDATE homework SET room_until = ?1 WHERE room_until > ?1").bind(now),
    db
      .prepare("UPDATE games SET status = 'completed', ended_at = ?1, code_free_at = ?1 WHERE status <> 'completed'")
      .bind(now),
    db.prepare("UPDATE games SET code_free_at = ?1 WHERE code_free_at > ?1").bind(now),
  ]);
}

/** Refuses a place where anybody's data would be mixed with the backup's. */
export async function requireEmpty({ db, bucket }: Store): Promise<void> {
  const rows = await Promise.all(
    (await tablesOf(db)).map((table) => db.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).first()),
  );
  const { objects } = await bucket.list({ limit: 1 });
  if (rows.some((row) => row !== null) || objects.length > 0)
    throw new BackupFault("Burası boş değil; yedek yalnızca boş bir yere geri yüklenir. Hiçbir şey değişmedi.");
}

export async function putBack(
  { db, bucket }: Store,
  parts: AsyncIterable<Part>,
): Promise<{ rows: number; pictures: number }> {
  let [rows, pictures, bytes] = [0, 0, 0];
  let waiting: Extract<Part, { table: string }>[] = [];
  const write = async () => {
    if (waiting.length > 0) await db.batch([db.prepare("PRAGMA defer_foreign_keys = on"), ...waiting.map(insert)]);
    waiting = [];
    bytes = 0;
  };
  const insert = ({ table, row }: (typeof waiting)[number]) => {
    const columns = Object.keys(row);
    const names = columns.map((name) => `"${name}"`).join(", ");
    const places = columns.map(() => "?").join(", ");
    return db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${places})`).bind(...Object.values(row).map(valueOf));
  };
  for await (const part of parts) {
    if ("table" in part) {
      waiting.push(part);
      rows += 1;
      bytes += JSON.stringify(part.row).length;
      if (waiting.length >= insertsAtOnce || bytes >= bytesAtOnce) await write();
      continue;
    }
    const options = { customMetadata: part.own, ...(part.type && { httpMetadata: { contentType: part.type } }) };
    await bucket.put(part.picture, Buffer.from(part.body, "base64"), options);
    pictures += 1;
  }
  await write();
  await db
    .prepare(
      `INSERT INTO library_search (rowid, title, topics, body, facets)
       SELECT seq, title_key, topics_key,
         (SELECT coalesce(group_concat(text_key, ' '), '') FROM library_questions WHERE edition_id = library_sets.id), facets
       FROM library_sets WHERE state = 'listed'`,
    )
    .run();
  return { rows, pictures };
}

/** D1 gives a blob as an array of bytes. */
const valueOf = (value: unknown) => (Array.isArray(value) ? new Uint8Array(value as number[]).buffer : value);

/** Tables whose rows others refer to come first. */
async function tablesOf(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string }>();
  const left = new Map<string, ReadonlySet<string>>();
  for (const name of results.map((row) => row.name).filter(isOwn)) {
    const keys = await db.prepare(`PRAGMA foreign_key_list("${name}")`).all<{ table: string }>();
    left.set(name, new Set(keys.results.map(({ table }) => table).filter((table) => table !== name)));
  }
  const sorted: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([, needs]) => [...needs].every((table) => !left.has(table))).map(([name]) => name);
    if (ready.length === 0) throw new Error("tables refer to one another in a circle");
    for (const name of ready) left.delete(name);
    sorted.push(...ready);
  }
  return sorted;
}
