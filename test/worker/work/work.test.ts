import { env, exports } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { classLimits } from "#protocol/class-limits";
import type { GameReply } from "#protocol/http/replies/games";
import type { HomeworkReply } from "#protocol/http/replies/homework";
import type { MediaReply } from "#protocol/http/replies/media";
import type { QuestionSetReply } from "#protocol/http/replies/question-sets";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { limits } from "#shared/limits";
import { operations } from "#http/openapi/areas";
import { methodOf, pathOf } from "#http/openapi/operation";
import { writeResults } from "#game/results/stored-form";
import { MOST_PARTS } from "#media/unfit";
import { dearestTaken, mostBytesOf } from "../../builders/bodies/dear";
import { admin, teacher } from "../described/asking";
import { everyCall } from "../described/every-call";
import { aHomeworkOf } from "../helpers/a-homework";
import { aPerson } from "../helpers/accounts/people";
import { aGame, polling } from "../helpers/games/a-game";
import { aFinishedGame } from "../helpers/games/finished-games";
import { call, origin } from "../helpers/http";
import { everyKind, inPublic } from "../helpers/sets/library";
import { anotherPicture } from "../helpers/sets/pictures";
import { counted, kindsOfWork, watchAll, watchNoMore, type Work } from "./counted";
import { countTheJourney, made, make, triedWithDearest, type Made } from "./dear-calls";

watchAll();
afterAll(watchNoMore);

/**
 * Limits for the work of a call, however expensive its body is; `ofAQuestion` is added for each question of the set that it is
 * about.
 */
const usual: Work = {
  /** Enough for some names of 400 letters, or a question's text, in letters that fold to eighteen each. */
  folded: 40_000,
  judged: limits.hostAnswers,
  statements: 40,
  rows: 20 + 2 * classLimits.students,
  parses: 25,
  /** Rows of databases; the sizes of body and reply are added. */
  parsed: 100_000,
  walked: 15_000,
  /** A few looks at each of the parts that a picture may have. */
  looks: 5 * MOST_PARTS,
};
const ofAQuestion: Work = {
  folded: 40 * limits.questionText,
  judged: 0,
  statements: 1,
  rows: 3,
  parses: 4,
  parsed: 4_000,
  walked: 1_000,
  looks: 0,
};

/** Lists the kinds of work of which the call did too much. */
const tooMuch = ({ name, body, status, sent, replied, work }: Made, questions: number): string[] =>
  kindsOfWork
    .map((kind) => {
      const isReport = kind === "judged" && name.startsWith("GET ");
      const most = isReport
        ? 0
        : usual[kind] + questions * ofAQuestion[kind] + (kind === "parsed" ? sent + replied : 0);
      return { kind, most, did: work[kind] };
    })
    .filter(({ most, did }) => did > most)
    .map(({ kind, most, did }) => `${name} (${body}, ${status}): ${kind} ${did}, at most ${most}`);

const holdsWholeSet = ({ name, body }: Made) =>
  name === "POST /api/question-sets/import" && body.startsWith("the dearest");

test("[T23][T36] the dearest bodies that a call refuses or takes stay within its budget", async () => {
  countTheJourney();
  // A player who polls is present for some seconds; the clock goes on by a millisecond a look, however slow the machine is.
  let now = Date.now();
  vi.spyOn(Date, "now").mockImplementation(() => ++now);
  onTestFinished(() => void vi.restoreAllMocks());
  await everyCall();
  expect(made.flatMap((one) => tooMuch(one, holdsWholeSet(one) ? limits.questionsPerSet : 10))).toEqual([]);
  const withBody = operations.filter(({ body }) => body).map((operation) => operation.call);
  expect(
    withBody.filter((name) => !triedWithDearest.has(name)),
    "ask these in test/worker/described/",
  ).toEqual([]);
});

/** Makes the call as the teacher; the caller looks at its work. */
async function asked<R>(name: string, at: Readonly<Record<string, string>>, body?: unknown): Promise<R> {
  const operation = operations.find((one) => one.call === name)!;
  const path = pathOf(operation).replace(/:(\w+)/g, (_, part: string) => at[part]!);
  const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const reply = await make(operation, "the dearest set", { token: teacher.token, path, ...sent });
  if (reply.status >= 300) throw new Error(`${name} ${reply.status} ${reply.text.slice(0, 300)}`);
  return reply.json as R;
}

