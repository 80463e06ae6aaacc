import type { GameStatistics } from "#protocol/http/replies/statistics";
import { kindOf, storedBody, type KindName } from "#question/kinds";
import { expect, test } from "vitest";
import { atOnce } from "#shared/turns";
import { readStored, readResults } from "#game/results/stored-form";
import {
  namesIn,
  readOverview,
  readPart,
  shownOverview,
  overviewAsStored,
  writePart,
  type StoredOverview,
  type Part,
} from "#game/results/stored-parts";
import { FiguresOfParts, gameOf, missedOf } from "#game/results/part-figures";
import { byStanding, sharedRanks } from "#game/ranking";
import type { ResultPlayer, ResultQuestion, Results } from "#game/results/results";
import { countsIn, missed, statistics, totals } from "#game/results/statistics";
import { almost, meta } from "./a-report";

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
const overview: StoredOverview = {
  questions,
  teams: hall.teams!,
  teamPlayers: [134, 133, 133],
  parts: [0, 1, 2].map((relay) => ({ relay, players: partOf(relay).players.length })),
  missing: [],
  sameAccount: [],
};

/** Copies the results, because a report of the same results would not be computed twice. */
const reportOf = (results: Results) => statistics({ ...results }, meta);

function figuresOf(...relays: number[]) {
  const figures = new FiguresOfParts(readOverview(overviewAsStored(overview))!);
  for (const relay of relays) atOnce(figures.add(readPart(writePart(partOf(relay), [])) as Part));
  return atOnce(figures.figures({ isOver: true }));
}

/** Leaves out what the report of a large game leaves out: the names of players. */
const ofManyPlayers = (whole: Omit<GameStatistics, "players">) => ({
  ...whole,
  questions: whole.questions.map(({ sure_and_wrong: _who, ...question }) => question),
  outcomes: whole.outcomes.map(({ players: rates, ...outcome }) => {
    const weak = rates.filter(({ correct_rate }) => correct_rate !== null && correct_rate < 0.5).length;
    return { ...outcome, players: [], weak };
  }),
});

test("figures of parts, opened one after the other in any order, are those of one report", () => {
  const { players, ...whole } = reportOf(hall);
  const expected = ofManyPlayers(whole);
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
  ]) {
    const found = figuresOf(...order);
    expect(almost({ ...found.report, game: gameOf(found.totals, meta, hall) })).toEqual(almost(expected));
    expect(found.order).toEqual(players.map(({ player_id }) => player_id));
    expect(found.support.toSorted()).toEqual(
      players.flatMap(({ needs_support, player_id }) => (needs_support ? [player_id] : [])).toSorted(),
    );
    expect(missedOf(overview, found)).toEqual(missed(hall));
    expect(almost(found.totals.all)).toEqual(almost(totals(hall)));
    expect(found.counts).toEqual(questions.map((_, i) => countsIn(hall, i)));
  }
  expect(whole.questions[0]!.discrimination).not.toBeNull();
  expect(whole.questions.some(({ misconception }) => misconception !== null)).toBe(true);
  expect(whole.questions[2]!.texts!.length).toBeGreaterThan(1);
});

