/** Seed of the picture that represents a player: 31 bits, the same for the same name on every machine. */
export function marbleOf(nickname: string): number {
  let hash = 0x811c9dc5;
  for (const letter of nickname) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) & 0x7fff_ffff;
}

/** Seed of another look each time: the next pattern, and another glass. */
export const shuffled = (seed: number, times: number): number => (seed + times * 0x2001) & 0x7fff_ffff;

/** Swirls that stand out against each glass. */
export const swirlsOfGlass: readonly (readonly number[])[] = [
  [0, 1, 5, 3, 4],
  [0, 1, 2, 5, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 5],
  [0, 1, 2, 5, 4],
  [0, 1, 2, 5, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 6],
];

/** Features that tell marbles apart across a room: the numbers of the two main colours and of the pattern. */
export type MarbleLook = { readonly glass: number; readonly swirl: number; readonly pattern: number };

export function marbleLook(seed: number): MarbleLook {
  const glass = seed % 9;
  const fitting = swirlsOfGlass[glass]!;
  return { glass, swirl: fitting[(seed >>> 4) % fitting.length]!, pattern: (seed >>> 13) % 6 };
}

/** The last eight seeds are the teams' signs. */
export const FIRST_TEAM = 0x7fff_fff8;
export const marbleOfTeam = (team: number): number => FIRST_TEAM + (team % 8);
