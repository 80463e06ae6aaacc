/** A look-up that takes longer counts as failed: D1 may also hang without a word. */
const LOOKUP_MS = 1_500;

/** For what a live game asks D1 for and can do without. */
export function soon<T>(lookup: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("D1 did not answer in time")), LOOKUP_MS);
  });
  return Promise.race([lookup, tooLate]).finally(() => clearTimeout(timer));
}
