/** The cost and the speed of one game. */
export type Figures = {
  readonly joinAllMs: number;
  /** From the host's click, the start too. */
  readonly fanOutP50: number;
  readonly fanOutP99: number;
  readonly ackP50: number;
  readonly ackP99: number;
  readonly answersPerSecond: number;
  readonly lastAnswerToEndMs: number;
  /** Bytes per player and question. Messages sent once a game are spread over all questions here, but not in `frames`. */
  readonly bytes: number;
  readonly frames: number;
  /** The server's processor time: for the whole game, and for each player until the last has a seat. */
  readonly cpuSeconds: number;
  readonly joinCpuMs: number;
  readonly kilobytesASocket: number;
  /** The time until a phone is back after all sockets were lost; NaN if they were not. */
  readonly backP99: number;
  /** Lost, doubled, misplaced or wrong messages: must be 0. */
  readonly faults: number;
};

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;

export function quantile(numbers: readonly number[], q: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}
