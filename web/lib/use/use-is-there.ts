import { useEffect, useRef, type RefObject } from "react";

/** Whether this part of the page still stands when a reply comes: by then its dialog may be closed, its page left. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => void (isThere.current = false);
  }, []);
  return isThere;
}
