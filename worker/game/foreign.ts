import type { ForeignSeats } from "#protocol/live/foreign-seats";

/**
 * Names of the network and of the line that somebody comes from: the same one if the line has a single network, or if only one of
 * them is known.
 */
export type NetworkNames = { readonly network: string; readonly line: string };

/**
 * Number of seats from which on the teacher is asked about a network. Fewer may be pupils at home or on their own connection; where
 * everybody may join by nickname, a class is no matter for a question yet.
 */
export const askedFrom = { class: 6, guests: 100 } as const;

/** Names shown in a question about seats. */
const NAMES_SHOWN = 3;

/** Name of the question about the teacher's own networks; a network's name has sixteen characters. */
const OWN = "own";

export type Bars = {
  /** Networks that the teacher has said are the class's, and how many seats were asked about then (`keptNames`). */
  readonly known: ReadonlySet<string>;
  /** Networks and lines whose seats the teacher has freed; each network with its line, a line with itself. */
  readonly barred: ReadonlyMap<string, string>;
};

export type Known = Bars & {
  /** The networks of the teacher's own screens. */
  readonly hostNetworks: ReadonlySet<string>;
  readonly askedFrom: number;
  /** Number of seats from which on the teacher is asked about her own networks; missing if she never is. */
  readonly ownAskedFrom?: number;
};

/**
 * Seats about which the teacher is asked in one question: those of a network that took many, or those of all other networks of a
 * line. Pupils of a mobile carrier, each on a network of their own, are so not taken for one among them who took many.
 */
export type Group<S> = {
  readonly name: string;
  readonly networks: readonly string[];
  readonly line: string;
  readonly seats: readonly S[];
};

/** Tells if nobody gets a new seat from this network. The teacher's own network is never barred. */
export function isBarred(
  { network, line }: NetworkNames,
  { hostNetworks, known, barred }: Pick<Known, "hostNetworks" | "known" | "barred">,
) {
  return !hostNetworks.has(network) && (barred.has(network) || (barred.has(line) && !known.has(network)));
}

/**
 * Groups all seats; those of the teacher's own networks are one group, if she is asked about it. What took seats again beside a
 * barred network of its line is one group.
 */
export function groupsOf<S extends NetworkNames>(seats: readonly S[], around: Known): Group<S>[] {
  const { hostNetworks, known, barred } = around;
  const strangers = seats.filter(({ network }) => !hostNetworks.has(network));
  const counts = new Map<string, number>();
  for (const { network } of strangers) counts.set(network, (counts.get(network) ?? 0) + 1);
  const linesBarred = new Set(barred.values());
  const keyOf = ({ network, line }: S) => {
    if (known.has(network) || barred.has(network)) return network;
    if (counts.get(network)! < around.askedFrom) return line;
    return linesBarred.has(line) && network !== line ? `more of ${line}` : network;
  };
  const groups = new Map<string, S[]>();
  for (const seat of strangers) {
    const key = keyOf(seat);
    const its = groups.get(key);
    if (its) its.push(seat);
    else groups.set(key, [seat]);
  }
  const others = [...groups].map(([key, its]) => {
    const { network, line } = its[0]!;
    const networks = [...new Set(its.map((one) => one.network))];
    return { name: key === line ? line : network, networks, line, seats: its };
  });
  const own = around.ownAskedFrom === undefined ? [] : seats.filter(({ network }) => hostNetworks.has(network));
  return own.length > 0 ? [...others, { name: OWN, networks: [], line: OWN, seats: own }] : others;
}

/**
 * Finds the networks from which so many seats were taken that the teacher is asked about them, those of most seats first, and
 * then those that are barred. While the teacher's own network is unknown, the one with the most seats counts as the class's.
 */
export function foreignAmong<S extends NetworkNames & { readonly name?: string }>(
  seats: readonly S[],
  around: Known,
): ForeignSeats[] {
  const { hostNetworks, barred, ownAskedFrom = 0 } = around;
  const groups = groupsOf(seats, around).toSorted((a, b) => b.seats.length - a.seats.length);
  const isOfClass = ({ name, seats: { length: count } }: Group<S>) =>
    isKept(name, count, around.known) || (hostNetworks.size === 0 && name === groups[0]!.name);
  const asked = groups.filter(
    (group) =>
      group.seats.length >= (group.name === OWN ? ownAskedFrom : around.askedFrom) &&
      !barred.has(group.name) &&
      !isOfClass(group),
  );
  const kept = [...barred.keys()].filter((network) => !hostNetworks.has(network));
  const countOf = (name: string) => groups.find((group) => group.name === name)?.seats.length ?? 0;
  return [
    ...asked.map((group) => shown(group)),
    ...kept.map((network) => ({ network, count: countOf(network), barred: true as const })),
  ];
}

function shown({ name: network, seats }: Group<{ readonly name?: string }>): ForeignSeats {
  const names = seats.flatMap(({ name = [] }) => name).slice(0, NAMES_SHOWN);
  return {
    network,
    count: seats.length,
    ...(names.length > 0 && { names }),
    ...(network === OWN && { own: true as const }),
  };
}

/**
 * Names to remember with a question that the teacher answered by keeping: its own, those of its networks, and its own with the
 * number of seats.
 *
 *     keptNames("a1", group); // ["a1", "a1 12"]
 */
export const keptNames = (name: string, group?: Group<unknown>): string[] => [
  ...new Set([name, ...(group?.networks ?? []), `${name} ${group?.seats.length ?? 0}`]),
];

/** Tells if the teacher is not asked anew: she is once as many seats again were taken, but at least a class's worth of guests. */
function isKept(name: string, count: number, known: Bars["known"]): boolean {
  if (!known.has(name)) return false;
  const counts = [...known].flatMap((one) => (one.startsWith(`${name} `) ? Number(one.slice(name.length + 1)) : []));
  if (counts.length === 0) return true;
  const then = Math.max(...counts);
  return count < then + Math.max(then, askedFrom.guests);
}

/**
 * Names to bar with the seats of this group, each with its line. The line follows its networks once a second one of them has
 * taken seats. The teacher's own network is not barred.
 */
export function barsOn(
  { name, networks, line }: Group<unknown>,
  barred: Bars["barred"],
): (readonly [string, string])[] {
  if (name === OWN) return [];
  if (name === line) return [[line, line]];
  const bars = networks.map((network) => [network, line] as const);
  const ofLine = [...barred].flatMap(([network, its]) => (its === line && network !== line ? network : []));
  return new Set([...ofLine, ...networks]).size > 1 ? [...bars, [line, line]] : bars;
}
