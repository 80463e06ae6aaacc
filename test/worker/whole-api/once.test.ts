import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { aGame } from "../helpers/games/a-game";
import { inOneMoment } from "../helpers/clock";
import { call, type Call } from "../helpers/http";
import { aListedSet } from "../helpers/sets/library";
import { linkToken } from "../helpers/accounts/mailbox";
import { aPerson } from "../helpers/accounts/people";
import { aWrittenQuestion } from "../../builders/questions";
import { addQuestion, aSet } from "../helpers/sets/sets";

const DAY = 24 * 3_600_000;
const { teacher, setId } = await aGame();
const { id: otherSet } = await aSet(teacher.token, { title: "Kopyalanacak", questions: 2 });
const listed = await aListedSet(await aPerson("teacher"), "Kütüphaneden");
/** A set whose reply is too long to be kept. */
const long = Array.from({ length: 100 }, (_, i) =>
  aWrittenQuestion({ question_text: `Soru ${i + 1} ${"ş".repeat(450)}`, explanation: "ç".repeat(450) }),
);

const again = "M.8.1.2";
await addQuestion(teacher.token, otherSet, { outcome: again });

const countOf = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");
const all = async () => [await countOf("question_sets"), await countOf("questions"), await madeOfSets()];
const madeOfSets = () =>
  env.DB.prepare("SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM homework) AS n").first<number>("n");
const withKey = (key: string, { body, token = teacher.token }: Call = {}): Call => ({
  token,
  body: body ?? {},
  headers: { "idempotency-key": key },
});
const age = (ms: number) => env.DB.prepare("UPDATE keyed_calls SET begun_at = begun_at - ?").bind(ms).run();

const making: [string, string, unknown][] = [
  ["a set", "/api/question-sets", { title: "Bir kez" }],
  ["an import", "/api/question-sets/import", { title: "Bir kez", questions: [aWrittenQuestion()] }],
  ["a long import", "/api/question-sets/import", { title: "Bir kez", questions: long }],
  ["a copy", `/api/question-sets/${otherSet}/copy`, {}],
  ["a set to repeat", "/api/question-sets/repeat", { title: "Tekrar", outcomes: [again] }],
  ["a copy of a listed set", `/api/library/${listed.id}/copy`, { again: true }],
  ["a question", "/api/questions", { question_set_id: otherSet, ...aWrittenQuestion() }],
  ["a game", "/api/game", { question_set_id: setId }],
  ["a homework", "/api/homework", { question_set_id: setId, due_at: Date.now() + DAY }],
];

test.each(making)("[F29] the same key gives %s again and makes nothing twice", async (_, path, body) => {
  const key = crypto.randomUUID();
  const first = await call("POST", path, withKey(key, { body }));
  expect(first.status).toBe(201);
  const after = await all();
  const second = await call("POST", path, withKey(key, { body }));
  expect([second.status, second.text]).toEqual([201, first.text]);
  expect(second.headers.get("content-type")).toContain("application/json");
  expect(await all()).toEqual(after);
});

test.each(making)("[F29] five calls at once with one key make %s once", async (_, path, body) => {
  const before = await all();
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call("POST", path, withKey(key, { body }))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const made = (await all()).map((n, i) => n! - before[i]!);
  expect(Math.max(made[0]!, made[2]!, made[0] === 0 ? made[1]! : 0)).toBe(1);
});

test.each(making)("[F29] %s whose call was cut off before its answer was kept is there once", async (_, path, body) => {
  const key = crypto.randomUUID();
  const first = await call("POST", path, withKey(key, { body }));
  const after = await all();
  await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL").run();
  await age(61_000);
  const second = await call("POST", path, withKey(key, { body }));
  expect([second.status, madeBy(second.text)]).toEqual([201, madeBy(first.text)]);
  expect(await all()).toEqual(after);
});

/** The set's earlier stamp is no longer known; the writer then looks at the set again. */
const madeBy = (reply: string) => ({ ...(JSON.parse(reply) as object), set_updated_at_before: undefined });

test("[F29] a game that was cut off before its room was opened is made after all", async () => {
  const key = crypto.randomUUID();
  const body = { question_set_id: setId };
  const first = await call<{ game: { id: string; game_code: string } }>("POST", "/api/game", withKey(key, { body }));
  const { id, game_code } = first.json.game;
  await env.GAME_ROOM.getByName(game_code).remove({ sessionId: null, userId: teacher.id });
  await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL").run();
  await age(61_000);
  const second = await call<{ game: { id: string } }>("POST", "/api/game", withKey(key, { body }));
  expect([second.status, second.json.game.id]).toEqual([201, id]);
});

