import { counted } from "#shared/counting/limits";
import { Counter } from "#shared/counting/counter";

/** Whoever asks to come in: a socket, or the key of a phone without one, if it has one; and the network it comes from. */
export type Asker = { readonly phone: unknown; readonly network: string };

/**
 * How often numbers of a class are looked at here and seats are taken, by phone and by network. Right numbers count too:
 * whoever tries them all knows the class.
 */
export class Admissions {
  readonly #looks = new Counter(counted.look);
  readonly #joins = new Counter(counted.join);
  readonly #hostNetworks: Set<string>;

  /** `isHall`: the players of a large game may all be in one building. */
  constructor(
    hostNetworks: Iterable<string>,
    private readonly isHall = false,
  ) {
    this.#hostNetworks = new Set(hostNetworks);
  }

  /** The networks of the host's own screens and calls: where an address is not told, everybody's. */
  get hostNetworks(): ReadonlySet<string> {
    return this.#hostNetworks;
  }

  hostIsAt(network: string | undefined): void {
    if (network !== undefined) this.#hostNetworks.add(network);
  }

  /**
   * When this number may be looked at; 0 if now, and it is counted. Saying yes to one that was looked at is no other look. On the
   * network of the host's own screens a single phone would use up the share of its class: there only phones are counted.
   */
  look({ phone, network }: Asker, number: number, { now, isConfirmed }: { now: number; isConfirmed: boolean }): number {
    if (isConfirmed && this.#looks.has("phone", phone, number)) return 0;
    return this.#looks.count(this.#hostNetworks.has(network) ? { phone } : { phone, network }, now, number);
  }

  /** When a seat may be taken; 0 if now, and it is counted until `refused` takes it back. */
  join({ network }: Asker, seat: string, now: number): number {
    const isFree = this.isHall || this.#hostNetworks.has(network);
    return isFree ? 0 : this.#joins.count({ network }, now, seat);
  }

  refused({ network }: Asker, seat: string): void {
    this.#joins.free({ network }, seat);
  }

  /** A look that leads to a seat was none to learn names by. */
  seated(asker: Asker, number: number): void {
    this.#looks.free(asker, number);
  }
}
