import type { PairOfferReply, PairReply, PairedReply } from "#protocol/http/replies/pairing";
import { call } from "./http";

type Game = { readonly code: string; readonly teacher: { readonly token: string } };

export const offer = ({ code, teacher }: Game) =>
  call<PairOfferReply>("POST", `/api/game/${code}/pair`, { token: teacher.token });
export const use = (token: string) => call<PairReply>("POST", "/api/pair", { body: { token } });
export const look = (pairId: string) => call<PairedReply>("GET", `/api/pair/${pairId}`);

/** The token of a phone that has read the board's picture and whose digits have been typed. */
export async function aPairedPhone(game: Game): Promise<string> {
  const { pair_id, digits } = (await use((await offer(game)).json.token)).json;
  await call("POST", `/api/game/${game.code}/pair/confirm`, { token: game.teacher.token, body: { digits } });
  return (await look(pair_id)).json.token;
}
