import { expect, onTestFinished, test } from "vitest";
import { alphabetical } from "#shared/alphabet";
import { apply } from "#game/events";
import { byStanding, sharedRanks } from "#game/ranking";
import { answer, endQuestion, join, kick, lobby, next, play, rename, standings, start, started } from "../a-game";
import { T0 } from "../../../builders/games";

test("[R1] equal scores share a rank, and the next one counts on", () => {
  expect(sharedRanks([900, 900, 700, 0, 0])).toEqual([1, 1, 3, 4, 4]);
  expect(sharedRanks([])).toEqual([]);
});

test("[R2] within a tie the shorter summed time of correct answers stands first", () => {
  const { game } = play(
    started(["ali", "ece", "can"], { scoring: "accuracy" }),
    [T0 + 8000, answer("ali", "q1")],
    [T0 + 5000, answer("ece", "q1")],
    [T0 + 1000, answer("can", "q1", "A")],
    [T0 + 9000, endQuestion],
    [T0 + 10_000, next()],
    [T0 + 10_500, answer("can", "q2")],
    [T0 + 11_000, endQuestion],
  );
  expect(standings(game)).toEqual([
    ["can", 1000, 1],
    ["ece", 1000, 1],
    ["ali", 1000, 1],
  ]);
});

test("[R2] equal times stand by nickname in Turkish order", () => {
  const names = ["Zeynep", "Şule", "Sude", "Ömer", "Ozan", "İrem", "Irmak", "IŞIK", "Ilgaz", "Çağla", "Cem"];
  const sorted = ["Cem", "Çağla", "Ilgaz", "Irmak", "IŞIK", "İrem", "Ozan", "Ömer", "Sude", "Şule", "Zeynep"];
  expect(standings(lobby(names)).map(([name]) => name)).toEqual(sorted);
  expect(standings(play(lobby(names), [T0, start], [T0 + 1, endQuestion]).game).map(([name]) => name)).toEqual(sorted);
});

test("[R2] two players who are alike in everything always stand in the same order", () => {
  const alike = ["p2", "p1", "p3"].map((id) => ({ id, nickname: "Can", score: 900, correctMs: 40 }));
  const order = ["p1", "p2", "p3"];
  expect(alike.toSorted(byStanding).map(({ id }) => id)).toEqual(order);
  expect(
    alike
      .toReversed()
      .toSorted(byStanding)
      .map(({ id }) => id),
  ).toEqual(order);
});

test("[R2] a new name takes its place in the order at once", () => {
  expect(standings(play(lobby(["ali", "ece"]), [T0, rename("ali", "Fatma")]).game)).toEqual([
    ["ece", 0, 1],
    ["Fatma", 0, 1],
  ]);
});

test("[R2][T36] a new name is compared with a few others, not with all", () => {
  const names = Array.from({ length: 300 }, (_, i) => `Oyuncu ${i}`);
  const game = lobby(names);
  const compare = alphabetical.compare;
  let compared = 0;
  const counting = (a: string, b: string) => ((compared += 1), compare(a, b));
  Object.defineProperty(alphabetical, "compare", { value: counting, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(alphabetical, "compare"));
  apply(game, { type: "player_renamed", playerId: game.standings[7]!.id, nickname: "Zeynep" });
  expect(game.standings.at(-1)!.nickname).toBe("Zeynep");
  expect(compared).toBeLessThan(20);
});

test("[R3] the earlier rank is that before the last close, null for a player who was not there", () => {
  const { game } = play(
    started(["ali", "ece"]),
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 2000, endQuestion],
    [T0 + 3000, next()],
    [T0 + 4000, join("can")],
    [T0 + 4500, answer("can", "q2")],
    [T0 + 5000, answer("ece", "q2")],
    [T0 + 6000, endQuestion],
  );
  expect(game.standings.map(({ nickname, rank, previousRank }) => [nickname, rank, previousRank])).toEqual([
    ["ali", 1, 1],
    ["can", 2, null],
    ["ece", 3, 2],
  ]);
  const first = play(started(["ali"]), [T0 + 1, endQuestion]).game;
  expect(first.players.get("ali")!.previousRank).toBeNull();
});

test("[R1] when somebody is removed the others move up", () => {
  const { game } = play(
    started(["ali", "ece"]),
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 2000, endQuestion],
    [T0 + 3000, kick("ali")],
  );
  expect(standings(game)).toEqual([["ece", 0, 1]]);
});

test("[R4] a streak grows with each correct answer and ends with a wrong one or none", () => {
  const streaks: number[][] = [];
  let game = lobby(["ali"], { questions: 6 });
  for (const [i, choice] of (["B", "B", "A", "B", null, "B"] as const).entries()) {
    const at = T0 + i * 30_000;
    game = play(
      game,
      [at, i === 0 ? start : next()],
      ...(choice ? [[at + 1, answer("ali", `q${i + 1}`, choice)] as const] : []),
      [at + 2, endQuestion],
    ).game;
    const { streak, bestStreak } = game.players.get("ali")!;
    streaks.push([streak, bestStreak]);
  }
  expect(streaks).toEqual([
    [1, 1],
    [2, 2],
    [0, 2],
    [1, 2],
    [0, 2],
    [1, 2],
  ]);
});
