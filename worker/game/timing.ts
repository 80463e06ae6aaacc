import { limits } from "#protocol/limits";
import type { Game } from "./game";

/** When the running question takes no more answers: the bell, and a moment for slow links. */
export const closesAt = (clock: { readonly endsAt: number }): number => clock.endsAt + limits.graceMs;

/** When a game is given up that nobody has been connected to since then. */
export function abandonedAt(game: Game, emptySince: number | null): number | null {
  if (emptySince === null || game.phase.name === "completed") return null;
  return emptySince + (game.phase.name === "lobby" ? limits.abandonedLobbyMs : limits.abandonedGameMs);
}

/** When the game next goes on by itself, whoever is there; null while it waits for somebody. */
export function movesOnAt(game: Game): number | null {
  const { phase } = game;
  switch (phase.name) {
    case "question":
      return closesAt(phase);
    case "reveal": {
      const seconds = game.opening.settings.auto_advance_seconds;
      return seconds === 0 ? null : phase.closedAt + seconds * 1000;
    }
    case "lobby": {
      const [since] = game.unseen.values();
      return since === undefined ? null : since + limits.unseenSeatMs;
    }
    case "completed":
      return null;
  }
}

/** Players who took a seat over HTTP and were never seen in it: nobody needs the name. */
export const unseenTooLong = (game: Game, now: number): string[] =>
  [...game.unseen].filter(([, since]) => now >= since + limits.unseenSeatMs).map(([playerId]) => playerId);

/** When the game next has something to do by itself: the room's one alarm is set to the earliest of these. */
export function deadline(game: Game, emptySince: number | null): number | null {
  const times = [movesOnAt(game), abandonedAt(game, emptySince)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
