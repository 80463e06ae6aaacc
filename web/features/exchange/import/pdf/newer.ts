import { addNewerMethods } from "#browser/newer-methods";

/** Adds what the PDF library uses, even in its build for older browsers, and ours lack. */
export function addForLibrary(): void {
  addNewerMethods();
  // The library copies with it what both threads keep. Only the oldest browsers lack it, and there nothing changes such a value.
  add(globalThis, "structuredClone", (value: unknown) => value);
  add(
    ArrayBuffer.prototype,
    "transferToFixedLength",
    function transferToFixedLength(this: ArrayBuffer, length: number) {
      const moved = new Uint8Array(length);
      moved.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return moved.buffer;
    },
  );
  add(Promise, "withResolvers", function withResolvers(this: PromiseConstructor) {
    const ends: Partial<PromiseWithResolvers<unknown>> = {};
    const promise = new this((resolve, reject) => Object.assign(ends, { resolve, reject }));
    return { promise, ...ends };
  });
}

function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}