test.each([9, 10, 11])("[X5][X13] the same figures for %i players without teams, all of whom were sure", (count) => {
  const { teams: _teams, players, ...others } = aHall(count);
  const { teams: _none, ...withoutTeams } = overview;
  const alone: Results = {
    ...others,
    players: players.map(({ team: _team, answers, ...player }) => ({
      ...player,
      answers: answers.map((answer) => answer && { ...answer, confidence: 3 }),
    })),
  };
  const figures = new FiguresOfParts({ ...withoutTeams, parts: [{ relay: 0, players: count }] });
  atOnce(figures.add({ ...alone, teamRanks: [] }));
  const { players: _players, ...whole } = reportOf(alone);
  const found = atOnce(figures.figures({ isOver: true }));
  expect(almost({ ...found.report, game: gameOf(found.totals, meta, alone) })).toEqual(almost(ofManyPlayers(whole)));
  expect(whole.questions.some(({ discrimination }) => discrimination !== null)).toBe(count >= 10);
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

test("the value of a game in parts is read again, and counts as newer to a version without parts", () => {
  const written: StoredOverview = {
    ...overview,
    missing: [{ relay: 3, players: 12 }],
    sameAccount: [["p1", "p2"]],
  };
  expect(readOverview(overviewAsStored(written))).toEqual(written);
  expect(readStored(overviewAsStored(written))).toBe("newer");
  expect(readResults(overviewAsStored(written))).toBeNull();
  expect(readOverview('{"v":3,"questions":7}')).toBeNull();
  expect(readOverview('{"v":3,')).toBeNull();
  expect(readOverview('{"v":1,"questions":[],"players":[]}')).toBeNull();
  expect(readOverview(null)).toBeNull();
  // The text of a later version may look the same and mean something else.
  expect(readOverview(overviewAsStored(overview).replace('{"v":3,', '{"v":4,'))).toBeNull();
});

const changed = (changes: object): string =>
  JSON.stringify({ ...(JSON.parse(overviewAsStored(overview)) as object), ...changes });

test.each([
  ["a question that is none", { questions: [...questions.slice(1), 7] }],
  ["parts that are no list", { parts: 7 }],
  ["a part that is no pair", { parts: [[0, 3], 7] }],
  ["a part with less than nobody", { parts: [[0, -1]] }],
  ["half a player", { parts: [[0, 1.5]] }],
  ["a missing part that is no pair", { missing: ["0"] }],
])("a kept large game is damaged by %s", (_, changes) => {
  expect(readOverview(changed({}))).toEqual(overview);
  expect(readOverview(changed(changes))).toBeNull();
  expect(shownOverview(changed(changes))).toBeNull();
});

test.each([
  ["a team that is none", { teams: [["Ay", [1]], 7] }],
  ["a team that is none beside a good one", { teams: [["Ay", questions.map(() => 1)], 7] }],
  ["a team's points of other questions", { teams: [["Ay", [1]]] }],
  ["teams that are no list", { teams: 7 }],
])("%s leaves a large game its questions and parts, and no teams", (_, changes) => {
  const { teams: _teams, ...rest } = overview;
  expect(readOverview(changed(changes))).toEqual(rest);
});

test("unreadable additional fields of the overview are left out", () => {
  expect(readOverview(changed({ team_players: [1, "2"], same_account: [["p1", 2]] }))).toMatchObject({
    teamPlayers: [],
    sameAccount: [],
  });
  expect(overviewAsStored(overview)).not.toMatch(/missing|same_account/);
});

test("a damaged part names nobody, and a rank that is no number is none", () => {
  const part = partOf(1);
  const kept = JSON.parse(writePart(part, [1])) as Record<string, unknown>;
  const read = (changes: object) => readPart(JSON.stringify({ ...kept, ...changes })) as Part;
  expect(read({ team_ranks: [1, null] }).teamRanks).toEqual([]);
  expect(namesIn('{"players":[["a","Ali"],["b",7],[7,"Ece"],"c"]}')).toEqual([{ id: "a", nickname: "Ali" }]);
  expect(namesIn('{"players":7}')).toEqual([]);
  expect(readPart('{"players":7}', new Set(["a"]))).toBe(readPart('{"players":7}'));
  const { teams: _teams, ...alone } = part;
  const players = alone.players.map(({ team: _team, ...player }) => player);
  expect(readPart(writePart({ ...alone, players }, [1, 2]))).toEqual({ ...alone, players, teamRanks: [] });
});

test("the player who needs support most comes first", () => {
  const { support } = figuresOf(0, 1, 2);
  const accuracy = new Map(reportOf(hall).players.map((player) => [player.player_id, player.accuracy!]));
  const found = support.map((id) => accuracy.get(id)!);
  expect(found.length).toBeGreaterThan(2);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});
