import { env } from "cloudflare:workers";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { entryOf, type CallName } from "#protocol/http/calls/calls";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import { hashing } from "#auth/passwords";
import { readToken, signToken } from "#auth/tokens";
import { operations } from "#http/openapi/areas";
import { seen, teacher, tryBefore } from "../described/asking";
import { everyCall } from "../described/every-call";
import { anAccount } from "../helpers/accounts/accounts";
import { aClass } from "../helpers/classes";
import { aGame, aStoredSet, polling } from "../helpers/games/a-game";
import { aHomeworkOf } from "../helpers/a-homework";
import { call, type Call } from "../helpers/http";
import { aVictim, routes } from "../hostile/routes";
import { countingTrips, inAnotherThread, type Trips } from "../in-node/trips";
import { goals, moreTrips } from "./trips";

/** A wait in the queue of hashes is longer than the trip that follows it. */
const hashes = vi.spyOn(hashing, "run").mockImplementation((hash) => inAnotherThread(hash()));
afterAll(() => void vi.restoreAllMocks());

/** Makes a call as a page does, with a key if it takes one. */
async function counted(name: CallName, path: string, { headers, ...asked }: Call = {}) {
  const key = entryOf(name).once && { "idempotency-key": crypto.randomUUID() };
  const method = name.split(" ")[0]!;
  return countingTrips(() => call<unknown>(method, path, { ...asked, headers: { ...headers, ...key } }));
}

test("no call makes more than two trips to the database one after another, but those named", async () => {
  const most = new Map<string, Trips>();
  tryBefore(async ({ call: name }, { path, ...asked }) => {
    const isScript = asked.token?.startsWith("bilye_");
    const who = isScript ? { ...asked, token: teacher.token } : asked;
    const { done, trips } = await counted(name as CallName, path, who);
    if (trips.d1 >= (most.get(name)?.d1 ?? 0)) most.set(name, trips);
    return done;
  });
  await everyCall();
  tryBefore(async () => null);
  expect(operations.map((one) => one.call).filter((name) => seen.get(name)!.size > 0 && !most.has(name))).toEqual([]);
  const more = [...most].filter(([, { d1 }]) => d1 > 2);
  const differs = more.filter(([name, { d1 }]) => d1 > (moreTrips[name] ?? 2));
  expect(differs.map(([name, { made }]) => [name, ...made])).toEqual([]);
  expect(Object.keys(moreTrips).filter((name) => !more.some(([one]) => one === name))).toEqual([]);
});

const checkedCallers = /^(account|pupil|(approved )?(teacher|owner)|admin)/;
const limiters = [
  "MISS_LIMITER",
  "LIBRARY_LIMITER",
  "LIBRARY_GUEST_LIMITER",
  "RESULTS_LIMITER",
  "TOKEN_LIMITER",
] as const;

