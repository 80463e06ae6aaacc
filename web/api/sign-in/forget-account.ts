import { deviceMemory } from "#browser/device";
import { forgetAccountPlayer } from "#browser/last-player";
import { storeToken } from "#browser/token";
import { forgetReplies } from "../stored-replies";

/** Forgets everything that this device keeps of the account signed in on it. */
export function forgetAccount(): void {
  forgetReplies();
  forgetAccountPlayer(deviceMemory());
  storeToken(null);
}
