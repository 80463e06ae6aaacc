import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, onTestFinished, test, vi } from "vitest";
import { operations } from "#http/openapi/areas";
import { methodOf, pathOf } from "#http/openapi/operation";
import { hashing } from "#auth/passwords";
import { signToken } from "#auth/tokens";
import { app } from "../../../../worker/app";
import { anAccount, goodPassword } from "../../helpers/accounts/accounts";
import { origin, statuses } from "../../helpers/http";

const secret = "1x0000000000000000000000000000000AA";
const there = { ...env, TURNSTILE_SECRET_KEY: secret, TURNSTILE_VERIFY_URL: "https://stand-in.test/siteverify" };

/** Cloudflare's side, according to its published contract: a token is good once. */
function siteverify(answer?: () => Response | Promise<Response>) {
  const asked: Record<string, string>[] = [];
  const used = new Set<string>();
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    expect(url).toBe(there.TURNSTILE_VERIFY_URL);
    const form = Object.fromEntries(init!.body as URLSearchParams);
    asked.push(form);
    if (answer) return answer();
    const token = form["response"]!;
    const faults = used.has(token) ? ["timeout-or-duplicate"] : token === "good" ? [] : ["invalid-input-response"];
    used.add(token);
    return Response.json({ success: faults.length === 0, "error-codes": faults });
  });
  onTestFinished(() => spy.mockRestore());
  return asked;
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}, method = "POST") {
  const context = createExecutionContext();
  const asked = {
    method,
    headers: { "content-type": "application/json", "cf-connecting-ip": "198.51.100.4", ...headers },
    body: JSON.stringify(body),
  };
  const response = await app.fetch(new Request(`${origin}${path}`, asked), there, context);
  await waitOnExecutionContext(context);
  return { status: response.status, headers: response.headers, json: (await response.json()) as { code: string } };
}

const register = (headers?: Record<string, string>) =>
  post(
    "/api/auth/register",
    { name: "Ali", email: `${crypto.randomUUID()}@okul.test`, password: goodPassword, role: "student" },
    headers,
  );

test("[T34] a good token is asked about once, with the secret and the caller's address", async () => {
  const asked = siteverify();
  expect((await register({ "x-human-token": "good" })).status).toBe(201);
  expect(asked).toEqual([{ secret, response: "good", remoteip: "198.51.100.4" }]);
  expect((await register({ "x-human-token": "good" })).json.code).toBe("human_check_failed");
});

test.each([
  ["no token", {}, 0],
  ["an empty token", { "x-human-token": "" }, 0],
  ["a token over 2048 characters", { "x-human-token": "a".repeat(2049) }, 0],
  ["a bad token", { "x-human-token": "bad" }, 1],
])("%s is refused, at registration and at sign-in", async (_, headers: Record<string, string>, questions) => {
  const asked = siteverify();
  const { email, password } = await anAccount("student");
  const registered = await register(headers);
  expect([registered.status, registered.json.code]).toEqual([403, "human_check_failed"]);
  const signedIn = await post("/api/auth/login", { email, password }, headers);
  expect([signedIn.status, signedIn.json.code]).toEqual([403, "human_check_failed"]);
  expect(asked.length).toBe(2 * questions);
});

const forPeople = operations.filter((one) => one.forPeople);

test("every call that mails what anybody asks for is for people; signing in has its own check", () => {
  const mails = operations
    .filter(
      ({ who, innerLimits = [] }) =>
        !who.endsWith("admin") && innerLimits.some((one) => /^mail$|^registration$/.test(one)),
    )
    .map((one) => one.call);
  expect(mails).toEqual(expect.arrayContaining(forPeople.map((one) => one.call)));
  expect(mails.filter((name) => !forPeople.some((one) => one.call === name))).toEqual(["POST /api/auth/login"]);
});

test.each(forPeople.map((one) => [one.call, one] as const))(
  "[T41] a call that sends a mail needs the human check, and waits while it cannot be made: %s",
  async (_, operation) => {
    const { token } = await anAccount("teacher");
    const made = (headers = {}) => {
      const signedIn = { authorization: `Bearer ${token}`, ...headers };
      return post(pathOf(operation), operation.example ?? {}, signedIn, methodOf(operation));
    };
    const asked = siteverify();
    const refused = await made();
    expect([refused.status, refused.json.code, asked.length]).toEqual([403, "human_check_failed", 0]);
    expect((await made({ "x-human-token": "good" })).json.code).not.toBe("human_check_failed");
    siteverify(() => Promise.reject(new Error("connect ECONNREFUSED")));
    const down = await made({ "x-human-token": "good" });
    expect([down.status, down.json.code]).toEqual([503, "unavailable"]);
  },
);

test("[T34] a call whose caller is refused asks nothing", async () => {
  const asked = siteverify();
  const { id } = await anAccount("teacher");
  const token = await signToken(env, { userId: id, role: "teacher", version: 0 });
  const headers = { authorization: `Bearer ${token}`, "x-human-token": "good" };
  expect((await post("/api/user/email/resend", {}, headers)).status).toBe(401);
  expect(asked).toEqual([]);
});

test("a registration that is sent again under its key is checked and hashed once", async () => {
  const asked = siteverify();
  const hashed = vi.spyOn(hashing, "run");
  const headers = { "x-human-token": "good", "idempotency-key": crypto.randomUUID() };
  const replies = [await register(headers), ...(await Promise.all([1, 2, 3].map(() => register(headers))))];
  expect(statuses(replies)).toEqual([201, 201, 201, 201]);
  expect([asked.length, hashed.mock.calls.length]).toEqual([1, 1]);
  hashed.mockRestore();
});

test("a refused check says nothing about the password and costs no try", async () => {
  siteverify();
  const { email, password } = await anAccount("student");
  for (let i = 0; i < 6; i++) await post("/api/auth/login", { email, password: "yanlış" }, { "x-human-token": "bad" });
  expect((await post("/api/auth/login", { email, password }, { "x-human-token": "good" })).status).toBe(200);
});

test.each<[string, () => Response | Promise<Response>]>([
  ["is not there", () => Promise.reject(new Error("connect ECONNREFUSED"))],
  ["takes too long", () => Promise.reject(new DOMException("timed out", "TimeoutError"))],
  ["answers 500 in HTML", () => new Response("<h1>500</h1>", { status: 500 })],
  ["has an error of its own", () => Response.json({ success: false, "error-codes": ["internal-error"] })],
])("[T34][F21] when Turnstile %s nobody registers, and existing accounts sign in", async (_, answer) => {
  siteverify(answer);
  const registered = await register({ "x-human-token": "good" });
  expect([registered.status, registered.json.code]).toEqual([503, "unavailable"]);
  expect(Number(registered.headers.get("retry-after"))).toBeGreaterThan(0);
  const { email } = await anAccount("student");
  const headers = { "x-human-token": "good" };
  const tries = [];
  for (let i = 0; i < 4; i++) tries.push((await post("/api/auth/login", { email, password: `x${i}` }, headers)).status);
  expect(tries).toEqual([401, 401, 401, 429]);
  const other = await anAccount("student");
  expect((await post("/api/auth/login", { email: other.email, password: other.password }, headers)).status).toBe(200);
});

test("without a secret nothing is asked", async () => {
  const asked = siteverify();
  const { email, password } = await anAccount("student");
  const request = new Request(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const context = createExecutionContext();
  expect((await app.fetch(request, env, context)).status).toBe(200);
  await waitOnExecutionContext(context);
  expect(asked).toEqual([]);
});
