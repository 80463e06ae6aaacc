import { limits } from "#shared/limits";
import { accept, type Decision } from "./command";
import { mayChange } from "./changes";
import { asksHowSure } from "./decide/confidence";
import type { Game, Player } from "./game";
import { isPhoneless } from "./reserved-places";
import { clockOf, closesAt, hasMoreTime } from "./timing";

/**
 * Closes a question once everybody has answered. The players to wait for are counted separately, since those of a large game
 * are not all in one room.
 */

export type Awaited = {
  readonly players: number;
  readonly answered: number;
  readonly saidHowSure: number;
  /** The end of the last awaited player's clock; null if that clock has no end, or if nobody is awaited. */
  readonly lastBell: number | null;
};

export function answersAwaited(game: Game, present: ReadonlySet<string>): Awaited {
  const { phase } = game;
  if (phase.name !== "question") return { players: 0, answered: 0, saidHowSure: 0, lastBell: null };
  const answers = game.askedQuestions.at(-1)!.answers;
  const players = awaited(game, present).filter((player) => !phase.hasRung || hasMoreTime(player));
  // An answer that may change does not end the wait.
  const given = mayChange(game) ? [] : players.flatMap(({ id }) => answers.get(id) ?? []);
  const bells = players.map((player) => closesAt(clockOf(game, phase, player)) ?? Infinity);
  const lastBell = Math.max(...bells);
  return {
    players: players.length,
    answered: given.length,
    saidHowSure: given.filter(({ confidence }) => confidence !== undefined).length,
    lastBell: Number.isFinite(lastBell) ? lastBell : null,
  };
}

/**
 * Closes the question once everybody has answered. Somebody has to be present, because a class whose phones all drop at once
 * has not answered; after the bell that is not needed.
 */
export function closeIfAllAnswered(
  game: Game,
  { players, answered, saidHowSure, lastBell }: Awaited,
  now: number,
): Decision {
  const { phase, setup } = game;
  if (phase.name !== "question") return accept();
  const isNobodyThere = players === 0 && !phase.hasRung;
  if (isNobodyThere || answered < players) return accept();
  if (asksHowSure(game, setup.questions[phase.index]!) && saidHowSure < players) {
    // Do nothing if the wait has begun: answers that come during it do not prolong it.
    if (phase.waitsUntil !== undefined) return accept();
    const until = Math.min(now + limits.confidenceMs, lastBell ?? Infinity);
    return accept({ type: "everybody_answered", index: phase.index, until });
  }
  return accept({ type: "question_ended", index: phase.index, at: now });
}

/**
 * Players the question waits for. Without phones it waits for everybody who is not absent, but ends by itself only if the host
 * wants that.
 */
function awaited(game: Game, present: ReadonlySet<string>): Player[] {
  const players = [...game.players.values()];
  if (!isPhoneless(game)) return players.filter(({ id, hasLeft }) => !hasLeft && present.has(id));
  return game.setup.settings.auto_close ? players.filter(({ isAbsent }) => !isAbsent) : [];
}
