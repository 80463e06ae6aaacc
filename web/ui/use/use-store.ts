import { useSyncExternalStore } from "react";
import type { Readable } from "#browser/store";

/** A store's value for a component, drawn anew when it changes. `inMarkup`: as it stands in a page's HTML. */
export function useStore<Value>({ get, subscribe }: Readable<Value>, inMarkup: () => Value = get): Value {
  return useSyncExternalStore(subscribe, get, inMarkup);
}
