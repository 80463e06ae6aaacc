import type { NewTokenReply, TokenScope } from "#protocol/http/tokens";
import { call } from "../http";

/** A personal token of whoever is signed in with this session. */
export async function aToken(session: string, scope: TokenScope = "all"): Promise<{ id: string; token: string }> {
  const body = { name: "Betik", days: 1, scope };
  const { status, json, text } = await call<NewTokenReply>("POST", "/api/user/tokens", { token: session, body });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return { id: json.personal_token.id, token: json.token };
}
