import * as fc from "fast-check";
import { expect } from "vitest";
import type { Kind, KindSolution } from "#question/question";
import { anyJson, anyText } from "./random-texts";

/** A kind with complete drafts of it, and possible answers. */
export type Held<Draft, Body> = {
  readonly kind: Kind<Draft, Body, object, KindSolution>;
  readonly aDraft: fc.Arbitrary<Draft>;
  readonly anAnswer: (body: Body) => fc.Arbitrary<string>;
};

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
type Fields = Readonly<Record<string, unknown>>;

/** Checks that every draft can be read, and that none both has faults and can be played. */
export function readsAnything<Draft, Body>({ kind, aDraft }: Held<Draft, Body>): void {
  const spoilt = fc.tuple(aDraft, anyJson, fc.nat()).map(([draft, other, at]) => {
    const names = Object.keys(draft as Fields);
    return { ...draft, ...other, [names[at % names.length]!]: Object.values(other)[0] ?? null };
  });
  fc.assert(
    fc.property(fc.oneof(anyJson, spoilt), (fields: Fields) => {
      const { draft } = kind.read(json(fields));
      expect(kind.body(draft) === null).toBe(kind.faults(draft).length > 0);
      expect(json(kind.read(json(draft) as Fields).draft)).toEqual(json(draft));
      const kept = kind.played(json(fields));
      expect(kept === null || json(kind.played(json(kept) as Fields))).toEqual(kept === null || json(kept));
    }),
    { numRuns: 400 },
  );
}

/** Checks that a complete question has no faults, and stays the same when it is stored, played and kept. */
export function keepsWhatIsWhole<Draft, Body>({ kind, aDraft }: Held<Draft, Body>): void {
  fc.assert(
    fc.property(aDraft, fc.boolean(), aRandom, (draft, isMixed, random) => {
      expect([kind.read(json(draft) as Fields), kind.faults(draft)]).toEqual([{ draft, faults: [] }, []]);
      const body = kind.body(draft)!;
      const dealt = kind.dealt(body, isMixed, random);
      for (const played of [body, dealt]) {
        expect(json(played)).toEqual(played);
        expect(kind.played(json(played) as Fields)).toEqual(played);
        expect(json(kind.shown(played))).toEqual(kind.shown(played));
        expect(json(kind.solution(played))).toEqual(kind.solution(played));
      }
    }),
  );
}

/**
 * Checks that every accepted answer has a share and is counted, and that nothing throws. Returns the number of accepted
 * answers.
 */
export function judges<Draft, Body>({ kind, aDraft, anAnswer }: Held<Draft, Body>): number {
  let taken = 0;
  fc.assert(
    fc.property(aDraft, aRandom, fc.gen(), (draft, random, gen) => {
      const body = kind.dealt(kind.body(draft)!, true, random);
      const sent = [...gen(fc.array, anAnswer(body), { maxLength: 12 }), ...gen(fc.array, anyText, { maxLength: 4 })];
      const values = sent.filter((value) => kind.takes(body, value));
      taken += values.length;
      for (const value of values) {
        const share = kind.share(body, value);
        expect(share === null).toBe(!kind.isJudged);
        expect((share ?? 0) >= 0 && (share ?? 0) <= 1).toBe(true);
        expect(kind.share(body, value)).toBe(share);
        const mistake = kind.mistake(body, value);
        expect(mistake === null || typeof mistake === "string").toBe(true);
      }
      const distribution = kind.distribution(body, values, values.length + 3);
      expect(distribution.none).toBe(3);
      expect(Object.values(distribution).every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      const { texts = [], points = [], grid = {} } = kind.details?.(body, values) ?? {};
      const counted = [texts.map(({ count }) => count), points.map(([, , count]) => count)];
      const sums = [...counted, ...Object.values(grid).map((place) => Object.values(place))].filter(
        (counts) => counts.length > 0,
      );
      expect(sums.every((counts) => counts.reduce((sum, count) => sum! + count!, 0) === values.length)).toBe(true);
      const right = values.filter((value) => kind.share(body, value) === 1).length;
      expect(distribution["right"] ?? right).toBe(right);
      const { correct_option: key } = kind.solution(body);
      expect(key === null || kind.takes(body, key)).toBe(true);
      expect(key === null || kind.share(body, key)).toBe(key === null || 1);
    }),
  );
  return taken;
}

/** Random numbers as a game draws them, repeatable. */
export const aRandom: fc.Arbitrary<() => number> = fc.integer({ min: 1, max: 2_147_483_646 }).map((seed) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
});
