import { expect } from "vitest";
import type {
  NewPasskeyOptions,
  PasskeyReply,
  PasskeySignInOptions,
  PasskeysReply,
} from "#protocol/http/replies/passkeys";
import type { LoginReply } from "#protocol/http/replies/people";
import { anAuthenticator, type Lies } from "./authenticator";
import { call, type Refusal } from "../http";

type Person = { token: string; password: string };
type Device = Awaited<ReturnType<typeof anAuthenticator>>;

export const addOptions = ({ token, password }: Person) =>
  call<NewPasskeyOptions & Refusal>("POST", "/api/user/passkeys/options", { token, body: { password } });

/** Adds a key of this device to the account; `lies` names its wrong statements. */
export async function add(person: Person, device: Device, lies: Lies & { name?: string } = {}) {
  const { json: options } = await addOptions(person);
  const credential = await device.create(options, lies);
  return call<PasskeyReply & Refusal>("POST", "/api/user/passkeys", {
    token: person.token,
    body: { credential, name: lies.name ?? "Telefon" },
  });
}

export const signInOptions = async () => (await call<PasskeySignInOptions>("POST", "/api/auth/passkey/options")).json;

export const show = (credential: unknown, more: object = {}) =>
  call<LoginReply & Refusal>("POST", "/api/auth/passkey", { body: { credential, ...more } });

/** Signs in by this device. */
export const signInBy = async (device: Device, lies: Lies = {}) => show(await device.get(await signInOptions(), lies));

export const listOf = async ({ token }: { token: string }) =>
  (await call<PasskeysReply>("GET", "/api/user/passkeys", { token })).json;

/** Gives a person one passkey. */
export async function withPasskey<P extends Person>(person: P, kind: Parameters<typeof anAuthenticator>[0] = {}) {
  const device = await anAuthenticator(kind);
  const { status } = await add(person, device);
  expect(status).toBe(201);
  return { ...person, device };
}
