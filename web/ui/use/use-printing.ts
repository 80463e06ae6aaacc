import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the browser prints the page: content for paper exists only then. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (event: string, printing: boolean) =>
      window.addEventListener(event, () => flushSync(() => setPrinting(printing)), { signal: listening.signal });
    on("beforeprint", true);
    on("afterprint", false);
    return () => listening.abort();
  }, []);
  return isPrinting;
}
