/** Prices of the platform in dollars, and what one game and one homework use of it. `docs/figures.md` shows how both were counted. */

const MILLION = 1_000_000;
/** Dollars for one of each: Workers Paid, November 2026, beyond what the plan includes. */
export const tariff = {
  workerRequest: 0.3 / MILLION,
  roomRequest: 0.15 / MILLION,
  gigabyteSecond: 12.5 / MILLION,
  rowWritten: 1 / MILLION,
  rowRead: 0.001 / MILLION,
  logLine: 0.6 / MILLION,
  r2Read: 0.36 / MILLION,
};

type Uses = Partial<Record<keyof typeof tariff, number>>;

/** A game of 20 questions and 20 minutes, besides its players. */
const game: Uses = { workerRequest: 2, roomRequest: 6, gigabyteSecond: 73 * 0.128, rowWritten: 34, rowRead: 64 };
/** One of its 30 players; twenty messages count as a request. */
const player: Uses = { workerRequest: 1, roomRequest: 1 + 682 / 20 / 30, rowWritten: 620 / 30, logLine: 1 / 30 };
/** A homework of 30 pupils and 20 questions. */
const homework: Uses = { workerRequest: 663, roomRequest: 664, rowWritten: 1_542, rowRead: 2_728, logLine: 664 };

const dollars = (uses: Uses): number =>
  Object.entries(uses).reduce((sum, [what, count]) => sum + tariff[what as keyof typeof tariff] * count, 0);

const dollarsOf = { games: dollars(game), players: dollars(player), homework: dollars(homework) };

/** Estimated cost in dollars, to the cent's hundredth. */
export const costOf = (use: Readonly<Record<keyof typeof dollarsOf, number>>): number =>
  Math.round(
    10_000 * (use.games * dollarsOf.games + use.players * dollarsOf.players + use.homework * dollarsOf.homework),
  ) / 10_000;
