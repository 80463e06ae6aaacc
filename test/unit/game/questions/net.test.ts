import { expect, test } from "vitest";
import { atOnce } from "#shared/turns";
import { fitted } from "#protocol/settings/fitted";
import type { OptionKey } from "#question/question";
import { NET } from "#game/net";
import { historyRows } from "#game/results/history-lines";
import { homeworkReport } from "#game/results/paged-report";
import { livePlayerStats } from "#game/results/player-stats";
import { resultColumns } from "#game/results/result-columns";
import { results } from "#game/results/results";
import { readResults, readStored, writeResults } from "#game/results/stored-form";
import { statistics } from "#game/results/statistics";
import { earned } from "#game/scoring";
import { leaderboardFor } from "#game/view/parts";
import { hostSnapshot, playerSnapshot } from "#game/view/snapshots";
import { answerReply } from "#game/view/http";
import { hostEnd } from "#game/view";
import { answer, end, endQuestion, join, next, play, start, started, standings, type Step } from "../a-game";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";

const net = (wrong_costs: 3 | 4 = 3) => ({ scoring: "net", wrong_costs }) as const;
const meta = { gameCode: "123456", title: "Deneme", status: "completed", startedAt: T0, endedAt: T0 + 9 } as const;

/** Letters a player chose, question by question; a dash for none. B is right. */
type Sheets = Readonly<Record<string, string>>;
function exam(sheets: Sheets, settings: Parameters<typeof started>[1] = net()) {
  const count = Math.max(...Object.values(sheets).map(({ length }) => length));
  const steps = Array.from({ length: count }, (_, i): Step[] => [
    [T0, i === 0 ? start : next()],
    ...Object.entries(sheets).flatMap(([id, letters]): Step[] =>
      (letters[i] ?? "-") === "-" ? [] : [[T0 + 1, answer(id, `q${i + 1}`, letters[i] as OptionKey)]],
    ),
    [T0 + 2, endQuestion],
  ]);
  const joins = Object.keys(sheets).map((id): Step => [T0, join(id)]);
  return play(aGame({ questions: count, ...settings }), ...joins, ...steps.flat()).game;
}
const rows = (sheets: Sheets, settings?: Parameters<typeof started>[1]) =>
  hostSnapshot(exam(sheets, settings), T0, new Set()).leaderboard.map(({ nickname, score, net, rank }) => [
    nickname,
    score,
    net,
    rank,
  ]);

test("[S7] a wrong answer to a choice takes a third or a quarter of a right one, whatever the time", () => {
  const question = aQuestion(1);
  const points = (share: number | null, costs: 3 | 4, worth = 1) =>
    (earned(net(costs), { ...question, points: worth }, share, 19_000) * 1000) / NET;
  expect([points(1, 3), points(0, 3), points(0, 4), points(null, 3)]).toEqual([1000, -1000 / 3, -250, 0]);
  expect([points(1, 3, 2), points(0, 4, 2), points(0, 3, 0)]).toEqual([2000, -500, 0]);
});

test("[S7] a wrong answer to any other kind costs nothing, and its share earns", () => {
  const order = { ...aQuestion(1), kind: "order", items: ["a", "b", "c"] } as never;
  expect([0, 1 / 3, 1].map((share) => (earned(net(), order, share, 0) * 1000) / NET)).toEqual([0, 1000 / 3, 1000]);
});

test("[S7] every share that a kind can give is a whole number of parts of a net", () => {
  const shares = [
    // The numbers of right options, of pairs that are not right by chance and of wrong answers that cost one; of cards in order.
    1,
    2,
    3,
    4,
    5,
    6,
    ...[3, 4, 5, 6, 7, 8].map((cards) => (cards * (cards - 1)) / 2),
  ];
  expect(shares.filter((parts) => NET % parts !== 0)).toEqual([]);
});

