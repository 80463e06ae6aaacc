import type { RelayPresence } from "./lines";

/** A silent relay, and the time since which it has said nothing. */
type Silent = { readonly silentSince: number };

/**
 * Adds up what the relays report about the people there. A silent relay counts as empty, so that it does not keep a game alive.
 */
export function sumOfRelays(relays: readonly (RelayPresence | Silent)[]) {
  const known = relays.filter((one): one is RelayPresence => "sockets" in one);
  const total = (of: (here: RelayPresence) => number) => known.reduce((sum, here) => sum + of(here), 0);
  const empty = relays.map((one) => ("sockets" in one ? one.emptySince : one.silentSince));
  return {
    sockets: total(({ sockets }) => sockets),
    choosing: total(({ choosing }) => choosing),
    answered: total(({ answered }) => answered),
    total: total((here) => here.total),
    loading: total((here) => here.loading ?? 0),
    emptySince: latest(empty),
    absent: new Set(known.flatMap(({ absent }) => absent)),
  };
}

export type OfAll = ReturnType<typeof sumOfRelays>;

/** Adds the screens of the host. */
export const withHostScreens = (all: OfAll, own: Pick<OfAll, "sockets" | "emptySince">): OfAll => ({
  ...all,
  sockets: all.sockets + own.sockets,
  emptySince: latest([all.emptySince, own.emptySince]),
});

/** The latest of these moments; null if somebody is there. */
const latest = (empty: readonly (number | null)[]): number | null =>
  empty.every((since) => since !== null) ? Math.max(...empty) : null;

/** Tells what has changed in one relay; everything for its first report. */
export const changes = (here: RelayPresence, before: RelayPresence | null) => ({
  lobby: here.choosing !== before?.choosing || here.absent.join() !== before.absent.join(),
  counter: here.sockets !== before?.sockets,
  count: here.answered !== before?.answered || here.total !== before.total,
  empty: here.emptySince !== before?.emptySince,
});
