import { turns } from "#protocol/live/turns";
import type { AskedQuestion, Game } from "./game";

/** Answers that may be changed until the bell. */

/**
 * Most changes of one answer, and as many times that else something is said about it. Each is a tap or a press on "send", at one
 * in two seconds three minutes of changing one's mind; only drumming fingers and scripts get there. Each is a line of the log,
 * which a room reads whenever it wakes up.
 */
export const mostChanges = 100;
/** Units of a text from which on its change counts as several: the log keeps all that was written, not only the last. */
const UNITS_A_CHANGE = 40;
/** Share of `mostChanges` that an answer uses up if it replaces another one. */
export const changesIn = (value: string): number => Math.ceil(value.length / UNITS_A_CHANGE);

export const mayChange = ({ setup }: Pick<Game, "setup">): boolean => setup.settings.answers_change === true;

/** Tells whether an answer may carry this number. An older client sends none. */
export const isTurn = (turn: unknown): turn is number | undefined =>
  turn === undefined || (Number.isInteger(turn) && Number(turn) >= turns.min && Number(turn) <= turns.max);

/** The highest turn of the player's answers, for a device that goes on from there; nothing in other games. */
export const turnOf = (game: Game, askedQuestion: AskedQuestion | undefined, playerId: string) =>
  mayChange(game) ? { your_turn: askedQuestion?.courses.get(playerId)?.turn ?? 0 } : {};