test("[S7] eleven right and four wrong are 9,67; one right and three wrong stand beside an empty sheet", () => {
  expect(
    rows({ ali: "BBBBBBBBBBBAAAA", ece: "BAAA-----------", can: "---------------", efe: "A--------------" }),
  ).toEqual([
    ["ali", 9667, 9.6667, 1],
    ["can", 0, 0, 2],
    ["ece", 0, 0, 2],
    ["efe", -333, -0.3333, 4],
  ]);
  expect(rows({ ali: "BBAAAA", ece: "B-----" }, net(4))).toEqual([
    ["ece", 1000, 1, 1],
    ["ali", 1000, 1, 1],
  ]);
});

const countsIn = ({ leaderboard }: Pick<ReturnType<typeof hostSnapshot>, "leaderboard">) =>
  leaderboard.map(({ nickname, right, wrong, blank }) => [nickname, right, wrong, blank]);

test("[V17] the host's standing has every player's right, wrong and blank answers; phones and other games have none", () => {
  const sheets = { ali: "BAA-", ece: "BB--" };
  const game = exam(sheets);
  expect(countsIn(hostSnapshot(game, T0, new Set()))).toEqual([
    ["ece", 2, 0, 2],
    ["ali", 1, 2, 1],
  ]);
  expect(leaderboardFor(game, "player", () => true)[0]).not.toHaveProperty("right");
  expect(leaderboardFor(exam(sheets, { scoring: "accuracy" }), "host", () => true)[0]).not.toHaveProperty("right");
});

test("[S7] the question's own figures: points of an answer, the reply to it, and the player's own part of the close", () => {
  const game = exam({ ali: "A", ece: "B" }, net());
  const [closed] = playerSnapshot(game, "ali", T0, () => true);
  expect(closed).toMatchObject({ you: { points_earned: -333, score: -333, net: -0.3333, rank: 2 } });
  expect(answerReply(game, "ali", "q1")).toMatchObject({ points_earned: -333, score: -333, net: -0.3333 });
});

test("[V16] a player is told right, wrong and blank so far beside the net, and how many wrong ones cost a right one", () => {
  const game = exam({ ali: "BA-B", ece: "" }, net());
  const told = (name: string) => playerSnapshot(game, name, T0, () => true)[0];
  expect(told("ali")).toMatchObject({ you: { right: 2, wrong: 1, blank: 1, net: 1.6667 } });
  expect(told("ece")).toMatchObject({ you: { right: 0, wrong: 0, blank: 4, net: 0 } });
  expect(livePlayerStats(game, "ali")).toMatchObject({ net: 1.6667, wrong_costs: 3 });
  const other = exam({ ali: "B" }, { scoring: "accuracy" });
  expect(playerSnapshot(other, "ali", T0, () => true)[0]).not.toHaveProperty("you.blank");
  expect(livePlayerStats(other, "ali")).not.toHaveProperty("wrong_costs");
});

test("[D5] a team's net is the exact sum of its members' means: teams with the same net share a rank", () => {
  const names = ["Kartallar", "Yıldızlar", "Atomlar"];
  // One of three is right three times: as much as a lone player's single right answer.
  const sheets = { a: "B--", d: "B--", e: "---", b: "-B-", f: "---", c: "--B", g: "---" };
  const joins = Object.entries({ a: 0, b: 0, c: 0, d: 1, e: 2, f: 2, g: 2 });
  const steps = joins.map(([id, team]): Step => [T0, join(id, id, { team })]);
  const lobby = play(aGame({ questions: 3, ...net(), teams: { names, pick: "self" } }), ...steps).game;
  const played = [1, 2, 3].flatMap((number): Step[] => [
    [T0, number === 1 ? start : next()],
    ...Object.entries(sheets).flatMap(([id, letters]): Step[] =>
      letters[number - 1] === "B" ? [[T0, answer(id, `q${number}`)]] : [],
    ),
    [T0, endQuestion],
  ]);
  const { game } = play(lobby, ...played);
  const shown = hostSnapshot(game, T0, new Set()).teams!.map((row) => [row.name, row.score, row.net, row.rank]);
  expect(shown).toEqual([
    ["Kartallar", 1000, 1, 1],
    ["Yıldızlar", 1000, 1, 1],
    ["Atomlar", 0, 0, 3],
  ]);
  const kept = readResults(writeResults(results(game)))!;
  expect(statistics(kept, meta).teams!.map(({ name, net, rank }) => [name, net, rank])).toEqual([
    ["Kartallar", 1, 1],
    ["Yıldızlar", 1, 1],
    ["Atomlar", 0, 3],
  ]);
});

