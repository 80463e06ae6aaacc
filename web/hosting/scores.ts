import type { GameSettings } from "#protocol/game-settings";
import type { NetCounts, Scored } from "#protocol/live/listed-players";
import { costsOf } from "#protocol/settings/scoring";
import { isPlaced } from "#game-client/is-placed";
import { number } from "#shared/numbers";
import { countsLine } from "#words/counts-line";
import { netText } from "#words/net";

/**
 * Scores on the screens that the class sees: points, or net. Nobody stands below 0,00 there; the order and the ranks are those
 * of the true figures, which phones and the report say.
 */

type Figure = { readonly value: string; readonly unit: "net" | "puan" };

export const figureOf = ({ score, net }: Scored): Figure =>
  net === undefined ? { value: number(score), unit: "puan" } : { value: netText(Math.max(0, net)), unit: "net" };

/** "7,67 net" · "1.240 puan" */
export const scoreText = (scored: Scored): string => {
  const { value, unit } = figureOf(scored);
  return `${value} ${unit}`;
};

/** Tells if the ranks mean anything: somebody has scored, or somebody is behind others. */
export const areRanked = (rows: readonly { readonly rank: number; readonly score: number }[]): boolean =>
  rows.some(isPlaced);

/** "8 doğru, 1 yanlış"; null without counts, and below zero, where they would tell the figure. */
export function countsText({ net = 0, right = 0, wrong = 0, blank = 0 }: Partial<NetCounts> & Scored): string | null {
  return net < 0 ? null : countsLine({ right, wrong, blank }) || null;
}

/** "3 yanlış 1 doğruyu götürür" in a game that counts net. */
export const costsIn = (settings: GameSettings | null): string | null =>
  settings?.wrong_costs ? costsOf(settings.wrong_costs) : null;