test("[F29] registering twice with one key sends one mail", async () => {
  const email = `${crypto.randomUUID()}@okul.test`;
  const body = { name: "Ada Kaya", email, password: "uzun-yol-44-mavi", role: "student" };
  const register = () =>
    call("POST", "/api/auth/register", {
      body,
      headers: { "idempotency-key": "bir-kayit", "cf-connecting-ip": "203.0.113.7" },
    });
  const [first, second] = [await register(), await register()];
  expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM mails WHERE "to" = ?').bind(email).first("n")).toBe(1);
  expect(await linkToken(email)).not.toBe("");
});

test("eight of very many calls with one key that is under way wait, and look again ever more seldom", async () => {
  await inOneMoment(async ({ passes }) => {
    const set = withKey("sel", { body: { title: "Bir kez" } });
    await call("POST", "/api/question-sets", set);
    await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL").run();
    const answers: number[] = [];
    const refused = Promise.withResolvers<void>();
    const ask = async () => {
      answers.push((await call("POST", "/api/question-sets", set)).status);
      if (answers.length === 32) refused.resolve();
    };
    const calls = Array.from({ length: 40 }, ask);
    await refused.promise;
    expect(answers).toEqual(Array.from({ length: 32 }, () => 503));
    const asked = vi.spyOn(env.DB, "prepare");
    await passes(20_000);
    await Promise.all(calls);
    expect(answers).toHaveLength(40);
    expect(asked.mock.calls.length).toBeLessThan(8 * 20);
    asked.mockRestore();
    // Their places are free again.
    const later = ask();
    await env.DB.prepare("UPDATE keyed_calls SET status = 201").run();
    await passes(1_000);
    await later;
    expect(answers.at(-1)).toBe(201);
  });
});

test("a key is the caller's own, and of one call", async () => {
  const other = await aPerson("teacher");
  const body = { title: "Aynı anahtar" };
  const mine = await call("POST", "/api/question-sets", withKey("k", { body }));
  const theirs = await call("POST", "/api/question-sets", withKey("k", { body, token: other.token }));
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.text).not.toBe(mine.text);
  const imported = await call(
    "POST",
    "/api/question-sets/import",
    withKey("k", { body: { ...body, questions: [aWrittenQuestion()] } }),
  );
  expect(imported.status).toBe(201);
  const [{ count }] = (
    await env.DB.prepare("SELECT count(*) AS count FROM questions WHERE set_id = ?")
      .bind((imported.json as unknown as { question_set: { id: string } }).question_set.id)
      .all<{ count: number }>()
  ).results as [{ count: number }];
  expect(count).toBe(1);
});

test("a refused call leaves its key free, and one that failed too", async () => {
  const key = crypto.randomUUID();
  const refused = await call("POST", "/api/question-sets", withKey(key, { body: { title: "" } }));
  expect(refused.status).toBe(400);
  expect((await call("POST", "/api/question-sets", withKey(key, { body: { title: "Şimdi" } }))).status).toBe(201);
});

