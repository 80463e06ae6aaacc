import { useEffect, useRef } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * Changes a list's filters, which are parameters of its address; an empty text removes one. A choice made while an earlier one
 * is still loading keeps the earlier one.
 */
export function useListFilters(): (change: Readonly<Record<string, string>>) => void {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const [, setParams] = useSearchParams();
  const wanted = useRef(search);
  const loading = next?.pathname === pathname ? next.search : search;
  useEffect(() => {
    wanted.current = loading;
  }, [loading]);
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
