import type { RelayEvent } from "./relay-event";

/** What one relay is told, in order: its place is its number. What the relay has on record need not be remembered here. */
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

  /** Null where it is not remembered. */
  from(number: number): readonly RelayEvent[] | null {
    return number < this.#first ? null : this.#events.slice(number - this.#first);
  }

  /** The relay has everything before this number. */
  heard(number: number): void {
    const known = Math.min(number, this.length) - this.#first;
    if (known <= 0) return;
    this.#events.splice(0, known);
    this.#first += known;
  }
}
