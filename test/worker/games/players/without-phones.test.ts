import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameView } from "#protocol/http/replies/game-view";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { database } from "#db/database";
import { resultsText } from "#db/games/stored-results";
import { ownGame } from "#db/games/games";
import { readResults } from "#game/results/stored-form";
import { aGameWithClass } from "../../helpers/a-class";
import { aStoredSet } from "../../helpers/games/a-game";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";
import { recorded } from "../../helpers/games/recorded";
import { hosting, sit } from "../../helpers/games/seat";

test("[T2][T3][T4] a class is seated when the game is made, by short names and numbers, and joining is refused", async () => {
  const { code, teacher, game } = await aGameWithClass();
  expect(game).toMatchObject({
    player_count: 3,
    settings: { answers: "cards", clock: "none", scoring: "accuracy" },
  });
  const host = await hosting(code, teacher.token);
  expect(host.registered.players.map(({ number, nickname, is_connected }) => [number, nickname, is_connected])).toEqual(
    [
      [1, "Ali K.", true],
      [2, "Ece T.", true],
      [3, "Nur Ö.", true],
    ],
  );
  const joining = await call("POST", "/api/game/join", { body: { game_code: code, nickname: "Can" } });
  expect([joining.status, joining.json.code]).toEqual([409, "without_phones"]);
  const asked = await call("GET", `/api/game/${code}/join`);
  expect([asked.status, asked.json.code]).toEqual([409, "without_phones"]);
});

test("[F2] a game by cards from the first card to the report: two screens, a restart, an absent pupil", async () => {
  const { code, teacher, room, students } = await aGameWithClass();
  const [board, phone] = [await hosting(code, teacher.token), await hosting(code, teacher.token)];
  const [ali, ece, nur] = board.registered.players.map(({ player_id }) => player_id);
  board.say({ type: "start_game", game_code: code });
  const { question_id } = await phone.hears("question_start");
  phone.say({ type: "host_absent", player_ids: [nur!], absent: true, id: "1" });
  phone.say({
    type: "host_answers",
    question_id,
    answers: [
      [ali!, "C"],
      [ece!, "B"],
    ],
    id: "2",
  });
  phone.say({ type: "host_answers", question_id, answers: [[ali!, "B"]], id: "3" });
  await phone.settles();
  let counted: string[] = [];
  while (counted.length < 2) {
    const { player_ids, total } = await board.hears("answer_count_update");
    counted = [...counted, ...player_ids];
    expect(total).toBe(2);
  }
  expect(counted.toSorted()).toEqual([ali!, ece!].toSorted());
  for (const screen of [board, phone]) {
    expect(screen.texts.filter((text) => !text.includes("question_start")).join()).not.toMatch(
      /"(answer|choice|value)":"/,
    );
  }
  const again = await hosting(code, teacher.token);
  expect(again.registered.question).toMatchObject({ answered: 2, total: 2 });
  board.say({ type: "end_question" });
  const { distribution, leaderboard } = await board.hears("question_end");
  expect(distribution).toEqual({ none: 0, A: 0, B: 2, C: 0, D: 0 });
  expect(leaderboard.map(({ player_id, score }) => [player_id, score])).toEqual([
    [ali, 1000],
    [ece, 1000],
  ]);
  expect((await recorded(room)).game.askedQuestions[0]!.answers.size).toBe(2);
  board.say({ type: "end_game" });
  await board.hears("game_end");
  await call("POST", `/api/game/${code}/end`, { token: teacher.token });
  const report = await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token: teacher.token });
  expect(report.json.game).toMatchObject({ player_count: 2, accuracy: 1 });
  const db = database(env.DB);
  const row = (await ownGame(db, teacher.id, code))!;
  expect(row).toMatchObject({ playerCount: 2, classId: students[0]!.classId });
  const kept = readResults(await resultsText(db, row))!;
  expect(new Set(kept.players.map(({ studentId }) => studentId))).toEqual(
    new Set(students.slice(0, 2).map(({ id }) => id)),
  );
});

test("a game by cards works the same over HTTP alone", async () => {
  const { code, teacher } = await aGameWithClass({ settings: { auto_close: true } });
  const ask = (path: string, body: object = {}) =>
    call<GameReply>("POST", `/api/game/${code}/${path}`, { token: teacher.token, body });
  await ask("start");
  const view = async () => (await call<GameView>("GET", `/api/game/${code}`, { token: teacher.token })).json;
  const { host } = await view();
  const [ali, ece, nur] = host!.players.map(({ player_id }) => player_id);
  const { question_id } = host!.question!;
  await ask("answers", {
    question_id,
    answers: [
      [ali, "B"],
      [ece, "A"],
    ],
  });
  expect((await view()).host!.question).toMatchObject({ answered: 2, total: 3, time_limit: null, ends_at: null });
  await ask("absent", { player_ids: [nur], absent: true });
  expect((await view()).host).toMatchObject({ phase: "reveal", result: { distribution: { A: 1, B: 1, none: 0 } } });
});

