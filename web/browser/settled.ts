/** The outcome of a call as a value. */
export type Settled<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

const known = new WeakMap<Promise<unknown>, Promise<Settled<unknown>>>();

/**
 * A promise that never rejects, the same one for the same promise. A loader that does not wait settles its result: a call that
 * fails before a part of the screen waits for it is no uncaught error.
 */
export function settled<T>(promise: Promise<T>): Promise<Settled<T>> {
  let outcome = known.get(promise) as Promise<Settled<T>> | undefined;
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
export function unawaited<Calls extends Record<string, Promise<unknown>>>(calls: Calls): Calls {
  for (const call of Object.values(calls)) void settled(call);
  return calls;
}
