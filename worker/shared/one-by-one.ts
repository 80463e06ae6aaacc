const WAIT_MS = 20;
/** Five seconds, counted in waits. */
const MOST_WAITS = 250;

/** Keys of the work that requests do now. */
const running = new Set<unknown>();

/**
 * Lets requests do the same work one after the other, so that the later ones find what the first has remembered. No promise is
 * shared, which would hang if its request were cut off: the others wait five seconds at most, and then work themselves.
 *
 *     await oneByOne(gameId, () => readAndRemember(gameId, text));
 */
export async function oneByOne<Done>(key: unknown, work: () => Promise<Done>): Promise<Done> {
  for (let waits = 0; running.has(key) && waits < MOST_WAITS; waits++) await scheduler.wait(WAIT_MS);
  running.add(key);
  try {
    return await work();
  } finally {
    running.delete(key);
  }
}
