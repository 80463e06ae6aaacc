import type { NewCredential, ShownCredential } from "#protocol/http/passkeys";
import type { NewPasskeyOptions, PasskeySignInOptions } from "#protocol/http/replies/passkeys";
import { CHALLENGE_MS } from "./challenges";

/** Passkeys: builds the options for devices and verifies their answers. */

type NewKey = {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isBackedUp: boolean;
  readonly aaguid: string;
};
type KnownKey = Pick<NewKey, "id" | "publicKey" | "counter" | "transports">;
type Site = { APP_ORIGIN: string };
type ClientData = { challenge?: unknown; crossOrigin?: unknown };
type Asked = { readonly challenge: string };

/** Algorithms by COSE number, best first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** Site that keys are bound to for ever: under another host they are worthless. */
const siteOf = ({ APP_ORIGIN }: Site) => {
  const { hostname, origin } = new URL(APP_ORIGIN);
  return { rpId: hostname, origin };
};

type Person = { readonly id: string; readonly name: string; readonly email: string };

export function newKeyOptions(
  site: Site,
  { person, known, challenge }: Asked & { person: Person; known: readonly Pick<NewKey, "id" | "transports">[] },
): NewPasskeyOptions {
  return {
    rp: { id: siteOf(site).rpId, name: "Bilye" },
    user: { id: userHandle(person.id), name: person.email, displayName: person.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ id, transports }) => ({ type: "public-key", id, transports })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

export const signInOptions = (site: Site, { challenge }: Asked): PasskeySignInOptions => ({
  rpId: siteOf(site).rpId,
  challenge,
  timeout: CHALLENGE_MS,
  userVerification: "required",
  // Names no key: the device offers those it has.
  allowCredentials: [],
});

/** User handle a device knows the account by: random, and not an address. */
const userHandle = (userId: string): string => Buffer.from(userId, "utf8").toString("base64url");

/**
 * Reads the challenge that an answer claims to answer; null if unreadable or from inside a frame, since our pages are never
 * framed.
 */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as ClientData | null;
    return typeof said?.challenge === "string" && said.crossOrigin !== true ? said.challenge : null;
  } catch {
    return null;
  }
}

/** Verifies the key a device has made; null for any invalid answer. */
export async function verifiedNewKey(
  site: Site,
  credential: NewCredential,
  { challenge }: Asked,
): Promise<NewKey | null> {
  const { rpId, origin } = siteOf(site);
  const { verifyRegistrationResponse } = await checks();
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    // Accepts no attestation about the device's maker: checking it would mean reading certificates and fetching revocation
    // lists from the addresses they name.
    const attested = decodeAttestationObject(Buffer.from(credential.response.attestationObject, "base64url"));
    if (!isBare(attested.get("fmt"), attested.get("attStmt"))) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo || registrationInfo.credential.id !== credential.id) return null;
    const { credential: key, credentialBackedUp: isBackedUp, aaguid } = registrationInfo;
    return { ...key, transports: credential.response.transports, isBackedUp, aaguid };
  } catch {
    // The library throws on any invalid answer, and its messages repeat the sender's text.
    return null;
  }
}

const isBare = (format: unknown, statement: unknown): boolean =>
  format === "none" || (format === "packed" && statement instanceof Map && !statement.has("x5c"));

/**
 * Loads the verification library with the first passkey. Its dependencies look for `Reflect.getMetadata` in their first line,
 * and in a bundle the module that adds it would come too late: it is loaded first.
 */
async function checks() {
  await import("reflect-metadata");
  return import("@simplewebauthn/server");
}

/**
 * Verifies a sign-in: answers the device's signature counter, and whether the key is also backed up elsewhere; null for an
 * invalid answer.
 */
export async function verifiedSignIn(
  site: Site,
  credential: ShownCredential,
  { challenge, key, userId }: Asked & { key: KnownKey; userId: string },
): Promise<{ counter: number; isBackedUp: boolean } | null> {
  const { rpId, origin } = siteOf(site);
  const { userHandle: handle } = credential.response;
  if (handle && handle !== userHandle(userId)) return null;
  const { verifyAuthenticationResponse } = await checks();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...credential.response, userHandle: handle ?? undefined },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: key.id, publicKey: Uint8Array.from(key.publicKey), counter: key.counter },
    });
    const { newCounter: counter, credentialBackedUp: isBackedUp } = authenticationInfo;
    return verified ? { counter, isBackedUp } : null;
  } catch {
    return null;
  }
}
