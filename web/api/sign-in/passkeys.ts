import type { BodyOf } from "#protocol/http/calls/calls";
import type { Frozen } from "#protocol/http/replies/reply";
import type { NewPasskeyOptions, PasskeySignInOptions } from "#protocol/http/replies/passkeys";

/**
 * Passkeys through the browser's own interface. If the browser cannot parse the server's options, or the page is not on https,
 * passkeys are not offered: the password always works.
 */

export type NewPasskey = Frozen<BodyOf<"POST /api/user/passkeys">>["credential"];
export type PasskeyProof = Frozen<BodyOf<"POST /api/auth/passkey">>["credential"];

/** The result of asking the device. `cancelled`: the user changed their mind, and nothing needs to be said. */
type DeviceAnswer<Proof> =
  | { readonly ok: true; readonly credential: Proof }
  | { readonly ok: false; readonly why: "cancelled" | "exists" | "failed" };

/** Every part of this is newer than our oldest browsers. */
type Api = Partial<
  Pick<
    typeof PublicKeyCredential,
    "parseCreationOptionsFromJSON" | "parseRequestOptionsFromJSON" | "isConditionalMediationAvailable"
  >
>;
const api = (): Api => globalThis.PublicKeyCredential ?? {};

export const canUsePasskeys = (): boolean =>
  api().parseCreationOptionsFromJSON !== undefined && api().parseRequestOptionsFromJSON !== undefined;

/** Tells if the e-mail field can suggest passkeys by itself. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (
    (await api()
      .isConditionalMediationAvailable?.()
      .catch(() => false)) ?? false
  );
}

/** Creates a new passkey on this device. */
export const newPasskey = (options: NewPasskeyOptions): Promise<DeviceAnswer<NewPasskey>> =>
  answer(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

type Asking = {
  readonly signal: AbortSignal;
  /** True to wait behind the suggestions of the e-mail field, without a window of its own. */
  readonly isSuggested?: boolean;
};

/** Proves that the device has a passkey. */
export async function ownPasskey(
  options: PasskeySignInOptions,
  { signal, isSuggested = false }: Asking,
): Promise<DeviceAnswer<PasskeyProof>> {
  const given = await answer<PasskeyProof>(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
      signal,
      ...(isSuggested && { mediation: "conditional" }),
    }),
  );
  // The user did not ask for a suggestion: some browsers claim they can make one, and then cannot.
  return isSuggested && !given.ok ? { ok: false, why: "cancelled" } : given;
}

async function answer<Proof>(ask: () => Promise<Credential | null>): Promise<DeviceAnswer<Proof>> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, why: "cancelled" };
    return { ok: true, credential: credential.toJSON() as Proof };
  } catch (error) {
    return { ok: false, why: reasons[error instanceof Error ? error.name : ""] ?? "failed" };
  }
}

/** A page cannot tell a closed window, a timeout and an unknown finger apart. */
const reasons: Partial<Record<string, "cancelled" | "exists">> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "exists",
};
