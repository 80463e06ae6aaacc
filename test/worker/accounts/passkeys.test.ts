import { env } from "cloudflare:workers";
import "reflect-metadata";
import { BasicConstraintsExtension, X509CertificateGenerator } from "@peculiar/x509";
import { expect, test } from "vitest";
import { database } from "../../../worker/db/database";
import { notePasskeyUse } from "../../../worker/db/people/passkeys";
import { anAccount, goodPassword } from "../helpers/accounts";
import { anAuthenticator, cbor, signedBy, type Lies } from "../helpers/authenticator";
import { withClock } from "../helpers/clock";
import { call, statuses } from "../helpers/http";
import { mailsTo } from "../helpers/mailbox";
import { add, addOptions, listOf, show, signInBy, signInOptions, withPasskey } from "../helpers/passkeys";

const MINUTE = 60_000;
const usedChallenges = () => env.DB.prepare("SELECT count(*) AS n FROM used_challenges").first<number>("n");

test("a passkey is added, named, shown and signs in; the session is one by passkey", async () => {
  const person = await anAccount("teacher");
  const device = await anAuthenticator({ backedUp: true });
  const added = await add(person, device, { name: "  Android telefon " });
  expect([added.status, added.json.passkey]).toEqual([
    201,
    { id: device.id, name: "Android telefon", created_at: expect.any(Number), last_used_at: null, synced: true },
  ]);
  const renamed = await call("PATCH", `/api/user/passkeys/${device.id}`, {
    token: person.token,
    body: { name: "Kendi telefonum" },
  });
  expect(renamed.status).toBe(200);

  const { status, json } = await signInBy(device);
  expect([status, json.user.id]).toEqual([200, person.id]);
  expect((await call("GET", "/api/auth/me", { token: json.token })).status).toBe(200);
  expect(await listOf(person)).toMatchObject({
    required: false,
    items: [{ name: "Kendi telefonum", last_used_at: expect.any(Number) }],
  });
});

test("the options ask for a device that verifies its owner, name no address of ours, and know the own keys", async () => {
  const person = await withPasskey(await anAccount("student"));
  const { json } = await addOptions(person);
  expect(json).toMatchObject({
    rp: { id: "bilye.test", name: "Bilye" },
    user: { name: person.email },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [{ type: "public-key", id: person.device.id }],
  });
  expect(json.user.id).not.toContain(person.email);
  const asked = await signInOptions();
  expect(asked).toMatchObject({ rpId: "bilye.test", userVerification: "required", allowCredentials: [] });
  expect(asked.challenge).not.toBe((await signInOptions()).challenge);
});

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
])("a new key %s is refused", async (_, lies) => {
  const person = await anAccount("teacher");
  const { status, json } = await add(person, await anAuthenticator(), lies);
  expect([status, json.code]).toEqual([401, "passkey_failed"]);
  expect((await listOf(person)).items).toEqual([]);
});

const es256 = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

test("a key that its own device vouches for is taken; one with a maker's certificate is refused, however right that is", async () => {
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
])("an answer %s signs nobody in", async (_, lies) => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const { status, json } = await signInBy(device, lies);
  expect([status, json.code]).toEqual([401, "passkey_failed"]);
  expect((await signInBy(device)).status).toBe(200);
});

test("an answer signs in once, also when it comes five times at the same moment", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const credential = await device.get(await signInOptions());
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => show(credential)));
  expect(statuses(answers)).toEqual([200, 401, 401, 401, 401]);
});

test("a device that does not count is believed, and its answer is not taken twice either", async () => {
  const { device } = await withPasskey(await anAccount("teacher"), { counts: false });
  expect((await signInBy(device)).status).toBe(200);
  const credential = await device.get(await signInOptions());
  expect([(await show(credential)).status, (await show(credential)).status]).toEqual([200, 401]);
});

test("of a copied key the copy is refused once the device has counted on", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  for (const counter of [10, 11]) expect((await signInBy(device, { counter })).status).toBe(200);
  expect((await signInBy(device, { counter: 11 })).status).toBe(401);
  expect((await signInBy(device, { counter: 3 })).status).toBe(401);
});

test("of a device and its copy that count the same at the same moment one is let in", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const use = (counter: number) =>
    notePasskeyUse(database(env.DB), device.id, { counter, isBackedUp: false, now: Date.now() });
  const uses = await Promise.all([use(7), use(7), use(7)]);
  expect(uses.filter((isNoted) => isNoted)).toHaveLength(1);
  expect([await use(6), await use(0), await use(8)]).toEqual([false, false, true]);
});

test("somebody else's signature under a known key's name signs nobody in", async () => {
  const { device } = await withPasskey(await anAccount("teacher"));
  const other = await anAuthenticator();
  const forged = { ...(await other.get(await signInOptions())), id: device.id, rawId: device.id };
  expect((await show(forged)).json.code).toBe("passkey_failed");
  expect((await signInBy(other)).json.code).toBe("passkey_unknown");
});

