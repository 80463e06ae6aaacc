/** A value that notifies of changes, in the form that React's `useSyncExternalStore` expects. */
export type Readable<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};

export type Store<Value> = Readable<Value> & { readonly set: (value: Value) => void };

export function newStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
