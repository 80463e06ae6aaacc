import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { openAndAsk } from "#services/games/rooms";
import { signToken } from "#auth/tokens";
import { countingTrips } from "../in-node/trips";
import { aPerson } from "../helpers/accounts/people";
import { call, statuses } from "../helpers/http";
import { aListedSet } from "../helpers/sets/library";
import { aSet } from "../helpers/sets/sets";
import { aWrittenQuestion } from "../../builders/questions";

const keyed = (key: string) => ({ "idempotency-key": key });

/** A token with a valid signature, whose sign-in was ended. */
const ended = ({ id }: { id: string }) => signToken(env, { userId: id, role: "teacher", version: 0 });

test("a repeated call that waits finds the question of the first, whose answer is too long to be kept", async () => {
  const { token } = await aPerson("teacher");
  const { id } = await aSet(token, { title: "Uzun" });
  const long = { A: "a", B: "b", C: "c", D: "d", E: "e", F: "f" };
  const body = {
    question_set_id: id,
    ...aWrittenQuestion({ question_text: '"'.repeat(500), explanation: '"'.repeat(500) }),
    options: Object.fromEntries(Object.entries(long).map(([letter, text]) => [letter, text + '"'.repeat(199)])),
  };
  const headers = keyed(crypto.randomUUID());
  const replies = await Promise.all([1, 2].map(() => call("POST", "/api/questions", { token, body, headers })));
  expect(replies[0]!.text.length).toBeGreaterThan(4096);
  expect(statuses(replies)).toEqual([201, 201]);
});

test("a refused call does not free the key of a call that was cut off", async () => {
  const teacher = await aPerson("teacher");
  const setsOf = () =>
    env.DB.prepare("SELECT count(*) AS n FROM question_sets WHERE owner_id = ?").bind(teacher.id).first<number>("n");
  const headers = keyed(crypto.randomUUID());
  const made = (token: string) =>
    call("POST", "/api/question-sets", { token, headers, body: { title: "Bir kez" } }).then(({ status }) => status);
  expect(await made(teacher.token)).toBe(201);
  await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL, begun_at = begun_at - 61000").run();
  expect(await made(await ended(teacher))).toBe(401);
  expect(await made(teacher.token)).toBe(201);
  expect(await setsOf()).toBe(1);
});

test.each([
  ["of another role", "GET", "/api/question-sets"],
  ["without rights", "GET", "/api/admin/schools/proposals"],
])("D1 is asked about a caller %s, and about nothing else", async (_, method, path) => {
  const { token } = await aPerson("student");
  const { done, trips } = await countingTrips(() => call(method, path, { token }));
  expect(done.status).toBe(403);
  expect(trips.made).toEqual([expect.stringMatching(/^d1 1: select "id", "email"/)]);
});

test("a miss of a refused caller is not counted", async () => {
  const counting = vi.spyOn(env.MISS_LIMITER, "limit");
  const token = await ended(await aPerson("teacher"));
  const { status } = await call("POST", "/api/shared/yok/copy", { token });
  expect([status, counting.mock.calls.length]).toEqual([401, 0]);
  counting.mockRestore();
});

test("a token whose sign-in was ended looks at the library as a guest, and uses up nothing of its account's limit", async () => {
  const counting = vi.spyOn(env.LIBRARY_GUEST_LIMITER, "limit");
  const keys = vi.spyOn(env.LIBRARY_LIMITER, "limit");
  const teacher = await aPerson("teacher");
  const { id } = await aListedSet(teacher, "Misafir");
  const looked = async (token: string) => {
    for (const path of ["/api/library", `/api/library/${id}`]) await call("GET", path, { token });
    return counting.mock.calls.length;
  };
  expect(await looked(teacher.token)).toBe(0);
  const claims = { userId: teacher.id, role: "teacher", version: 1, sessionId: "its-session" } as const;
  expect(await looked(await signToken(env, claims))).toBe(2);
  expect(keys.mock.calls.map(([{ key }]) => key)).toEqual([teacher.id, teacher.id, "its-session", "its-session"]);
  for (const spy of [counting, keys]) spy.mockRestore();
});

test("an object that is open is only asked again, and its row stays", async () => {
  const done: string[] = [];
  const restarting = Object.assign(new Error("restarting"), { retryable: true });
  const opening = openAndAsk<object, null>({
    stub: () => ({}),
    open: async () => done.push("open") > 0,
    question: () => Promise.reject(done.push("ask") > 0 && restarting),
    forget: async () => void done.push("forget"),
  });
  await expect(opening).rejects.toThrow("restarting");
  expect(done).toEqual(["open", "ask", "ask", "ask"]);
});
