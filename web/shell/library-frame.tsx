import { useLocation } from "react-router";
import { loginAddress } from "#api/sign-in/guard";
import { useSession } from "#api/sign-in/session";
import { AppFrame } from "./app-frame";
import { PublicFrame } from "./public-frame";

/** Around the pages of shared sets: the user's menu, or for a guest the way to sign in and back. */
export function LibraryFrame() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  return user ? <AppFrame /> : <PublicFrame login={loginAddress(pathname + search)} />;
}
