import { env } from "cloudflare:workers";
import type { TokenScope } from "#protocol/http/tokens";
import type { NewTokenReply } from "#protocol/http/replies/tokens";
import { call } from "../http";

/** Makes a personal token in this session. One for the whole account would need a password, which not every test person has. */
export async function aToken(session: string, scope: TokenScope = "all"): Promise<{ id: string; token: string }> {
  const body = { name: "Betik", days: 1, scope: scope === "all" ? "sets" : scope };
  const { status, json, text } = await call<NewTokenReply>("POST", "/api/user/tokens", { token: session, body });
  if (status !== 201) throw new Error(`${status} ${text}`);
  const { id } = json.personal_token;
  await env.DB.prepare("UPDATE personal_tokens SET scope = ? WHERE id = ?").bind(scope, id).run();
  return { id, token: json.token };
}
