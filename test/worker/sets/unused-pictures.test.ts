import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { removeUnusedPictures } from "#services/upkeep/pictures";
import { sweep } from "#services/upkeep/retention";
import { database } from "#db/database";
import { START } from "#db/job-cursors";
import { usedPictures } from "#db/sets/media";
import { markUnused, PAGE } from "#db/sets/unused-media";
import { scheduled } from "../../../worker/scheduled";
import { aStoredSet } from "../helpers/games/a-game";
import { anAccount } from "../helpers/accounts/accounts";
import { aHomeworkOf } from "../helpers/a-homework";
import { aFinishedGame } from "../helpers/games/finished-games";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { anotherPicture, aPicture, upload } from "../helpers/sets/pictures";
import { aWrittenQuestion } from "../../builders/questions";
import { aSet } from "../helpers/sets/sets";

afterEach(() => void vi.restoreAllMocks());

const DAY = 24 * 3_600_000;
const db = database(env.DB);
const missingPictures = async (id: string, now: number) => {
  const used = usedPictures(db, [id], now);
  return used.missing(await used.touch);
};
const teacher = await aPerson("teacher");
const later = () => Date.now() + 8 * DAY;
const isKept = async (id: string) => {
  const row = await env.DB.prepare("SELECT id FROM media WHERE id = ?").bind(id).first();
  const object = await env.MEDIA.head(id);
  expect([id, object !== null]).toEqual([id, row !== null]);
  return row !== null;
};
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const inDraft = (setId: string, id: string) =>
  call("PUT", `/api/question-sets/${setId}`, {
    token: teacher.token,
    body: { drafts: [{ text: "yarım", image: { id, alt: "" } }] },
  });

test("an unused picture goes after a week; one that a question, a draft or a game uses stays", async () => {
  const [unused, inQuestion, drafted, played] = [
    await aPicture(teacher.token),
    await aPicture(teacher.token),
    await aPicture(teacher.token),
    await aPicture(teacher.token),
  ];
  const set = await aStoredSet(teacher.id, 1);
  await run("INSERT INTO question_media VALUES (?, ?)", `${set}-0`, inQuestion);
  await inDraft((await aSet(teacher.token)).id, drafted);
  const game = await aFinishedGame(teacher.id, [{ nickname: "Ada" }]);
  await run("INSERT INTO game_media VALUES (?, ?)", game.id, played);
  const all = [unused, inQuestion, drafted, played];
  const kept = async () => Promise.all(all.map(isKept));

  await sweep(env, Date.now() + 6 * DAY);
  expect(await kept()).toEqual([true, true, true, true]);
  await sweep(env, later());
  expect(await kept()).toEqual([false, true, true, true]);
  await call("DELETE", `/api/game/${game.code}`, { token: teacher.token });
  await call("DELETE", `/api/question-sets/${set}`, { token: teacher.token });
  await sweep(env, later());
  expect(await kept()).toEqual([false, false, true, false]);
});

test("a picture of a homework stays when its set goes, and goes with the homework", async () => {
  const id = await aPicture(teacher.token);
  const set = await aSet(teacher.token);
  const image = { id, alt: "Harita" };
  await call("POST", "/api/questions", {
    token: teacher.token,
    body: { question_set_id: set.id, ...aWrittenQuestion({ image }) },
  });
  const homework = await aHomeworkOf(teacher.token, set.id);
  await call("DELETE", `/api/question-sets/${set.id}`, { token: teacher.token });
  await sweep(env, later());
  expect(await isKept(id)).toBe(true);
  await call("DELETE", `/api/homework/${homework.id}`, { token: teacher.token });
  await sweep(env, later());
  expect(await isKept(id)).toBe(false);
});

test("drafts that are written again let go of pictures that they no longer name", async () => {
  const [first, second] = [await aPicture(teacher.token), await aPicture(teacher.token)];
  const { id } = await aSet(teacher.token);
  await inDraft(id, first);
  await inDraft(id, second);
  await sweep(env, later());
  expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
});

test("[T45] an account that goes takes its pictures along in the next night, but for those that others have or use", async () => {
  const leaving = await anAccount("teacher");
  const bytes = anotherPicture();
  const [own, used] = [await aPicture(leaving.token), await aPicture(leaving.token)];
  const shared = (await upload(leaving.token, bytes)).json.media.id;
  await upload(teacher.token, bytes);
  await inDraft((await aSet(teacher.token)).id, used);
  const gone = await call("DELETE", "/api/user", { token: leaving.token, body: { password: leaving.password } });
  expect(gone.status).toBe(204);
  await sweep(env, Date.now() + 1000);
  expect([await isKept(own), await isKept(used), await isKept(shared)]).toEqual([false, true, true]);
});

