import { useCallback, useEffect, useRef } from "react";

/** Whether this part of the screen still stands when a reply comes: else what it would close or leave is another one. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
