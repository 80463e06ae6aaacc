import { kindOf, storedBody, type KindName } from "#question/kinds";
import { expect, test } from "vitest";
import { readKept, readResults } from "../../../../worker/game/results/kept-form";
import {
  namesIn,
  readHead,
  readPart,
  writeHead,
  writePart,
  type KeptHead,
  type Part,
} from "../../../../worker/game/results/kept-parts";
import { FiguresOfParts, gameOf, missedOf } from "../../../../worker/game/results/part-figures";
import { byStanding, sharedRanks } from "../../../../worker/game/ranking";
import type { ResultPlayer, ResultQuestion, Results } from "../../../../worker/game/results/results";
import { missed, statistics } from "../../../../worker/game/results/statistics";
import { meta } from "./a-report";

const options = { A: "bir", B: "iki", C: "üç" };
const image = { id: "a".repeat(43), alt: "Harita", width: 800, height: 600 };
const asked: readonly (readonly [KindName, object, readonly string[], string])[] = [
  ["choice", { options, correct_option: "B" }, ["A", "B", "C"], "Kesirler"],
  ["multi", { options, correct_option: "AB" }, ["AB", "C", "A"], "Kesirler"],
  ["typed", { accepted: ["Ankara"] }, ["ankara", "Ankara ", "bursa", "van", "Bursa"], "Başkentler"],
  ["number", { value: 2.5, unit: "cm" }, ["2.5", "7", "3"], ""],
  ["order", { items: ["a", "b", "c"] }, ["ABC", "CAB", "BAC"], "Sıralama"],
  ["spot", { image, areas: [{ x: 100, y: 100, r: 50 }] }, ["110,90", "500,500", "900,20"], "Harita"],
  ["poll", { options }, ["A", "B", "C"], "Kesirler"],
  ["cloud", {}, ["umut", "Umut", "barış"], ""],
];
const questions = asked.map(([kind, fields, , outcome], i): ResultQuestion => {
  const dealt = { ...(kind === "order" && { right: "BAC" }), ...(kind === "spot" && { image }) };
  const hidden = kind === "cloud" && { hidden: ["barış"] };
  return {
    ...storedBody({ kind, ...fields })!,
    ...dealt,
    ...hidden,
    id: `q${i}`,
    text: `${i}`,
    outcome,
  };
});

const correctMs = ({ answers }: Pick<ResultPlayer, "answers">) =>
  answers.reduce<number>((sum, answer) => sum + (answer?.share === 1 ? answer.tookMs : 0), 0);

/** A hall of players who guess; some came late, some left questions out. */
function aHall(players: number): Results {
  let seed = 11;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const unranked = Array.from({ length: players }, (_, i) => {
    const answers = questions.map((question, q) => {
      if (i % 10 === 0 && q < 2) return undefined;
      if (random(5) === 0) return null;
      const values = asked[q]![2];
      const value = values[random(values.length)]!;
      const share = kindOf(question).share(question, value);
      const said = q < 4 && { confidence: ([1, 2, 3] as const)[random(3)]! };
      return {
        value,
        share,
        tookMs: random(20_000),
        points: share ? Math.round(share * (500 + random(3))) : 0,
        ...said,
      };
    });
    const score = answers.reduce<number>((sum, answer) => sum + (answer?.points ?? 0), 0);
    return { id: `p${i}`, nickname: `Oyuncu ${i % 90}`, marble: i, proof: null, score, answers, team: i % 3 };
  });
  const best = unranked.toSorted((a, b) =>
    byStanding({ ...a, correctMs: correctMs(a) }, { ...b, correctMs: correctMs(b) }),
  );
  const ranks = sharedRanks(best.map(({ score }) => score));
  const teams = ["Ay", "Gün", "Yel"].map((name, i) => ({ name, points: questions.map((_, q) => 100 * i + q) }));
  return { questions, teams, players: best.map((player, i) => ({ ...player, rank: ranks[i]! })) };
}

const hall = aHall(400);
const partOf = (relay: number): Results => ({
  ...hall,
  players: hall.players.filter((_, i) => (i * 7) % 3 === relay),
});
const head: KeptHead = {
  questions,
  teams: hall.teams!,
  teamPlayers: [134, 133, 133],
  parts: [0, 1, 2].map((relay) => ({ relay, players: partOf(relay).players.length })),
  missing: [],
  sameAccount: [],
};

function figuresOf(...relays: number[]) {
  const figures = new FiguresOfParts(readHead(writeHead(head))!);
  for (const relay of relays) figures.add(readPart(writePart(partOf(relay), [])) as Part);
  return figures.figures({ isOver: true });
}

/** Sums in another order may differ in their last digits. */
const almost = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) => (typeof one === "number" ? Math.round(one * 1e9) + 0 : one));

test("figures of parts, opened one after the other in any order, are those of one report", () => {
  const { players, ...whole } = statistics(hall, meta);
  const expected = {
    ...whole,
    questions: whole.questions.map(({ sure_and_wrong: _who, ...question }) => question),
    outcomes: whole.outcomes.map(({ players: rates, ...outcome }) => {
      const weak = rates.filter(({ correct_rate }) => correct_rate !== null && correct_rate < 0.5).length;
      return { ...outcome, players: [], weak };
    }),
  };
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
  ]) {
    const found = figuresOf(...order);
    expect(almost({ ...found.report, game: gameOf(found.totals, meta) })).toEqual(almost(expected));
    expect(found.order).toEqual(players.map(({ player_id }) => player_id));
    expect(found.support.toSorted()).toEqual(
      players.flatMap(({ needs_support, player_id }) => (needs_support ? [player_id] : [])).toSorted(),
    );
    expect(missedOf(head, found)).toEqual(missed(hall));
  }
  expect(whole.questions[0]!.discrimination).not.toBeNull();
  expect(whole.questions.some(({ misconception }) => misconception !== null)).toBe(true);
  expect(whole.questions[2]!.texts!.length).toBeGreaterThan(1);
});

test("a part keeps its players' ranks among all, the places in their teams, and everything else of them", () => {
  const part = partOf(1);
  const places = part.players.map((_, i) => i + 1);
  const text = writePart(part, places);
  expect(readPart(text)).toEqual({ ...part, teamRanks: places });
  const [, second, third] = part.players;
  const some = readPart(text, new Set([third!.id, second!.id, "nobody"]));
  expect(some).toEqual({ ...part, players: [second, third], teamRanks: [2, 3] });
  expect(namesIn(text)[1]).toEqual({ id: second!.id, nickname: second!.nickname });
  expect(readPart("{")).toBe("newer");
  expect(namesIn("{")).toEqual([]);
});

test("the value of a game in parts is read again, and is newer to who knows no parts", () => {
  const written: KeptHead = {
    ...head,
    missing: [{ relay: 3, players: 12 }],
    sameAccount: [["p1", "p2"]],
  };
  expect(readHead(writeHead(written))).toEqual(written);
  expect(readKept(writeHead(written))).toBe("newer");
  expect(readResults(writeHead(written))).toBeNull();
  expect(readHead('{"v":3,"questions":7}')).toBeNull();
  expect(readHead('{"v":3,')).toBeNull();
  expect(readHead('{"v":1,"questions":[],"players":[]}')).toBeNull();
  expect(readHead(null)).toBeNull();
});
