/** A value that notifies of changes, in the form that React's `useSyncExternalStore` expects. */
export type Readable<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};

export class Store<Value> implements Readable<Value> {
  private value: Value;
  private readonly listeners = new Set<() => void>();

  constructor(value: Value) {
    this.value = value;
  }

  readonly get = (): Value => this.value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(value: Value): void {
    if (value === this.value) return;
    this.value = value;
    for (const listener of this.listeners) listener();
  }
}
