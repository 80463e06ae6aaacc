import { auth } from "../people-api";
import { clearSession } from "./session";

/** Signs out on this device at once, and on the server as soon as the call reaches it. */
export function signOut(): void {
  auth.logout();
  clearSession();
}