test("[T54] teams on the board, and their follow-up game", async () => {
  const teacher = await aPerson("teacher");
  const setId = await aStoredSet(teacher.id, 1);
  const make = (settings: object) =>
    call<GameReply>("POST", "/api/game", { token: teacher.token, body: { question_set_id: setId, settings } });
  const teams = { names: ["Kartallar", "Yıldızlar"] };
  const made = await make({ answers: "board", teams });
  const code = made.json.game.game_code;
  const host = await hosting(code, teacher.token);
  expect(host.registered.players.map(({ nickname }) => nickname)).toEqual(teams.names);
  host.say({ type: "start_game", game_code: code });
  const { question_id } = await host.hears("question_start");
  host.say({ type: "host_answers", question_id, answers: [[host.registered.players[1]!.player_id, "B"]] });
  host.say({ type: "end_question" });
  expect((await host.hears("question_end")).leaderboard[0]).toMatchObject({ nickname: "Yıldızlar", score: 1000 });
  host.say({ type: "end_game" });
  await host.hears("game_end");
  const next = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: { from_game: code, which: "all" },
  });
  expect(next.json.game).toMatchObject({ player_count: 2, settings: { answers: "board", teams } });
});

const schemaOf = (room: DurableObjectStub) =>
  runInDurableObject(
    room,
    (_, { storage }) => storage.sql.exec("SELECT value FROM notes WHERE key = 'schema'").one().value,
  );

test("[F28] a version that would play a game by cards wrongly leaves it alone", async () => {
  const usual = await aGameWithClass({ settings: { answers: "phones" } });
  expect(await schemaOf(usual.room)).toBe(1);
  for (const settings of [{}, { answers: "phones", identity: "roster" }, { answers: "phones", clock: "none" }]) {
    const { room } = await aGameWithClass({ settings });
    expect(await schemaOf(room)).toBe(2);
  }
});

test.each([
  ["cards without a class", { answers: "cards" }, "settings.class_id"],
  ["a number without a class", { identity: "roster" }, "settings.class_id"],
  ["a board without teams", { answers: "board" }, "settings.teams"],
  ["one team", { answers: "board", teams: { names: ["A"] } }, "settings.teams.names"],
  ["nine teams", { answers: "board", teams: { names: Array.from("ABCDEFGHI") } }, "settings.teams.names"],
  ["a team without a name", { answers: "board", teams: { names: ["A", "  "] } }, "settings.teams.names.1"],
  ["a long name", { answers: "board", teams: { names: ["A", "x".repeat(21)] } }, "settings.teams.names.1"],
  ["two teams of one name", { answers: "board", teams: { names: ["Işık", "ışık"] } }, "settings.teams.names"],
  ["two names that look alike", { answers: "board", teams: { names: ["Gol", "G0l"] } }, "settings.teams.names.1"],
  ["a rude name", { answers: "board", teams: { names: ["A", "siktir"] } }, "settings.teams.names.1"],
])("a game with %s is refused at its field", async (_, settings, field) => {
  const teacher = await aPerson("teacher");
  const setId = await aStoredSet(teacher.id, 1);
  const { status, json } = await call("POST", "/api/game", {
    token: teacher.token,
    body: { question_set_id: setId, settings },
  });
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
});

test("another teacher's class does not exist", async () => {
  const { classId } = await aGameWithClass();
  const other = await aPerson("teacher");
  const { status, json } = await call("POST", "/api/game", {
    token: other.token,
    body: { question_set_id: await aStoredSet(other.id, 1), settings: { answers: "cards", class_id: classId } },
  });
  expect([status, json.code]).toEqual([404, "not_found"]);
});

test("a game keeps that its standing comes only at the end, and takes no other value for it", async () => {
  const teacher = await aPerson("teacher");
  const set = await aStoredSet(teacher.id, 1);
  const made = (standing: unknown) =>
    call<GameReply>("POST", "/api/game", {
      token: teacher.token,
      body: { question_set_id: set, settings: { standing } },
    });
  expect((await made("end")).json.game.settings.standing).toBe("end");
  expect((await made("never")).status).toBe(400);
});

test("settings left alone make a game as version 0.1 made it", async () => {
  const teacher = await aPerson("teacher");
  const { json } = await call<GameReply>("POST", "/api/game", {
    token: teacher.token,
    body: {
      question_set_id: await aStoredSet(teacher.id, 1),
      settings: {
        answers: "phones",
        clock: "question",
        identity: "nickname",
        class_id: null,
        teams: null,
        auto_close: true,
        standing: null,
      },
    },
  });
  expect(Object.keys(json.game.settings)).toEqual([
    "scoring",
    "late_join",
    "verdict",
    "generated_names",
    "shuffle_questions",
    "shuffle_options",
    "time_factor",
    "show_leaderboard",
    "reading_seconds",
    "auto_advance_seconds",
  ]);
  const guest = await sit(json.game.game_code);
  expect(await guest.hears("welcome")).toMatchObject({ role: "player" });
});
