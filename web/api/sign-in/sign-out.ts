import { auth } from "../people-api";
import { clearSession } from "./session";

/** Out on this device, and at the server as soon as it hears of it. */
export function signOut(): void {
  auth.logout();
  clearSession();
}
