import { SettingsBody } from "#protocol/http/game-settings";
import type { Confidence } from "#protocol/live/played-question";
import type { Body } from "#question/kinds";
import { expect, test } from "vitest";
import type { Command } from "#game/command";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { deadline } from "#game/timing";
import { answerReply, playerStatsReply, playerView } from "#game/view/http";
import { playerSnapshot } from "#game/view/snapshots";
import {
  allAnswered,
  answer,
  end,
  endQuestion,
  join,
  kick,
  leave,
  lobby,
  next,
  play,
  standings,
  started,
  tick,
  type Step,
} from "../a-game";
import { aQuestion } from "../../../builders/questions";
import { T0 } from "../../../builders/games";
import { hear } from "../heard";

const always = () => true;
const poll = { kind: "poll", options: { A: "evet", B: "hayır" } } as object as Body;
const sure = (playerId: string, confidence: Confidence = 3, questionId = "q1"): Command => ({
  type: "confidence",
  playerId,
  questionId,
  confidence,
});
const asking = (names = ["ali", "ece"], options: Parameters<typeof started>[1] = {}) =>
  started(names, { confidence: true, ...options });
const bothAnswered: Step[] = [
  [T0 + 1000, answer("ali", "q1", "B")],
  [T0 + 2000, answer("ece", "q1", "A")],
  [T0 + 2000, allAnswered("ali", "ece")],
];

test("[Y1][T54] how sure a player is changes neither points nor ranks", () => {
  const said = play(asking(), [T0 + 1000, answer("ali", "q1")], [T0 + 1500, sure("ali", 1)], [T0 + 2000, endQuestion]);
  const silent = play(asking(), [T0 + 1000, answer("ali", "q1")], [T0 + 2000, endQuestion]);
  expect(said.events).toContainEqual({ type: "confidence_given", playerId: "ali", confidence: 1 });
  expect(standings(said.game)).toEqual(standings(silent.game));
});

test.each([
  ["while the question runs", [T0 + 1500, sure("ali")]],
  ["after the close", [T0 + 2500, sure("ali")]],
] as const)("[Y2] the same step again %s does nothing and is acknowledged", (_, step) => {
  const { game } = play(asking(), [T0 + 1000, answer("ali", "q1")], [T0 + 1100, sure("ali")], [T0 + 2000, endQuestion]);
  expect(play(game, step)).toMatchObject({ types: [], refusals: [] });
});

test("[Y2] the same step for the next question counts", () => {
  const { game } = play(asking(), [T0, answer("ali", "q1")], [T0, sure("ali")], [T0, endQuestion], [T0, next()]);
  expect(play(game, [T0, answer("ali", "q2")], [T0, sure("ali", 3, "q2")]).types).toContain("confidence_given");
});

test.each([
  ["on a completed game", play(asking(), [T0, end]).game, T0, sure("ali"), "game_over"],
  ["by nobody of the game", asking(), T0, sure("nobody"), "session_invalid"],
  ["in the lobby", lobby(["ali"], { confidence: true }), T0, sure("ali"), "not_started"],
  ["of another question", asking(), T0, sure("ali", 3, "q2"), "question_closed"],
  [
    "after the close",
    play(asking(), ...bothAnswered, [T0 + 3000, endQuestion]).game,
    T0,
    sure("ali"),
    "question_closed",
  ],
  ["where the game does not ask", started(["ali"]), T0, sure("ali"), "confidence_not_asked"],
  ["of a poll", asking(["ali"], { questions: [aQuestion(1, poll)] }), T0, sure("ali"), "confidence_not_asked"],
  ["before the answer", asking(), T0, sure("ali"), "not_answered"],
  ["after the bell", play(asking(), ...bothAnswered).game, T0 + 20_250, sure("ali"), "question_closed"],
] as const)("[Y3] a step is refused %s", (_, game, at, command, error) => {
  expect(play(game, [at, command]).refusals).toEqual([error]);
});

