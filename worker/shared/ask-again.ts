/** Milliseconds before the second try, the third one and so on. */
export type Waits = readonly number[];

/** The wait after so many failures, of which the first is 0. Something that never gives up stays at the last wait. */
export const waitAfter = (failures: number, waits: Waits): number => waits[Math.min(failures, waits.length - 1)]!;

/**
 * Asks until it succeeds. `waitFor` says how long to wait after an error: 0 tries at once, and undefined throws the error. For
 * calls whose caller waits for them; an object that owes something sets its alarm or a timer by `waitAfter` instead.
 *
 *     await askAgain(() => room.leave(), (error, failures) => (isRestarting(error) ? [100, 200][failures] : undefined));
 */
export async function askAgain<T>(
  ask: () => Promise<T>,
  waitFor: (error: unknown, failures: number) => number | undefined,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await ask();
    } catch (error) {
      const wait = waitFor(error, failures);
      if (wait === undefined) throw error;
      if (wait > 0) await pause(wait);
    }
  }
}
