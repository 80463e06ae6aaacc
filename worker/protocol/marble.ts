/** The seed of the picture that stands for a player: 31 bits, the same for the same name on every machine. */
export function marbleOf(nickname: string): number {
  let hash = 0x811c9dc5;
  for (const letter of nickname) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) & 0x7fff_ffff;
}

/** The last eight numbers are the teams' signs. */
export const FIRST_TEAM = 0x7fff_fff8;
export const marbleOfTeam = (team: number): number => FIRST_TEAM + (team % 8);
