import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, onTestFinished, test } from "vitest";
import { aGame } from "../helpers/games/a-game";
import { ring } from "../helpers/clock";
import { hosting, joined, sit } from "../helpers/games/seat";
import { origin } from "../helpers/http";

/**
 * Most of this layer runs in Node. These tests run in Node and in the runtime: the platform's behaviour that the Worker's code
 * relies on must be the same in both.
 */

const failure = (work: () => Promise<unknown>) =>
  work().then(
    () => null,
    (error: unknown) => (error as Error).message,
  );
const ask = (text: string, ...values: unknown[]) => env.DB.prepare(text).bind(...values);

const keys = ({ objects }: R2Objects) => objects.map(({ key }) => key);
const call = (path: string, init: RequestInit = {}) => exports.default.fetch(`${origin}${path}`, init);
const head = async (response: Response) => [response.status, await response.json<{ code: string }>()] as const;

test("D1 gives rows, lists, single values and counts", async () => {
  const sql = "SELECT 1 AS a, 'x' AS b, NULL AS c, 2.5 AS d, x'0102' AS e";
  expect((await ask(sql).all()).results).toEqual([{ a: 1, b: "x", c: null, d: 2.5, e: [1, 2] }]);
  expect(await ask("SELECT 1 AS a, 2 AS a").raw()).toEqual([[1, 2]]);
  expect(await ask("SELECT 1 AS a, 2 AS b").first("b")).toBe(2);
  expect(await ask("SELECT 1 WHERE 0").first()).toBeNull();
  expect(await ask("SELECT ?, ?, ?, ?", true, new Uint8Array([7]).buffer, null, 1.5).raw()).toEqual([
    [1, [7], null, 1.5],
  ]);
  await env.DB.exec("CREATE TABLE counted (id INTEGER PRIMARY KEY, text TEXT)");
  onTestFinished(() => void env.DB.exec("DROP TABLE counted"));
  const { meta } = await ask("INSERT INTO counted (text) VALUES ('a'), ('b')").run();
  expect([meta.changes, meta.last_row_id]).toEqual([2, 2]);
  expect((await ask("UPDATE counted SET text = 'c' WHERE id > 5").run()).meta.changes).toBe(0);
  expect((await ask("DELETE FROM counted RETURNING id").all()).results).toEqual([{ id: 1 }, { id: 2 }]);
});

test("D1 writes a batch wholly or not at all, and keeps rows that others refer to", async () => {
  await env.DB.exec("CREATE TABLE parents (id INTEGER PRIMARY KEY)");
  await env.DB.exec("CREATE TABLE children (parent_id INTEGER NOT NULL REFERENCES parents (id) ON DELETE CASCADE)");
  onTestFinished(async () => {
    await env.DB.batch([ask("DROP TABLE children"), ask("DROP TABLE parents")]);
  });
  const rows = () => ask("SELECT (SELECT count(*) FROM parents) AS p, (SELECT count(*) FROM children) AS c").first();
  const orphan = () => env.DB.batch([ask("INSERT INTO parents VALUES (1)"), ask("INSERT INTO children VALUES (2)")]);
  expect(await failure(orphan)).toBe(
    "D1_ERROR: FOREIGN KEY constraint failed: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_FOREIGNKEY)",
  );
  expect(await rows()).toEqual({ p: 0, c: 0 });
  await env.DB.batch([ask("INSERT INTO parents VALUES (1)"), ask("INSERT INTO children VALUES (1)")]);
  expect(await failure(() => ask("INSERT INTO parents VALUES (1)").run())).toBe(
    "D1_ERROR: UNIQUE constraint failed: parents.id: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_PRIMARYKEY)",
  );
  await ask("DELETE FROM parents").run();
  expect(await rows()).toEqual({ p: 0, c: 0 });
});

test.each([
  ["an unknown table", () => ask("SELECT * FROM nowhere")],
  ["a hundred and one values", () => ask(`SELECT ${Array(101).fill("?").join()}`, ...Array<number>(101).fill(1))],
  ["a pattern of more than fifty characters", () => ask("SELECT 'a' LIKE ?", "%".repeat(51))],
  ["six selects in one", () => ask(Array(6).fill("SELECT 1").join(" UNION ALL "))],
  ["a value of no type", () => ask("SELECT ?", undefined)],
  ["a date", () => ask("SELECT ?", new Date(0))],
  ["json that is none", () => ask("SELECT json_each.value FROM json_each('{')")],
])("D1 refuses %s", async (_, statement) => {
  expect(await failure(async () => statement().all())).toMatch(/^D1_(?:TYPE_)?ERROR: /);
});

