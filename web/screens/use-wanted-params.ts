import { useLocation, useNavigation } from "react-router";

/** The parts of this page's address as they were chosen last: what was chosen shows so while it is still loading. */
export function useWantedParams(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === pathname ? next.search : search);
}