test("a challenge is good for five minutes, for what it was made for, and for its account", async () => {
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

test("an edited challenge, a second spelling of one and one of another key are none of ours", async () => {
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

test("adding and removing take the password; without it nothing happens", async () => {
  const person = await withPasskey(await anAccount("teacher"));
  const { token, device } = person;
  const wrong = await addOptions({ token, password: "yanlış" });
  expect([wrong.status, wrong.json.fields]).toEqual([400, { password: "Şifre hatalı." }]);
  const path = `/api/user/passkeys/${device.id}`;
  expect((await call("DELETE", path, { token, body: { password: "yanlış" } })).json.fields).toHaveProperty("password");
  expect((await listOf(person)).items).toHaveLength(1);
  expect((await call("DELETE", path, { token, body: { password: goodPassword } })).status).toBe(204);
  expect((await listOf(person)).items).toEqual([]);
  expect((await signInBy(device)).json.code).toBe("passkey_unknown");
});

test("who is signed in tries five wrong passwords at it, and then waits", async () => {
  const { token } = await anAccount("teacher");
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await addOptions({ token, password: `yanlış-${i}` })).status);
  expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
});

test("another's key is neither renamed nor removed nor added", async () => {
  const owner = await withPasskey(await anAccount("teacher"));
  const other = await anAccount("teacher");
  const path = `/api/user/passkeys/${owner.device.id}`;
  const { token } = other;
  expect((await call("PATCH", path, { token, body: { name: "Benim" } })).status).toBe(404);
  expect((await call("DELETE", path, { token, body: { password: other.password } })).status).toBe(404);
  expect((await add(other, owner.device)).json.code).toBe("passkey_exists");
  expect((await add(owner, owner.device)).json.code).toBe("passkey_exists");
  expect((await signInBy(owner.device)).json.user.id).toBe(owner.id);
});

test("an account has ten keys at most, also when two come at once", async () => {
  const person = await anAccount("teacher");
  for (let i = 0; i < 9; i++) await withPasskey(person);
  const devices = [await anAuthenticator(), await anAuthenticator()];
  const credentials = [];
  for (const device of devices) credentials.push(await device.create((await addOptions(person)).json));
  const { token } = person;
  const added = await Promise.all(
    credentials.map((credential) =>
      call("POST", "/api/user/passkeys", { token, body: { credential, name: "Telefon" } }),
    ),
  );
  expect(statuses(added)).toEqual([201, 409]);
  expect((await addOptions(person)).json.code).toBe("passkeys_full");
  expect((await listOf(person)).items).toHaveLength(10);
});

test("[F29] the same Idempotency-Key adds a key once and gives it again, also where the first call was cut off", async () => {
  const person = await anAccount("teacher");
  const device = await anAuthenticator();
  const credential = await device.create((await addOptions(person)).json);
  const keep = () =>
    call("POST", "/api/user/passkeys", {
      token: person.token,
      body: { credential, name: "Telefon" },
      headers: { "idempotency-key": "bir-anahtar" },
    });
  const first = await keep();
  expect([first.status, (await keep()).text]).toEqual([201, first.text]);
  await env.DB.prepare("UPDATE keyed_calls SET status = NULL, body = NULL, begun_at = begun_at - 61000").run();
  const second = await keep();
  expect([second.status, second.text]).toEqual([201, first.text]);
});

test("each key that comes or goes is told by mail, which holds nothing of what it is called", async () => {
  const person = await anAccount("student");
  const device = await anAuthenticator();
  await add(person, device, { name: "www.kotu.example" });
  const [added] = await mailsTo(person.email);
  expect([added!.subject, added!.text.includes("kotu")]).toEqual(["Hesabına bir geçiş anahtarı eklendi", false]);
  const { token, password } = person;
  await call("DELETE", `/api/user/passkeys/${device.id}`, { token, body: { password } });
  const [removed] = await mailsTo(person.email, 2);
  expect(removed!.subject).toBe("Hesabından bir geçiş anahtarı kaldırıldı");
});

test.each(["", "   ", "a".repeat(41), "ad\u202Eda", "ad\nda"])("a key is not called %j", async (name) => {
  const { token, device } = await withPasskey(await anAccount("teacher"));
  const { status, json } = await call("PATCH", `/api/user/passkeys/${device.id}`, { token, body: { name } });
  expect([status, Object.keys(json.fields!)]).toEqual([400, ["name"]]);
});

test("a new password leaves the keys, and whoever waits for approval or was rejected signs in by one as by a password", async () => {
  for (const approval of ["pending", "rejected"] as const) {
    const { device } = await withPasskey(await anAccount("teacher", { approval }));
    expect((await signInBy(device)).json.user).toMatchObject({ approval, is_approved: false });
  }
  const person = await withPasskey(await anAccount("teacher"));
  const { token } = person;
  const body = { current_password: person.password, new_password: "yepyeni-yol-45-mor" };
  expect((await call("PUT", "/api/user/profile", { token, body })).status).toBe(200);
  expect((await signInBy(person.device)).status).toBe(200);
});

test("with the account its keys are gone", async () => {
  const { token, password, device } = await withPasskey(await anAccount("teacher"));
  expect((await call("DELETE", "/api/user", { token, body: { password } })).status).toBe(204);
  expect((await signInBy(device)).json.code).toBe("passkey_unknown");
});

test("whoever knows no key writes nothing, however often it is asked", async () => {
  const before = await usedChallenges();
  const stranger = await anAuthenticator();
  for (let i = 0; i < 5; i++) await signInBy(stranger);
  expect(await usedChallenges()).toBe(before);
});

test("the export names the keys, and not what proves them", async () => {
  const person = await withPasskey(await anAccount("teacher"));
  const { json } = await call<{ passkeys: object[] }>("GET", "/api/user/export", { token: person.token });
  expect(json.passkeys).toEqual([
    {
      id: person.device.id,
      name: "Telefon",
      transports: ["internal", "hybrid"],
      backed_up: false,
      created_at: expect.any(Number),
      used_at: null,
    },
  ]);
});

/** CBOR that nests, claims more than there is, repeats, or is none. */
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

test.each(nasty)("an attestation of %s is refused like any other", async (_, bytes) => {
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

test("a hundred broken answers of a real device: each is refused, none is a fault of ours", async () => {
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
