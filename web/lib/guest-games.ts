import { deviceMemory, type Memory } from "../live/device";
import { forgetSeat, PAST, seatsIn, type Seat } from "../live/seat";
import { ApiError } from "./api-error";
import { played } from "./game-api";

/** Players of this device about whom the server has decided: claimed, or somebody else's. */
const DECIDED = "bilye.claimed";
/** A device that many share need not hold up the history for all of them. */
const AT_ONCE = 10;

type Claimed = { readonly seat: Seat; readonly isDecided: boolean; readonly isKept: boolean };

/**
 * What was played on this device without signing in becomes the signed-in student's own. Answers the nicknames of the
 * games that are in the history since just now. What could not be asked is asked again the next time.
 */
export async function claimGuestGames(storage: Memory = deviceMemory()): Promise<string[]> {
  const decided = decidedIn(storage);
  const running = seatsIn(storage).filter(({ playerId }) => !decided.has(playerId));
  const past = seatsIn(storage, PAST);
  const claims = await Promise.all([...past, ...running].slice(0, AT_ONCE).map(claimed));
  const done = claims.filter(({ isDecided }) => isDecided).map(({ seat }) => seat);
  for (const { code } of done.filter((seat) => past.includes(seat))) forgetSeat(storage, code, PAST);
  if (done.length > 0) keepDecided(storage, new Set([...decided, ...done.map(({ playerId }) => playerId)]));
  return claims.filter(({ isKept }) => isKept).map(({ seat }) => seat.nickname);
}

async function claimed(seat: Seat): Promise<Claimed> {
  try {
    const { player, is_new } = await played.claim(seat.playerId, seat.sessionId);
    return { seat, isDecided: true, isKept: is_new && player.game_status === "completed" };
  } catch (error) {
    return { seat, isDecided: isFinal(error), isKept: false };
  }
}

/** Lost networks and busy servers get another try; so does a token that has just run out. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== "unauthenticated";

function decidedIn(storage: Memory): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(storage.getItem(DECIDED) ?? "[]");
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

/** Only of games this device still has a place in. */
function keepDecided(storage: Memory, decided: ReadonlySet<string>): void {
  const ids = seatsIn(storage)
    .map(({ playerId }) => playerId)
    .filter((id) => decided.has(id));
  try {
    storage.setItem(DECIDED, JSON.stringify(ids));
  } catch {
    // Asked again the next time, which does no harm.
  }
}
