import type { NewCredential, NewPasskeyOptions, PasskeySignInOptions, ShownCredential } from "#protocol/http/passkeys";
import { CHALLENGE_MS } from "./challenges";

/** What devices are asked for, and whether their answers hold. */

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

/** COSE's numbers, best first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** Keys belong to the host for ever: under another one they are worth nothing. */
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
  // None named: the device offers what it has.
  allowCredentials: [],
});

/** What a device knows an account by: random, and no address. */
const userHandle = (userId: string): string => Buffer.from(userId, "utf8").toString("base64url");

/** The challenge that an answer says it answers; null where that cannot be read, and in a frame: our pages stand in nobody's. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as ClientData | null;
    return typeof said?.challenge === "string" && said.crossOrigin !== true ? said.challenge : null;
  } catch {
    return null;
  }
}

/** The key that a device has made; null for an answer that does not hold, in whatever way. */
export async function verifiedNewKey(
  site: Site,
  credential: NewCredential,
  { challenge }: Asked,
): Promise<NewKey | null> {
  const { rpId, origin } = siteOf(site);
  const { verifyRegistrationResponse } = await checks();
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    // Who made the device is not asked. Certificates would be read, and lists of revoked ones fetched from where they say.
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
    // The library throws for whatever is wrong with an answer; its texts repeat what somebody sent.
    return null;
  }
}

const isBare = (format: unknown, statement: unknown): boolean =>
  format === "none" || (format === "packed" && statement instanceof Map && !statement.has("x5c"));

/**
 * Loaded with the first passkey. What they stand on looks for `Reflect.getMetadata` in its first line, and bundled together the
 * module that adds it comes too late: it is loaded ahead.
 */
async function checks() {
  await import("reflect-metadata");
  return import("@simplewebauthn/server");
}

/** How often the device says it has signed, and whether its key is kept elsewhere too; null for an answer that does not hold. */
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
