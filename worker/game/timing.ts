import { limits } from "#shared/limits";
import { mayChange } from "./changes";
import type { Game, Phase, Player } from "./game";

/** The time in which a question is answered; without an end if there is no clock. */
export type Clock = { readonly startsAt: number; readonly endsAt: number | null };
export type OpenPhase = Extract<Phase, { name: "question" }>;

/** The time from which a question takes no more answers: the bell, and a moment for slow links. */
export const closesAt = ({ endsAt }: Pick<Clock, "endsAt">): number | null =>
  endsAt === null ? null : endsAt + limits.graceMs;

export const isClosed = (clock: Clock, now: number): boolean => {
  const at = closesAt(clock);
  return at !== null && now >= at;
};

const moreTime = ({ place, sessionHash }: Player): number =>
  sessionHash === "" ? 1 : (place?.student?.timeFactor ?? 1);

/** Tells whether the player's clock runs longer than the others'. */
export const hasMoreTime = (player: Player): boolean => moreTime(player) > 1;

/** A player's own clock: for some the question's limit is longer; seconds added by the host are the same for everybody. */
export function clockOf({ setup }: Game, phase: OpenPhase, player: Player | undefined): Clock {
  const { startsAt, endsAt, index } = phase;
  if (!player || endsAt === null) return { startsAt, endsAt };
  return { startsAt, endsAt: endsAt + setup.questions[index]!.limitMs * (moreTime(player) - 1) };
}

/** Players who may answer after the bell of all others, and have not; where answers may change, also those who have. */
export function stillAnswering(game: Game): Player[] {
  const { answers } = game.askedQuestions.at(-1)!;
  return [...game.players.values()].filter(
    (player) => hasMoreTime(player) && !player.hasLeft && (mayChange(game) || !answers.has(player.id)),
  );
}

/**
 * The time at which the running question closes by itself. After the bell it waits for players with extra time. Once everybody
 * has answered it waits only to learn how sure they are.
 */
function lastClose(game: Game, phase: OpenPhase): number | null {
  const bells = phase.hasRung ? stillAnswering(game).map((player) => clockOf(game, phase, player)) : [];
  const times = [phase, ...bells].map(closesAt).filter((time) => time !== null);
  const { waitsUntil, hasRung } = phase;
  if (waitsUntil !== undefined && (hasRung || times.length === 0)) return waitsUntil;
  if (times.length === 0) return null;
  return Math.min(Math.max(...times), waitsUntil ?? Infinity);
}

/** The time at which a game is given up, if nobody connects to it before. */
export function abandonedAt(game: Game, emptySince: number | null): number | null {
  if (emptySince === null || game.phase.name === "completed") return null;
  return emptySince + (game.phase.name === "lobby" ? limits.abandonedLobbyMs : limits.abandonedGameMs);
}

/** The time at which the game next goes on by itself, even if nobody is there; null while it waits for somebody. */
export function movesOnAt(game: Game): number | null {
  const { phase } = game;
  switch (phase.name) {
    case "question":
      return lastClose(game, phase);
    case "reveal": {
      const seconds = game.setup.settings.auto_advance_seconds;
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

/** Players who took a seat over HTTP and have not been seen in it for too long: their names become free. */
export const unseenTooLong = (game: Game, now: number): string[] =>
  [...game.unseen].filter(([, since]) => now >= since + limits.unseenSeatMs).map(([playerId]) => playerId);

/** The time at which the game next has something to do by itself: the room's one alarm is set to it. */
export function deadline(game: Game, emptySince: number | null): number | null {
  const times = [movesOnAt(game), abandonedAt(game, emptySince)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}