test("work on the dearest set that can be kept grows with its questions, and no faster", async () => {
  made.length = 0;
  const { media } = (await call<MediaReply>("POST", "/api/media", { token: teacher.token, body: anotherPicture() }))
    .json;
  const importing = operations.find((one) => one.call === "POST /api/question-sets/import")!;
  const body = dearestTaken(importing, { title: "Set", questions: everyKind(media.id) });
  const { question_set } = await asked<QuestionSetReply>(importing.call, {}, body);
  const at = { id: question_set.id };
  await asked("GET /api/question-sets/:id", at);
  await asked("POST /api/question-sets/:id/copy", at);
  await asked("PUT /api/question-sets/:id", at, {
    question_ids: question_set.questions.map(({ id }) => id).toReversed(),
  });
  await asked("PUT /api/question-sets/:id/sharing", at, { ...inPublic });
  await asked("GET /api/question-sets/:id/sharing", at);
  const { game } = await asked<GameReply>("POST /api/game", {}, { question_set_id: at.id });
  await asked("POST /api/game/:code/start", { code: game.game_code });
  await asked("GET /api/game/:code/statistics", { code: game.game_code });
  const due_at = Date.now() + 86_400_000;
  const { homework } = await asked<HomeworkReply>("POST /api/homework", {}, { question_set_id: at.id, due_at });
  await asked("GET /api/homework/:ref/statistics", { ref: homework.id });
  expect(made.flatMap((one) => tooMuch(one, limits.questionsPerSet))).toEqual([]);
});

test("no call reads more of an endless body than it may throw away", async () => {
  const thrownAway = 8 * 1024 * 1024;
  const chunk = new Uint8Array(256 * 1024).fill(0x20);
  for (const operation of operations.filter(({ body, bodyType }) => body ?? bodyType)) {
    let read = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const headers = {
      "content-type": operation.bodyType ?? "application/json",
      authorization: `Bearer ${admin.token}`,
    };
    const path = pathOf(operation).replaceAll(":", "");
    const { status } = await exports.default.fetch(`${origin}${path}`, { method: methodOf(operation), headers, body });
    const isBounded = read <= mostBytesOf(operation) + thrownAway + 2 * chunk.length;
    expect([operation.call, status >= 400, isBounded]).toEqual([operation.call, true, true]);
  }
});

test("a finished report is computed for its first look: the next ones judge and fold nothing", async () => {
  const { code, id } = await aFinishedGame(teacher.id, []);
  const question = { id: "q", kind: "typed", text: "Başkent?", accepted: ["Ankara"], typo: true } as const;
  const players = Array.from({ length: 20 }, (_, i) => ({
    id: `${code}-${String(i).padStart(12, "0")}`,
    nickname: `Ece ${i}`,
    marble: i,
    proof: null,
    score: 0,
    rank: i + 1,
    answers: [{ value: `İstanbul ${"x".repeat(i)}`, share: 0, tookMs: 1000, points: 0 }],
  }));
  const results = writeResults({ questions: [question], players });
  await env.DB.prepare("UPDATE games SET results = ? WHERE id = ?").bind(results, id).run();
  const look = async (what: string) => {
    const { done, work } = await counted(() => call("GET", `/api/game/${code}/${what}`, { token: teacher.token }));
    expect([what, done.status, work.judged]).toEqual([what, 200, 0]);
    return work;
  };
  expect((await look("statistics")).folded).toBeGreaterThan(20 * 8);
  // Later reads of the same results fold nothing.
  for (const what of ["statistics", "statistics?only=support", "leaderboard", "leaderboard?page_size=100"]) {
    expect([what, (await look(what)).folded]).toEqual([what, 0]);
  }
});

/** Looks at this report twice; returns the work of both looks. */
async function twoLooks(path: string, token: string) {
  const look = async () => {
    const { done, ...of } = await counted(() => call<GameStatistics>("GET", path, { token }));
    expect([done.status, of.work.judged]).toEqual([200, 0]);
    return { ...of, report: done.json };
  };
  return [await look(), await look()] as const;
}