test("[F29] a call whose write was taken, and not answered, makes nothing again under its key", async () => {
  const make = withKey(crypto.randomUUID(), { body: { title: "Cevapsız" } });
  const before = await countOf("question_sets");
  const open = env.DB.withSession.bind(env.DB);
  const sessions = vi.spyOn(env.DB, "withSession").mockImplementation((constraint) => {
    const session = open(constraint);
    const write = session.batch.bind(session);
    const batch: typeof session.batch = async (statements) => {
      const results = await write<never>(statements);
      if ((await countOf("question_sets")) !== before) throw new Error("D1 DB did not answer in time");
      return results;
    };
    return Object.assign(session, { batch });
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const first = await call("POST", "/api/question-sets", make);
  sessions.mockRestore();
  expect(first.status).toBe(503);
  expect((await call("POST", "/api/question-sets", make)).status).toBe(201);
  expect(await countOf("question_sets")).toBe((before ?? 0) + 1);
});

test("after a day the same key makes it again; a thing deleted meanwhile is not made again before", async () => {
  const key = crypto.randomUUID();
  const body = { title: "Yarın", questions: long };
  const import_ = () =>
    call<{ question_set: { id: string } }>("POST", "/api/question-sets/import", withKey(key, { body }));
  const first = (await import_()).json.question_set;
  expect((await call("DELETE", `/api/question-sets/${first.id}`, { token: teacher.token })).status).toBe(204);
  expect((await import_()).status).toBe(404);
  await age(DAY + 1000);
  expect((await import_()).status).toBe(201);
});

test("a caller's keys take little room, however many calls are made", async () => {
  const { id, token } = await aPerson("teacher");
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO keyed_calls (hash, user_id, begun_at, status) SELECT ?1 || i, ?1, ?2 + i, 201 FROM n`,
  )
    .bind(id, Date.now() - 10_000)
    .run();
  const import_ = withKey("uzun", { token, body: { title: "Uzun", questions: long.slice(0, 10) } });
  const first = await call("POST", "/api/question-sets/import", import_);
  const kept = await env.DB.prepare(
    "SELECT count(*) AS calls, min(begun_at) AS oldest, sum(length(body)) AS letters FROM keyed_calls WHERE user_id = ?",
  )
    .bind(id)
    .first();
  expect(first.text.length).toBeGreaterThan(8_000);
  expect(kept).toMatchObject({ calls: 1000, letters: null });
  expect((await call("POST", "/api/question-sets/import", import_)).text).toBe(first.text);
});

test("after a day the same key makes again what is there still, and also once the key is forgotten", async () => {
  const key = crypto.randomUUID();
  const make = () =>
    call<{ question_set: { id: string } }>("POST", "/api/question-sets", withKey(key, { body: { title: "Her gün" } }));
  const first = await make();
  await age(DAY + 1000);
  const second = await make();
  await env.DB.prepare("DELETE FROM keyed_calls").run();
  const third = await make();
  expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
  expect(new Set([first, second, third].map(({ json }) => json.question_set.id)).size).toBe(3);
});

test.each([
  ["a call that was cut off gives it again", 61_000, true],
  ["a key of the day before makes another", DAY + 1000, false],
])("a game that was played outlives its room and its key: %s", async (_, ms, isSame) => {
  const key = crypto.randomUUID();
  const make = () =>
    call<{ game: { id: string; game_code: string } }>(
      "POST",
      "/api/game",
      withKey(key, { body: { question_set_id: setId } }),
    );
  const { id, game_code } = (await make()).json.game;
  await env.GAME_ROOM.getByName(game_code).remove({ sessionId: null, userId: teacher.id });
  await env.DB.prepare("UPDATE games SET status = 'completed' WHERE id = ?").bind(id).run();
  if (isSame) await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL").run();
  await age(ms);
  const again = await make();
  expect([again.status, again.json.game.id === id]).toEqual([201, isSame]);
  expect(await env.DB.prepare("SELECT status FROM games WHERE id = ?").bind(id).first("status")).toBe("completed");
});

test("a game whose room only a newer version can read is not taken for one without a room", async () => {
  const key = crypto.randomUUID();
  const made = withKey(key, { body: { question_set_id: setId } });
  const { id, game_code } = (await call<{ game: { id: string; game_code: string } }>("POST", "/api/game", made)).json
    .game;
  const room = env.GAME_ROOM.getByName(game_code);
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec("UPDATE notes SET value = 99 WHERE key = 'schema'");
  });
  await evictDurableObject(room);
  await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL").run();
  await age(61_000);
  expect((await call("POST", "/api/game", made)).status).toBe(503);
  expect(await env.DB.prepare("SELECT status FROM games WHERE id = ?").bind(id).first("status")).toBe("lobby");
});

test("a question that was made and deleted is not made again, even if its answer is not kept", async () => {
  const key = crypto.randomUUID();
  const make = () =>
    call<{ question: { id: string } }>(
      "POST",
      "/api/questions",
      withKey(key, { body: { question_set_id: otherSet, ...aWrittenQuestion() } }),
    );
  const { id } = (await make()).json.question;
  await call("DELETE", `/api/questions/${id}`, { token: teacher.token });
  await env.DB.prepare("UPDATE keyed_calls SET body = NULL").run();
  expect((await make()).status).toBe(404);
});

test("an answer that cannot be kept goes out all the same", async () => {
  const key = crypto.randomUUID();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await env.DB.exec(
    "CREATE TRIGGER no_answers BEFORE UPDATE OF status ON keyed_calls WHEN NEW.status IS NOT NULL BEGIN SELECT RAISE(ABORT, 'kept'); END",
  );
  try {
    const { status } = await call("POST", "/api/question-sets", withKey(key, { body: { title: "Gider" } }));
    expect(status).toBe(201);
  } finally {
    await env.DB.exec("DROP TRIGGER no_answers");
    warn.mockRestore();
  }
});
