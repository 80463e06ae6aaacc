import { env } from "cloudflare:workers";
import "reflect-metadata";
import { expect, test } from "vitest";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { anAuthenticator } from "../../helpers/accounts/authenticator";
import { call, statuses } from "../../helpers/http";
import { mailsTo } from "../../helpers/accounts/mailbox";
import { add, addOptions, listOf, signInBy, signInOptions, withPasskey } from "../../helpers/accounts/passkeys";

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

test("the options ask for a device that verifies its owner, name no address of ours, and know the account's keys", async () => {
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

test("[T57][ASVS 6.5.6][ASVS 7.5.1] adding and removing take the password; without it nothing happens", async () => {
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

test("a signed-in person who tries five wrong passwords at it has to wait", async () => {
  const { token } = await anAccount("teacher");
  const codes = [];
  for (let i = 0; i < 6; i++) codes.push((await addOptions({ token, password: `yanlış-${i}` })).status);
  expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
});

test("[T57][ASVS 6.7.1] another's key is neither renamed nor removed nor added", async () => {
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

test("[T57][ASVS 6.3.7] each key that comes or goes is mailed, without the key's name", async () => {
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

test("a new password leaves the keys, and a waiting or rejected person signs in by one as by a password", async () => {
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

test("[T57] a client without a key writes nothing, however often it asks", async () => {
  const before = await usedChallenges();
  const stranger = await anAuthenticator();
  for (let i = 0; i < 5; i++) await signInBy(stranger);
  expect(await usedChallenges()).toBe(before);
});

test("the export names the keys, and not their secrets", async () => {
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
