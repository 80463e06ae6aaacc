import { useSyncExternalStore } from "react";
import type { Readable } from "../base/store";

/** The live game for a component, drawn anew when it changes. */
export function useLiveGame<Value>(source: Readable<Value>): Value {
  return useSyncExternalStore(source.subscribe, source.get);
}
