import type { GameSettings } from "#protocol/game-settings";
import { pairingState } from "#game/decide/pairing";
import { newSessionId } from "#shared/ids";
import type { GameHost } from "../game-host";
import type { FollowUpGame } from "#game/game";
import { openFollowUp } from "#game/follow-up";
import { granted, refused, type CallReply } from "#objects/lifecycle/reply";
import { owns, wasLetIn, type Who } from "./caller";
import { sessionHash } from "#objects/lifecycle/secrets";
import { randomBits, randomly } from "../secrets";

/** Pairing of a teacher's phone with this game. The room keeps only hashes: neither token can be read from it. */

const OFFERED_MS = 60_000;
/** Time between the scan and the typed digits, and until the phone's next request. */
const ASKED_MS = 120_000;

export async function offerPairing(
  room: GameHost,
  who: Who,
  signIn?: string,
): Promise<CallReply<{ token: string; expiresAt: number }>> {
  const game = room.storeAndRead();
  if (!owns(game, who)) return refused("not_found");
  const token = newSessionId(game.setup.code, randomly);
  const until = Date.now() + OFFERED_MS;
  const offered = { tokenHash: sessionHash(token), until, ...(signIn !== undefined && { signIn }) };
  const decision = await room.decided({ type: "offer_pairing", ...offered });
  return decision.ok ? granted({ token, expiresAt: until }) : refused(decision.error);
}

type Asked = { pairId: string; digits: string; expiresAt: number; answers?: GameSettings["answers"] };

export async function askPairing(room: GameHost, token: string): Promise<CallReply<Asked>> {
  const { code, settings } = room.readStored().setup;
  const pairId = newSessionId(code, randomly);
  const digits = String(randomBits() % 100).padStart(2, "0");
  const until = Date.now() + ASKED_MS;
  const hashes = { tokenHash: sessionHash(token), pairHash: sessionHash(pairId) };
  const decision = await room.decided({ type: "ask_pairing", ...hashes, digits, until });
  return decision.ok
    ? granted({ pairId, digits, expiresAt: until, answers: settings.answers })
    : refused(decision.error);
}

type Paired = { ownerId: string; gameId: string; signIn?: string };

/** Null until the digits are typed. Then the owner and the game that the phone steers, and the sign-in that it depends on. */
export function pairing(room: GameHost, pairId: string): CallReply<Paired | null> {
  const game = room.storeAndRead();
  const state = pairingState(game, sessionHash(pairId), Date.now());
  if (state === null) return refused("token_expired");
  const { ownerId, gameId } = game.setup;
  const signIn = game.pairing?.signIn;
  return granted(state === "paired" ? { ownerId, gameId, ...(signIn !== undefined && { signIn }) } : null);
}

/** The follow-up game in which a paired phone of this game continues; null while there is none. */
export function pairingNext(room: GameHost, who: Pick<Who, "userId" | "gameId">): CallReply<FollowUpGame | null> {
  const game = room.storeAndRead();
  return wasLetIn(game, who) ? granted(openFollowUp(game)) : refused("not_found");
}
