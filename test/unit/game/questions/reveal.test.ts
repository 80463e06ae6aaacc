import { kindOf } from "#question/kinds";
import { expect, test } from "vitest";
import type { Command } from "#game/command";
import { apply } from "#game/events";
import type { Game } from "#game/game";
import { readResults, writeResults } from "#game/results/stored-form";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { tell } from "#game/view";
import { playerSnapshot } from "#game/view/snapshots";
import { answer, endQuestion, join, next, play, start, type Step } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";

const typed = (number: number) => aQuestion(number, { kind: "typed", accepted: ["Ankara"], typo: true });

const says = (playerId: string, questionId: string, value: string): Command => ({
  ...(answer(playerId, questionId) as Extract<Command, { type: "answer" }>),
  value,
});
const accept = (text: string, accepted = true, questionId = "q2"): Command => ({
  type: "accept_answer",
  questionId,
  text,
  accepted,
});
const hide = (text: string, hidden = true, questionId = "q2"): Command => ({
  type: "hide_text",
  questionId,
  text,
  hidden,
});

/** Two questions: everybody knows the first, a choice; to the second each writes something else. */
const steps: Step[] = [
  ...["ali", "ece", "can", "efe"].map((id): Step => [T0, join(id)]),
  [T0, start],
  ...["ali", "ece", "can", "efe"].map((id): Step => [T0 + 1000, answer(id, "q1")]),
  [T0 + 2000, endQuestion],
  [T0 + 3000, next()],
  [T0 + 5000, says("ali", "q2", "Ankara")],
  [T0 + 5000, says("ece", "q2", "Angora")],
  [T0 + 8000, says("can", "q2", "angora!")],
  [T0 + 9000, says("efe", "q2", "siktir")],
];
const game = (...more: Step[]) =>
  play(
    aGame({ scoring: "accuracy", questions: [aQuestion(1), typed(2), typed(3)] }),
    ...steps,
    [T0 + 10_000, endQuestion],
    ...more,
  );
const scores = (of: Game) => of.standings.map(({ id, score, rank, streak }) => [id, score, rank, streak]);

test("[K4] an accepted text gives everybody who wrote it points, streak and rank, as if from the beginning", () => {
  const { game: after } = game([T0 + 11_000, accept("ANGORA")]);
  expect(scores(game().game)).toEqual([
    ["ali", 2000, 1, 2],
    ["can", 1000, 2, 0],
    ["ece", 1000, 2, 0],
    ["efe", 1000, 2, 0],
  ]);
  expect(scores(after)).toEqual([
    ["ali", 2000, 1, 2],
    ["ece", 2000, 1, 2],
    ["can", 2000, 1, 2],
    ["efe", 1000, 4, 0],
  ]);
  expect(after.players.get("ece")).toMatchObject({ bestStreak: 2, correctMs: 3000, previousRank: 1 });
  const asIfBefore = play(
    aGame({
      scoring: "accuracy",
      questions: [aQuestion(1), aQuestion(2, { kind: "typed", accepted: ["Ankara", "Angora"], typo: true }), typed(3)],
    }),
    ...steps,
    [T0 + 10_000, endQuestion],
  ).game;
  expect(after.standings).toEqual(asIfBefore.standings);
  expect(after.askedQuestions[1]!.answers).toEqual(asIfBefore.askedQuestions[1]!.answers);
});

test("[K4] accepting an answer can be taken back, the teacher's own text too", () => {
  expect(scores(game([T0 + 11_000, accept("Angora")], [T0 + 12_000, accept("angora", false)]).game)).toEqual(
    scores(game().game),
  );
  expect(scores(game([T0 + 11_000, accept("Ankara", false)]).game)[0]).toEqual(["ali", 1000, 1, 0]);
});

test("[K4][E1][E2] the log replays to the same game", () => {
  const { game: played, events } = game([T0 + 11_000, accept("Angora")], [T0 + 12_000, hide("Ankara")]);
  const again = aGame({ scoring: "accuracy", questions: [aQuestion(1), typed(2), typed(3)] });
  for (const event of structuredClone(events)) apply(again, event);
  expect(again).toEqual(played);
});

