import { useCallback, useEffect, useRef } from "react";

/** Whether this part of the page still stands when a reply comes: by then its dialog may be closed, its page left. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
