import type { Figures } from "./figures.ts";
import { format, table } from "./table.ts";

/** A figure, and the bound on product ÷ bare room by the number of players. */
export type Line = {
  readonly name: string;
  readonly of: keyof Figures;
  readonly digits: number;
  readonly goals?: Readonly<Record<number, number>>;
  /** The goal is the least that the ratio may be, not the most. */
  readonly isMoreBetter?: true;
  /** Only the first game counts: the later ones reuse the memory that it left. */
  readonly isOfFirst?: true;
};
/** Games of one size on the product and beside it, in pairs that were played one after the other. */
export type Games = {
  readonly players: number;
  readonly product: readonly Figures[];
  readonly beside: readonly Figures[];
};

/**
 * Prints `product ÷ beside = ratio (lowest–highest) verdict`: the pair of games with the middle ratio, and the spread of all.
 * Undecided: not all pairs are on one side of the goal.
 */
export function compared(beside: string, sizes: readonly Games[], lines: readonly Line[]): string {
  const hasGoals = lines.some(({ goals }) => goals);
  const head = [`product ÷ ${beside}`, ...sizes.map(({ players }) => `${format(players, 0)} players`)];
  const rows = lines.map((line) => [
    line.name,
    ...sizes.map((games) => cell(line, games)),
    ...(hasGoals ? [goalsOf(line, sizes)] : []),
  ]);
  const faults = ({ product, beside }: Games) => [...product, ...beside].reduce((sum, { faults }) => sum + faults, 0);
  const lost = [
    "lost or wrong messages",
    ...sizes.map((games) => format(faults(games), 0)),
    ...(hasGoals ? ["0"] : []),
  ];
  return table([...head, ...(hasGoals ? ["goal"] : [])], [...rows, lost]);
}

function cell({ of, digits, goals, isMoreBetter, isOfFirst }: Line, { players, product, beside }: Games): string {
  const pairs = product
    .map((figures, i) => ({ own: figures[of], other: beside[i]![of], ratio: figures[of] / beside[i]![of] }))
    .filter(({ own }) => Number.isFinite(own))
    .slice(0, isOfFirst ? 1 : undefined)
    .toSorted((a, b) => a.ratio - b.ratio);
  const middle = pairs[Math.floor((pairs.length - 1) / 2)];
  if (!middle) return "–";
  if (!Number.isFinite(middle.ratio)) return format(middle.own, digits);
  const [least, most] = [pairs[0]!.ratio, pairs.at(-1)!.ratio];
  const spread = pairs.length > 1 ? ` (${least.toFixed(2)}–${most.toFixed(2)})` : "";
  const figures = `${format(middle.own, digits)} ÷ ${format(middle.other, digits)} = ${middle.ratio.toFixed(2)}${spread}`;
  const goal = goals?.[players];
  return goal === undefined ? figures : `${figures} ${verdict([least, most], goal, isMoreBetter)}`;
}

export function verdict([least, most]: readonly [number, number], goal: number, isMoreBetter = false): string {
  const [isBestMet, isWorstMet] = isMoreBetter ? [most >= goal, least >= goal] : [least <= goal, most <= goal];
  return isWorstMet ? "met" : isBestMet ? "undecided" : "not met";
}

function goalsOf({ goals, isMoreBetter }: Line, sizes: readonly Games[]): string {
  const wanted = sizes.map(({ players }) => goals?.[players] ?? "–");
  return goals ? `${isMoreBetter ? "≥" : "≤"} ${wanted.join(", ")}` : "";
}
