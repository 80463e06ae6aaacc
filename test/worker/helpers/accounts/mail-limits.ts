import { env } from "cloudflare:workers";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import type { Mail } from "#protocol/http/service";
import type { RegisterReply } from "#protocol/http/replies/people";
import { app } from "../../../../worker/app";
import { origin } from "../http";
import { goodPassword } from "./accounts";

/** A deployment, and the mails that its mail service took. */
export function outside() {
  const sent: (Mail & { from: unknown })[] = [];
  const state = { fault: "" };
  const send = async (mail: (typeof sent)[number]) => {
    if (state.fault) throw new Error(state.fault);
    sent.push(mail);
    return { messageId: "1" };
  };
  return { sent, state, env: { ...env, DEV_INBOX: "off", EMAIL: { send } as unknown as SendEmail } };
}

/** Makes a call and waits for everything that goes on after its answer. */
export async function ask(there: Env, path: string, body: object, address = "203.0.113.9") {
  const context = createExecutionContext();
  const request = new Request(`${origin}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": address },
    body: JSON.stringify(body),
  });
  const response = await app.fetch(request, there, context);
  const json = await response.json<RegisterReply & { code?: string }>();
  await waitOnExecutionContext(context);
  return { status: response.status, json };
}
export const register = (there: Env, email: string, address?: string) =>
  ask(there, "register", { name: "Ali", email, password: goodPassword, role: "teacher" }, address);

/** Copies the newest mail that was asked for. */
export const copies = (prefix: string, held: string, many: number) =>
  env.DB.prepare(
    `INSERT INTO mails (id, "to", subject, text, html, created_at, sent_at, next_try_at, held, kind, client_key)
     SELECT ?1 || value, '', '', '', '', created_at, sent_at, 0, ?2, kind, client_key
     FROM json_each(?3), (SELECT * FROM mails WHERE kind = 'asked' ORDER BY created_at DESC LIMIT 1)`,
  ).bind(crypto.randomUUID() + prefix, held, JSON.stringify(Array.from({ length: many }, (_, i) => i)));

/** As many registrations from there as one, whose mails went out or wait. */
export async function fill(there: Env, address: string, { sent = 0, held = 0 }) {
  await register(there, "ilk@ornek.test", address);
  await env.DB.batch([copies("gitti", "", sent - 1), copies("bekler", "registration", held)]);
}

/** Lets this time pass for every mail. */
export const pass = (ms: number) => env.DB.prepare("UPDATE mails SET created_at = created_at - ?").bind(ms).run();
