import { useState } from "react";
import type { ListedPlayer } from "#protocol/live/listed-players";

/** The number of places in a batch: with 30 ms between two marbles, a whole batch arrives within 900 ms. */
const PLACES = 30;

/**
 * Players who were not there when the board was last drawn, each with a place in the batch. Those present at the opening stand
 * still.
 */
export function useArriving(players: readonly ListedPlayer[]): ReadonlyMap<string, number> {
  const [known, setKnown] = useState(() => ({ players, places: new Map<string, number>() }));
  if (known.players === players) return known.places;
  const before = new Set(known.players.map(({ player_id }) => player_id));
  const places = new Map(known.places);
  let place = 0;
  for (const { player_id } of players) {
    if (!before.has(player_id)) places.set(player_id, place++ % PLACES);
  }
  setKnown({ players, places });
  return places;
}
