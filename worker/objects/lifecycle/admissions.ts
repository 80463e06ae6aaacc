import { countingRules } from "#shared/counting/limits";
import { Counter, type Counts } from "#shared/counting/counter";
import { isOfClass, type Known, type NetworkNames } from "#game/foreign";
import { namesAtHost, namesOf } from "./networks";

/** A socket, or the key of a phone without a socket if it has one; and its network and line. */
export type Asker = { readonly phone: unknown } & NetworkNames;

/** The names alone: a relay passes them on to the coordinator, and a socket cannot be passed on. */
export const namesIn = ({ network, line }: NetworkNames): NetworkNames => ({ network, line });

/** A seat by the number that its game or homework gave it, and where it was taken from. */
export type SeatFrom = NetworkNames & { readonly seat: number };

type Look = { readonly now: number; readonly isConfirmed: boolean } & Pick<Known, "known">;
type Ways = { readonly isLarge?: boolean; readonly looks?: Counts; readonly joins?: Counts };

/**
 * Limits on looking up numbers of a class and on taking seats, by phone, network and line: one for each game and homework, asked
 * before a pupil is shown a name or given a seat. The figures are `look` and `join` of `countingRules`. Correct numbers count
 * too: trying them all would reveal the class. A lookup that leads to a seat is given back.
 *
 *     const opensAt = admissions.look(asker, 7, { now, isConfirmed: false, known });
 *     if (opensAt > 0) return tooOften("too_many_numbers", opensAt, now);
 *     admissions.seated(asker, 7);  // the pupil said yes and sits
 */
export class Admissions {
  readonly #looks: Counter<"phone" | "network">;
  readonly #joins: Counter<"network" | "line">;
  readonly #hostNetworks: Set<string>;
  readonly #isLarge: boolean;

  /**
   * `isLarge`: the players of a large game may all be in one building. `looks`, `joins`: stores for the counts by network and line,
   * which are otherwise in memory.
   */
  constructor(hostNetworks: Iterable<string>, { isLarge = false, looks, joins }: Ways = {}) {
    this.#hostNetworks = new Set(Array.from(hostNetworks).flatMap(namesAtHost));
    this.#isLarge = isLarge;
    this.#looks = new Counter(countingRules.look, looks && { network: looks });
    this.#joins = new Counter(countingRules.join, joins && { network: joins, line: joins });
  }

  /** The networks of the host's own screens and calls. If addresses are unknown, all share one. */
  get hostNetworks(): ReadonlySet<string> {
    return this.#hostNetworks;
  }

  isAtHost(network: string): boolean {
    return this.#hostNetworks.has(network);
  }

  hostIsAt(network: string | undefined): void {
    if (network === undefined) return;
    for (const name of namesAtHost(network)) this.#hostNetworks.add(name);
  }

  asker(phone: unknown, network: string): Asker {
    return { phone, ...namesOf(network, this.#hostNetworks) };
  }

  /**
   * Time at which this number may be looked up; 0 if now, and the lookup is counted. Confirming a number that was looked up is
   * not another lookup. On the host's networks, and on those that are the class's (`known`), a single phone would use up its class's
   * share: there only phones are counted.
   */
  look({ phone, ...from }: Asker, number: number, { now, isConfirmed, known }: Look): number {
    if (isConfirmed && this.#looks.has("phone", phone, number)) return 0;
    const isAlone = isOfClass(from, { hostNetworks: this.#hostNetworks, known });
    return this.#looks.count(isAlone ? { phone } : { phone, network: from.network }, now, number);
  }

  /** Time at which a seat may be taken; 0 if now. */
  joinOpensAt(asker: NetworkNames, now: number): number {
    return this.#joins.opensAt(this.#shares(asker), now);
  }

  /**
   * The same; if now, it is counted until `freed` gives it back for this `seat`. Called in the step that gives the seat, which no
   * caller names: a refused join was never counted, and gives nothing back.
   */
  join(asker: NetworkNames, now: number, seat: number): number {
    return this.#joins.count(this.#shares(asker), now, seat);
  }

  /** Uncounts seats that were freed, given up or kept by the host, or that could not be stored. */
  freed(seats: readonly SeatFrom[]): void {
    for (const key of ["network", "line"] as const)
      for (const [name, its] of Map.groupBy(seats, (one) => one[key]))
        this.#joins.free(
          { [key]: name },
          its.map(({ seat }) => seat),
        );
  }

  /** The counts that a seat uses up; a line with a single network has no count of its own. */
  #shares({ network, line }: NetworkNames): Partial<NetworkNames> {
    if (this.#isLarge || this.isAtHost(network)) return {};
    return line === network ? { network } : { network, line };
  }

  /** Uncounts a lookup that led to a seat, since it was not made to learn names. */
  seated(asker: Asker, number: number): void {
    this.#looks.free(asker, [number]);
  }
}