test("[Y3][T54] another step is refused: the first counts", () => {
  const { game, refusals } = play(asking(), ...bothAnswered, [T0 + 2100, sure("ali", 2)], [T0 + 2200, sure("ali", 3)]);
  expect(refusals).toEqual(["confidence_given"]);
  expect(game.askedQuestions[0]!.answers.get("ali")!.confidence).toBe(2);
});

test("[Y4] a question that everybody has answered waits three seconds for players who have not said how sure they are", () => {
  const { game, types } = play(
    asking(),
    ...bothAnswered,
    [T0 + 2500, sure("ali")],
    [T0 + 2500, allAnswered("ali", "ece")],
  );
  expect(types).toEqual(["answer_given", "answer_given", "everybody_answered", "confidence_given"]);
  expect(deadline(game, null)).toBe(T0 + 5000);
  expect(play(game, [T0 + 4999, tick()]).types).toEqual([]);
  expect(play(game, [T0 + 5000, tick()], [T0 + 5000, tick()]).types).toEqual(["question_ended"]);
});

test.each([
  ["has said it", sure("ece", 1)],
  ["has left", leave("ece")],
  ["was removed", kick("ece")],
] as const)("[Y4] the question closes at once when the last player %s", (_, command) => {
  const { types } = play(
    asking(),
    ...bothAnswered,
    [T0 + 2100, sure("ali")],
    [T0 + 2200, command],
    [T0 + 2200, allAnswered(...(command.type === "confidence" ? ["ali", "ece"] : ["ali"]))],
  );
  expect(types.at(-1)).toBe("question_ended");
});

test("[Y4] a player who says it before the others have answered makes nobody wait", () => {
  const { types } = play(
    asking(),
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 1100, sure("ali")],
    [T0 + 2000, answer("ece", "q1")],
    [T0 + 2100, sure("ece")],
    [T0 + 2100, allAnswered("ali", "ece")],
  );
  expect(types.at(-1)).toBe("question_ended");
});

test("[Y4] the bell is not put off, and a player who comes meanwhile makes it wait no longer", () => {
  const late: Step[] = [
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 19_000, answer("ece", "q1")],
    [T0 + 19_000, allAnswered("ali", "ece")],
  ];
  expect(deadline(play(asking(), ...late).game, null)).toBe(T0 + 20_250);
  const { game } = play(asking(), ...bothAnswered, [T0 + 2500, join("can")], [T0 + 2600, answer("can", "q1")]);
  const { types } = play(game, [T0 + 2600, allAnswered("ali", "ece", "can")], [T0 + 5000, tick()]);
  expect(types).toEqual(["question_ended"]);
});

test("[Y4] without a clock it waits as long, and polls do not wait", () => {
  const untimed = play(asking(["ali"], { clock: "none" }), [T0 + 9, answer("ali", "q1")], [T0 + 9, allAnswered("ali")]);
  expect(deadline(untimed.game, null)).toBe(T0 + 3009);
  const asked = asking(["ali"], { questions: [aQuestion(1, poll)] });
  expect(play(asked, [T0 + 9, answer("ali", "q1")], [T0 + 9, allAnswered("ali")]).types).toContain("question_ended");
});

test("[Y5][T54] the instant verdict comes after the step, or else at the close", () => {
  const game = asking(["ali", "ece"], { verdict: "instant" });
  const types = (...steps: Step[]) =>
    hear(game, ...steps).flatMap(([to, { type }]) => (to === "host" ? [] : `${to}: ${type}`));
  const answered: Step[] = [
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 1000, answer("ece", "q1")],
  ];
  expect(types(...answered, [T0 + 1500, sure("ali")], [T0 + 2000, endQuestion])).toEqual([
    "ali: answer_accepted",
    "ece: answer_accepted",
    "ali: confidence_accepted",
    "ali: answer_received",
    "ece: answer_received",
    "players: question_end",
  ]);
  const unsaid = play(game, ...answered).game;
  expect(answerReply(unsaid, "ali", "q1")).toMatchObject({ is_correct: null, points_earned: null, score: 0 });
  const said = play(unsaid, [T0 + 1500, sure("ali")]).game;
  expect(answerReply(said, "ali", "q1")).toMatchObject({ is_correct: true, points_earned: 980, score: 980 });
});