test("[K4][K5] a decision that changes nothing is no event", () => {
  expect(game([T0 + 11_000, accept("Ankara")]).types.includes("answer_accepted")).toBe(false);
  const twice = game([T0 + 11_000, accept("Angora")], [T0 + 11_000, accept("Angora")]);
  expect(twice.types.filter((type) => type === "answer_accepted")).toHaveLength(1);
  const hidden = game([T0 + 11_000, hide("Angora")], [T0 + 12_000, hide("ANGORA")]);
  expect(hidden.types.filter((type) => type === "text_hidden")).toHaveLength(1);
});

test("[K4] a text that nobody wrote can be accepted all the same", () => {
  const { game: after, types } = game([T0 + 11_000, accept("Ancyra")]);
  expect(types.at(-1)).toBe("answer_accepted");
  expect(scores(after)).toEqual(scores(game().game));
  const question = after.setup.questions[1]!;
  expect(kindOf(question).share(question, "ancyra")).toBe(1);
});

test("[K6] answers are accepted only for the revealed question, only in the reveal", () => {
  const open = play(
    aGame({ questions: [typed(2)] }),
    [T0, join("ali")],
    [T0, accept("x")],
    [T0, start],
    [T0, accept("x")],
    [T0, hide("x")],
  );
  expect(open.refusals).toEqual(["not_revealed", "not_revealed", "not_revealed"]);
  expect(game([T0 + 11_000, accept("Angora", true, "q1")], [T0 + 11_000, hide("x", true, "q3")]).refusals).toEqual([
    "not_revealed",
    "not_revealed",
  ]);
  expect(game([T0 + 11_000, next()], [T0 + 11_000, accept("Angora")]).refusals).toEqual(["not_revealed"]);
});

test("[K4][K5] a kind without texts, and a text that is no answer, are refused", () => {
  const choice = play(
    aGame({ questions: [aQuestion(2)] }),
    [T0, join("ali")],
    [T0, start],
    [T0 + 1, endQuestion],
    [T0 + 2, accept("A")],
    [T0 + 2, hide("A")],
  );
  expect(choice.refusals).toEqual(["validation_failed", "validation_failed"]);
  expect(game([T0 + 11_000, accept("x".repeat(101))]).refusals).toEqual(["validation_failed"]);
});

type Told = { readonly texts: readonly { text: string; count: number; hidden: boolean }[] };
const texts = (of: Game, to: "host" | "players") => {
  const told = tell(of, { type: "text_hidden", index: 1, key: "", hidden: true }, T0).find((one) => one.to === to);
  return (told!.message as object as Told).texts.map(({ text, count, hidden }) => [text, count, hidden]);
};

test("[K5][T48] a rude text is hidden from the start, and a phone is sent neither it nor a text that the host hides", () => {
  const { game: shown } = game();
  expect(texts(shown, "host")).toEqual([
    ["Angora", 2, false],
    ["Ankara", 1, false],
    ["siktir", 1, true],
  ]);
  expect(texts(shown, "players")).toEqual([
    ["Angora", 2, false],
    ["Ankara", 1, false],
  ]);
  const { game: hidden } = game([T0 + 11_000, hide("angora")], [T0 + 11_000, hide("siktir", false)]);
  expect(texts(hidden, "host").map(([text, , isHidden]) => [text, isHidden])).toEqual([
    ["Angora", true],
    ["Ankara", false],
    ["siktir", false],
  ]);
  expect(texts(hidden, "players")).toEqual([["Ankara", 1, false]]);
});

test("[V10] everybody gets the revised end, each with their own result, and no verdict again", () => {
  const { game: after, events } = game([T0 + 11_000, accept("Angora")]);
  const told = tell(after, events.at(-1)!, T0 + 11_000);
  expect(told.map(({ to, message }) => [to, message.type, (message as { revised?: true }).revised])).toEqual([
    ["host", "question_end", true],
    ["players", "question_end", true],
  ]);
  expect(told[1]!.own!.of("ece")).toMatchObject({
    is_correct: true,
    share: 1,
    points_earned: 1000,
    score: 2000,
    rank: 1,
  });
  const [end] = playerSnapshot(after, "ece", T0 + 12_000, () => true);
  expect(end).toMatchObject({ type: "question_end", revised: true, you: { is_correct: true } });
});

