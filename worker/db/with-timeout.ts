/** Time limit of a look-up: D1 may also hang without an error. */
const LOOKUP_MS = 1_500;

/** Limits a look-up in D1, by default one that a live game can do without. */
export function withTimeout<T>(lookup: Promise<T>, ms = LOOKUP_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("D1 DB did not answer in time")), ms);
  });
  return Promise.race([lookup, tooLate]).finally(() => clearTimeout(timer));
}
