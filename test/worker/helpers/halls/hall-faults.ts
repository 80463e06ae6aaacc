import { runInDurableObject } from "cloudflare:test";
import { onTestFinished } from "vitest";

/** Faults that a test can cause in the objects of a large game. */

type Room = DurableObjectStub;

/** Kills the object; its stored data stays. */
export const dies = (room: Room) =>
  runInDurableObject(room, (_, state) => state.abort("killed by a test")).catch(() => undefined);

type Said = { readonly relay?: number };

/** Leaves calls of this name unanswered until the returned function is called; only those of one relay, if `of` is given. */
export const isSilent = (room: Room, name: "hear" | "report" | "part", of?: number) =>
  runInDurableObject(room, (instance: object) => {
    const { shape, call } = methodOf(instance, name);
    const value = function (this: object, said: Said): unknown {
      const isMeant = this === instance && (of === undefined || said.relay === of);
      return isMeant ? new Promise(() => {}) : call.call(this, said);
    };
    Object.defineProperty(shape, name, { value, configurable: true, writable: true });
    const mend = () => Object.defineProperty(shape, name, { value: call, configurable: true, writable: true });
    onTestFinished(() => void mend());
    return mend;
  });

type Method = (said: Said) => unknown;
function methodOf(instance: object, name: string): { shape: object; call: Method } {
  let shape = Object.getPrototypeOf(instance) as object;
  while (!Object.hasOwn(shape, name)) shape = Object.getPrototypeOf(shape) as object;
  return { shape, call: (shape as Record<string, Method>)[name]! };
}

/** Kills the object and deletes its stored data. */
export const losesAll = (room: Room) =>
  runInDurableObject(room, async (_, state) => {
    await state.storage.deleteAll();
    state.abort("lost by a test");
  }).catch(() => undefined);
