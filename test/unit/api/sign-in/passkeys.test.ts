import { afterEach, expect, test, vi } from "vitest";
import type { PasskeySignInOptions } from "#protocol/http/replies/passkeys";
import { canSuggestPasskeys, canUsePasskeys, ownPasskey } from "#api/sign-in/passkeys";

class Credential {
  toJSON = () => ({ id: "k" });
}
const reads = {
  parseCreationOptionsFromJSON: (json: object) => json,
  parseRequestOptionsFromJSON: (json: object) => json,
};
const browser = (able: object, get: () => unknown = () => null) => {
  vi.stubGlobal("PublicKeyCredential", Object.assign(class extends Credential {}, able));
  vi.stubGlobal("navigator", { credentials: { get: async () => get() } });
};
const options: PasskeySignInOptions = {
  rpId: "bilye.test",
  challenge: "AA",
  timeout: 1,
  userVerification: "required",
  allowCredentials: [],
};
const ask = (isSuggested = false) => ownPasskey(options, { signal: new AbortController().signal, isSuggested });
const failing = (name: string) => () => {
  throw Object.assign(new Error("x"), { name });
};

afterEach(() => vi.unstubAllGlobals());

test("a browser without passkeys, or one that cannot read the server's JSON, is offered none", async () => {
  expect([canUsePasskeys(), await canSuggestPasskeys()]).toEqual([false, false]);
  browser({ isConditionalMediationAvailable: async () => true });
  expect([canUsePasskeys(), await canSuggestPasskeys()]).toEqual([false, false]);
});

test("asks the browser whether a field may suggest passkeys", async () => {
  browser(reads);
  expect([canUsePasskeys(), await canSuggestPasskeys()]).toEqual([true, false]);
  browser({ ...reads, isConditionalMediationAvailable: async () => true });
  expect(await canSuggestPasskeys()).toBe(true);
  browser({ ...reads, isConditionalMediationAvailable: async () => Promise.reject(new Error("x")) });
  expect(await canSuggestPasskeys()).toBe(false);
});

test("the device's proof is handed on as JSON", async () => {
  browser(reads, () => new PublicKeyCredential());
  expect(await ask()).toEqual({ ok: true, credential: { id: "k" } });
});

test.each([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["InvalidStateError", "exists"],
  ["SecurityError", "failed"],
] as const)("%s means: %s", async (name, why) => {
  browser(reads, failing(name));
  expect(await ask()).toEqual({ ok: false, why });
});

test("nothing chosen is nothing said", async () => {
  browser(reads, () => null);
  expect(await ask()).toEqual({ ok: false, why: "cancelled" });
});

test("a suggestion that a browser cannot make, though it said so, is nothing to speak of", async () => {
  browser(reads, failing("NotSupportedError"));
  expect(await ask()).toEqual({ ok: false, why: "failed" });
  expect(await ask(true)).toEqual({ ok: false, why: "cancelled" });
});
