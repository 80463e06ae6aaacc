import type { JoinReply } from "#protocol/http/replies/players";
import { look, offer, use } from "../helpers/paired";
import { hosting, joined, sit, type PlayerSeat } from "../helpers/games/seat";
import type { Secret, Watch } from "./watch";

/** Seats a phone with a socket; the caller knows how many rooms there are. */
export type Sit = (code: string, name: string, wire: Record<string, string>) => Promise<PlayerSeat>;
export const inOneRoom: Sit = (code, name, wire) => joined(code, name, undefined, wire);

export type Phone = {
  readonly who: string;
  readonly id: string;
  readonly sessionId: string;
  readonly seat: PlayerSeat | null;
  readonly headers: Record<string, string> | null;
};
type Sitting = {
  readonly code: string;
  readonly byNumber: boolean;
  readonly account: { readonly token: string };
  readonly secrets: Secret[];
  readonly sitAt: Sit;
};

/** A phone of version 0.1, one of today, one without a socket, and one that never answers. */
export async function sitDown(watch: Watch, { code, byNumber, account, secrets, sitAt }: Sitting): Promise<Phone[]> {
  const phones: Phone[] = [];
  const wires = { "0.1": {}, today: { v: "2" }, http: null, silent: {} } as const;
  for (const [i, [who, wire]] of Object.entries(wires).entries()) {
    const body = byNumber ? { number: i + 1, confirm: true } : { nickname: who };
    const of = {
      body: { game_code: code, join_key: crypto.randomUUID(), ...body },
      ...(i === 0 && { token: account.token }),
    };
    if (byNumber && i > 2) break;
    if (wire !== null && !byNumber) {
      const seat = watch.sits(who, await sitAt(code, who, wire));
      phones.push({ who, id: seat.id, sessionId: seat.sessionId, seat, headers: null });
    } else {
      const { json } = await watch.asks<JoinReply>(who, "POST", "/api/game/join", of);
      const headers = { "session-id": json.session_id };
      const seat = wire === null ? null : watch.sits(who, (await sit(code, undefined, wire)) as PlayerSeat);
      seat?.say({ type: "reconnect", old_session_id: json.session_id });
      await seat?.hears("reconnect_success");
      phones.push({
        who,
        id: json.player_id,
        sessionId: json.session_id,
        seat,
        headers: wire === null ? headers : null,
      });
    }
    const { sessionId } = phones.at(-1)!;
    secrets.push({ what: `the session of ${who}`, word: sessionId, may: { [who]: "start" } });
  }
  return phones;
}

type Game = { readonly code: string; readonly teacher: { readonly token: string } };

/** The teacher's phone, let in by a picture on the board. */
export async function pairedPhone(watch: Watch, game: Game, secrets: Secret[]): Promise<string> {
  const offered = (await offer(game)).json.token;
  const { pair_id, digits } = (await use(offered)).json;
  const body = { digits };
  await watch.asks("host", "POST", `/api/game/${game.code}/pair/confirm`, { token: game.teacher.token, body });
  const { token } = (await look(pair_id)).json;
  watch.sits("paired", await hosting(game.code, token));
  const words = { "the picture's token": offered, "the pairing": pair_id, "the paired phone's token": token };
  for (const [what, word] of Object.entries(words)) secrets.push({ what, word, may: {} });
  return token;
}
