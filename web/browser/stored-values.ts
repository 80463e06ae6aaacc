import { quietly, type Memory } from "./device";
import { storedObject, type Unknown } from "./stored-object";

/**
 * Values of one sort that this device keeps as JSON, each under a key: two tabs overwrite each other only under the same one.
 * Storage may be full, forbidden, edited by hand, or written by another version of the page: nothing throws, and a value that
 * `read` refuses is not there.
 *
 *     const seats = storedValues("bilye.game.", (fields, code) => (isSeat(fields) ? { ...fields, code } : null));
 *     seats.keep(memory, "482913", seat);
 */
export function storedValues<Value>(prefix: string, read: (fields: Unknown, key: string) => Value | null) {
  const get = (memory: Memory, key: string): Value | null =>
    read(storedObject(quietly(() => memory.getItem(prefix + key))), key);
  const keysIn = (memory: Memory, start: string): string[] =>
    (quietly(() => Array.from({ length: memory.length }, (_, i) => memory.key(i)!)) ?? [])
      .filter((key) => key?.startsWith(prefix + start))
      .map((key) => key.slice(prefix.length));
  const forget = (memory: Memory, key: string): void => void quietly(() => memory.removeItem(prefix + key));
  return {
    get,
    /** The values whose key begins like this. */
    all: (memory: Memory, start = ""): Value[] =>
      keysIn(memory, start)
        .map((key) => get(memory, key))
        .filter((value) => value !== null),
    keep: (memory: Memory, key: string, value: object): void =>
      void quietly(() => memory.setItem(prefix + key, JSON.stringify(value))),
    forget,
    forgetAll: (memory: Memory, start: string): void => keysIn(memory, start).forEach((key) => forget(memory, key)),
    /** Tells if a change of the storage is about a value whose key begins like this. */
    isKeyOf: (key: string | null, start: string): boolean => key?.startsWith(prefix + start) === true,
  };
}
