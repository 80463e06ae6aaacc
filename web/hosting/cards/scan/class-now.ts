import type { ListedPlayer } from "#protocol/live/listed-players";
import type { LiveGame } from "#game-client/game";

/** A pupil of a game by cards. */
export type Pupil = ListedPlayer & { readonly number: number; readonly state: "read" | "missing" | "absent" };
export type ClassNow = {
  /** Pupils in the order of their numbers. */
  readonly pupils: readonly Pupil[];
  readonly here: readonly Pupil[];
  readonly missing: readonly Pupil[];
  readonly read: number;
};

/** Pupils who have been read, by the game's word and by this device's for answers still unsent. Never what they answered. */
export function classNow({ players, phase }: LiveGame, unsent: ReadonlySet<string>): ClassNow {
  const answered = new Set(phase.name === "question" ? phase.answeredIds : []);
  const pupils = players
    .flatMap((player): Pupil[] => {
      const { number, player_id, absent } = player;
      if (number === undefined) return [];
      if (absent) return [{ ...player, number, state: "absent" }];
      return [{ ...player, number, state: answered.has(player_id) || unsent.has(player_id) ? "read" : "missing" }];
    })
    .toSorted((a, b) => a.number - b.number);
  const here = pupils.filter(({ state }) => state !== "absent");
  const missing = here.filter(({ state }) => state === "missing");
  return { pupils, here, missing, read: here.length - missing.length };
}
