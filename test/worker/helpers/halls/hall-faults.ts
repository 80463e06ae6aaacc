import { runInDurableObject } from "cloudflare:test";
import { onTestFinished } from "vitest";

/** What befalls the objects of a large game. */

type Room = DurableObjectStub;

/** The object dies; what it has on record stays. */
export const dies = (room: Room) =>
  runInDurableObject(room, (_, state) => state.abort("killed by a test")).catch(() => undefined);

type Said = { readonly relay?: number };

/** Such calls to this object are never answered, until it answers again; those of one relay alone, where it is named. */
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

/** The object dies, and what it had on record is gone. */
export const losesAll = (room: Room) =>
  runInDurableObject(room, async (_, state) => {
    await state.storage.deleteAll();
    state.abort("lost by a test");
  }).catch(() => undefined);