test("[Y5] a player who comes back sees what they said, and is asked again if they said nothing", () => {
  const { game } = play(asking(), ...bothAnswered, [T0 + 2100, sure("ali", 2)]);
  expect(playerSnapshot(game, "ali", T0 + 2200, always)).toMatchObject([{ confidence: true, your_confidence: 2 }]);
  expect(playerSnapshot(game, "ece", T0 + 2200, always)[0]).not.toHaveProperty("your_confidence");
  expect(playerView(game, "ali", T0 + 2200, always).you).toMatchObject({ answer: "B", confidence: 2 });
  const closed = play(game, [T0 + 3000, endQuestion]).game;
  expect(playerView(closed, "ali", T0 + 3000, always).result!.you).toMatchObject({ confidence: 2 });
});

test("[Y6] no other player learns it until the game is over", () => {
  const said = [...bothAnswered, [T0 + 2100, sure("ali", 3)], [T0 + 2200, sure("ece", 3)]] as const;
  const heard = hear(asking(), ...said, [T0 + 3000, endQuestion], [T0 + 4000, next(1)]);
  const others = heard.filter(([to]) => to !== "ali" && to !== "ece").map(([, message]) => JSON.stringify(message));
  expect(others.filter((text) => /"confidence":\d|confidence_accepted/.test(text))).toEqual([]);
  const { game } = play(asking(), ...said, [T0 + 3000, endQuestion]);
  const meta = { gameCode: "123456", title: "", status: "active", startedAt: null, endedAt: null } as const;
  expect(JSON.stringify(statistics(results(game), meta))).not.toContain("confidence");
  expect(JSON.stringify(playerStatsReply(game, "ali"))).not.toContain("confidence");
  const over = play(game, [T0 + 4000, end]).game;
  expect(playerStatsReply(over, "ali").stats.answers[0]).toMatchObject({ confidence: 3 });
});

test("[X13] the report counts each step, and names pupils who were sure and wrong", () => {
  const { game } = play(
    asking(["ali", "ece", "can", "naz"]),
    ...bothAnswered,
    [T0 + 2050, answer("naz", "q1", "C")],
    [T0 + 2100, sure("ali")],
    [T0 + 2150, sure("naz", 1)],
    [T0 + 2200, sure("ece")],
    [T0 + 3000, end],
  );
  const meta = { gameCode: "123456", title: "", status: "completed", startedAt: null, endedAt: null } as const;
  const report = statistics(results(game), meta);
  expect(report.questions[0]).toMatchObject({
    confidence: { 1: { right: 0, wrong: 1 }, 2: { right: 0, wrong: 0 }, 3: { right: 1, wrong: 1 } },
    sure_and_wrong: ["ece"],
  });
  const said = report.players.map(({ player_id, answers }) => [player_id, answers[0]!.confidence]);
  expect(said).toEqual([
    ["ali", 3],
    ["can", undefined],
    ["ece", 3],
    ["naz", 1],
  ]);
});

const settled = ({ confidence, reactions }: ReturnType<typeof SettingsBody.parse>) => ({ confidence, reactions });

test("the settings name what a game asks or leaves out only where it is not the usual, and on phones alone", () => {
  expect(settled(SettingsBody.parse({}))).toEqual({});
  expect(Object.keys(SettingsBody.parse({}))).toHaveLength(10);
  expect(settled(SettingsBody.parse({ confidence: false, reactions: true }))).toEqual({});
  const both = { confidence: true, reactions: false };
  expect(settled(SettingsBody.parse(both))).toEqual(both);
  expect(settled(SettingsBody.parse({ ...both, answers: "cards", class_id: "c" }))).toEqual({});
});
