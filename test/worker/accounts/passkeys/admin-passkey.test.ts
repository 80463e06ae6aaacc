import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { app } from "../../../../worker/app";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { anAuthenticator } from "../../helpers/accounts/authenticator";
import { linkToken, mailTo } from "../../helpers/accounts/mailbox";
import { statuses, type Call, type Refusal } from "../../helpers/http";
import type { LoginReply } from "#protocol/http/replies/people";
import type { NewPasskeyOptions, PasskeySignInOptions, PasskeysReply } from "#protocol/http/replies/passkeys";

/** Makes calls to a deployment whose administrators need passkeys. */
async function ask<Reply = Refusal>(method: string, path: string, { token, body }: Call = {}, setting = "required") {
  const context = createExecutionContext();
  const response = await app.fetch(
    new Request(`https://bilye.test${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "cf-connecting-ip": crypto.randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
    { ...env, ADMIN_PASSKEY: setting },
    context,
  );
  await waitOnExecutionContext(context);
  const text = await response.text();
  return { status: response.status, json: (text === "" ? undefined : JSON.parse(text)) as Reply };
}

type Device = Awaited<ReturnType<typeof anAuthenticator>>;
type Person = { email: string; token: string; password: string };

const login = ({ email, password }: Omit<Person, "token">) =>
  ask<LoginReply & Refusal>("POST", "/api/auth/login", { body: { email, password } });

async function add({ token, password }: Person, device: Device) {
  const options = await ask<NewPasskeyOptions & Refusal>("POST", "/api/user/passkeys/options", {
    token,
    body: { password },
  });
  if (options.status !== 200) return options;
  const credential = await device.create(options.json);
  return ask("POST", "/api/user/passkeys", { token, body: { credential, name: "Anahtar" } });
}

async function byPasskey(device: Device) {
  const { json: options } = await ask<PasskeySignInOptions>("POST", "/api/auth/passkey/options");
  const credential = await device.get(options);
  return ask<LoginReply & Refusal>("POST", "/api/auth/passkey", { body: { credential } });
}

/** An administrator with a passkey, signed in with it. */
async function aKeyHolder() {
  const person = await anAccount("admin");
  const device = await anAuthenticator();
  expect((await add(person, device)).status).toBe(201);
  return { ...person, device, byKey: (await byPasskey(device)).json.token };
}

const opens = async (token: string) => (await ask("GET", "/api/admin/stats", { token })).status === 200;

test("an administrator without a key signs in by password, adds the first one, and administers once signed in by it", async () => {
  const person = await anAccount("admin");
  const { status, json } = await login(person);
  expect(status).toBe(200);
  const { json: refused } = await ask("GET", "/api/admin/stats", { token: json.token });
  expect(refused.code).toBe("passkey_required");
  expect((await ask<PasskeysReply>("GET", "/api/user/passkeys", { token: json.token })).json.required).toBe(true);
  const device = await anAuthenticator();
  expect((await add({ ...person, token: json.token }, device)).status).toBe(201);
  expect(await opens(json.token)).toBe(false);
  expect(await opens((await byPasskey(device)).json.token)).toBe(true);
});

test("[T57][ASVS 6.3.3] an administrator with a key is let in by no password, and a session from before adds and removes nothing", async () => {
  const person = await aKeyHolder();
  expect((await login(person)).json.code).toBe("passkey_required");
  expect((await login({ ...person, password: "yanlış" })).json.code).toBe("invalid_credentials");
  expect((await add(person, await anAuthenticator())).json.code).toBe("passkey_required");
  const body = { password: person.password };
  const path = `/api/user/passkeys/${person.device.id}`;
  expect((await ask("DELETE", path, { token: person.token, body })).json.code).toBe("passkey_required");
});

test("[T57] the last key stays; with a second one either goes", async () => {
  const person = await aKeyHolder();
  const own = { ...person, token: person.byKey };
  const body = { password: person.password };
  const remove = ({ id }: Device) => ask("DELETE", `/api/user/passkeys/${id}`, { token: own.token, body });
  expect((await remove(person.device)).json.code).toBe("last_passkey");
  const second = await anAuthenticator();
  expect((await add(own, second)).status).toBe(201);
  const both = await Promise.all([remove(person.device), remove(second)]);
  expect(statuses(both)).toEqual([204, 409]);
});

test("[T57][ASVS 6.1.3] a board that an administrator's phone signed in does not administer", async () => {
  const person = await aKeyHolder();
  const { json: board } = await ask<{ device_code: string; user_code: string }>("POST", "/api/auth/device");
  const confirm = { token: person.byKey, body: { user_code: board.user_code } };
  expect((await ask("POST", "/api/user/devices/confirm", confirm)).status).toBe(204);
  const { device_code } = board;
  const { json } = await ask<LoginReply>("POST", "/api/auth/device/token", { body: { device_code } });
  expect([json.user.id, await opens(json.token)]).toEqual([person.id, false]);
});

test("teachers and pupils need no key, and without the setting administrators neither", async () => {
  for (const role of ["teacher", "student"] as const) {
    const person = await anAccount(role);
    const { json } = await ask<PasskeysReply>("GET", "/api/user/passkeys", { token: person.token });
    expect([json.required, (await login(person)).status]).toEqual([false, 200]);
  }
  const admin = await anAccount("admin");
  const statusBy = async (setting: string) =>
    (await ask("GET", "/api/admin/stats", { token: admin.token }, setting)).status;
  expect([await statusBy("off"), await statusBy(""), await statusBy("requierd")]).toEqual([200, 200, 403]);
});

test("[T57][ASVS 6.4.4] an administrator who lost the key comes back by mail and password together: the keys go, sessions end, a mail tells", async () => {
  const person = await aKeyHolder();
  const { email, password } = person;
  expect((await ask("POST", "/api/auth/passkey/lost", { body: { email, password: "yanlış" } })).json.code).toBe(
    "invalid_credentials",
  );
  expect(await mailTo(email)).toHaveLength(1);
  expect((await ask("POST", "/api/auth/passkey/lost", { body: { email, password } })).status).toBe(200);
  const token = await linkToken(email, 2, "recover");
  const recover = (claimed: string) =>
    ask<LoginReply & Refusal>("POST", "/api/auth/passkey/recover", { body: { token, password: claimed } });
  expect((await recover("yanlış")).json.code).toBe("invalid_credentials");
  expect(await opens(person.byKey)).toBe(true);

  const both = await Promise.all([recover(password), recover(password)]);
  expect(statuses(both)).toEqual([200, 410]);
  const { token: back } = both.find(({ status }) => status === 200)!.json;
  expect([await opens(person.byKey), await opens(back)]).toEqual([false, false]);
  expect((await byPasskey(person.device)).json.code).toBe("passkey_unknown");
  expect((await mailTo(email))[0]!.subject).toBe("Geçiş anahtarlarınız kaldırıldı");

  const device = await anAuthenticator();
  expect((await add({ ...person, token: back }, device)).status).toBe(201);
  expect(await opens((await byPasskey(device)).json.token)).toBe(true);
});

test("[T57][ASVS 6.3.6][ASVS 6.4.3] neither the mail alone nor the password alone lets an administrator with a key in", async () => {
  const person = await aKeyHolder();
  const { email, password } = person;
  const recover = (token: string, claimed: string) =>
    ask("POST", "/api/auth/passkey/recover", { body: { token, password: claimed } });
  await ask("POST", "/api/auth/passkey/lost", { body: { email, password } });
  const wayBack = await linkToken(email, 2, "recover");
  await ask("POST", "/api/auth/reset-password/request", { body: { email } });
  const reset = await linkToken(email, 3);
  expect((await recover(reset, password)).json.code).toBe("token_expired");

  const mailed = "yepyeni-yol-45-mor";
  expect((await ask("POST", `/api/auth/reset-password/${reset}`, { body: { new_password: mailed } })).status).toBe(200);
  expect((await login({ email, password: mailed })).json.code).toBe("passkey_required");
  expect((await recover(wayBack, mailed)).json.code).toBe("token_expired");
  // The password was set by mail, so it proves nothing beyond the mail.
  const lost = { body: { email, password: mailed } };
  expect((await ask("POST", "/api/auth/passkey/lost", lost)).json.code).toBe("recovery_closed");

  const { token } = (await byPasskey(person.device)).json;
  const own = { current_password: mailed, new_password: "kendi-yolum-46-sari" };
  expect((await ask("PUT", "/api/user/profile", { token, body: own })).status).toBe(200);
  expect((await ask("POST", "/api/auth/passkey/lost", { body: { email, password: own.new_password } })).status).toBe(
    200,
  );
});

test("[T41][T57] links to a new password that strangers ask for keep no link back away", async () => {
  const { email, password } = await aKeyHolder();
  for (let i = 0; i < 16; i++) await ask("POST", "/api/auth/reset-password/request", { body: { email } });
  expect(await mailTo(email)).toHaveLength(16);
  await ask("POST", "/api/auth/passkey/lost", { body: { email, password } });
  expect((await mailTo(email))[0]!.text).toContain("recover=");
});

test("[T57] the link back is good for an hour, and a new password ends it", async () => {
  const person = await aKeyHolder();
  const { email, password } = person;
  const ofLink = async (atLeast: number) => {
    await ask("POST", "/api/auth/passkey/lost", { body: { email, password } });
    return linkToken(email, atLeast, "recover");
  };
  const recover = (token: string, claimed: string) =>
    ask("POST", "/api/auth/passkey/recover", { body: { token, password: claimed } });
  const old = await ofLink(2);
  await env.DB.prepare("UPDATE mail_tokens SET expires_at = expires_at - 3600000 WHERE user_id = ?")
    .bind(person.id)
    .run();
  expect((await recover(old, password)).json.code).toBe("token_expired");

  const fresh = await ofLink(3);
  const body = { current_password: password, new_password: "yepyeni-yol-45-mor" };
  expect((await ask("PUT", "/api/user/profile", { token: person.byKey, body })).status).toBe(200);
  expect((await recover(fresh, "yepyeni-yol-45-mor")).json.code).toBe("token_expired");
});

test("a person who needs no such help gets no mail and the same answer", async () => {
  const [teacher, admin] = [await anAccount("teacher"), await anAccount("admin")];
  for (const { email } of [teacher, admin]) {
    const { status } = await ask("POST", "/api/auth/passkey/lost", { body: { email, password: goodPassword } });
    expect([status, await mailTo(email)]).toEqual([200, []]);
  }
});
