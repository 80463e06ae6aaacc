import type { ForeignSeats, WhatIsKept } from "#protocol/live/foreign-seats";

/**
 * Names of the network and of the line that somebody comes from: the same one if the line has a single network, or if only one of
 * them is known.
 */
export type NetworkNames = { readonly network: string; readonly line: string };

/**
 * Number of seats from which on the teacher is asked about a network. Fewer may be pupils at home or on their own connection; where
 * everybody may join by nickname, a class is no matter for a question yet. A network that is the class's is a question `again` before
 * joins close it (`countingRules.join`).
 */
export const askedFrom = { class: 6, guests: 100, again: 400 } as const;

/** Names shown in a question about seats. */
const NAMES_SHOWN = 3;

export type Bars = {
  /** Networks and lines that the teacher has said are the class's, each with the number of the last seat there was then. */
  readonly known: ReadonlyMap<string, number>;
  /** Networks and lines whose seats the teacher has freed; each network with its line, a line with itself. */
  readonly barred: ReadonlyMap<string, string>;
};

export type Known = Bars & {
  /** The networks of the teacher's own screens. */
  readonly hostNetworks: ReadonlySet<string>;
  readonly askedFrom: number;
};

/** A seat by its number, where it was taken from, its holder's name, and whether an answer would go with it. */
export type TakenSeat = NetworkNames & {
  readonly seat: number;
  readonly name?: string;
  readonly hasAnswered?: () => boolean;
  /** Freed by `kick`: it counts for the question, since whoever holds five seats of a class may take each again at once. */
  readonly isKicked?: true;
};
export type SeatOfPlayer = TakenSeat & { readonly playerId: string };

/**
 * Seats about which the teacher is asked in one question: those of a network that took many, or those of all other networks of a
 * line. Pupils of a mobile carrier, each on a network of their own, are so not taken for one among them who took many. In a network
 * of the class nobody is in question who sat there when the teacher last said that it is the class's.
 */
export type Group<S> = {
  readonly name: string;
  readonly networks: readonly string[];
  readonly line: string;
  readonly seats: readonly S[];
  /** The numbers of these and of kicked ones. */
  readonly taken: readonly number[];
};

/** Tells if nobody gets a new seat from this network. The teacher's own network is never barred. */
export function isBarred(
  { network, line }: NetworkNames,
  { hostNetworks, known, barred }: Pick<Known, "hostNetworks" | "known" | "barred">,
) {
  return !hostNetworks.has(network) && (barred.has(network) || (barred.has(line) && !known.has(network)));
}

/**
 * Tells if the teacher's own screens are on this network, or if she has said that it is the class's. One that was kept with the others
 * of its line is not: a phone there may have sat among pupils.
 */
export const isOfClass = (
  { network, line }: NetworkNames,
  { hostNetworks, known }: Pick<Known, "hostNetworks" | "known">,
) => hostNetworks.has(network) || (known.has(network) && (network === line || !known.has(line)));

/**
 * Groups the seats in question, oldest first; those of a network of the class are from `again` on. What took seats again beside a barred
 * network of its line is one group.
 */
export function groupsOf<S extends TakenSeat>(seats: readonly S[], around: Known): Group<S>[] {
  const { barred, known } = around;
  const open = seats
    .filter(({ network, seat }) => seat > (known.get(network) ?? 0))
    .toSorted((a, b) => a.seat - b.seat);
  const counts = new Map<string, number>();
  for (const { network } of open) counts.set(network, (counts.get(network) ?? 0) + 1);
  const linesBarred = new Set(barred.values());
  const keyOf = ({ network, line }: S) => {
    if (isOfClass({ network, line }, around) || barred.has(network)) return network;
    const isMore = linesBarred.has(line) && network !== line;
    // A kept network gets seats of a barred line.
    if (counts.get(network)! < around.askedFrom) return isMore && known.has(network) ? `more of ${line}` : line;
    return isMore ? `more of ${line}` : network;
  };
  const groups = new Map<string, S[]>();
  for (const seat of open) {
    const key = keyOf(seat);
    const its = groups.get(key);
    if (its) its.push(seat);
    else groups.set(key, [seat]);
  }
  return [...groups].flatMap(([key, its]) => {
    const { network, line } = its[0]!;
    const left = its.filter(({ isKicked }) => !isKicked);
    if (left.length === 0 || (isOfClass({ network, line }, around) && left.length < askedFrom.again)) return [];
    const networks = [...new Set(its.map((one) => one.network))];
    return { name: key === line ? line : network, networks, line, seats: left, taken: its.map(({ seat }) => seat) };
  });
}

/**
 * Finds the networks from which so many seats were taken that the teacher is asked about them, and then those that are barred.
 * Questions stand in the order of the seats that make them questions now, such as the sixth of a class's: seats taken later move
 * none. While the teacher's own network is unknown, the one with the most seats counts as the class's. Others of a line that was
 * kept, and its own pupils in new seats, are asked about as before.
 */
