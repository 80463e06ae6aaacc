import type { NewPasskeyOptions, PasskeySignInOptions } from "#protocol/http/passkeys";

/**
 * Passkeys as the browser itself speaks them. Where it cannot read what the server asks, or the page is not on https, passkeys
 * are not offered: the password always works.
 */

export type PasskeyProof = ReturnType<PublicKeyCredential["toJSON"]>;

/** What came of asking the device. `cancelled`: somebody changed his mind, and nothing needs to be said. */
type DeviceAnswer =
  | { readonly ok: true; readonly credential: PasskeyProof }
  | { readonly ok: false; readonly why: "cancelled" | "exists" | "failed" };

/** Younger than the oldest browsers of ours, each part of it. */
type Api = Partial<
  Pick<
    typeof PublicKeyCredential,
    "parseCreationOptionsFromJSON" | "parseRequestOptionsFromJSON" | "isConditionalMediationAvailable"
  >
>;
const api = (): Api => globalThis.PublicKeyCredential ?? {};

export const canUsePasskeys = (): boolean =>
  api().parseCreationOptionsFromJSON !== undefined && api().parseRequestOptionsFromJSON !== undefined;

/** Whether the e-mail field can suggest passkeys by itself. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false;
  return (
    (await api()
      .isConditionalMediationAvailable?.()
      .catch(() => false)) ?? false
  );
}

/** A new passkey of this device. */
export const newPasskey = (options: NewPasskeyOptions): Promise<DeviceAnswer> =>
  answer(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

type Asking = {
  readonly signal: AbortSignal;
  /** Waits behind the suggestions of the e-mail field, without a window of its own. */
  readonly isSuggested?: boolean;
};

/** Proof of a passkey that the device has. */
export async function ownPasskey(
  options: PasskeySignInOptions,
  { signal, isSuggested = false }: Asking,
): Promise<DeviceAnswer> {
  const given = await answer(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
      signal,
      ...(isSuggested && { mediation: "conditional" }),
    }),
  );
  // Nobody asked for a suggestion: some browsers say that they can make one, and then cannot.
  return isSuggested && !given.ok ? { ok: false, why: "cancelled" } : given;
}

async function answer(ask: () => Promise<Credential | null>): Promise<DeviceAnswer> {
  try {
    const credential = await ask();
    if (!(credential instanceof PublicKeyCredential)) return { ok: false, why: "cancelled" };
    return { ok: true, credential: credential.toJSON() };
  } catch (error) {
    return { ok: false, why: reasons[error instanceof Error ? error.name : ""] ?? "failed" };
  }
}

/** A window that was closed, that ran out of time and a finger that was not known are one and the same to a page. */
const reasons: Partial<Record<string, "cancelled" | "exists">> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "exists",
};
