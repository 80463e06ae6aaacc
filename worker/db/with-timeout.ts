/** Time limit of a look-up: D1 may also hang without an error. */
const LOOKUP_MS = 1_500;
/** Time limit of everything else: D1's replica and then its primary, or R2, are asked within the half minute that a page waits. */
export const PATIENCE_MS = 14_000;

/** Error of work that was not answered in time. It may still be done, or have been done already. */
export class Unanswered extends Error {
  override name = "Unanswered";
  constructor() {
    super("the storage did not answer in time");
  }
}

/** Limits a wait for the storage, by default for a look-up that a live game can do without. */
export function withTimeout<T>(work: Promise<T>, ms = LOOKUP_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered()), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
