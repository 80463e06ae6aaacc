import type { JoinConfirm } from "#protocol/live/messages";
import { freePlace, joinRefusal } from "#game/decide/players";
import type { Game } from "#game/game";
import { joinsByNumber } from "#game/reserved-places";
import type { Asker } from "../lifecycle/admissions";
import { refused, tooOften, type Refusal } from "#objects/lifecycle/reply";
import type { GameHost } from "./game-host";

type Asked = { readonly number?: number | undefined; readonly isConfirmed: boolean; readonly sessionHash: string };
/** `join`: the pupil may be seated, or refused by the rules. Otherwise the short name to be confirmed, or a refusal. */
type Answer = "join" | JoinConfirm | Refusal;

/** Looks up the number that a pupil of a class typed, before the pupil is seated. */
export function lookAtNumber(room: GameHost, asker: Asker, { number, isConfirmed, sessionHash }: Asked): Answer {
  // Skip the lookup without a number: it would store everything that has arrived, and so each join of a crowd separately.
  if (number === undefined || !joinsByNumber(room.readStored())) return "join";
  const game = room.storeAndRead();
  if (isKnown(game, sessionHash)) return "join";
  const refusal = joinRefusal(game, { isAtHost: room.admissions.isAtHost(asker.network), from: asker });
  if (refusal !== null) return refused(refusal);
  const now = Date.now();
  const opensAt = room.admissions.look(asker, number, { now, isConfirmed, known: game.knownNetworks });
  if (opensAt > 0) return tooOften("too_many_numbers", opensAt, now);
  const found = freePlace(game, { number });
  if (typeof found === "string") return refused(found);
  if (!isConfirmed) return { game_code: game.setup.code, number, name: found.nickname };
  return "join";
}

/**
 * Refuses a join early if its network or line has taken all seats allowed for it. A seat is counted where it is given
 * (`LiveGame`); a session that already has a seat takes no other.
 */
export function joinsTooOften(room: GameHost, asker: Asker, sessionHash: string): Refusal | null {
  if (isKnown(room.readStored(), sessionHash)) return null;
  const now = Date.now();
  const opensAt = room.admissions.joinOpensAt(asker, now);
  return opensAt > 0 ? tooOften("rate_limited", opensAt, now) : null;
}

const isKnown = ({ bySession, barred }: Game, sessionHash: string) =>
  bySession.has(sessionHash) || barred.has(sessionHash);
