import type { ServerMessage } from "#protocol/messages";

/**
 * The server's clock on this device: how far it is ahead of `performance.now()`. The device's own wall clock is never
 * asked. A measured round trip beats a longer one; a message that left later than we thought it could corrects us.
 */
export class ServerClock {
  /** Takes what a message tells of the server's time, if it tells any. */
  readonly read = (message: ServerMessage): void => {
    if (!("server_time" in message) || message.server_time === undefined) return;
    if (message.type === "pong" && message.timestamp !== undefined) {
      this.roundTrip(message.server_time, message.timestamp);
    } else this.heard(message.server_time);
  };

  readonly #now: () => number;
  #offset: number | null = null;
  #roundTrip = Number.POSITIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** An answer that holds the server's time, to a question sent at `sentAt`. */
  roundTrip(serverTime: number, sentAt: number): void {
    const receivedAt = this.#now();
    const roundTrip = receivedAt - sentAt;
    if (roundTrip < this.#roundTrip) {
      this.#offset = serverTime - (sentAt + receivedAt) / 2;
      this.#roundTrip = roundTrip;
    }
    this.heard(serverTime);
  }

  /**
   * A message that holds the server's time. It cannot have arrived before it left, so the server is at least this far
   * ahead; that also repairs the clock of a phone whose counter stood still while it slept.
   */
  heard(serverTime: number): void {
    const atLeast = serverTime - this.#now();
    if (this.#offset === null || atLeast > this.#offset) this.#offset = atLeast;
  }

  /** A new connection measures anew. */
  forget(): void {
    this.#roundTrip = Number.POSITIVE_INFINITY;
  }

  /** The server's time now; until the first message a guess from the device. */
  now(): number {
    return this.#offset === null ? Date.now() : this.#now() + this.#offset;
  }
}
