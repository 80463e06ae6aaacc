import { useSyncExternalStore } from "react";
import type { Readable } from "#browser/store";

/** A store's value for a component, rendered again when it changes. `inMarkup`: the value in the page's HTML. */
export function useStore<Value>({ get, subscribe }: Readable<Value>, inMarkup: () => Value = get): Value {
  return useSyncExternalStore(subscribe, get, inMarkup);
}
