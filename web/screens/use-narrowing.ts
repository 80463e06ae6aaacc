import { useEffect, useRef } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * Narrows a list by parts of its address; an empty text takes a part out. What was chosen while an earlier choice is
 * still loading joins it: neither takes the other back.
 */
export function useNarrowing(): (change: Readonly<Record<string, string>>) => void {
  const { search } = useLocation();
  const { state } = useNavigation();
  const [, setParams] = useSearchParams();
  const wanted = useRef(search);
  useEffect(() => {
    if (state === "idle") wanted.current = search;
  }, [search, state]);
  return (change) => {
    const params = new URLSearchParams(wanted.current);
    for (const [name, text] of Object.entries(change)) {
      if (text === "") params.delete(name);
      else params.set(name, text);
    }
    wanted.current = params.toString();
    setParams(params, { replace: true, preventScrollReset: true });
  };
}