test("[X6][X9] the host's decisions are in the report, of a running game and of a kept one alike", () => {
  const { game: after } = game([T0 + 11_000, accept("Angora")], [T0 + 12_000, hide("Ankara")]);
  const meta = { gameCode: "", title: "", status: "active", startedAt: null, endedAt: null } as const;
  const live = statistics(results(after), meta);
  const { questions, game: totals } = statistics(readResults(writeResults(results(after)))!, meta);
  expect(questions).toEqual(live.questions);
  expect(totals.credit).toBe(7 / 8);
  expect(questions[1]).toMatchObject({
    kind: "typed",
    correct_rate: 0.75,
    credit: 0.75,
    distribution: { right: 3, wrong: 1, none: 0 },
    texts: [
      { text: "Angora", count: 2, is_correct: true, why: "host", hidden: false },
      { text: "Ankara", count: 1, is_correct: true, why: "accepted", hidden: true },
      { text: "siktir", count: 1, is_correct: false, why: null, hidden: true },
    ],
  });
});

test("[K5] a rude text that the host shows again is hidden in no report", () => {
  const { game: after } = game([T0 + 11_000, hide("siktir", false)], [T0 + 11_000, hide("Angora")]);
  expect(results(after).questions[1]!.hidden).toEqual(["angora"]);
});

test("[K2] a poll and a cloud earn nothing, are in no rate and leave a streak alone", () => {
  const poll = aQuestion(2, { kind: "poll", options: { A: "evet", B: "hayır" } });
  const cloud = aQuestion(3, { kind: "cloud" });
  const { game: after } = play(
    aGame({ scoring: "accuracy", questions: [aQuestion(1), poll, cloud, aQuestion(4)] }),
    [T0, join("ali")],
    [T0, start],
    [T0, answer("ali", "q1")],
    [T0, endQuestion],
    [T0, next()],
    [T0, says("ali", "q2", "A")],
    [T0, endQuestion],
    [T0, next()],
    [T0, endQuestion],
    [T0, next()],
    [T0, answer("ali", "q4")],
    [T0, endQuestion],
  );
  expect(scores(after)).toEqual([["ali", 2000, 1, 2]]);
  const { game: totals, questions } = statistics(results(after), {
    gameCode: "",
    title: "",
    status: "active",
    startedAt: null,
    endedAt: null,
  });
  expect(totals).toMatchObject({ accuracy: 1, credit: 1, completion: 1 });
  expect(questions.map(({ correct_rate, credit, hard }) => [correct_rate, credit, hard])).toEqual([
    [1, 1, false],
    [null, null, false],
    [null, null, false],
    [1, 1, false],
  ]);
});

test("[S4] a partly right answer earns its share of the points, and ends a streak", () => {
  const multi = aQuestion(2, { kind: "multi", options: { A: "1", B: "2", C: "3", D: "4" }, correct: "ABC" });
  const { game: after, events } = play(
    aGame({ scoring: "accuracy", questions: [aQuestion(1), multi] }),
    [T0, join("ali")],
    [T0, start],
    [T0, answer("ali", "q1")],
    [T0, endQuestion],
    [T0, next()],
    [T0, says("ali", "q2", "AB")],
    [T0, endQuestion],
  );
  expect(events.findLast(({ type }) => type === "answer_given")).toMatchObject({
    points: 667,
    correct: false,
    share: 2 / 3,
  });
  expect(scores(after)).toEqual([["ali", 1667, 1, 0]]);
});

test("[K2][K4] a streak that accepting an answer makes longer survives a poll in between", () => {
  const poll = aQuestion(2, { kind: "poll", options: { A: "evet", B: "hayır" } });
  const { game: after } = play(
    aGame({ scoring: "accuracy", questions: [aQuestion(1), poll, typed(3)] }),
    [T0, join("ali")],
    [T0, start],
    [T0, answer("ali", "q1")],
    [T0, endQuestion],
    [T0, next()],
    [T0, endQuestion],
    [T0, next()],
    [T0, says("ali", "q3", "Angora")],
    [T0, endQuestion],
    [T0, accept("Angora", true, "q3")],
  );
  expect(scores(after)).toEqual([["ali", 2000, 1, 2]]);
});
