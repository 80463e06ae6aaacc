import { expect, test } from "vitest";
import { newLiveGame } from "#game-client/game";
import { announcement } from "#hosting/announcements";
import { nobodyScored, onPodium } from "#hosting/podium-places";
import { areRanked, costsIn, scoreText, countsText } from "#hosting/scores";
import { standingWord } from "#hosting/standing";
import { aRow } from "../../builders/people";
import { settings } from "../../builders/settings";

const net = settings({ scoring: "net", wrong_costs: 3 });

test.each([
  [{ score: 7667, net: 7.6667 }, "7,67 net"],
  [{ score: 0, net: 0 }, "0,00 net"],
  [{ score: -333, net: -0.3333 }, "0,00 net"],
  [{ score: 1240 }, "1.240 puan"],
])("a board writes %j as %s: nobody stands below zero there", (scored, words) => {
  expect(scoreText(scored)).toBe(words);
});

test.each([
  [{ right: 8, wrong: 1, blank: 0 }, 7.6667, "8 doğru, 1 yanlış"],
  [{ right: 5, wrong: 3, blank: 1 }, 4, "5 doğru, 3 yanlış, 1 boş"],
  [{ right: 0, wrong: 0, blank: 9 }, 0, "9 boş"],
  [{ right: 0, wrong: 0, blank: 0 }, 0, null],
  [{ right: 2, wrong: 7, blank: 0 }, -0.3333, null],
  [{}, undefined, null],
])("the counts %j of a net of %s is said as %j", (counts, net, words) => {
  expect(countsText({ ...counts, score: 0, ...(net !== undefined && { net }) })).toBe(words);
});

const rows = (...all: readonly (readonly [number, number])[]) => all.map(([rank, score]) => ({ rank, score }));
test("ranks mean something once somebody has scored, or is behind others", () => {
  expect(areRanked(rows([1, 0], [1, 0]))).toBe(false);
  expect(areRanked(rows([1, 0], [2, -333]))).toBe(true);
  expect(areRanked(rows([1, 1000], [2, 0]))).toBe(true);
});

test("the standing has its name by how answers count, and the teams' one by the teams", () => {
  const game = newLiveGame("host", "482913");
  expect(standingWord({ ...game, settings: net })).toBe("Net durumu");
  expect(standingWord({ ...game, settings: settings() })).toBe("Puan durumu");
  const teams = [{ team: 0, name: "Atomlar", score: 0, rank: 1, previous_rank: null, points: 0, players: 1 }];
  expect(standingWord({ teams, settings: net })).toBe("Takım durumu");
  expect(standingWord({ teams, settings: net }, true)).toBe("Net durumu");
  expect([costsIn(net), costsIn(settings())]).toEqual(["3 yanlış 1 doğruyu götürür", null]);
});

const row = (nickname: string, net: number, rank: number) =>
  aRow(nickname, { score: Math.round(net * 1000), net, rank });

test("a net game in which nobody got above zero has no podium, and says so", () => {
  const end = (leaderboard: ReturnType<typeof row>[]) =>
    announcement(
      { name: "podium" },
      {
        ...newLiveGame("host", "482913"),
        settings: net,
        leaderboard,
        phase: { name: "ended", message: "", stats: null },
      },
    );
  const below = [row("Ali", 0, 1), row("Ece", -0.3333, 2)];
  expect([onPodium(below), nobodyScored(below)]).toEqual([[], true]);
  expect(end(below)).toBe("Oyun bitti. Bugün ısınma turuydu.");
  expect(end([row("Ali", 0.6667, 1), ...below.slice(1)])).toBe("Oyun bitti. Kürsü belli oldu. 1. Ali, 0,67 net.");
});
