import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type {
  HomeworkAnswersReply,
  HomeworkList,
  HomeworkPupilsReply,
  HomeworkReply,
} from "#protocol/http/replies/homework";
import type { GameReply, ListedGame } from "#protocol/http/replies/games";
import type { Page } from "#protocol/http/page";
import { database } from "#db/database";
import { claimHomework } from "#db/homework/homework";
import { games } from "#db/schema/games";
import { homework } from "#db/schema/homework";
import { aStoredSet } from "../helpers/games/a-game";
import { aHomework, answerAll, begun, DAY } from "../helpers/a-homework";
import { ring, withClock } from "../helpers/clock";
import { workBehind } from "../in-node/workers";
import { call } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { eventually } from "../helpers/eventually";

const resultOf = (id: string) => database(env.DB).select().from(games).where(eq(games.id, id)).get();

test.each([
  ["a last day in the past", { due_at: -1 }, "due_at", "Son gün geçmişte kalmış."],
  ["a last day in 61 days", { due_at: 61 * DAY }, "due_at", "En çok 60 gün sonrası seçilebilir."],
  ["a beginning after the end", { due_at: DAY, opens_at: 2 * DAY }, "opens_at", "Başlangıç son günden önce olmalı."],
  ["eleven attempts", { due_at: DAY, attempts: 11 }, "attempts", "Deneme hakkı 1 ile 10 arasında olabilir."],
] as const)("%s is refused with its sentence", async (_, { due_at, ...more }, field, sentence) => {
  const teacher = await aPerson("teacher");
  const now = Date.now();
  const opens = "opens_at" in more ? { opens_at: now + more.opens_at } : more;
  const body = { question_set_id: await aStoredSet(teacher.id), due_at: now + due_at, ...opens };
  const reply = await call("POST", "/api/homework", { token: teacher.token, body });
  expect([reply.status, reply.json.fields]).toEqual([400, { [field]: sentence }]);
});

test("a class that another teacher was given meanwhile gets no homework of the former one", async () => {
  const { id, classId, teacher } = await aHomework({ pupils: [{ name: "Ali" }] });
  const db = database(env.DB);
  const row = (await db.select().from(homework).where(eq(homework.id, id)).get())!;
  const claim = (ownerId: string) => {
    const [newId, code] = [crypto.randomUUID(), crypto.randomUUID()];
    return claimHomework(db, { ...row, id: newId, code, ownerId, pictures: [] });
  };
  const former = await aPerson("teacher");
  expect(row.classId).toBe(classId);
  expect([await claim(teacher.id), await claim(former.id)]).toEqual([true, false]);
});

test.each([
  ["an empty set", 0, undefined, 409, "question_set_empty"],
  ["another teacher's class", 1, "class", 404, "not_found"],
] as const)("%s is no homework", async (_, questions, classId, status, code) => {
  const teacher = await aPerson("teacher");
  const body = {
    question_set_id: await aStoredSet(teacher.id, questions),
    due_at: Date.now() + DAY,
    ...(classId && { class_id: classId }),
  };
  const reply = await call("POST", "/api/homework", { token: teacher.token, body });
  expect([reply.status, reply.json.code]).toEqual([status, code]);
  const pending = await aPerson("teacher", { approval: "pending" });
  const early = await call("POST", "/api/homework", { token: pending.token, body });
  expect(early.json.code).toBe("teacher_not_approved");
});

test("[O9][T54] one attempt more for one pupil, with the answers of each", async () => {
  const { teacher, id, code } = await aHomework();
  const { token } = teacher;
  const ali = await begun(code, { nickname: "Ali" });
  await answerAll(ali, ["B", "A", "A"]);
  expect((await ali.nextAttempt()).json.code).toBe("no_attempts_left");
  const path = `/api/homework/${id}/pupils/${ali.id}`;
  const headers = { "idempotency-key": "one more" };
  for (const _ of ["asked", "asked again"]) {
    const more = await call("POST", `${path}/attempt`, { token, headers });
    expect(more.json).toMatchObject({ pupil: { attempts_left: 1 } });
    await workBehind();
  }
  expect((await ali.nextAttempt({ after: 1 })).json.you).toMatchObject({ attempt: 2, attempts_left: 0 });
  await answerAll(ali, ["B", "B"]);
  const best = (await call<HomeworkAnswersReply>("GET", path, { token })).json;
  expect([best.attempt, best.answers.map(({ answer }) => answer)]).toEqual([2, ["B", "B", null]]);
  expect(best.attempts).toMatchObject([
    { attempt: 1, right: 1, answered: 3 },
    { attempt: 2, right: 2, answered: 2 },
  ]);
  const first = (await call<HomeworkAnswersReply>("GET", `${path}?attempt=1`, { token })).json;
  expect(first.answers.map(({ answer }) => answer)).toEqual(["B", "A", "A"]);
  expect((await call("GET", `${path}?attempt=9`, { token })).status).toBe(404);
});

