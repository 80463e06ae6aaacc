import type { Line } from "./line";

/** A line of the table, and what happens to it while a game runs. */
export type KindOfLine = {
  readonly name: string;
  readonly line: Partial<Line>;
  /** While the second question is open the line is like this for `forMs`; only for live games. */
  readonly fault?: { readonly line: Partial<Line>; readonly forMs: number };
  /** True if a byte gets through within two seconds, whatever happens: no tap may be lost. */
  readonly isSure: boolean;
};

export const LINES: readonly KindOfLine[] = [
  { name: "10 ms", line: { delay: 10 }, isSure: true },
  { name: "150 ms", line: { delay: 150 }, isSure: true },
  { name: "300 ms", line: { delay: 300 }, isSure: true },
  { name: "350 ± 100 ms", line: { delay: 250, jitter: 200 }, isSure: true },
  { name: "600 ms", line: { delay: 600 }, isSure: true },
  { name: "50 ms, held up 1.5 s of 9", line: { delay: 50, stall: { every: 9_000, lasts: 1_500 } }, isSure: true },
  { name: "100 ms, 50 kbit/s", line: { delay: 100, bitsPerSecond: 50_000 }, isSure: true },
  { name: "50 ms, cut after 20 s", line: { delay: 50, lifetime: 20_000 }, isSure: true },
  {
    name: "50 ms, silent for 20 s",
    line: { delay: 50 },
    fault: { line: { isSilent: true }, forMs: 20_000 },
    isSure: false,
  },
  {
    name: "50 ms, a portal for 35 s",
    line: { delay: 50 },
    fault: { line: { page: 200 }, forMs: 35_000 },
    isSure: false,
  },
];
