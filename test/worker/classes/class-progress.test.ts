import { env, exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { OwnClassesReply, ProgressReply, StudentProgressReply } from "#protocol/http/replies/classes";
import type { GameView } from "#protocol/http/replies/game-view";
import { database } from "#db/database";
import { classStudents } from "#db/schema/classes";
import { aGameWithClass } from "../helpers/a-class";
import { aClassGame } from "../helpers/games/class-games";
import { aClass, readClass } from "../helpers/classes";
import { call, origin } from "../helpers/http";
import { aPerson } from "../helpers/accounts/people";
import { eq } from "drizzle-orm";

const DAY = 24 * 3_600_000;

async function aPlayedClass(...names: string[]) {
  const teacher = await aPerson("teacher");
  const { id, studentIds } = await aClass(teacher.token, { students: names });
  const get = async <Reply>(path: string) =>
    (await call<Reply>("GET", `/api/classes/${id}${path}`, { token: teacher.token })).json;
  return {
    teacher,
    id,
    students: studentIds as [string, string],
    play: (said: Parameters<typeof aClassGame>[2], wanted: object = {}) =>
      aClassGame(teacher.id, { classId: id, ...wanted }, said),
    progress: (query = "") => get<ProgressReply>(`/progress${query}`),
    page: (student: string, query = "") => get<StudentProgressReply>(`/students/${student}${query}`),
    read: () => readClass(teacher.token, id),
  };
}

test("progress adds up games by student and by outcome, always with the number of questions", async () => {
  const { id, students, play, progress, read } = await aPlayedClass("Ayşe", "Ali", "Yok");
  const [ayse, ali] = students;
  const now = Date.now();
  const outcomes = ["Kesir", "Kesir", "Oran", ""];
  await play(
    { [ayse]: ["A", "B", "A", "A"], [ali]: ["A", null, undefined, "B"] },
    { outcomes, endedAt: now - 2 * DAY },
  );
  const newest = await play({ [ayse]: ["A"] }, { outcomes: ["Oran"], endedAt: now - DAY, title: "Oranlar" });
  const reply = await progress();
  expect(reply.class).toMatchObject({ id, name: "7B Fen", student_count: 3 });
  expect(reply.total).toEqual({ questions: 8, credit: 5 / 8, trend: 1 - 4 / 7, before: null });
  expect(reply.games).toEqual([
    { game_code: newest.code, title: "Oranlar", label: "", played_at: now - DAY, students: 1, questions: 1, credit: 1 },
    expect.objectContaining({ title: "Kesirler", students: 2, questions: 7, credit: 4 / 7 }),
  ]);
  expect(reply.outcomes).toEqual([
    { outcome: "Kesir", questions: 2, credit: 2 / 4 },
    { outcome: "Oran", questions: 2, credit: 1 },
  ]);
  expect(reply.students).toEqual([
    {
      student_id: ayse,
      number: 1,
      name: "Ayşe",
      games: 2,
      questions: 5,
      credit: 4 / 5,
      trend: 1 - 3 / 4,
      last_played: now - DAY,
      outcomes: [
        { outcome: "Kesir", questions: 2, credit: 1 / 2 },
        { outcome: "Oran", questions: 2, credit: 1 },
      ],
      by_game: [
        { questions: 1, credit: 1 },
        { questions: 4, credit: 3 / 4 },
      ],
    },
    {
      student_id: ali,
      number: 2,
      name: "Ali",
      games: 1,
      questions: 3,
      credit: 1 / 3,
      trend: null,
      last_played: now - 2 * DAY,
      outcomes: [{ outcome: "Kesir", questions: 2, credit: 1 / 2 }],
      by_game: [null, { questions: 3, credit: 1 / 3 }],
    },
    expect.objectContaining({ name: "Yok", games: 0, questions: 0, credit: null, trend: null, last_played: null }),
  ]);
  const seen = await read();
  expect(seen).toMatchObject({ games: 2, last_played: now - DAY, month: { questions: 8, credit: 5 / 8 } });
  expect(seen.students.map(({ games, last_played }) => [games, last_played])).toEqual([
    [2, now - DAY],
    [1, now - 2 * DAY],
    [0, null],
  ]);
});

test("a game by cards counts when it is over: for present pupils, and not for absent ones", async () => {
  const { code, teacher, classId } = await aGameWithClass();
  const { token } = teacher;
  await call("POST", `/api/game/${code}/start`, { token });
  const { host, game } = (await call<GameView>("GET", `/api/game/${code}`, { token })).json;
  const [ali, ece, nur] = game.players!.map(({ player_id }) => player_id);
  const { question_id } = host!.question!;
  await call("POST", `/api/game/${code}/answers`, {
    token,
    body: {
      question_id,
      answers: [
        [ali, "B"],
        [ece, "C"],
      ],
    },
  });
  await call("POST", `/api/game/${code}/absent`, { token, body: { player_ids: [nur], absent: true } });
  await call("POST", `/api/game/${code}/end`, { token });
  const read = () => call<ProgressReply>("GET", `/api/classes/${classId}/progress`, { token });
  await expect.poll(async () => (await read()).json.games.length).toBe(1);
  const { json } = await read();
  expect(json.games[0]).toMatchObject({ game_code: code, students: 2, questions: 2, credit: 1 / 2 });
  expect(json.students.map(({ name, games, credit }) => [name, games, credit])).toEqual([
    ["Ali Kaya", 1, 1],
    ["Ece Nur Tan", 1, 0],
    ["Nur Öz", 0, null],
  ]);
});

test("results that are delivered again, or were revised, replace the counted ones", async () => {
  const { students, play, progress } = await aPlayedClass("Ayşe", "Ali");
  const [ayse, ali] = students;
  const game = await play({ [ayse]: ["A"], [ali]: ["B"] });
  const before = await progress();
  await game.write({ [ayse]: ["A"], [ali]: ["B"] });
  await Promise.all([1, 2, 3].map(() => game.write({ [ayse]: ["A"], [ali]: ["B"] })));
  expect(await progress()).toEqual(before);
  expect(before.total).toMatchObject({ questions: 2, credit: 1 / 2 });
  await game.write({ [ayse]: ["A"], [ali]: ["A"] });
  expect((await progress()).total).toMatchObject({ questions: 2, credit: 1 });
  // The teacher removed a player: the sums go as well.
  await game.write({ [ayse]: ["A"] });
  expect((await progress()).students.map(({ games }) => games)).toEqual([1, 0]);
});

test("only students of the game's own class are counted, and a deleted game counts no more", async () => {
  const first = await aPlayedClass("Ayşe", "Ali");
  const second = await aPlayedClass("Ece", "Can");
  const game = await first.play({ [first.students[0]]: ["A"], [second.students[0]]: ["A"] });
  expect((await first.progress()).students.map(({ games }) => games)).toEqual([1, 0]);
  expect((await second.progress()).students.map(({ games }) => games)).toEqual([0, 0]);
  await first.play({ [first.students[1]]: ["A"] }, { classId: null });
  expect((await first.progress()).students.map(({ games }) => games)).toEqual([1, 0]);
  await call("DELETE", `/api/game/${game.code}`, { token: first.teacher.token });
  expect((await first.progress()).games).toEqual([]);
});

test("a student who was seated and absent played in no game; a poll alone was played and asked nothing", async () => {
  const { students, play, progress } = await aPlayedClass("Ayşe", "Ali");
  const [ayse, ali] = students;
  await play({ [ayse]: ["A"], [ali]: [undefined] });
  const reply = await progress();
  expect(reply.games[0]!.students).toBe(1);
  expect(reply.students.map(({ games, by_game }) => [games, by_game])).toEqual([
    [1, [{ questions: 1, credit: 1 }]],
    [0, [null]],
  ]);
});

test("a period has its two ends, and the one before it to compare with; a wrong date counts as none", async () => {
  const { students, play, progress, page } = await aPlayedClass("Ayşe", "Ali");
  const [ayse] = students;
  const noon = Date.now() - 10 * DAY;
  await play({ [ayse]: ["B"] }, { endedAt: noon - 3 * DAY });
  await play({ [ayse]: ["A"] }, { endedAt: noon });
  const query = `?from=${noon}&to=${noon + 4 * DAY}`;
  const reply = await progress(query);
  expect([reply.games.length, reply.total]).toEqual([
    1,
    { questions: 1, credit: 1, trend: null, before: { questions: 1, credit: 0 } },
  ]);
  expect((await progress(`?from=${noon + 1}`)).games).toEqual([]);
  expect((await progress(`?to=${noon - 1}`)).games.length).toBe(1);
  for (const wrong of ["?from=x&to=-1", "?from=1e99", "?from=&to="]) {
    expect((await progress(wrong)).games.length).toBe(2);
  }
  expect((await page(ayse, query)).games.length).toBe(1);
  expect((await page(ayse, query)).missed).toEqual([]);
});

test("a student's page has the games beside the class's rate, and missed questions, the most often missed first", async () => {
  const { id, students, play, page } = await aPlayedClass("Ayşe Kaya", "Ali");
  const [ayse, ali] = students;
  const now = Date.now();
  const outcomes = ["Kesir", "Oran", ""];
  const first = await play({ [ayse]: ["B", "A", null], [ali]: ["A", "A", "A"] }, { outcomes, endedAt: now - DAY });
  const second = await play({ [ayse]: ["B", "C", "A"] }, { outcomes, endedAt: now });
  const reply = await page(ayse);
  expect(reply).toMatchObject({
    class: { id, name: "7B Fen" },
    student: { id: ayse, number: 1, name: "Ayşe Kaya" },
    progress: { games: 2, class_games: 2, questions: 6, credit: 2 / 6, trend: 0, class_credit: 5 / 9 },
  });
  expect(reply.games.map(({ game_code, credit, class_credit }) => [game_code, credit, class_credit])).toEqual([
    [first.code, 1 / 3, 4 / 6],
    [second.code, 1 / 3, 1 / 3],
  ]);
  expect(
    reply.missed.map(({ question_text, asked, missed, answer, always, game_code }) => [
      question_text,
      asked,
      missed,
      answer,
      always,
      game_code,
    ]),
  ).toEqual([
    ["Soru 1", 2, 2, "B", true, second.code],
    ["Soru 2", 2, 1, "C", true, second.code],
    ["Soru 3", 2, 1, null, true, first.code],
  ]);
  expect(reply.missed[0]).toMatchObject({
    kind: "choice",
    options: { B: "yanlış" },
    correct_option: "A",
    outcome: "Kesir",
  });
});

test("a student's page opens no more results than four megabytes, the newest first, and is counted by account", async () => {
  const { teacher, id, students, play, page } = await aPlayedClass("Ayşe");
  const [ayse] = students;
  const now = Date.now();
  for (const days of [4, 3, 2, 1]) await play({ [ayse]: ["B"] }, { endedAt: now - days * DAY });
  const missed = async () => (await page(ayse)).missed.map(({ asked, missed }) => [asked, missed]);
  expect(await missed()).toEqual([[4, 4]]);
  await env.DB.prepare(
    `UPDATE games SET results = substr(results, 1, length(results) - 1) || ',"more":"' || hex(zeroblob(700000)) || '"}'
    WHERE class_id = ?`,
  )
    .bind(id)
    .run();
  expect(await missed()).toEqual([[2, 2]]);
  for (let i = 2; i < 60; i++) await page(ayse);
  const path = `/api/classes/${id}/students/${ayse}`;
  expect(await call("GET", path, { token: teacher.token })).toMatchObject({ status: 429 });
});

const mine = (token: string, id: string) => call<StudentProgressReply>("GET", `/api/classes/mine/${id}`, { token });

test("a linked account sees its own progress and nothing of the others", async () => {
  const { teacher, students, play } = await aPlayedClass("Ayşe Kaya", "Ali");
  const [ayse, ali] = students;
  const [pupil, stranger] = [await aPerson("student"), await aPerson("student")];
  await database(env.DB).update(classStudents).set({ userId: pupil.id }).where(eq(classStudents.id, ayse));
  await play({ [ayse]: ["A"], [ali]: ["B"] });
  const own = await call<OwnClassesReply>("GET", "/api/classes/mine", { token: pupil.token });
  expect(own.json.classes).toEqual([
    {
      student_id: ayse,
      class_name: "7B Fen",
      teacher: teacher.name,
      number: 1,
      name: "Ayşe Kaya",
      games: 1,
      last_played: expect.any(Number),
      questions: 1,
      credit: 1,
    },
  ]);
  const page = await mine(pupil.token, ayse);
  expect(page.json).toMatchObject({ progress: { credit: 1, class_credit: null }, games: [{ class_credit: null }] });
  expect(page.text).not.toContain(ali);
  for (const [token, id] of [
    [pupil.token, ali],
    [stranger.token, ayse],
    [stranger.token, "x"],
  ] as const) {
    expect((await mine(token, id)).status).toBe(404);
  }
  expect((await call<OwnClassesReply>("GET", "/api/classes/mine", { token: stranger.token })).json.classes).toEqual([]);
});

test("all that is kept of a student comes in one file", async () => {
  const { teacher, id, students, play } = await aPlayedClass("Ayşe Kaya", "Ali");
  const [ayse, ali] = students;
  const { code } = await play({ [ayse]: ["B"], [ali]: ["A"] });
  const path = `/api/classes/${id}/students/${ayse}/export`;
  const { status, headers, json, text } = await call<unknown>("GET", path, { token: teacher.token });
  expect([status, headers.get("content-disposition")]).toEqual([200, 'attachment; filename="bilye-ogrenci.json"']);
  expect(json).toMatchObject({
    class: { name: "7B Fen" },
    student: { number: 1, name: "Ayşe Kaya", time_factor: 1 },
    games: [{ game_code: code, stats: { wrong: 1, answers: [{ question_text: "Soru 1", answer: "B" }] } }],
  });
  expect(text).not.toContain(ali);
});

test("[T48] the file of a student is read while it is sent: no game before the one ahead of it is on its way", async () => {
  const { teacher, id, students, play } = await aPlayedClass("Ayşe", "Ali");
  const outcomes = Array.from({ length: 200 }, () => "x".repeat(3_000));
  const codes = [];
  for (const age of [1, 2, 3]) {
    const { code } = await play({ [students[0]]: ["A"] }, { outcomes, endedAt: Date.now() - age * DAY });
    codes.push(code);
  }
  const path = `${origin}/api/classes/${id}/students/${students[0]}/export`;
  const { body } = await exports.default.fetch(path, { headers: { authorization: `Bearer ${teacher.token}` } });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes(codes[0]!)) text += (await reader.read()).value;
  await env.DB.prepare("DELETE FROM games WHERE code = ?").bind(codes[2]).run();
  for (let read = await reader.read(); !read.done; read = await reader.read()) text += read.value;
  const { games } = JSON.parse(text) as { games: { game_code: string }[] };
  expect(games.map(({ game_code }) => game_code)).toEqual(codes.slice(0, 2));
});
