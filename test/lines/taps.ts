import type { Line } from "./line";
import { aLine } from "./line";
import type { KindOfLine } from "./kinds-of-lines";

export const LIMIT_SECONDS = 6;
export const QUESTIONS = 8;
const PHONES_A_LINE = 3;
const LOOKS_EVERY_MS = 20;
/** Every tap is made in the last second that the phone's own screen shows. */
const LATEST_MS = 50;
const EARLIEST_MS = 1_000;

/** A tap of one phone in one question. */
export type Tap = {
  readonly leftMs: number;
  /** The phone's clock, less the product's. */
  readonly clockMs: number;
};

/** The figures of the phones of a line. */
export type Met = {
  readonly kind: KindOfLine;
  readonly taps: number;
  readonly lost: number;
  /** Lost taps whose pupil was told that there was no answer. */
  readonly untold: number;
  readonly clockMs: number;
  /** The longest time after a fault of the line until a phone was back; null without a fault. */
  readonly backMs: number | null;
};

export const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

export const worst = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** Waits for a question on the screen until its last second, and taps; null if the screen has no time left for a tap. */
export async function tapLate(
  screen: { endsAt(): number | null; arrival(): number; now(): number },
  tap: () => void,
): Promise<Tap | null> {
  const wanted = LATEST_MS + Math.random() * (EARLIEST_MS - LATEST_MS);
  for (;;) {
    const endsAt = screen.endsAt();
    if (endsAt === null) return null;
    const leftMs = endsAt - screen.arrival();
    if (leftMs <= 0) return null;
    if (leftMs <= wanted) {
      const clockMs = screen.now() - Date.now();
      tap();
      return { leftMs, clockMs };
    }
    await pause(Math.min(LOOKS_EVERY_MS, leftMs - wanted));
  }
}

/** A line to the product for each phone. */
export const linesFor = (port: number, kinds: readonly KindOfLine[], more: Partial<Line> = {}) =>
  Promise.all(
    kinds.flatMap((kind) =>
      Array.from({ length: PHONES_A_LINE }, async () => ({
        kind,
        line: await aLine(port, { ...kind.line, ...more }),
      })),
    ),
  );
