import { useCallback, useEffect, useRef } from "react";

/** Tells if this part of the page is still mounted when a reply comes: its dialog may be closed, its page left. */
export function useIsMounted(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
