import { useLocation, useNavigation } from "react-router";

/** The parameters of this page's address as last chosen: a choice shows while it is still loading. */
export function useWantedParams(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === pathname ? next.search : search);
}
