import { useEffect } from "react";

const asked = new Set<string>();

/** Preloads pictures that are shown soon, each once. */
export function usePicturesAhead(addresses: readonly string[] = []): void {
  useEffect(() => {
    for (const address of addresses) {
      if (asked.has(address)) continue;
      asked.add(address);
      new Image().src = address;
    }
  }, [addresses]);
}