test("a picture whose bytes are being deleted can neither be named nor uploaded; then it is uploaded as a new one", async () => {
  const bytes = anotherPicture();
  const { id } = (await upload(teacher.token, bytes)).json.media;
  const remove = env.MEDIA.delete.bind(env.MEDIA);
  const seen: unknown[] = [];
  vi.spyOn(env.MEDIA, "delete").mockImplementation(async (keys) => {
    seen.push((await upload(teacher.token, bytes)).status, [...(await missingPictures(id, Date.now()))]);
    await remove(keys);
    seen.push((await upload(teacher.token, bytes)).status);
  });
  await removeUnusedPictures(db, env.MEDIA, { now: later(), after: START, mayGoOn: () => true });
  expect(seen).toEqual([503, [id], 503]);
  expect(await isKept(id)).toBe(false);
  vi.restoreAllMocks();
  expect((await upload(teacher.token, bytes)).status).toBe(201);
  expect(await isKept(id)).toBe(true);
});

test("an upload while nothing is being deleted keeps its picture from the same night", async () => {
  const bytes = anotherPicture();
  const { id } = (await upload(teacher.token, bytes)).json.media;
  await run("UPDATE media SET touched_at = 1 WHERE id = ?", id);
  const put = env.MEDIA.put.bind(env.MEDIA) as (...all: unknown[]) => Promise<never>;
  vi.spyOn(env.MEDIA, "put").mockImplementation((async (...all: unknown[]) => {
    // Let a whole night pass between writing the row and storing the bytes.
    await sweep(env, Date.now());
    return put(...all);
  }) as never);
  expect((await upload(teacher.token, bytes)).status).toBe(201);
  expect(await isKept(id)).toBe(true);
});

test("a run that ended while deleting holds a picture back for a quarter of an hour, not for ever", async () => {
  const bytes = anotherPicture();
  const { id } = (await upload(teacher.token, bytes)).json.media;
  await run("UPDATE media SET removing_at = ? WHERE id = ?", Date.now() - 14 * 60_000, id);
  expect((await upload(teacher.token, bytes)).status).toBe(503);
  await run("UPDATE media SET removing_at = ? WHERE id = ?", Date.now() - 16 * 60_000, id);
  await env.MEDIA.delete(id);
  expect((await upload(teacher.token, bytes)).status).toBe(201);
  expect(await isKept(id)).toBe(true);
});

test("[F34] with R2 away at night everything else is done, nothing is lost, and ten minutes later the pictures go", async () => {
  const id = await aPicture(teacher.token);
  await run("INSERT INTO login_failures (key, failures, locked_until, updated_at) VALUES ('old', 1, 0, 0)");
  vi.spyOn(env.MEDIA, "delete").mockRejectedValue(new Error("delete: internal error (10001)"));
  await sweep(env, later());
  expect(await env.DB.prepare("SELECT key FROM login_failures").all()).toMatchObject({ results: [] });
  expect([await isKept(id), await missingPictures(id, 1)]).toEqual([true, []]);
  vi.restoreAllMocks();
  vi.setSystemTime(later());
  try {
    await scheduled({ cron: "*/10 * * * *" }, env);
  } finally {
    vi.useRealTimers();
  }
  expect(await isKept(id)).toBe(false);
});

const left = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM media WHERE id LIKE 'many-%'").first<{ n: number }>())!.n;

test("more pictures than one run may look at are looked at in turn, each once", async () => {
  const ids = Array.from({ length: 2 * PAGE + 7 }, (_, i) => `many-${i}`);
  await run(
    `INSERT INTO media (id, type, width, height, bytes, created_at, touched_at, stored_at)
     SELECT value, 'image/png', 16, 16, 1, 1, 1 + key / 100, 1 FROM json_each(?)`,
    JSON.stringify(ids),
  );
  const { id: setId } = await aSet(teacher.token);
  await run("INSERT INTO draft_media SELECT ?, id FROM media WHERE id LIKE 'many-%' AND id LIKE '%7'", setId);
  const used = ids.filter((id) => id.endsWith("7")).length;
  const runs: number[] = [];
  for (let after = START, first = true; first || after !== START; first = false) {
    let steps = 0;
    const { place } = await removeUnusedPictures(db, env.MEDIA, { now: Date.now(), after, mayGoOn: () => steps++ < 1 });
    runs.push(await left());
    after = place;
  }
  expect([runs.length, runs.at(-1), runs[0]! > runs[1]! && runs[1]! > used]).toEqual([3, used, true]);
  expect((await markUnused(db, { after: START, before: Date.now() - DAY, now: 1 })).ids).toEqual([]);
});

test("a picture that a question names cannot be deleted: the database itself refuses", async () => {
  const id = await aPicture(teacher.token);
  const set = await aStoredSet(teacher.id, 1);
  await run("INSERT INTO question_media VALUES (?, ?)", `${set}-0`, id);
  await expect(run("DELETE FROM media WHERE id = ?", id)).rejects.toThrow("FOREIGN KEY");
});