test("R2 keeps text, types, names and marks, lists in order and by folder, and replaces only an unchanged file", async () => {
  const { MEDIA } = env;
  for (const key of ["z/2", "z/1", "z/sub/3"]) await MEDIA.put(key, key, { customMetadata: { players: "3" } });
  onTestFinished(() => MEDIA.delete(["z/1", "z/2", "z/sub/3"]));
  const stored = (await MEDIA.get("z/1"))!;
  expect([stored.key, stored.size, stored.customMetadata, await stored.text()]).toEqual([
    "z/1",
    3,
    { players: "3" },
    "z/1",
  ]);
  const first = await MEDIA.list({ prefix: "z/", limit: 2 });
  expect([keys(first), first.truncated]).toEqual([["z/1", "z/2"], true]);
  const rest = await MEDIA.list({ prefix: "z/", ...(first.truncated && { cursor: first.cursor }) });
  expect([keys(rest), rest.truncated]).toEqual([["z/sub/3"], false]);
  const folders = await MEDIA.list({ prefix: "z/", delimiter: "/" });
  expect([keys(folders), folders.delimitedPrefixes]).toEqual([["z/1", "z/2"], ["z/sub/"]]);
  const onlyIf = { etagMatches: stored.etag };
  expect(await MEDIA.put("z/1", "new", { onlyIf })).not.toBeNull();
  expect(await MEDIA.put("z/1", "newer", { onlyIf })).toBeNull();
  await MEDIA.delete("z/2");
  expect([await MEDIA.get("z/2"), await MEDIA.head("z/2")]).toEqual([null, null]);
});

test("an object is called by copies, undoes a transaction that fails, and remembers its storage after it slept", async () => {
  const { code, room, teacher } = await aGame();
  const row = (text: string) => runInDurableObject(room, (_, { storage }) => storage.sql.exec(text).toArray());
  await joined(code, "Ali");
  const undone = await runInDurableObject(room, (_, { storage }) => {
    try {
      storage.transactionSync(() => {
        storage.sql.exec("DELETE FROM events");
        throw new Error("no");
      });
    } catch (error) {
      return (error as Error).message;
    }
    return null;
  });
  expect(undone).toBe("no");
  const before = await row("SELECT * FROM events");
  expect(before.length).toBeGreaterThan(0);
  expect(await ring(room)).toBe(true);
  await evictDurableObject(room);
  expect(await row("SELECT * FROM events")).toEqual(before);
  expect(await room.poke("another game")).toBe(false);
  await room.remove({ sessionId: null, userId: teacher.id });
  expect(await row("SELECT name FROM sqlite_master WHERE name = 'opening'")).toEqual([]);
  expect(await ring(room)).toBe(false);
  expect(
    await failure(() => runInDurableObject(room, (_, { storage }) => storage.sql.exec("SELECT * FROM events"))),
  ).toMatch(/no such table: events/);
});

test("a socket sends all in order, survives sleep with its seat, and is closed with a reason", async () => {
  const { code, teacher, room } = await aGame();
  const host = await hosting(code, teacher.token);
  const ali = await joined(code, "Ali");
  await host.hears("lobby_update");
  await evictDurableObject(room);
  for (let i = 0; i < 3; i++) ali.say({ type: "ping", timestamp: i });
  for (let i = 0; i < 3; i++) expect(await ali.hears("pong")).toMatchObject({ timestamp: i });
  const again = await sit(code);
  again.say({ type: "reconnect", old_session_id: ali.sessionId });
  await again.hears("reconnect_success");
  expect(await ali.closed).toMatchObject({ code: 1000 });
  host.say({ type: "kick_player", player_id: ali.id });
  expect(await again.closed).toMatchObject({ code: 1000 });
  expect(() => again.sayText("?")).toThrow("after close");
});

test("a call's length, type, path and headers reach the Worker as they are", async () => {
  expect(await head(await call("/api/nowhere"))).toMatchObject([404, { code: "not_found" }]);
  expect((await call("/api/auth/login")).headers.get("allow")).toBe("POST");
  const sent = (body: BodyInit, type: string) =>
    call("/api/auth/login", {
      method: "POST",
      body,
      headers: { "content-type": type, "cf-connecting-ip": "192.0.2.7" },
    });
  expect(await head(await sent("{", "application/json"))).toMatchObject([400, { code: "invalid_json" }]);
  expect(await head(await sent("{}", "text/plain"))).toMatchObject([415, { code: "unsupported_media_type" }]);
  expect(await head(await sent("x".repeat(1e6), "application/json"))).toMatchObject([413, { code: "too_large" }]);
  const drops = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("{"));
      controller.close();
    },
  });
  expect(await head(await sent(drops, "application/json"))).toMatchObject([400, { code: "invalid_json" }]);
});
