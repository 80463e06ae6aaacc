import type { Here } from "./lines";

/** What the relays say of those who are there, as one. One that has said nothing yet is not known to be empty. */
export function summed(relays: readonly (Here | null)[], own: { sockets: number; emptySince: number | null }) {
  const known = relays.filter((here) => here !== null);
  const total = (of: (here: Here) => number) => known.reduce((sum, here) => sum + of(here), 0);
  const empty = [own.emptySince, ...relays.map((here) => here?.emptySince ?? null)];
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
