import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { ConfigReply, HealthReply } from "#protocol/http/replies/service";
import { app } from "../../../worker/app";
import { call } from "../helpers/http";

const there = { ...env, HEALTH_SECRET: "saglik-0123456789" };
const health = async (query: string, headers: Record<string, string>, at: Env = there) => {
  const response = await app.request(`/api/health${query}`, { headers }, at);
  return [response.status, await response.json<HealthReply>()] as const;
};
const plain = [200, { status: "ok", version: expect.any(String) }];

test("the deep check asks every part", async () => {
  expect(await health("?deep=1", { "x-health-secret": there.HEALTH_SECRET })).toEqual([
    200,
    {
      status: "ok",
      version: expect.any(String),
      parts: { database: "ok", rooms: "ok", pictures: "ok" },
      oldest_unsent_mail_seconds: null,
    },
  ]);
});

test("a part that is down shows, without a reason for strangers", async () => {
  const DB = {
    prepare: () => {
      throw new Error("D1_ERROR: no such table: users");
    },
  } as unknown as D1Database;
  vi.spyOn(console, "error");
  const [status, reply] = await health("?deep=1", { "x-health-secret": there.HEALTH_SECRET }, { ...there, DB });
  expect([status, reply]).toEqual([
    200,
    {
      status: "degraded",
      version: expect.any(String),
      parts: { database: "down", rooms: "ok", pictures: "ok" },
      oldest_unsent_mail_seconds: null,
    },
  ]);
});

test.each([
  ["no secret", "?deep=1", {}, there],
  ["a wrong secret", "?deep=1", { "x-health-secret": "saglik-012345678" }, there],
  ["no secret set, none sent", "?deep=1", { "x-health-secret": "" }, env],
])("with %s the deep check is refused", async (_, query, headers: Record<string, string>, at: Env) => {
  expect(await health(query, headers, at)).toMatchObject([403, { code: "forbidden" }]);
});

test("with the secret but no question the answer is the plain one", async () => {
  expect(await health("", { "x-health-secret": there.HEALTH_SECRET })).toEqual(plain);
});

const mail = (id: string, at: number, held: string) =>
  env.DB.prepare(
    `INSERT INTO mails (id, "to", subject, text, html, created_at, next_try_at, held) VALUES (?, 'a', '', '', '', ?, 0, ?)`,
  ).bind(id, at, held);

test("the deep check says how long a mail has waited, but not one that a limit holds back", async () => {
  await env.DB.batch([mail("saglik", Date.now() - 7_200_000, ""), mail("bekler", 1, "mail")]);
  const [, reply] = await health("?deep=1", { "x-health-secret": there.HEALTH_SECRET });
  expect(reply.status).toBe("degraded");
  expect(Math.round(reply.oldest_unsent_mail_seconds! / 3600)).toBe(2);
});

test("[T37] the page learns all that it needs and no secret", async () => {
  const { status, json } = await call<ConfigReply>("GET", "/api/config");
  expect(status).toBe(200);
  expect(json).toEqual({
    turnstile_site_key: "",
    operator: { name: "", address: "", email: "" },
    retention_days: 180,
    audit_days: 730,
    max_capacity: 1000,
    makes_accounts: true,
  });
});

test("a page of a school's own machine learns where phones find it", async () => {
  const reply = await app.request("/api/config", {}, { ...env, ORIGIN_FOR_PHONES: "http://192.168.1.20:8080" });
  expect(await reply.json()).toMatchObject({ origin_for_phones: "http://192.168.1.20:8080", own_machine: true });
});
