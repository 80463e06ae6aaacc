import type { RefusalCode } from "#protocol/errors";
import type { JoinConfirm } from "#protocol/messages";
import { freePlace, joinRefusal } from "../game/decide/players";
import type { Game } from "../game/game";
import { joinsByNumber } from "../game/places";
import type { Playing } from "./playing";

type Asked = { readonly number?: number | undefined; readonly isConfirmed: boolean; readonly sessionHash: string };
/** `join`: the pupil may be seated, or refused by the rules; else the short name to be confirmed, or a refusal. */
type Answer = "join" | JoinConfirm | { readonly error: RefusalCode };

/** The step before a pupil of a class is seated: whose number it is. `by`: the socket or key that asks. */
export function lookAtNumber(room: Playing, by: unknown, { number, isConfirmed, sessionHash }: Asked): Answer {
  // Who has no number is not looked up: reading all that has arrived would store each join of a crowd by itself.
  if (number === undefined || !joinsByNumber(room.readStored())) return "join";
  const game = room.storeAndRead();
  if (isKnown(game, sessionHash)) return "join";
  const refusal = joinRefusal(game);
  if (refusal !== null) return { error: refusal };
  const classSize = game.opening.places?.length ?? 0;
  if (!room.numberLooks.allows(by, number, classSize, { now: Date.now(), isConfirmed })) {
    return { error: "too_many_numbers" };
  }
  const found = freePlace(game, { number });
  if (typeof found === "string") return { error: found };
  if (!isConfirmed) return { game_code: game.opening.code, number, name: found.nickname };
  room.numberLooks.taken(by, number);
  return "join";
}

const isKnown = ({ bySession, barred }: Game, sessionHash: string) =>
  bySession.has(sessionHash) || barred.has(sessionHash);