test("[O14] a question left blank is over in the teacher's list too, and is no answer", async () => {
  const { teacher, id, code } = await aHomework({ body: { scoring: "net", wrong_costs: 3 } });
  const [ali, ada] = [await begun(code, { nickname: "Ali" }), await begun(code, { nickname: "Ada" })];
  await answerAll(ali, ["B", null, null]);
  await answerAll(ada, [null]);
  const { pupils } = (await call<HomeworkPupilsReply>("GET", `/api/homework/${id}/pupils`, { token: teacher.token }))
    .json;
  expect(pupils).toMatchObject([
    { name: "Ali", state: "finished", answered: 1, done: 3 },
    { name: "Ada", state: "running", answered: 0, done: 1 },
  ]);
});

test("a pupil who is taken out after the end is out of the result, and another title is in it", async () => {
  await withClock(async ({ pass }) => {
    const { teacher, id, code, room } = await aHomework();
    const [ali, ece] = [await begun(code, { nickname: "Ali" }), await begun(code, { nickname: "Ece" })];
    await answerAll(ali, ["B"]);
    await answerAll(ece, ["B", "B"]);
    pass(3 * DAY);
    await ring(room);
    await eventually(async () => expect((await resultOf(id))?.playerCount).toBe(2));
    await call("DELETE", `/api/homework/${id}/pupils/${ece.id}`, { token: teacher.token });
    await eventually(async () => expect(await resultOf(id)).toMatchObject({ playerCount: 1, correct: 1 }));
    await call("PUT", `/api/homework/${id}`, { token: teacher.token, body: { title: "Yeni ad" } });
    await eventually(async () => expect((await resultOf(id))?.title).toBe("Yeni ad"));
    expect((await ece.see()).json.code).toBe("player_removed");
  });
});

test("homework stands in its own list, not among the games, unless they are asked for it", async () => {
  await withClock(async ({ pass }) => {
    const { teacher, id, code, room } = await aHomework();
    const { token } = teacher;
    await answerAll(await begun(code, { nickname: "Ali" }), ["B"]);
    const running = await call<HomeworkList>("GET", "/api/homework?q=kesir", { token });
    expect(running.json).toMatchObject({
      total: 1,
      items: [{ id, state: "open", counts: { started: 1 }, accuracy: 1 / 3 }],
    });
    pass(3 * DAY);
    await ring(room);
    await eventually(async () => {
      const listed = await call<HomeworkList>("GET", "/api/homework", { token });
      expect(listed.json.items).toMatchObject([{ state: "over", has_report: true, accuracy: 1 / 3 }]);
    });
    expect((await call<Page<ListedGame>>("GET", "/api/game/teacher", { token })).json.total).toBe(0);
    const asked = await call<Page<ListedGame>>("GET", "/api/game/teacher?mode=homework", { token });
    expect(asked.json.items).toMatchObject([{ game_code: code, mode: "homework", player_count: 1 }]);
    // The class can play the questions that most pupils missed, as after every game.
    const body = { from_game: code, which: "missed" };
    const again = await call<GameReply>("POST", "/api/game", { token, body });
    expect([again.status, again.json.game.total_questions]).toEqual([201, 2]);
    // Deleting its result like any game deletes the homework too.
    expect((await call("DELETE", `/api/game/${code}`, { token })).status).toBe(204);
    expect((await call<HomeworkReply>("GET", `/api/homework/${id}`, { token })).status).toBe(404);
  });
});

test("a homework that nobody began has no report, and is over all the same", async () => {
  await withClock(async ({ pass }) => {
    const { teacher, id, room } = await aHomework();
    pass(3 * DAY);
    await ring(room);
    await eventually(async () => {
      const seen = await call<HomeworkReply>("GET", `/api/homework/${id}`, { token: teacher.token });
      expect(seen.json.homework).toMatchObject({ state: "over", has_report: false, accuracy: null });
    });
    expect(await resultOf(id)).toBeUndefined();
  });
});

test("a class whose pupils all have a school number is listed by it, the number that is shown", async () => {
  const pupils = [
    { name: "Ada Kaya", schoolNo: 204 },
    { name: "Ali Er", schoolNo: 15 },
    { name: "Can Öz", schoolNo: 37 },
  ];
  const { teacher, id, code } = await aHomework({ pupils });
  await begun(code, { number: 37 });
  const path = `/api/homework/${id}/pupils`;
  const listed = (await call<HomeworkPupilsReply>("GET", path, { token: teacher.token })).json.pupils;
  expect(listed.map(({ school_no }) => school_no)).toEqual([15, 37, 204]);
});
