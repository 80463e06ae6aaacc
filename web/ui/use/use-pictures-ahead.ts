import { useEffect } from "react";

const asked = new Set<string>();

/** Pictures that are shown soon are fetched while there is time for it, each once. */
export function usePicturesAhead(addresses: readonly string[] = []): void {
  useEffect(() => {
    for (const address of addresses) {
      if (asked.has(address)) continue;
      asked.add(address);
      new Image().src = address;
    }
  }, [addresses]);
}
