import { kindNames, kindOf, storedBody, type KindName } from "#question/kinds";
import { expect, test } from "vitest";
import { readResults, writeResults } from "#game/results/stored-form";
import type { Question } from "#game/game";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import { tell } from "#game/view";
import { playerView } from "#game/view/http";
import { hostSnapshot, playerSnapshot } from "#game/view/snapshots";
import { newLiveGame } from "#game-client/game";
import { reduce } from "#game-client/reduce";
import { reduceHost } from "#game-client/reduce-host";
import { endQuestion, join, next, play, start, type Step } from "../a-game";
import { aQuestion } from "../../../builders/questions";
import { aGame, T0 } from "../../../builders/games";

const options = { A: "bir", B: "iki", C: "üç" };
const image = { id: "a".repeat(43), alt: "Harita", width: 800, height: 600 };
const pairs = (rights: string[]) => rights.map((right, i) => ({ left: `${i + 1}.`, right }));

/**
 * For each kind: a question as it is written, a twin that looks the same to a player but has another solution, and a right and
 * a wrong answer.
 */
type Example = { readonly fields: object; readonly twin: object; readonly right: string; readonly wrong: string };
const examples: Record<string, Example> = {
  choice: { fields: { options, correct_option: "B" }, twin: { options, correct_option: "C" }, right: "B", wrong: "A" },
  multi: { fields: { options, correct_option: "AB" }, twin: { options, correct_option: "C" }, right: "AB", wrong: "C" },
  typed: {
    fields: { accepted: ["Ankara"] },
    twin: { accepted: ["Bursa", "Van"], typo: false },
    right: "ankra",
    wrong: "?",
  },
  number: {
    fields: { value: 2.5, unit: "cm" },
    twin: { value: 7, tolerance: 1, unit: "cm" },
    right: "2,50",
    wrong: "−2,5",
  },
  order: { fields: { items: ["a", "b", "c"] }, twin: { items: ["c", "b", "a"] }, right: "CAB", wrong: "BAC" },
  match: {
    fields: { pairs: pairs(["x", "y", "z"]) },
    twin: { pairs: pairs(["z", "x", "y"]) },
    right: "CAB",
    wrong: "ABC",
  },
  spot: {
    fields: { image, areas: [{ x: 100, y: 100, r: 50 }] },
    twin: { image, areas: [{ x: 900, y: 100, r: 40 }] },
    right: "110,90",
    wrong: "500,500",
  },
  poll: { fields: { options }, twin: { options }, right: "A", wrong: "C" },
  cloud: { fields: {}, twin: {}, right: "umut", wrong: "?" },
};

/** Fields for which question and twin look the same to players: the dealt order, and the picture. */
const shownAs: Record<string, { fields: object; twin: object }> = {
  order: { fields: { right: "CAB" }, twin: { right: "BAC" } },
  match: { fields: { right: "CAB" }, twin: { right: "BCA" } },
  spot: { fields: { image }, twin: { image } },
};

function questionsOf(which: "fields" | "twin"): Question[] {
  return kindNames.map((kind) => {
    const body = storedBody({ kind, ...examples[kind]![which] })!;
    return aQuestion(1, { ...body, ...shownAs[kind]?.[which], id: kind, text: `Soru ${kind}`, lang: "tr" });
  });
}

const gives = (playerId: string, kind: KindName, value: string) =>
  ({ type: "answer", playerId, questionId: kind, value, claimedMs: 0 }) as const;

/** Two players, one of whom knows everything. */
const steps: Step[] = [
  [T0, join("ali")],
  [T0, join("ece")],
  [T0 + 1, start],
  ...kindNames.flatMap((kind, i): Step[] => {
    const at = T0 + 2 + i * 60_000;
    const { right, wrong } = examples[kind]!;
    return [
      ...(i > 0 ? [[at - 1, next()] as const] : []),
      [at, gives("ali", kind, right)],
      [at, gives("ece", kind, wrong)],
      [at + 1, endQuestion],
    ];
  }),
];

test("[V1][T5] a player is sent the same before the close whatever is right, of every kind", () => {
  const [one, other] = (["fields", "twin"] as const).map((which) => {
    const told: unknown[] = [];
    let { game } = play(aGame({ questions: questionsOf(which), show_leaderboard: false }));
    for (const step of steps) {
      const played = play(game, step);
      ({ game } = played);
      if (game.phase.name !== "question") continue;
      for (const event of played.events)
        for (const { to, message, own } of tell(game, event, step[0]))
          if (to !== "host" && message.type !== "question_end") told.push([message, own?.of("ece")]);
      told.push(
        playerView(game, "ece", step[0], () => true).game,
        playerSnapshot(game, "ece", step[0], () => true),
      );
    }
    return JSON.stringify(told).replaceAll(
      /"(?:score|rank|total_score|previous_rank|leaderboard|player_stats)":[^,}]*/g,
      "",
    );
  });
  expect(one!.length).toBeGreaterThan(1_000 * kindNames.length);
  expect(other).toBe(one);
});

