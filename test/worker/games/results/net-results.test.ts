import { expect, test } from "vitest";
import type { GameReply, GamesReply } from "#protocol/http/replies/games";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { aGameWithClass } from "../../helpers/a-class";
import { aHomework, begun } from "../../helpers/a-homework";
import { storedInD1, wiped } from "../../helpers/games/played";
import { answers, running } from "../../helpers/games/running";
import { call } from "../../helpers/http";

type Exported = { games: { results: object }[] };

/** A net game of one question, in which Ali thought again and Ece was wrong. */
async function played() {
  const game = await running({ questions: 1, settings: { scoring: "net", wrong_costs: 3, answers_change: true } });
  const { ali, ece, host, question } = game;
  for (const answer of ["A", "B"] as const) {
    answers(ali, question.question_id, answer);
    await ali.hears("answer_accepted");
  }
  answers(ece, question.question_id, "C");
  await ece.hears("answer_accepted");
  host.say({ type: "end_question" });
  await host.hears("question_end");
  host.say({ type: "end_game" });
  await host.hears("game_end");
  return game;
}

test("[S7][X6][X16] a net game with a changed answer is told whole after its end: report and export", async () => {
  const { code, teacher } = await played();
  const { token } = teacher;
  const told = async () => (await call<GameStatistics>("GET", `/api/game/${code}/statistics`, { token })).json;
  await expect.poll(async () => (await told()).game.status).toBe("completed");
  const { game, players, questions } = await told();
  expect(game).toMatchObject({ average_net: 0.3333, wrong_costs: 3 });
  expect(players).toMatchObject([
    {
      nickname: "Ali",
      net: 1,
      right: 1,
      wrong: 0,
      blank: 0,
      answers: [{ answer: "B", first: "A", first_correct: false }],
    },
    { nickname: "Ece", net: -0.3333, right: 0, wrong: 1, blank: 0, answers: [{ answer: "C" }] },
  ]);
  expect(players[1]!.answers[0]).not.toHaveProperty("first");
  expect(questions[0]!.changed).toEqual({ to_right: 1, to_wrong: 0, other: 0 });
  const list = await call<GamesReply>("GET", "/api/game/teacher?status=completed", { token });
  expect(list.json.items[0]).toMatchObject({ average_score: 333, average_net: 0.3333 });
  const again = await call<GameReply>("POST", "/api/game", { token, body: { from_game: code, which: "all" } });
  expect(again.json.game.settings).toMatchObject({ scoring: "net", wrong_costs: 3, answers_change: true });
  const { json } = await call<Exported>("GET", "/api/user/export", { token });
  expect(json.games.map(({ results }) => results).at(-1)).toMatchObject({ v: 4, net: 3, first: [["A"], null] });
});

const pupils = [
  { name: "Ali Kaya", schoolNo: 401 },
  { name: "Ece Tan", schoolNo: 402 },
];
type At = { readonly path: string; readonly token: string };
async function numbers({ path, token }: At) {
  const { players } = (await call<GameStatistics>("GET", `${path}/statistics`, { token })).json;
  return players.map(({ nickname, number }) => [nickname, number]);
}

test("[X17] a net game's report has the numbers that a class knows, while it runs and once its room is gone; no other has", async () => {
  for (const [scoring, known] of [
    ["net", [401, 402]],
    ["accuracy", [undefined, undefined]],
  ] as const) {
    const { teacher, code, room } = await aGameWithClass({ pupils, questions: 1, settings: { scoring } });
    const { id, token } = teacher;
    const at = { path: `/api/game/${code}`, token };
    const expected = [
      ["Ali K.", known[0]],
      ["Ece T.", known[1]],
    ];
    await call("POST", `${at.path}/start`, { token });
    await call("POST", `${at.path}/end-question`, { token });
    expect(await numbers(at)).toEqual(expected);
    await call("POST", `${at.path}/end`, { token });
    await storedInD1(id, code);
    await wiped(room);
    expect(await numbers(at)).toEqual(expected);
  }
});

test("[X17] a net homework's report has the numbers that its class knows", async () => {
  const { teacher, id, code } = await aHomework({ pupils, body: { scoring: "net" } });
  await begun(code, { number: 401 });
  expect(await numbers({ path: `/api/homework/${id}`, token: teacher.token })).toEqual([["Ali K.", 401]]);
});

test.each([5, 0, -3, 3.5, "3", null])(
  "[S7] %o wrong ones never cost a right one, in a game or a homework",
  async (wrong_costs) => {
    const { teacher, setId } = await aHomework();
    const { token } = teacher;
    const asked = { question_set_id: setId, due_at: Date.now() + 60_000, scoring: "net", wrong_costs };
    const homework = await call("POST", "/api/homework", { token, body: asked });
    expect([homework.status, Object.keys(homework.json.fields ?? {})]).toEqual([400, ["wrong_costs"]]);
    const settings = { scoring: "net", wrong_costs };
    const game = await call("POST", "/api/game", { token, body: { question_set_id: setId, settings } });
    expect([game.status, Object.keys(game.json.fields ?? {})]).toEqual([400, ["settings.wrong_costs"]]);
  },
);
