import { env } from "cloudflare:workers";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { app } from "../../../../worker/app";
import { readToken, signToken } from "#auth/tokens";
import { readTicket, signTicket } from "#auth/ws-ticket";
import { anAccount, login } from "../../helpers/accounts/accounts";
import { call } from "../../helpers/http";
import { aPerson } from "../../helpers/accounts/people";

const key = new TextEncoder().encode(env.JWT_SECRET);
const person = await aPerson("student");
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

type TokenParts = {
  alg?: string;
  typ?: string;
  claims?: Record<string, unknown>;
  exp?: string | number | null;
  audience?: string;
  issuer?: string;
  subject?: string;
  issuedAt?: boolean;
  secret?: Uint8Array;
};

function forged(parts: TokenParts = {}) {
  const jwt = new SignJWT(parts.claims ?? { role: "student", ver: 1 })
    .setProtectedHeader({ alg: parts.alg ?? "HS256", typ: parts.typ ?? "at+jwt" })
    .setIssuer(parts.issuer ?? "bilye")
    .setAudience(parts.audience ?? "bilye-api")
    .setSubject(parts.subject ?? person.id);
  if (parts.issuedAt !== false) jwt.setIssuedAt();
  if (parts.exp !== null) jwt.setExpirationTime(parts.exp ?? "1h");
  return jwt.sign(parts.secret ?? key);
}

const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString()) as object;

/** Changes the token's own parts and puts them together again. */
function edited(token: string, change: (header: object, payload: object) => [unknown, unknown], signature?: string) {
  const [header, payload, signed] = token.split(".") as [string, string, string];
  const [newHeader, newPayload] = change(read(header), read(payload));
  return [base64(newHeader), base64(newPayload), signature ?? signed].join(".");
}

const honest = await forged();
const tokens: [string, string | Promise<string>][] = [
  ["no signature (alg none)", edited(honest, (_, payload) => [{ alg: "none", typ: "at+jwt" }, payload], "")],
  ["alg none with the old signature", edited(honest, (_, payload) => [{ alg: "none", typ: "at+jwt" }, payload])],
  ["HS512 with the right key", forged({ alg: "HS512" })],
  ["HS384 with the right key", forged({ alg: "HS384" })],
  ["an edited role", edited(honest, (header, payload) => [header, { ...payload, role: "admin" }])],
  ["an edited subject", edited(honest, (header, payload) => [header, { ...payload, sub: "demo-yonetici" }])],
  ["another key", forged({ secret: new TextEncoder().encode("another-secret-0123456789-abcdefghijklm") })],
  ["no expiry", forged({ exp: null })],
  ["an expiry in the past", forged({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ["another type", forged({ typ: "JWT" })],
  ["another audience", forged({ audience: "bilye-ws" })],
  ["another issuer", forged({ issuer: "evil" })],
  ["no version", forged({ claims: { role: "student" } })],
  ["a version that is text", forged({ claims: { role: "student", ver: "1" } })],
  ["an older version", forged({ claims: { role: "student", ver: 0 } })],
  ["no role", forged({ claims: { ver: 1 } })],
  ["no time of issue", forged({ issuedAt: false })],
  ["an unknown subject", forged({ subject: crypto.randomUUID() })],
  ["a cut signature", honest.slice(0, -4)],
  ["text that is no token", "demo"],
  ["an empty token", ""],
  ["10,000 letters", "a".repeat(10_000)],
];

test("the token these were forged from is good", async () => {
  expect((await call("GET", "/api/auth/me", { token: honest })).status).toBe(200);
});

test.each(tokens)("[T19][ASVS 7.2.1][ASVS 10.3.1] a token with %s is worth nothing", async (_, token) => {
  const headers = { authorization: `Bearer ${await token}` };
  const { status, json } = await call("GET", "/api/auth/me", { headers });
  expect([status, json.code]).toEqual([401, "unauthenticated"]);
});

test.each([
  ["Basic", () => `Basic ${honest}`],
  ["no scheme", () => honest],
  ["two tokens", () => `Bearer ${honest} ${honest}`],
])("an authorization header with %s is a guest's", async (_, header) => {
  expect((await call("GET", "/api/auth/me", { headers: { authorization: header() } })).status).toBe(401);
});

test("[ASVS 7.2.3] a token holds seven days, the user, the session and the version, and nothing personal", async () => {
  const { email, password, id } = await anAccount("teacher");
  const { json } = await login(email, password);
  const payload = read(json.token.split(".")[1]!) as Record<string, unknown>;
  expect(Object.keys(payload).toSorted()).toEqual(["aud", "exp", "iat", "iss", "role", "sid", "sub", "ver"]);
  expect(payload).toMatchObject({ sub: id, role: "teacher", ver: 1 });
  expect((payload["exp"] as number) - (payload["iat"] as number)).toBe(7 * 86_400);
});

test("while keys are rotated the old one still reads, and the new one signs", async () => {
  const claims = { userId: "u", role: "student", version: 1 } as const;
  const before = { JWT_SECRET: "old-secret-0123456789-0123456789-01" };
  const during = { JWT_SECRET: "new-secret-0123456789-0123456789-01", JWT_SECRET_PREVIOUS: before.JWT_SECRET };
  const token = await signToken(before, claims);
  expect(await readToken(during, token)).toEqual(claims);
  expect(await readToken({ JWT_SECRET: during.JWT_SECRET }, token)).toBeNull();
  expect(await readToken(before, await signToken(during, claims))).toBeNull();
});

test.each(["", "kisa", "x".repeat(31)])(
  "a key of fewer than 32 bytes signs and reads nothing: '%s'",
  async (secret) => {
    const claims = { userId: "u", role: "student", version: 1 } as const;
    await expect((async () => signToken({ JWT_SECRET: secret }, claims))()).rejects.toThrow("32 bytes");
    await expect(readToken({ JWT_SECRET: secret }, honest)).rejects.toThrow("32 bytes");
  },
);

test("while keys are rotated a ticket of the old one still opens its game", async () => {
  const claims = { userId: "u", role: "teacher", version: 1 } as const;
  const before = { JWT_SECRET: "old-secret-0123456789-0123456789-01" };
  const during = { JWT_SECRET: "new-secret-0123456789-0123456789-01", JWT_SECRET_PREVIOUS: before.JWT_SECRET };
  const ticket = await signTicket(before, claims, "100000");
  expect(await readTicket(during, ticket)).toMatchObject({ ...claims, gameCode: "100000" });
  expect(await readTicket({ JWT_SECRET: during.JWT_SECRET }, ticket)).toBeNull();
});

test.each(["kisa", "x".repeat(31), "x".repeat(48)])("a weak former key answers nothing either: '%s'", async (weak) => {
  for (const keys of [{ JWT_SECRET_PREVIOUS: weak }, { JWT_SECRET: weak }]) {
    expect((await app.request("/api/health", {}, { ...env, ...keys })).status).toBe(500);
  }
});

test("[T37] a deployment with a weak key answers nothing", async () => {
  const response = await app.request("/api/health", {}, { ...env, JWT_SECRET: "kisa" });
  expect(response.status).toBe(500);
});