test("a handler that begins beside the check of its caller does nothing but look if the caller is refused", async () => {
  const victim = await aVictim();
  Object.assign(env, { TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA" });
  onTestFinished(() => void Object.assign(env, { TURNSTILE_SECRET_KEY: undefined }));
  const outside = [
    ...limiters.map((name) => vi.spyOn(env[name], "limit").mockName(name)),
    vi.spyOn(globalThis, "fetch").mockName("fetch"),
    hashes.mockName("hashing"),
  ];
  const did: unknown[] = [];
  for (const { name, path, operation } of routes) {
    if (operation.withoutDatabase || !checkedCallers.test(operation.who)) continue;
    const { token = "", headers = {} } = victim.caller({ operation, path });
    const claims = await readToken(env, token);
    if (!claims) continue;
    outside.forEach((spy) => spy.mockClear());
    const call = {
      token: await signToken(env, { ...claims, version: 0 }),
      headers: { ...headers, "x-human-token": "good" },
      body: victim.bodies[name],
    };
    const { done, trips } = await counted(name as CallName, victim.path(path), call);
    const early = trips.made.filter(
      (one) => !/^d1 \d+: \s*(select|insert into "keyed_calls"|delete from "keyed_calls")/i.test(one),
    );
    const calls = outside.filter((spy) => spy.mock.calls.length > 0).map((spy) => spy.getMockName());
    if (done.status !== 401 || early.length + calls.length > 0) did.push([name, done.status, ...early, ...calls]);
  }
  expect(did).toEqual([]);
});

test("what a teacher far away waits for", async () => {
  const { token, id, email, password } = await anAccount("teacher");
  const setId = await aStoredSet(id);
  const schoolClass = await aClass(token, { students: ["Ada", "Can"] });
  const set = (await call<QuestionSetReply>("GET", `/api/question-sets/${setId}`, { token })).json.question_set;
  const homework = await aHomeworkOf(token, setId);
  const game = await aGame();
  const player = await polling(game.code, "Ece");
  const pupil = { headers: { "session-id": player.session_id } };
  const due = Date.now() + 86_400_000;
  const now = {
    "sign in": await counted("POST /api/auth/login", "/api/auth/login", { body: { email, password } }),
    "list of sets": await counted("GET /api/question-sets", "/api/question-sets", { token }),
    "a set": await counted("GET /api/question-sets/:id", `/api/question-sets/${setId}`, { token }),
    "list of games": await counted("GET /api/game/teacher", "/api/game/teacher", { token }),
    "list of classes": await counted("GET /api/classes", "/api/classes", { token }),
    library: await counted("GET /api/library", "/api/library", { token }),
    "a class's progress": await counted("GET /api/classes/:id/progress", `/api/classes/${schoolClass.id}/progress`, {
      token,
    }),
    "save a set": await counted("PUT /api/question-sets/:id", `/api/question-sets/${setId}`, {
      token,
      body: { title: "Yeni ad" },
    }),
    "save a question": await counted("PUT /api/questions/:id", `/api/questions/${set.questions[0]!.id}`, {
      token,
      body: { question_text: "Yeni metin" },
    }),
    "new game": await counted("POST /api/game", "/api/game", {
      token,
      body: { question_set_id: setId, settings: { class_id: schoolClass.id, identity: "roster" } },
    }),
    "new homework": await counted("POST /api/homework", "/api/homework", {
      token,
      body: { question_set_id: setId, due_at: due, class_id: schoolClass.id },
    }),
    "list of homework": await counted("GET /api/homework", "/api/homework", { token }),
    "look at a homework": await counted("GET /api/homework/:ref", `/api/homework/${homework.code}`),
    "join a homework": await counted("POST /api/homework/:ref/join", `/api/homework/${homework.code}/join`, {
      body: { nickname: "Ece" },
    }),
    "join a game": await counted("POST /api/game/join", "/api/game/join", {
      body: { game_code: game.code, nickname: "Ada" },
    }),
    "start → question": await counted("POST /api/game/:code/start", `/api/game/${game.code}/start`, {
      token: game.teacher.token,
    }),
    "answer over HTTP": await counted("POST /api/game/answer", "/api/game/answer", {
      ...pupil,
      body: { question_id: `${game.setId}-0`, answer: "A", response_time_ms: 900 },
    }),
    "come back": await counted("GET /api/game/:code", `/api/game/${game.code}`, pupil),
  } satisfies Record<keyof typeof goals, unknown>;
  expect(Object.entries(now).filter(([, { done }]) => done.status >= 300)).toEqual([]);
  const trips = Object.fromEntries(Object.entries(now).map(([name, { trips }]) => [name, trips]));
  const missed = Object.entries(goals).filter(([name, [d1, objects]]) => {
    const did = trips[name]!;
    return did.d1 > d1 || did.objects > objects;
  });
  expect(missed.map(([name]) => [name, trips[name]])).toEqual([]);
  // A Worker has six connections at a time: a seventh would wait for one of them.
  expect(Object.entries(trips).filter(([, { together }]) => together > 6)).toEqual([]);
});