test("[T36] the report of a homework judges its texts once, a few questions at a time, and others get their turn", async () => {
  const [pupils, count] = [100, 40];
  const asked = Array.from({ length: count }, (_, i) => {
    return { kind: "typed", question_text: `Soru ${i}`, accepted: ["Ankara"], time_limit: 20, points: 1 };
  });
  const { token } = await aPerson("teacher");
  const { question_set } = (
    await call<QuestionSetReply>("POST", "/api/question-sets/import", {
      token,
      body: { title: "Set", questions: asked },
    })
  ).json;
  const { id, code } = await aHomeworkOf(token, question_set.id);
  await runInDurableObject(env.HOMEWORK_ROOM.getByName(code), (_, { storage: { sql } }) => {
    for (let i = 1; i <= pupils; i++) {
      sql.exec(
        "INSERT INTO pupils VALUES (?1, ?2, ?3, NULL, NULL, ?3, 5, 1, 0, 1, 1, 1, ?4, ?4, 0, 0, NULL, 1, ?4, 0, 0, 1, 'x', 0, 0)",
        i,
        `${code}-${String(i).padStart(12, "0")}`,
        `öğrenci ${i}`,
        count,
      );
      for (let place = 0; place < count; place++) {
        const text = `şehir ${i}-${place}`;
        sql.exec("INSERT INTO answers VALUES (?, 1, ?, ?, ?, 0, 0, 1, NULL)", i, place, place, text);
      }
    }
  });
  const [first, second] = await twoLooks(`/api/homework/${id}/statistics`, token);
  expect(first.report.questions.map(({ texts }) => texts!.length)).toEqual(asked.map(() => pupils));
  expect(first.foldedAtOnce).toBeLessThan(first.work.folded / 3);
  expect(second.work.folded).toBe(0);
  expect(second.report).toEqual(first.report);
});

test("[T36] a report judges no very first answer again, while the game runs and when it is over", async () => {
  const asked = [{ kind: "typed", question_text: "Başkent?", accepted: ["Ankara"], time_limit: 20, points: 1 }];
  const { code, setId, teacher: owner } = await aGame({ asked, settings: { answers_change: true } });
  const row = await env.DB.prepare("SELECT id FROM questions WHERE set_id = ?").bind(setId).first<{ id: string }>();
  const { headers } = await polling(code, "Ece");
  await call("POST", `/api/game/${code}/start`, { token: owner.token });
  for (const answer of ["Ankara", "İstanbul"]) {
    const body = { question_id: row!.id, answer };
    expect((await call("POST", "/api/game/answer", { headers, body })).status).toBe(200);
  }
  await call("POST", `/api/game/${code}/end-question`, { token: owner.token });
  const changed = { to_right: 0, to_wrong: 1, other: 0 };
  const look = async () => (await twoLooks(`/api/game/${code}/statistics`, owner.token))[1].report;
  expect(await look()).toMatchObject({ game: { status: "active" }, questions: [{ changed }] });
  await call("POST", `/api/game/${code}/end`, { token: owner.token });
  expect(await look()).toMatchObject({ game: { status: "completed" }, questions: [{ changed }] });
});

test("[T36] the report of a finished game judges no text that its room has judged, and none at a second look", async () => {
  const asked = [{ kind: "typed", question_text: "Başkent?", accepted: ["Ankara"], time_limit: 20, points: 1 }];
  const { code, setId, teacher: owner } = await aGame({ asked });
  const row = await env.DB.prepare("SELECT id FROM questions WHERE set_id = ?").bind(setId).first<{ id: string }>();
  const players = [await polling(code, "Ece"), await polling(code, "Ali")];
  await call("POST", `/api/game/${code}/start`, { token: owner.token });
  for (const [i, { headers }] of players.entries()) {
    const body = { question_id: row!.id, answer: `İstanbul-${i}` };
    const { status } = await call("POST", "/api/game/answer", { headers, body });
    expect(status).toBe(200);
  }
  await call("POST", `/api/game/${code}/end`, { token: owner.token });
  const [first, second] = await twoLooks(`/api/game/${code}/statistics`, owner.token);
  expect(first.report).toMatchObject({ game: { status: "completed" }, questions: [{ texts: [{}, {}] }] });
  expect(second.work.folded).toBe(0);
});
