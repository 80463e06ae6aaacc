import type { ForeignSeats } from "#protocol/live/foreign-seats";

/**
 * Number of seats from which on the teacher is asked about a network. Fewer may be pupils at home or on their own connection.
 */
const ASKED_FROM = 6;

type Known = {
  /** The networks of the teacher's own screens. */
  readonly hostNetworks: ReadonlySet<string>;
  /** Networks that the teacher has said are the class's. */
  readonly known: ReadonlySet<string>;
  /** Networks whose seats the teacher has freed. */
  readonly barred: ReadonlySet<string>;
};

/** Tells if nobody gets a new seat from this network. The teacher's own network is never barred. */
export const isBarred = (network: string, { hostNetworks, barred }: Pick<Known, "hostNetworks" | "barred">): boolean =>
  barred.has(network) && !hostNetworks.has(network);

/**
 * Finds the networks from which so many seats were taken that the teacher is asked about them, and then those that are barred.
 * While the teacher's own network is unknown, the one with the most seats counts as the class's.
 */
export function foreignAmong(networks: readonly string[], { hostNetworks, known, barred }: Known): ForeignSeats[] {
  const counts = new Map<string, number>();
  for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
  const [largest] = [...counts].toSorted(([, a], [, b]) => b - a);
  const isOfClass = (network: string) =>
    known.has(network) || (hostNetworks.size > 0 ? hostNetworks.has(network) : network === largest?.[0]);
  const asked = [...counts].filter(
    ([network, count]) => count >= ASKED_FROM && !barred.has(network) && !isOfClass(network),
  );
  const kept = [...barred].filter((network) => isBarred(network, { hostNetworks, barred }));
  return [
    ...asked.map(([network, count]) => ({ network, count })),
    ...kept.map((network) => ({ network, count: counts.get(network) ?? 0, barred: true as const })),
  ];
}
