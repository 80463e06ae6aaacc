import type { GameSettings } from "#protocol/game-settings";
import type { Scored } from "#protocol/live/listed-players";
import { countsNet } from "#protocol/settings/scoring";

export { countsNet };

/**
 * Net, as Turkish exams count it: wrong answers to a choice take from right ones. Where net is counted, points and scores inside
 * the product are whole 420ths of a net. Every share that a kind can give is one, and so is every cost, so that sums, ranks and
 * ties are exact; what leaves the product goes through `scored` and `sentPoints`.
 */
export type Counting = Partial<Pick<GameSettings, "scoring" | "wrong_costs">>;

export const NET = 420;
export const WRONG_COSTS = 4;

/** The settings of homework that say how its answers count; none if they count by accuracy. */
export const netSettings = ({ scoring, wrong_costs = WRONG_COSTS }: Counting) =>
  scoring === "net" ? { scoring, wrong_costs } : {};

/** Present where net was counted: the number of wrong answers that cost a right one. Points and scores are parts of a net then. */
export type WithNet = { readonly wrongCosts?: 3 | 4 };
export const netIn = ({ settings }: { readonly settings: Counting }): WithNet =>
  countsNet(settings) ? { wrongCosts: settings.wrong_costs ?? WRONG_COSTS } : {};

/** Points as clients know them that know no net: a thousand for a right answer. */
export const sentPoints = (isNet: boolean, points: number): number =>
  isNet ? Math.round((points * 1000) / NET) + 0 : points;

/** Points as net, with at most four decimals. */
export const netOf = (points: number): number => Math.round((points * 10_000) / NET) / 10_000 + 0;

/** A class's mean points as its game's row keeps them: whole, but net with its four decimals. */
export const keptAverage = (isNet: boolean, sent: number): number =>
  isNet ? Math.round(sent * 10) / 10 : Math.round(sent);

/** A score as it is sent: with the net beside it where net is counted. */
export const scored = (isNet: boolean, score: number): Scored => ({
  score: sentPoints(isNet, score),
  ...(isNet && { net: netOf(score) }),
});