test("[S4] a right answer of a judged kind has its points, a wrong one has none, and a poll gives nobody any", () => {
  const { game, refusals } = play(aGame({ questions: questionsOf("fields"), scoring: "accuracy" }), ...steps);
  expect(refusals).toEqual([]);
  const given = game.askedQuestions.map(({ answers }) => ["ali", "ece"].map((id) => answers.get(id)!.share));
  expect(given).toEqual(kindNames.map((kind) => (kindOf({ kind }).isJudged ? [1, 0] : [null, null])));
  const judged = kindNames.filter((kind) => kindOf({ kind }).isJudged);
  expect(game.standings.map(({ id, score }) => [id, score > 0])).toEqual([
    ["ali", true],
    ["ece", false],
  ]);
  const { questions, players } = statistics(results(game), {
    gameCode: "123456",
    title: "",
    status: "completed",
    startedAt: T0,
    endedAt: T0,
  });
  expect(players.map(({ accuracy }) => accuracy)).toEqual([1, 0]);
  expect(questions.filter(({ correct_rate }) => correct_rate !== null)).toHaveLength(judged.length);
  expect(questions.map(({ distribution }) => distribution.none)).toEqual(kindNames.map(() => 0));
});

test("[X6] a game of every kind is kept and read again as it was", () => {
  const { game } = play(aGame({ questions: questionsOf("fields") }), ...steps);
  const kept = results(game);
  expect(readResults(writeResults(kept))).toEqual(JSON.parse(JSON.stringify(kept)));
});

test("[K4] an accepted answer earns as much as a right one; taken back, everybody has their earlier points", () => {
  for (const kind of kindNames.filter((kind) => kindOf({ kind }).accepting)) {
    const question = questionsOf("fields").find(({ id }) => id === kind)!;
    const { wrong } = examples[kind]!;
    const says = (accepted: boolean) => ({ type: "accept_answer", questionId: kind, text: wrong, accepted }) as const;
    const closed = play(
      aGame({ questions: [question] }),
      [T0, join("ali")],
      [T0 + 1, start],
      [T0 + 2, gives("ali", kind, wrong)],
      [T0 + 3, endQuestion],
    ).game;
    const accepted = play(closed, [T0 + 4, says(true)], [T0 + 5, says(true)]);
    expect(accepted.types).toEqual(["answer_accepted"]);
    expect(accepted.game.players.get("ali")).toMatchObject({ score: 1000, streak: 1 });
    const back = play(accepted.game, [T0 + 6, says(false)]).game;
    expect(back.players).toEqual(closed.players);
    expect(JSON.stringify(back.setup)).toBe(JSON.stringify(closed.setup));
  }
});

const afterClose = (question: Question) => {
  const { game } = play(
    aGame({ questions: [{ ...question, points: 2 }] }),
    [T0, join("ali")],
    [T0 + 1, start],
    [T0 + 2, gives("ali", question.id as KindName, examples[question.id]!.right)],
    [T0 + 3, endQuestion],
  );
  const [end] = playerSnapshot(game, "ali", T0 + 4, () => true);
  const board = reduceHost(newLiveGame("host", "123456"), hostSnapshot(game, T0 + 4, new Set(["ali"])));
  return { board, phone: reduce(newLiveGame("player", "123456"), end!), end };
};

test("[V5][F17] a screen that is reloaded after the close knows the question's worth, of every kind", () => {
  for (const question of questionsOf("fields")) {
    const { board, phone } = afterClose(question);
    const worthTwo = { name: "reveal", asked: { kind: question.id, points: 2 } };
    expect([board.phase, phone.phase]).toMatchObject([worthTwo, worthTwo]);
  }
});

test("[V5] a reloaded board also knows where the picture was touched, a phone does not", () => {
  const { board, phone, end } = afterClose(questionsOf("fields").find(({ id }) => id === "spot")!);
  expect([board.phase, phone.phase]).toMatchObject([{ result: { points: [[110, 90, 1]] } }, { result: { points: 2 } }]);
  expect(end).not.toHaveProperty("worth");
});
