import type { RelayEvent } from "./relay-event";

/** The events for one relay, numbered in order. Those that the relay has stored are dropped here. */
export class OutgoingEvents {
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

  /** The events from this number on; null if some of them were dropped. */
  from(number: number): readonly RelayEvent[] | null {
    return number < this.#first ? null : this.#events.slice(number - this.#first);
  }

  /** Drops the events before this number, because the relay has stored them. */
  heard(number: number): void {
    const known = Math.min(number, this.length) - this.#first;
    if (known <= 0) return;
    this.#events.splice(0, known);
    this.#first += known;
  }
}
