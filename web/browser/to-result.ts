/** The outcome of a call as a value. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

const known = new WeakMap<Promise<unknown>, Promise<Result<unknown>>>();

/**
 * A promise that never rejects, the same one for the same promise. A loader that does not wait settles its result: a call that
 * fails before a part of the screen waits for it is no uncaught error.
 */
export function toResult<T>(promise: Promise<T>): Promise<Result<T>> {
  let outcome = known.get(promise) as Promise<Result<T>> | undefined;
  if (!outcome) {
    outcome = promise.then(
      (value) => ({ ok: true, value }) as const,
      (error: unknown) => ({ ok: false, error }) as const,
    );
    known.set(promise, outcome);
  }
  return outcome;
}

/** For a loader: the calls go on, and each part of the screen sees its own failure. */
export function deferred<Calls extends Record<string, Promise<unknown>>>(calls: Calls): Calls {
  for (const call of Object.values(calls)) void toResult(call);
  return calls;
}

/** Less than anybody notices. */
const AT_ONCE_MS = 150;

/**
 * For a loader: waits a moment for a call. A page whose contents come within it shows no skeleton first, behind which React would
 * keep them for 300 ms.
 */
export const aMoment = (call: Promise<unknown>): Promise<unknown> =>
  Promise.race([toResult(call), new Promise((later) => setTimeout(later, AT_ONCE_MS))]);
