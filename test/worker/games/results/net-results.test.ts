import { expect, test } from "vitest";
import type { GameReply } from "#protocol/http/replies/games";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { call } from "../../helpers/http";
import { answers, running } from "../../helpers/games/running";

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
  const again = await call<GameReply>("POST", "/api/game", { token, body: { from_game: code, which: "all" } });
  expect(again.json.game.settings).toMatchObject({ scoring: "net", wrong_costs: 3, answers_change: true });
  const { json } = await call<Exported>("GET", "/api/user/export", { token });
  expect(json.games.map(({ results }) => results).at(-1)).toMatchObject({ v: 4, net: 3, first: [["A"], null] });
});
