import "reflect-metadata";
import { expect, test } from "vitest";
import { anAccount } from "../../helpers/accounts/accounts";
import { anAuthenticator, cbor } from "../../helpers/accounts/authenticator";
import { call } from "../../helpers/http";
import { addOptions, show, signInOptions, withPasskey } from "../../helpers/accounts/passkeys";

/** CBOR that nests, claims more than there is, or repeats; and bytes that are no CBOR. */
const nasty: [string, Uint8Array][] = [
  ["nothing", new Uint8Array([0xa0])],
  ["arrays in arrays", new Uint8Array(6000).fill(0x81)],
  ["maps in maps", new Uint8Array(6000).fill(0xa1)],
  ["an array of four billion", new Uint8Array([0x9a, 255, 255, 255, 255])],
  ["bytes of eighteen trillion", new Uint8Array([0x5b, 255, 255, 255, 255, 255, 255, 255, 255])],
  ["one without an end", new Uint8Array([0x9f, 0x9f, 0x9f])],
  ["tags", new Uint8Array(4000).fill(0xc0)],
  ["text that is no UTF-8", new Uint8Array([0x62, 0xff, 0xfe])],
  [
    "no authenticator data",
    cbor(
      new Map<unknown, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
      ]),
    ),
  ],
  [
    "authenticator data of no length",
    cbor(
      new Map<unknown, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(0)],
      ]),
    ),
  ],
  [
    "authenticator data that is text",
    cbor(
      new Map<unknown, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", "x".repeat(200)],
      ]),
    ),
  ],
  [
    "a key of no kind",
    cbor(
      new Map<unknown, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(160).fill(0xff)],
      ]),
    ),
  ],
];

test.each(nasty)("[T57] an attestation of %s is refused like any other", async (_, bytes) => {
  const person = await anAccount("teacher");
  const { json: options } = await addOptions(person);
  const credential = await (await anAuthenticator()).create(options);
  credential.response.attestationObject = Buffer.from(bytes).toString("base64url");
  const { status, json } = await call("POST", "/api/user/passkeys", {
    token: person.token,
    body: { credential, name: "Telefon" },
  });
  expect([status, json.code]).toEqual([401, "passkey_failed"]);
});

test("[T57] a hundred broken answers of a real device: each is refused, none is a fault of ours", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const seen = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const credential = await device.get(await signInOptions());
    const field = (["authenticatorData", "signature", "clientDataJSON"] as const)[i % 3]!;
    const bytes = Buffer.from(credential.response[field], "base64url");
    const at = (i * 7) % bytes.length;
    const broken =
      i % 2 === 0
        ? bytes.subarray(0, at)
        : Buffer.concat([bytes.subarray(0, at), Buffer.from([bytes[at]! ^ 0x55]), bytes.subarray(at + 1)]);
    credential.response[field] = broken.toString("base64url") || "A";
    seen.add((await show(credential)).status);
  }
  expect([...seen]).toEqual([401]);
});
