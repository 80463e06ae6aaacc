import type { Figures } from "./figures.ts";

export type Row = {
  readonly players: number;
  readonly product: Figures;
  readonly floor: Figures;
  /** A bare room that stores what it acknowledges. */
  readonly storing: Figures;
};

type Line = {
  readonly name: string;
  readonly of: keyof Figures;
  readonly digits: number;
  /** The promised limit, for the ratio of product to floor (`ratio`) or for the product alone. */
  readonly target?: { readonly of: "ratio" | "product"; readonly atMost?: number; readonly atLeast?: number };
  /** The smallest class in which the ratio is judged. In smaller ones it is mostly noise, and only printed. */
  readonly judgedFrom?: number;
  /** The promised limit for the product alone in smaller classes. */
  readonly inAClass?: number;
};

const ratioAtMost = (atMost: number) => ({ of: "ratio", atMost }) as const;
const lines: readonly Line[] = [
  { name: "all joined, ms", of: "joinAllMs", digits: 0, target: ratioAtMost(1.5), judgedFrom: 200 },
  { name: "start → first question to all p99, ms", of: "startP99", digits: 1 },
  { name: "question to all p50, ms", of: "fanOutP50", digits: 1 },
  { name: "question to all p99, ms", of: "fanOutP99", digits: 1, target: ratioAtMost(1.2), judgedFrom: 200 },
  { name: "answer acknowledged p50, all at once, ms", of: "ackP50", digits: 1 },
  {
    name: "answer acknowledged p99, all at once, ms",
    of: "ackP99",
    digits: 1,
    target: ratioAtMost(1.3),
    judgedFrom: 200,
    inAClass: 10,
  },
  { name: "answer acknowledged p50, over a second, ms", of: "spreadAckP50", digits: 1 },
  { name: "answer acknowledged p99, over a second, ms", of: "spreadAckP99", digits: 1 },
  {
    name: "answers a second, all at once",
    of: "answersPerSecond",
    digits: 0,
    target: { of: "ratio", atLeast: 0.9 },
    judgedFrom: 200,
  },
  {
    name: "answers → all have the end, ms",
    of: "lastAnswerToEndMs",
    digits: 0,
    target: ratioAtMost(1.5),
    judgedFrom: 200,
  },
  { name: "bytes a player and question", of: "bytes", digits: 0, target: { of: "product", atMost: 1100 } },
  { name: "frames a player and question", of: "frames", digits: 1, target: { of: "product", atMost: 3 } },
  { name: "server CPU of a game, s", of: "cpuSeconds", digits: 2, target: ratioAtMost(1.3), judgedFrom: 200 },
  { name: "of it until all had joined, s", of: "joinCpuSeconds", digits: 2 },
  { name: "server CPU of the question over a second, s", of: "spreadCpuSeconds", digits: 2 },
  { name: "memory a socket, KB", of: "kilobytesASocket", digits: 0, target: ratioAtMost(1.3), judgedFrom: 1000 },
  { name: "lost or wrong messages", of: "faults", digits: 0, target: { of: "product", atMost: 0 } },
];

/** Prints `product ÷ floor = ratio` for every figure and size, with its target, met (✓) or missed (✗). */
export function compare(rows: readonly Row[]): string {
  return table(
    ["product ÷ floor", ...rows.map(({ players }) => `${format(players, 0)} players`), "target"],
    lines.map((line) => [line.name, ...rows.map((row) => cell(line, row)), promise(line)]),
  );
}

/** Prints the ratio to a bare room that stores, which shows the cost of storing. It has no promised limit. */
export function compareWithStoring(rows: readonly Row[]): string {
  return table(
    ["product ÷ a bare room that stores", ...rows.map(({ players }) => `${format(players, 0)} players`)],
    lines
      .filter(({ of }) => timesOfStoring.has(of))
      .map(({ name, of, digits }) => [
        name,
        ...rows.map((row) => cell({ name, of, digits }, { ...row, floor: row.storing })),
      ]),
  );
}

const timesOfStoring = new Set<keyof Figures>([
  "fanOutP50",
  "fanOutP99",
  "ackP50",
  "ackP99",
  "spreadAckP50",
  "spreadAckP99",
  "answersPerSecond",
  "lastAnswerToEndMs",
  "cpuSeconds",
]);

/**
 * Prints how much each figure of the product grows from one size to the next; linear growth is as much as that of the class.
 */
export function growth(rows: readonly Row[]): string {
  const steps = rows.slice(1).map((row, i) => ({ from: rows[i]!, to: row }));
  return table(
    [
      "the product's growth",
      ...steps.map(
        ({ from, to }) =>
          `${format(from.players, 0)} → ${format(to.players, 0)} (× ${times(to.players / from.players)})`,
      ),
    ],
    lines
      .filter(({ of }) => of !== "faults")
      .map(({ name, of }) => [name, ...steps.map(({ from, to }) => `× ${times(to.product[of] / from.product[of])}`)]),
  );
}

function cell({ of, digits, target, judgedFrom = 0, inAClass }: Line, { players, product, floor }: Row): string {
  const ratio = product[of] / floor[of];
  const figures = `${format(product[of], digits)} ÷ ${format(floor[of], digits)} = ${times(ratio)}`;
  const text = of === "faults" ? format(product.faults + floor.faults, 0) : figures;
  if (players < judgedFrom && inAClass !== undefined) return `${text} ${product[of] <= inAClass ? "✓" : "✗"}`;
  if (!target || players < judgedFrom) return text;
  const figure = target.of === "ratio" ? ratio : product[of];
  const isMet = figure <= (target.atMost ?? Infinity) && figure >= (target.atLeast ?? -Infinity);
  return `${text} ${isMet ? "✓" : "✗"}`;
}

function promise({ target, digits, judgedFrom, inAClass }: Line): string {
  if (!target) return "";
  const bound =
    target.atMost === undefined
      ? `≥ ${target.atLeast}`
      : `≤ ${format(target.atMost, target.of === "ratio" ? 1 : digits)}`;
  const below = inAClass === undefined ? "" : `; ≤ ${inAClass} below ${judgedFrom}`;
  return target.of === "ratio" ? `${bound} ×${below}` : bound;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, i) => (i === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

const times = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : "–");
export const format = (number: number, digits: number): string =>
  number.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
