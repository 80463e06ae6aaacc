import { expect, test } from "vitest";
import { readResults, withNamesOf, writeResults } from "#game/results/stored-form";
import { drawn } from "./a-report";

const { questions, players } = drawn("BB", "B-", "AA");
const [ali, tab, ece] = players.map((player, i) => ({ ...player, rank: i + 1 }));

/** Results of a pupil who sat in two places of a class, of a guest with two, and of a player with neither. */
const kept = writeResults({
  questions,
  players: [
    { ...ali!, studentId: "s1", sameAs: "p9" },
    { ...tab!, sameAs: "p0" },
    { ...ece!, proof: "p2" },
  ],
});

test("[X6] the seats that were one person's are read again, beside a student too", () => {
  expect(readResults(kept)!.players).toMatchObject([{ studentId: "s1", sameAs: "p9" }, { sameAs: "p0" }, {}]);
  expect(readResults(kept)!.players[2]).not.toHaveProperty("sameAs");
});

test("[E3] a kept value without the name stays as it is", () => {
  expect(withNamesOf(kept, readResults(kept)!)).toBe(kept);
});

const withRanks = (ranks: unknown) =>
  readResults(JSON.stringify({ ...(JSON.parse(kept) as object), ranks }))!.players.map(({ rank }) => rank);

test.each([
  ["are those among all", [7, 9, 12], [7, 9, 12]],
  ["that are not there follow from the scores", undefined, [1, 2, 3]],
  ["of other players do too", [7, 9], [1, 2, 3]],
  ["that are no numbers do too", [7, "9", 12], [1, 2, 3]],
  ["that are no list do too", "123", [1, 2, 3]],
])("[X6] ranks in a part of a large game %s", (_, written, ranks) => {
  expect(withRanks(written)).toEqual(ranks);
});
