import { FIRST_TEAM, marbleLook, swirlsOfGlass, type MarbleLook } from "#protocol/marble";

/** Number of players that a lobby shows one by one. */
const SHOWN = 60;
const PATTERNS = [0, 1, 2, 3, 4, 5];

/**
 * Colours that a class, or a pupil who does not tell red from green, takes for each other. Each row lists the later ones only.
 */
const nearGlasses = [[2, 5, 6], [3, 4, 7, 8], [5, 6], [4, 7], [7], [6], [], [8]];
const nearSwirls = [[], [4], [3, 6], [6]];

const near = (table: readonly (readonly number[])[], one: number, other: number): boolean =>
  one === other || (table[Math.min(one, other)]?.includes(Math.max(one, other)) ?? false);

/**
 * Tells whether two looks are so similar that two pupils might look for the same marble. A test checks both tables against the
 * colours.
 */
export const looksAlike = (one: MarbleLook, other: MarbleLook): boolean =>
  one.pattern === other.pattern &&
  near(nearGlasses, one.glass, other.glass) &&
  near(nearSwirls, one.swirl, other.swirl);

const looksOf = (colours: readonly (readonly [glass: number, swirl: number])[]): MarbleLook[] =>
  PATTERNS.flatMap((pattern) => colours.map(([glass, swirl]) => ({ glass, swirl, pattern })));
const allLooks = looksOf(swirlsOfGlass.flatMap((swirls, glass) => swirls.map((swirl) => [glass, swirl] as const)));
/**
 * Sixty-six looks, no two of them alike. As long as one is left for each player to come, everybody gets a look of their own.
 */
const reserve = looksOf([
  [0, 0],
  [0, 1],
  [0, 3],
  [0, 5],
  [1, 5],
  [3, 0],
  [3, 1],
  [3, 2],
  [8, 0],
  [8, 1],
  [8, 2],
]);

type Seated = { readonly size: number; readonly values: () => Iterable<{ readonly marble: number }> };

/**
 * The wanted marble, or the nearest to it that looks like none of these. Players beyond those shown one by one get the wanted
 * one.
 */
export function freeMarble(seated: Seated, wanted: number): number {
  if (seated.size >= SHOWN) return wanted;
  const looks = Array.from(seated.values(), ({ marble }) => marbleLook(marble));
  const isFree = (look: MarbleLook) => !looks.some((other) => looksAlike(other, look));
  const free = reserve.filter(isFree);
  const stillToCome = SHOWN - seated.size - 1;
  const mayBe = (look: MarbleLook) =>
    isFree(look) && free.filter((other) => !looksAlike(other, look)).length >= stillToCome;
  const own = marbleLook(wanted);
  if (mayBe(own)) return wanted;
  let nearest: MarbleLook | null = null;
  for (const look of allLooks) {
    // Compare the distance first: the other question goes through everybody's looks.
    if ((!nearest || apart(look, own) < apart(nearest, own)) && mayBe(look)) nearest = look;
  }
  return nearest ? seedOf(nearest, wanted) : wanted;
}

/** Distance between two looks. Colours weigh most: a pupil remembers them first. */
const apart = (a: MarbleLook, b: MarbleLook): number =>
  (a.glass === b.glass ? 0 : 4) + (a.swirl === b.swirl ? 0 : 2) + (a.pattern === b.pattern ? 0 : 1);

/** Finds a seed with this look, step by step; the signs of teams are left out. */
function seedOf({ glass, swirl, pattern }: MarbleLook, from: number): number {
  for (let step = 1; ; step++) {
    const seed = (from + Math.imul(step, 0x9e37_79b1)) & 0x7fff_ffff;
    const look = marbleLook(seed);
    if (seed < FIRST_TEAM && look.glass === glass && look.swirl === swirl && look.pattern === pattern) return seed;
  }
}
