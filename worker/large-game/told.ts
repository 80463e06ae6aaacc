import type { RelayEvent } from "./relay-event";

/**
 * Events for one relay, in order; the place of an event is its number. Events that the relay has on record need not be
 * remembered here.
 */
export class Told {
  #first = 0;
  #events: RelayEvent[] = [];

  get length(): number {
    return this.#first + this.#events.length;
  }

  get last(): RelayEvent | undefined {
    return this.#events.at(-1);
  }

  push(event: RelayEvent): void {
    this.#events.push(event);
  }

  /** Events from this number on; null if they are no longer remembered. */
  from(number: number): readonly RelayEvent[] | null {
    return number < this.#first ? null : this.#events.slice(number - this.#first);
  }

  /** Forgets the events before this number: the relay has them. */
  heard(number: number): void {
    const known = Math.min(number, this.length) - this.#first;
    if (known <= 0) return;
    this.#events.splice(0, known);
    this.#first += known;
  }
}
