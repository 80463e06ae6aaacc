import { expect, test } from "vitest";
import { changes, sumOfRelays, withHostScreens } from "#large-game/sums";

/** The number of players present, as one sum of all relays. */

const here = { sockets: 0, choosing: 0, emptySince: null, answered: 0, total: 0, absent: [] as string[] };

test("the messages of relays are added up, without a silent one", () => {
  const all = sumOfRelays([
    { ...here, sockets: 3, choosing: 2, answered: 5, total: 7, loading: 2, absent: ["a"] },
    { silentSince: 10 },
    { ...here, sockets: 4, choosing: 1, answered: 1, total: 2, absent: ["b", "c"] },
  ]);
  expect(all).toEqual({
    sockets: 7,
    choosing: 3,
    answered: 6,
    total: 9,
    loading: 2,
    emptySince: null,
    absent: new Set(["a", "b", "c"]),
  });
});

test.each([
  ["somebody is in one of them", [null, 20], null],
  ["the last has left", [10, 20], 20],
])("a game is empty since: %s", (_, [first, second], since) => {
  expect(
    sumOfRelays([
      { ...here, emptySince: first! },
      { ...here, emptySince: second! },
    ]).emptySince,
  ).toBe(since);
  expect(sumOfRelays([{ ...here, emptySince: first! }, { silentSince: 20 }]).emptySince).toBe(since);
  expect(
    withHostScreens(sumOfRelays([{ ...here, emptySince: first! }]), { sockets: 1, emptySince: second! }),
  ).toMatchObject({
    sockets: 1,
    emptySince: since,
  });
});

const nothing = { lobby: false, counter: false, count: false, empty: false };

test.each([
  ["nothing", {}, {}],
  ["who chooses", { choosing: 1 }, { lobby: true }],
  ["whose phone is away", { absent: ["a", "b"] }, { lobby: true }],
  ["open sockets", { sockets: 1 }, { counter: true }],
  ["answers", { answered: 1 }, { count: true }],
  ["who is asked", { total: 1 }, { count: true }],
  ["that it is empty", { emptySince: 5 }, { empty: true }],
])("changes between two messages: %s", (_, now, news) => {
  expect(changes({ ...here, ...now }, here)).toEqual({ ...nothing, ...news });
});

test("all is new from a relay that had sent nothing yet, except that it has players", () => {
  expect(changes(here, null)).toEqual({ lobby: true, counter: true, count: true, empty: true });
});