export function foreignAmong(seats: readonly TakenSeat[], around: Known): ForeignSeats[] {
  const { hostNetworks, barred } = around;
  const groups = groupsOf(seats, around);
  const [largest] = groups.toSorted((a, b) => b.seats.length - a.seats.length);
  const leastOf = (group: Group<unknown>): number => {
    if (isOfHost(group, hostNetworks) || (hostNetworks.size === 0 && group === largest)) return askedFrom.again;
    const { networks, line } = group;
    return networks.every((network) => isOfClass({ network, line }, around)) ? askedFrom.again : around.askedFrom;
  };
  // The host's line is barred to others there, and so shown.
  const kept = [...barred].flatMap(([network, line]) => (hostNetworks.has(network) && network !== line ? [] : network));
  const asked = groups.flatMap((group) => {
    const askedAt = group.taken[leastOf(group) - 1];
    return askedAt === undefined || kept.includes(group.name) ? [] : { group, askedAt };
  });
  const countOf = (name: string) => seats.filter((one) => one.network === name && !one.isKicked).length;
  return [
    ...asked.toSorted((a, b) => a.askedAt - b.askedAt).map(({ group }) => shown(group, hostNetworks)),
    ...kept.map((network) => ({ network, count: countOf(network), barred: true as const })),
  ];
}

/** A line by the host's name for it is not the host's: others have networks there. */
const isOfHost = ({ networks }: Pick<Group<unknown>, "networks">, hostNetworks: ReadonlySet<string>) =>
  networks.some((network) => hostNetworks.has(network));

/** The newest names tell most: whoever floods a network comes after those who were there. */
function shown({ name: network, networks, seats }: Group<TakenSeat>, hostNetworks: ReadonlySet<string>): ForeignSeats {
  const names = seats
    .flatMap(({ name = [] }) => name)
    .slice(-NAMES_SHOWN)
    .toReversed();
  const answered = seats.filter(({ hasAnswered }) => hasAnswered?.()).length;
  return {
    network,
    count: seats.length,
    up_to: seats.at(-1)!.seat,
    ...(names.length > 0 && { names }),
    ...(answered > 0 && { answered }),
    ...(isOfHost({ networks }, hostNetworks) && { own: true as const }),
  };
}

/** Barred names that are let in again; or names to remember as the class's, their seats, and the number of the newest of these. */
export type Kept<S> = {
  readonly letIn: readonly string[];
  readonly known: readonly string[];
  readonly seats: readonly S[];
  readonly upTo: number;
};
const nothingKept: Kept<never> = { letIn: [], known: [], seats: [], upTo: 0 };

/**
 * Tells what the teacher keeps with this name. Of a question: the seats that she saw, and the names of their networks, with that of the
 * line if they are several. Of a barred network nothing: all barred ones are let in again, since she cannot tell one from another, and
 * whoever takes many seats then is asked about as before.
 */
export function keptOf<S extends TakenSeat>(
  name: string,
  seats: readonly S[],
  around: Known,
  { up_to = Infinity, barred }: WhatIsKept = {},
): Kept<S> {
  if (around.barred.has(name))
    return up_to === Infinity ? { ...nothingKept, letIn: [...around.barred.keys()] } : nothingKept;
  const group = barred ? undefined : groupNamed(name, seats, around);
  const kept = group?.seats.filter(({ seat }) => seat <= up_to);
  if (!group || !kept?.length) return nothingKept;
  const networks = new Set(kept.map(({ network }) => network));
  const isLine = networks.size > 1 || name === group.line;
  const known = [...(isLine ? networks.add(group.line) : networks)];
  return { letIn: [], known, seats: kept, upTo: kept.at(-1)!.seat };
}

/** The question of this name, asked already or not yet. */
export const groupNamed = <S extends TakenSeat>(
  name: string,
  seats: readonly S[],
  around: Known,
): Group<S> | undefined => groupsOf(seats, around).find((group) => group.name === name);

/** Seats to free: all of the question, or only those without an answer. */
export const seatsToFree = <S extends TakenSeat>({ seats }: Group<S>, keepsAnswered = false): readonly S[] =>
  keepsAnswered ? seats.filter(({ hasAnswered }) => !hasAnswered?.()) : seats;

/**
 * Names to bar with the seats of this group, each with its line. The line follows its networks once a second one of them has
 * taken seats. A network of the class is not barred; one that was kept with others of its line is.
 */
export function barsOn(group: Group<unknown>, around: Known): (readonly [string, string])[] {
  const { name, networks, line } = group;
  if (networks.some((network) => isOfClass({ network, line }, around))) return [];
  const barsOf = (names: readonly string[]) => names.map((network) => [network, line] as const);
  // A barred line is barred to its networks, but for those that were kept.
  if (name === line) return [...barsOf(networks.filter((network) => around.known.has(network))), [line, line]];
  const ofLine = [...around.barred].flatMap(([network, its]) => (its === line && network !== line ? network : []));
  return [...barsOf(networks), ...(new Set([...ofLine, ...networks]).size > 1 ? [[line, line] as const] : [])];
}
