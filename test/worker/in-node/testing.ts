import { heldOf } from "./objects";
import { context, emptied, load } from "./workers";

/** `cloudflare:test` for tests in Node. */

/** The migrations are applied already. */
export const applyD1Migrations = () => load();
export const reset = async () => emptied();

export function createExecutionContext() {
  const works: Promise<unknown>[] = [];
  return { ...context(), works, waitUntil: (work: Promise<unknown>) => void works.push(Promise.resolve(work)) };
}

export async function waitOnExecutionContext({ works }: { works: Promise<unknown>[] }) {
  while (works.length > 0) await Promise.allSettled(works.splice(0));
}

export const runInDurableObject = (stub: unknown, work: (one: unknown, state: unknown) => unknown) =>
  heldOf(stub).does(work);

export const runDurableObjectAlarm = (stub: unknown) => heldOf(stub).ring();

export const evictDurableObject = async (stub: unknown) => heldOf(stub).forget();
