/** The cost and the speed of one game. */
export type Figures = {
  joinAllMs: number;
  /** The first question, which comes with the start. */
  startP99: number;
  /** The later questions, from the host's click. */
  fanOutP50: number;
  fanOutP99: number;
  ackP50: number;
  ackP99: number;
  answersPerSecond: number;
  lastAnswerToEndMs: number;
  /** Figures of the question whose answers are spread over a second. */
  spreadAckP50: number;
  spreadAckP99: number;
  /** Bytes per player and question. Messages sent once a game are spread over all questions here, but not in `frames`. */
  bytes: number;
  frames: number;
  /**
   * The server's processor time: for the game without the spread question, for that question, and until the last player has a
   * seat.
   */
  cpuSeconds: number;
  spreadCpuSeconds: number;
  joinCpuSeconds: number;
  kilobytesASocket: number;
  /** Answers over HTTP that came after the close. */
  late: number;
  /** Lost, doubled, misplaced or wrong messages: must be 0. */
  faults: number;
};

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / numbers.length;

export function quantile(numbers: readonly number[], q: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** Takes the middle of several games for each figure; adds up the faults. */
export function middle(games: readonly Figures[]): Figures {
  const names = Object.keys(games[0]!) as (keyof Figures)[];
  const of = (name: keyof Figures) => games.map((game) => game[name]);
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === "faults" || name === "late" ? of(name).reduce((sum, one) => sum + one, 0) : quantile(of(name), 0.5),
    ]),
  ) as Figures;
}
