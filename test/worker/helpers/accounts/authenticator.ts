import type { NewPasskeyOptions, PasskeySignInOptions } from "#protocol/http/replies/passkeys";

/** A device that makes passkeys and answers as a browser does: its keys are real, and a test can falsify its statements. */

const base64 = (bytes: Uint8Array | ArrayBuffer) => Buffer.from(new Uint8Array(bytes)).toString("base64url");
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
const utf8 = (text: string) => joined(new TextEncoder().encode(text));

/** Wrong values for an answer to contain. */
export type Lies = {
  challenge?: string;
  origin?: string;
  type?: string;
  rpId?: string;
  /** True if the user has not been verified by finger, face or PIN. */
  unverified?: boolean;
  absent?: boolean;
  counter?: number;
  userHandle?: string | null;
  crossOrigin?: boolean;
  format?: unknown;
  statement?: unknown;
  /** Makes the device maker's statement about the data that the browser signed. */
  attest?: (signed: Uint8Array<ArrayBuffer>, own: CryptoKeyPair) => Promise<unknown>;
};

const ABSENT = 0;
const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 0x40;

/** The browser's statement about the page that asks. */
const clientData = (type: string, challenge: string, lies: Lies) =>
  utf8(
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? "https://bilye.test",
      crossOrigin: lies.crossOrigin ?? false,
    }),
  );

export async function anAuthenticator({ counts = true, backedUp = false } = {}) {
  const keys = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
    "sign",
    "verify",
  ])) as CryptoKeyPair;
  const id = crypto.getRandomValues(new Uint8Array(16));
  let counter = 0;
  let userHandle: string | null = null;

  async function said(rpId: string, lies: Lies, key?: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    if (counts) counter += 1;
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, lies.counter ?? counter);
    const flags =
      (lies.absent ? ABSENT : PRESENT) |
      (lies.unverified ? 0 : VERIFIED) |
      (backedUp ? 0x18 : 0) |
      (key ? WITH_KEY : 0);
    return joined(await sha256(utf8(lies.rpId ?? rpId)), [flags], count, key ?? []);
  }

  async function attested(): Promise<Uint8Array> {
    const { x, y } = (await crypto.subtle.exportKey("jwk", keys.publicKey)) as JsonWebKey;
    const cose = cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y!, "base64url"))],
      ]),
    );
    return joined(new Uint8Array(16), [0, id.length], id, cose);
  }

  return {
    id: base64(id),
    /** The result of `navigator.credentials.create` for these options. */
    async create(options: NewPasskeyOptions, lies: Lies = {}) {
      userHandle = options.user.id;
      const data = await said(options.rp.id, lies, await attested());
      const client = clientData("webauthn.create", options.challenge, lies);
      const statement = await lies.attest?.(joined(data, await sha256(client)), keys);
      const attestation = new Map<unknown, unknown>([
        ["fmt", lies.format ?? "none"],
        ["attStmt", statement ?? lies.statement ?? new Map()],
        ["authData", data],
      ]);
      return {
        id: base64(id),
        rawId: base64(id),
        type: "public-key",
        response: {
          clientDataJSON: base64(client),
          attestationObject: base64(cbor(attestation)),
          transports: ["internal", "hybrid"],
        },
        clientExtensionResults: {},
      };
    },
    /** The result of `navigator.credentials.get` for these options. */
    async get(options: PasskeySignInOptions, lies: Lies = {}) {
      const data = await said(options.rpId, lies);
      const client = clientData("webauthn.get", options.challenge, lies);
      const signed = joined(data, await sha256(client));
      const signature = await signedBy(keys, signed);
      return {
        id: base64(id),
        rawId: base64(id),
        type: "public-key",
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
          userHandle: lies.userHandle === undefined ? userHandle : lies.userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}

export function joined(...parts: (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** The few forms of CBOR that authenticators write: numbers, bytes, text, maps. */
export function cbor(value: unknown): Uint8Array<ArrayBuffer> {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return joined(head(3, utf8(value).length), utf8(value));
  if (value instanceof Uint8Array) return joined(head(2, value.length), value);
  if (Array.isArray(value)) return joined(head(4, value.length), ...value.map(cbor));
  if (value instanceof Map) return joined(head(5, value.size), ...[...value].flat().map(cbor));
  throw new Error("no such form here");
}

function head(major: number, length: number): Uint8Array<ArrayBuffer> {
  const kind = major << 5;
  if (length < 24) return joined([kind | length]);
  if (length < 256) return joined([kind | 24, length]);
  return joined([kind | 25, length >> 8, length & 255]);
}

/** ES256. */
export const signedBy = async ({ privateKey }: CryptoKeyPair, bytes: Uint8Array<ArrayBuffer>) =>
  der(new Uint8Array(await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, bytes)));

/** A signature as authenticators write it; the platform puts its two numbers side by side. */
function der(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const number = (bytes: Uint8Array) => {
    const short = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
    return joined([2, short.length + (short[0]! > 127 ? 1 : 0)], short[0]! > 127 ? [0] : [], short);
  };
  const both = joined(number(raw.subarray(0, 32)), number(raw.subarray(32)));
  return joined([0x30, both.length], both);
}
