import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the browser is printing the page now: what stands on paper alone exists only then. */
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