test("[S7][X6][X17] a kept net game read back is the same, with net, right, wrong and blank of every player", () => {
  const game = play(exam({ ali: "BAA-", ece: "BB--" }), [T0 + 9, end]).game;
  const text = writeResults(results(game));
  const kept = readResults(text)!;
  expect(statistics(kept, meta)).toEqual(statistics(results(game), meta));
  // The list of games reads the mean from the row: net is not rounded before it is shown.
  expect(resultColumns(kept)).toMatchObject({ averageScore: 1166.7 });
  const { game: head, players } = statistics(kept, meta);
  expect(head).toMatchObject({ average_net: 1.1667, average_score: 1167, wrong_costs: 3 });
  expect(players.map(({ nickname, net, right, wrong, blank }) => [nickname, net, right, wrong, blank])).toEqual([
    ["ece", 2, 2, 0, 2],
    ["ali", 0.3333, 1, 2, 1],
  ]);
  expect(players[1]!.answers.map(({ points_earned }) => points_earned)).toEqual([1000, -333, -333, 0]);
  expect(hostEnd(game, () => true).player_stats).toMatchObject({ average_net: 1.1667 });
});

test("[S7][X6][X17] a report by page has the net of the whole report", () => {
  const few = results(play(exam({ ali: "BAA-", ece: "BB--" }), [T0 + 9, end]).game);
  const players = Array.from({ length: 501 }, () => few.players).flat();
  const query = { q: "", only: "all", page: 1, page_size: 2 } as const;
  const { game: head, players: shown } = atOnce(homeworkReport({ ...few, players }, meta, query));
  expect(head).toMatchObject({ average_net: 1.1667, average_score: 1167, wrong_costs: 3 });
  expect(shown.map(({ net }) => net)).toEqual([2, 0.3333]);
});

test("[S7] a net game is kept in a form that older code leaves alone, and points below zero are damage elsewhere", () => {
  const text = writeResults(results(exam({ ali: "A" })));
  expect(text).toMatch(/^\{"v":4,"net":3,/);
  expect(readStored(text.replace('"v":4,"net":3', '"v":2'))).toBe("newer");
  expect(readStored(text.replace('"net":3', '"net":5'))).toBe("newer");
});

const lineIn = (settings: Parameters<typeof started>[1]) =>
  historyRows(
    play(
      aGame({ questions: 1, ...settings }),
      [T0, join("ali", "Ali", { userId: "u1" })],
      [T0, start],
      [T0 + 1, answer("ali", "q1", "A")],
      [T0 + 2, end],
    ).game,
  )[0];

test("[S7] an account's history line has the exact net; other games have none", () => {
  expect(lineIn(net())).toMatchObject({ score: -333, net: -0.3333 });
  expect(lineIn({ scoring: "accuracy" })).not.toHaveProperty("net");
});

test("[S7] net stays net with cards, on the board and without a clock; four wrong ones cost where nothing is said", () => {
  const names = ["a", "b"];
  const asked = [{ answers: "cards", class_id: "c" }, { answers: "board", teams: { names } }, { clock: "none" }, {}];
  expect(asked.map((one) => fitted({ ...one, scoring: "net" }))).toEqual(
    asked.map(() => expect.objectContaining({ scoring: "net", wrong_costs: 4 })),
  );
  expect(fitted({ scoring: "accuracy", wrong_costs: 3 })).not.toHaveProperty("wrong_costs");
  expect(standings(exam({ ali: "A" }, { scoring: "accuracy" }))).toEqual([["ali", 0, 1]]);
});
