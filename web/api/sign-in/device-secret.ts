import { recalled, remember } from "#browser/device";

/**
 * Drawn once by this browser and sent with each sign-in. On a device where an account has been used, other people's wrong
 * passwords do not delay its sign-in.
 */

const KEY = "bilye.device";

/** Undefined if the browser stores nothing; the server then treats each sign-in as one from an unknown device. */
export function deviceSecret(): string | undefined {
  const stored = recalled(KEY);
  if (stored !== null) return stored;
  const drawn = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  const secret = btoa(drawn).replaceAll("+", "-").replaceAll("/", "_").replace("=", "");
  return remember(KEY, secret) ? secret : undefined;
}
