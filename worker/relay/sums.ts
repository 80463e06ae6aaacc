import type { Here } from "./lines";

/** Of a relay that says nothing: since when. */
type Silent = { readonly silentSince: number };

/** What the relays say of those who are there, as one. One that is silent keeps no game from being given up. */
export function summed(relays: readonly (Here | Silent)[], own: { sockets: number; emptySince: number | null }) {
  const known = relays.filter((one): one is Here => "sockets" in one);
  const total = (of: (here: Here) => number) => known.reduce((sum, here) => sum + of(here), 0);
  const empty = [own.emptySince, ...relays.map((one) => ("sockets" in one ? one.emptySince : one.silentSince))];
  return {
    sockets: own.sockets + total(({ sockets }) => sockets),
    choosing: total(({ choosing }) => choosing),
    answered: total(({ answered }) => answered),
    total: total((here) => here.total),
    emptySince: empty.every((since) => since !== null) ? Math.max(...empty) : null,
    absent: new Set(known.flatMap(({ absent }) => absent)),
  };
}

export type OfAll = ReturnType<typeof summed>;
