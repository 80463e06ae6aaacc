import { expect, test } from "vitest";
import { marbleLook, marbleOf, shuffled } from "#protocol/marble";
import { freeMarble, looksAlike } from "#game/marbles";
import { glasses, swirls } from "#ui/marble/marble-art";
import { join, kick, leave, play, rename, start } from "../../game/a-game";
import { aGame, T0 } from "../../../builders/games";
import { randomFrom } from "../../../texts/made/random";
import { apart, difference } from "./colours";

/**
 * The least distance that a class can see from six metres, and for the tables a little more, in case it is computed in another
 * way.
 */
const [LEAST, TABLES] = [15, 16];

test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
  [[50, 2.5, 0], [61, -5, 29], 22.8977],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)("the measure is that of the published pairs: %j and %j", (one, other, wanted) => {
  expect(difference(one, other)).toBeCloseTo(wanted, 3);
});

test.each([
  ["glass", glasses, (n: number) => ({ glass: n, swirl: 0, pattern: 0 })],
  ["swirl", swirls, (n: number) => ({ glass: 0, swirl: n, pattern: 0 })],
] as const)("two colours of a %s are taken for each other where they are less than 16 apart", (_, colours, look) => {
  for (const [i, one] of colours.entries()) {
    for (const [j, other] of colours.entries()) {
      expect([one, other, looksAlike(look(i), look(j))]).toEqual([one, other, i === j || apart(one, other) < TABLES]);
    }
  }
});

/** The distance between the main colours of the two most similar marbles that have the same pattern. */
function nearest(marbles: readonly number[]) {
  let found = { apart: Infinity, pair: [0, 0] };
  const looks = marbles.map(marbleLook);
  for (const [i, one] of looks.entries()) {
    for (const [j, other] of looks.slice(0, i).entries()) {
      if (one.pattern !== other.pattern) continue;
      const colours = Math.max(
        apart(glasses[one.glass]!, glasses[other.glass]!),
        apart(swirls[one.swirl]!, swirls[other.swirl]!),
      );
      if (colours < found.apart) found = { apart: colours, pair: [marbles[i]!, marbles[j]!] };
    }
  }
  return found;
}

test("the first sixty of a lobby all look different, whatever they want to look like", () => {
  for (let lobby = 1; lobby <= 40; lobby++) {
    const { below: draw } = randomFrom(lobby);
    const seated = new Set<{ marble: number }>();
    // In some lobbies the players want any marble, in others the same few.
    const wanted = () => (lobby % 3 === 0 ? marbleOf(`Ali ${draw(5)}`) : draw(0x7fff_ffff));
    for (let i = 0; i < 60; i++) seated.add({ marble: freeMarble(seated, wanted()) });
    const found = nearest(Array.from(seated, ({ marble }) => marble));
    expect({ lobby, ...found, isFarEnough: found.apart >= LEAST }).toMatchObject({ isFarEnough: true });
  }
});

test("a marble that nobody else has is kept, the nearest free one keeps its colours", () => {
  expect(freeMarble(new Set(), 4711)).toBe(4711);
  const moved = freeMarble(new Set([{ marble: 4711 }]), 4711);
  expect(marbleLook(moved)).toMatchObject({ glass: marbleLook(4711).glass, swirl: marbleLook(4711).swirl });
  expect(marbleLook(moved).pattern).not.toBe(marbleLook(4711).pattern);
});

test("a game's players look unlike each other, in a class without phones as well, and keep their marbles", () => {
  const names = Array.from({ length: 30 }, (_, i) => `p${i + 1}`);
  const first = play(aGame(), ...names.map((name) => [T0, join(name, name, { marble: 7 })] as const)).game;
  const marbles = (game: typeof first) => Array.from(game.players.values(), ({ marble }) => marble);
  expect(nearest(marbles(first)).apart).toBeGreaterThanOrEqual(LEAST);
  expect(first.players.get("p1")!.marble).toBe(7);
  const later = play(first, [T0, rename("p2", "Ece")], [T0, kick("p3")], [T0, leave("p4")], [T0, start]).game;
  expect(later.players.get("p2")!.marble).toBe(first.players.get("p2")!.marble);
  const again = play(later, [T0 + 1, join("p31", "Yeni", { marble: 7 })]).game;
  expect(nearest(marbles(again)).apart).toBeGreaterThanOrEqual(LEAST);
});

test("shuffled, a marble has another pattern and another glass each time", () => {
  for (const seed of [0, 7, 4711, 0x7fff_fff0]) {
    for (let times = 0; times < 40; times++) {
      const [one, next] = [marbleLook(shuffled(seed, times)), marbleLook(shuffled(seed, times + 1))];
      expect([seed, times, next.pattern]).not.toEqual([seed, times, one.pattern]);
      expect([seed, times, next.glass]).not.toEqual([seed, times, one.glass]);
    }
  }
});

test("a marble taken in all patterns keeps its glass and pattern, and gets another swirl", () => {
  const [wanted] = marblesOfLook(({ glass, swirl, pattern }) => glass === 0 && swirl === 0 && pattern === 3);
  const taken = marblesOfLook(({ glass, swirl }) => glass === 0 && swirl === 0);
  expect(taken).toHaveLength(6);
  const moved = marbleLook(freeMarble(new Set(taken.map((marble) => ({ marble }))), wanted!));
  expect(moved).toMatchObject({ glass: 0, pattern: 3 });
  expect(moved.swirl).not.toBe(0);
});

/** One marble of each look that fits. */
function marblesOfLook(isMeant: (look: ReturnType<typeof marbleLook>) => boolean): number[] {
  const found = new Map<string, number>();
  for (let seed = 0; seed < 0x2_0000; seed++) {
    const look = marbleLook(seed);
    if (isMeant(look)) found.set(JSON.stringify(look), seed);
  }
  return [...found.values()];
}

test("players after the sixty that a lobby shows have the marble they want", () => {
  const sixty = new Set(Array.from({ length: 60 }, () => ({ marble: 4711 })));
  expect(freeMarble(sixty, 4711)).toBe(4711);
});
