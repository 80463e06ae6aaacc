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
};

/**
 * Finds the networks from which so many seats were taken that the teacher is asked about them. While the teacher's own network
 * is unknown, the one with the most seats counts as the class's.
 */
export function foreignAmong(networks: readonly string[], { hostNetworks, known }: Known): ForeignSeats[] {
  const counts = new Map<string, number>();
  for (const network of networks) counts.set(network, (counts.get(network) ?? 0) + 1);
  const [largest] = [...counts].toSorted(([, a], [, b]) => b - a);
  const isOfClass = (network: string) =>
    known.has(network) || (hostNetworks.size > 0 ? hostNetworks.has(network) : network === largest?.[0]);
  return [...counts]
    .filter(([network, count]) => count >= ASKED_FROM && !isOfClass(network))
    .map(([network, count]) => ({ network, count }));
}
