import "reflect-metadata";
import { BasicConstraintsExtension, X509CertificateGenerator } from "@peculiar/x509";
import { expect, test } from "vitest";
import { anAccount } from "../../helpers/accounts/accounts";
import { anAuthenticator, signedBy, type Lies } from "../../helpers/accounts/authenticator";
import { withClock } from "../../helpers/clock";
import { call, statuses } from "../../helpers/http";
import { add, addOptions, listOf, show, signInBy, signInOptions, withPasskey } from "../../helpers/accounts/passkeys";

const MINUTE = 60_000;

test.each<[string, Lies]>([
  ["of another site", { origin: "https://bilye.example" }],
  ["of a site below ours", { origin: "https://x.bilye.test" }],
  ["of our site without encryption", { origin: "http://bilye.test" }],
  ["for another host", { rpId: "bilye.example" }],
  ["in another site's frame", { crossOrigin: true }],
  ["without user verification", { unverified: true }],
  ["without anybody there", { absent: true }],
  ["that answers another kind of question", { type: "webauthn.get" }],
  ["that answers a challenge of its own", { challenge: Buffer.alloc(54, 1).toString("base64url") }],
  ["with a maker's certificates", { format: "packed", statement: new Map([["x5c", [new Uint8Array(8)]]]) }],
  ["in another maker's form", { format: "android-safetynet", statement: new Map([["ver", "1"]]) }],
  ["in a form that nobody knows", { format: "mine" }],
])("[T57] a new key %s is refused", async (_, lies) => {
  const person = await anAccount("teacher");
  const { status, json } = await add(person, await anAuthenticator(), lies);
  expect([status, json.code]).toEqual([401, "passkey_failed"]);
  expect((await listOf(person)).items).toEqual([]);
});

const es256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

test("[T57] a key that its own device vouches for is taken; one with a maker's certificate is refused, even if that is valid", async () => {
  const person = await anAccount("teacher");
  const own = await add(person, await anAuthenticator(), {
    format: "packed",
    attest: async (signed, keys) =>
      new Map<unknown, unknown>([
        ["alg", -7],
        ["sig", await signedBy(keys, signed)],
      ]),
  });
  expect(own.status).toBe(201);
  const keys = (await crypto.subtle.generateKey(es256, true, ["sign", "verify"])) as CryptoKeyPair;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: "C=TR, O=Maker, OU=Authenticator Attestation, CN=Key",
    keys,
    signingAlgorithm: es256,
    extensions: [new BasicConstraintsExtension(false)],
  });
  const { status, json } = await add(person, await anAuthenticator(), {
    format: "packed",
    attest: async (signed) =>
      new Map<unknown, unknown>([
        ["alg", -7],
        ["sig", await signedBy(keys, signed)],
        ["x5c", [new Uint8Array(certificate.rawData)]],
      ]),
  });
  expect([status, json.code]).toEqual([401, "passkey_failed"]);
});

test.each<[string, Lies]>([
  ["made at another site", { origin: "https://bilye.example" }],
  ["for another host", { rpId: "bilye.example" }],
  ["in another site's frame", { crossOrigin: true }],
  ["without user verification", { unverified: true }],
  ["without anybody there", { absent: true }],
  ["that answers another kind of question", { type: "webauthn.create" }],
  ["that answers a challenge of its own", { challenge: Buffer.alloc(54, 1).toString("base64url") }],
  ["in the name of somebody else", { userHandle: Buffer.from("demo-yonetici").toString("base64url") }],
  ["whose counter stands still", { counter: 1 }],
  ["whose counter went back", { counter: 0 }],
])("[T57][ASVS 6.3.3][ASVS 6.5.7] an answer %s signs nobody in", async (_, lies) => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const { status, json } = await signInBy(device, lies);
  expect([status, json.code]).toEqual([401, "passkey_failed"]);
  expect((await signInBy(device)).status).toBe(200);
});

test("[T57][ASVS 6.5.1] an answer signs in once, also when it comes five times at the same moment", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const credential = await device.get(await signInOptions());
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => show(credential)));
  expect(statuses(answers)).toEqual([200, 401, 401, 401, 401]);
});

test("[T57] a device without a counter is believed, and its answer is not taken twice either", async () => {
  const { device } = await withPasskey(await anAccount("teacher"), { counts: false });
  expect((await signInBy(device)).status).toBe(200);
  const credential = await device.get(await signInOptions());
  expect([(await show(credential)).status, (await show(credential)).status]).toEqual([200, 401]);
});

test("[T57] a copied key is refused once the device has counted on", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  for (const counter of [10, 11]) expect((await signInBy(device, { counter })).status).toBe(200);
  expect((await signInBy(device, { counter: 11 })).status).toBe(401);
  expect((await signInBy(device, { counter: 3 })).status).toBe(401);
});

test("[T57] one of a device and its copy is let in when both count the same at the same moment", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const use = async (counter: number) => (await signInBy(device, { counter })).status;
  const uses = await Promise.all([use(7), use(7), use(7)]);
  expect(uses.toSorted()).toEqual([200, 401, 401]);
  expect([await use(6), await use(0), await use(8)]).toEqual([401, 401, 200]);
});

test("[T57] somebody else's signature under a known key's name signs nobody in", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const other = await anAuthenticator();
  const forged = { ...(await other.get(await signInOptions())), id: device.id, rawId: device.id };
  expect((await show(forged)).json.code).toBe("passkey_failed");
  expect((await signInBy(other)).json.code).toBe("passkey_unknown");
});

test("[T57][ASVS 6.5.5] a challenge is good for five minutes, for its purpose, and for its account", async () => {
  const [mine, theirs] = [await anAccount("teacher"), await anAccount("teacher")];
  const device = await anAuthenticator();
  const { json: options } = await addOptions(mine);
  const credential = await device.create(options);
  const keep = ({ token }: { token: string }) =>
    call("POST", "/api/user/passkeys", { token, body: { credential, name: "Telefon" } });
  expect((await keep(theirs)).json.code).toBe("passkey_failed");
  expect((await keep(mine)).status).toBe(201);

  const toAdd = (await addOptions(mine)).json.challenge;
  expect((await show(await device.get({ ...(await signInOptions()), challenge: toAdd }))).json.code).toBe(
    "passkey_failed",
  );
  await withClock(async ({ pass }) => {
    const asked = await signInOptions();
    pass(5 * MINUTE - 1);
    expect((await show(await device.get(asked))).status).toBe(200);
    const late = await signInOptions();
    pass(5 * MINUTE);
    expect((await show(await device.get(late))).json.code).toBe("passkey_failed");
  });
});

test("[T57][ASVS 6.7.2] an edited challenge, one spelled otherwise and one of another key are refused", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const asked = await signInOptions();
  const bytes = Buffer.from(asked.challenge, "base64url");
  bytes[20]! ^= 1;
  const last = asked.challenge.at(-1)!;
  const spelled =
    asked.challenge.slice(0, -1) +
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".charAt(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".indexOf(last) + 1,
    );
  for (const challenge of [bytes.toString("base64url"), spelled, `${asked.challenge}=`, ""]) {
    expect((await show(await device.get({ ...asked, challenge }))).json.code).toBe("passkey_failed");
  }
  expect((await show(await device.get(asked))).status).toBe(200);
});
