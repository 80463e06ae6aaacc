import { countOf as answersOf } from "#game/view/lists";
import type { Seats } from "#objects/game-room/seats";
import type { RelayPresence, RelayState } from "#large-game/lines";
import { countOf, type Relay } from "#large-game/relay";
import { ROWS } from "#large-game/ranks/table";

const MINUTE = 60_000;

/** A relay's state in the form sent to the coordinator. `has`: the number under which the coordinator already has the table. */
export function relayState(relay: Relay, seats: Seats, has: number): RelayState {
  const { handed, heard, game } = relay;
  const now = Date.now();
  return {
    relay: game.setup.relay!,
    heard,
    count: countOf(relay, seats.awaited(now)),
    here: here(relay, seats, now),
    handed: handed && handed.number > has ? handed : null,
  };
}

function here({ game }: Relay, seats: Seats, now: number): RelayPresence {
  const present = seats.present(now);
  const { emptySince, count, choosing, loading } = seats;
  const isRunning = game.phase.name === "question";
  const { answered, total } = isRunning ? answersOf(game, present) : { answered: 0, total: 0 };
  const absent: string[] = [];
  for (const [id, { hasLeft }] of game.players) {
    if (absent.length >= ROWS) break;
    if (!hasLeft && !present.has(id)) absent.push(id);
  }
  return {
    sockets: count,
    choosing,
    // Phones that poll renew it all the time, so it is rounded to the minute.
    emptySince: emptySince === null ? null : Math.floor(emptySince / MINUTE) * MINUTE,
    answered,
    total,
    ...(loading > 0 && { loading }),
    absent,
  };
}
