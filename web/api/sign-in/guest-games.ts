import { deviceMemory, quietly, type Memory } from "#browser/device";
import { pastSeats, seats as presentSeats, type Seat } from "../seat";
import { ApiError } from "../api-error";
import { isPassing } from "../requests";
import { played } from "../game-api";

/** Players of this device whose owner the server has decided: claimed, or somebody else's. */
const DECIDED = "bilye.claimed";
/** Players that one account has declared to be somebody else. */
const declinedBy = (userId: string) => `bilye.not-mine.${userId}`;
const AT_ONCE = 10;

/** The games played on this device under one name without signing in. */
export type GuestName = { readonly nickname: string; readonly marble: number; readonly seats: readonly Seat[] };

/**
 * Guest players by name, the most recent first. A shared device holds games of strangers, so none is claimed without asking.
 */
export function guestNames(userId: string, storage: Memory = deviceMemory()): GuestName[] {
  const known = new Set([...idsIn(storage, DECIDED), ...idsIn(storage, declinedBy(userId))]);
  const names = new Map<string, GuestName>();
  for (const seat of seatsOn(storage)) {
    if (known.has(seat.playerId) || seat.account) continue;
    const { nickname, marble } = seat;
    names.set(nickname, { nickname, marble, seats: [...(names.get(nickname)?.seats ?? []), seat] });
  }
  return [...names.values()].toSorted((a, b) => lastAt(b) - lastAt(a));
}

const lastAt = ({ seats }: GuestName): number => Math.max(...seats.map(({ at = 0 }) => at));

type Claimed = {
  /** The number of games that were just added to the history. */
  readonly kept: number;
  /** True if the server could not be asked about some games: they stay on offer. */
  readonly isIncomplete: boolean;
};

/** Claims the games of this name for the signed-in student, if the server agrees. */
export async function claimGuestGames({ seats }: GuestName, storage: Memory = deviceMemory()): Promise<Claimed> {
  const claims: Awaited<ReturnType<typeof claim>>[] = [];
  for (let at = 0; at < seats.length; at += AT_ONCE) {
    claims.push(...(await Promise.all(seats.slice(at, at + AT_ONCE).map(claim))));
  }
  const done = claims.filter(({ isDecided }) => isDecided).map(({ seat }) => seat);
  remember(storage, DECIDED, done);
  for (const seat of done) {
    if (pastSeats.get(storage, seat.code)?.playerId === seat.playerId) pastSeats.forget(storage, seat.code);
  }
  return { kept: claims.filter(({ isKept }) => isKept).length, isIncomplete: done.length < seats.length };
}

/** They are not this account's; another one may still claim them. */
export function declineGuestGames({ seats }: GuestName, userId: string, storage: Memory = deviceMemory()): void {
  remember(storage, declinedBy(userId), seats);
}

async function claim(seat: Seat) {
  try {
    const { player, is_new } = await played.claim(seat.playerId, seat.sessionId);
    return { seat, isDecided: true, isKept: is_new && player.game_status === "completed" };
  } catch (error) {
    return { seat, isDecided: isFinal(error), isKept: false };
  }
}

/** Lost networks and busy servers get another try; so does a token that has just expired. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && !isPassing(error) && error.code !== "unauthenticated";

const seatsOn = (storage: Memory): Seat[] => [...pastSeats.all(storage), ...presentSeats.all(storage)];

function idsIn(storage: Memory, key: string): readonly string[] {
  const ids: unknown = quietly(() => JSON.parse(storage.getItem(key) ?? "[]") as unknown);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** Remembers these players, and forgets those whose seat this device has no longer. */
function remember(storage: Memory, key: string, seats: readonly Seat[]): void {
  const here = new Set(seatsOn(storage).map(({ playerId }) => playerId));
  const ids = [...new Set([...idsIn(storage, key), ...seats.map(({ playerId }) => playerId)])];
  // If it cannot be stored, the pupil is asked again the next time, which does no harm.
  quietly(() => storage.setItem(key, JSON.stringify(ids.filter((id) => here.has(id)))));
}
