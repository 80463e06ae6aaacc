import nodeCrypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { scheduler } from "node:timers/promises";
import { vi } from "vitest";

/** Set-up of a recording, before any module of the product is loaded: chance follows from a seed, and a hand moves the clock. */

const START = Date.UTC(2026, 8, 14, 6);
/** Number of queries, of works of the runtime's threads and of imports that are underway. */
let pending = 0;
const { setImmediate } = globalThis;

let seed = "";
let drawn = 0;
/** Begins the chance of a step: a step that draws once more than before does not change the next one. */
export function seedWith(step: string) {
  seed = step;
  drawn = 0;
}

function hex(bytes: number): string {
  let made = "";
  while (made.length < 2 * bytes) made += nodeCrypto.hash("sha256", `${seed} ${drawn++}`);
  return made.slice(0, 2 * bytes);
}
const seeded = (bytes: number) => Buffer.from(hex(bytes), "hex");
const share = () => Number.parseInt(hex(4), 16) / 2 ** 32;
function uuid() {
  const all = hex(16);
  return [all.slice(0, 8), all.slice(8, 12), `4${all.slice(13, 16)}`, `8${all.slice(17, 20)}`, all.slice(20)].join("-");
}

Math.random = share;
Object.assign(crypto, {
  randomUUID: uuid,
  getRandomValues: (into: Uint8Array) => {
    new Uint8Array(into.buffer, into.byteOffset, into.byteLength).set(seeded(into.byteLength));
    return into;
  },
});
Object.assign(nodeCrypto, {
  randomUUID: uuid,
  randomBytes: seeded,
  randomInt: (from: number, to?: number) =>
    Math.floor(to === undefined ? share() * from : from + share() * (to - from)),
  scrypt: (password: string, salt: Buffer, length: number, options: object, done: (e: null, key: Buffer) => void) => {
    const key = nodeCrypto.scryptSync(password, salt, length, options);
    queueMicrotask(() => done(null, key));
  },
});
syncBuiltinESMExports();

const counted = <T>(work: Promise<T>): Promise<T> => {
  pending++;
  return work.finally(() => pending--);
};
/** Modules that are loaded late are counted too: `vitest.config.ts` writes this around their imports. */
Object.assign(globalThis, { counted });
for (const name of ["digest", "sign", "verify", "importKey", "exportKey", "generateKey"] as const) {
  const method = crypto.subtle[name].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(crypto.subtle, { [name]: (...args: unknown[]) => counted(method(...args)) });
}
globalThis.setImmediate = ((work: () => void) => {
  pending++;
  return setImmediate(() => {
    pending--;
    work();
  });
}) as typeof setImmediate;

vi.useFakeTimers({ toFake: ["Date"], now: START });

type Timer = { readonly at: number; readonly work: () => void; readonly unref: () => Timer };
/** In the order in which they were set, which decides if two ring at once. */
const timers = new Set<Timer>();
function set(work: (...args: never[]) => void, ms = 0, ...args: never[]) {
  const timer: Timer = { at: Date.now() + Math.max(1, ms), work: () => work(...args), unref: () => timer };
  timers.add(timer);
  return timer;
}
Object.assign(globalThis, { setTimeout: set, clearTimeout: (timer: Timer) => void timers.delete(timer) });
Object.assign(scheduler, { wait: (ms: number) => new Promise<void>((go) => void set(() => go(), ms)) });

/** Waits until nothing moves any more without the clock. */
export async function still() {
  for (let calm = 0; calm < 5; calm = pending === 0 ? calm + 1 : 0)
    await new Promise<void>((go) => void setImmediate(go));
}

/** Rings the next timer if it is due by this time; what it begins is over before another one rings. */
async function ring(until: number): Promise<boolean> {
  await still();
  const [next] = [...timers].toSorted((a, b) => a.at - b.at);
  if (!next || next.at > until) return false;
  timers.delete(next);
  vi.setSystemTime(Math.max(Date.now(), next.at));
  next.work();
  return true;
}

/** Moves the clock, timer by timer. */
export async function pass(ms: number) {
  const until = Date.now() + ms;
  while (await ring(until));
  vi.setSystemTime(until);
}

/** The farthest timer that a call may wait for. */
const PATIENCE = 1000;
/** Awaits work, and moves the clock on to the timers that it waits for. */
export async function done<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const over = () => void (isOver = true);
  work.then(over, over);
  for (;;) {
    await still();
    if (isOver) return work;
    await ring(Date.now() + PATIENCE);
  }
}

const HOUR = 3_600_000;
/** Moves the clock to the next full hour, so that a play that takes longer than before does not change the next one. */
export const nextHour = () => pass(HOUR - ((Date.now() - START) % HOUR));
