import type { ServerMessage } from "#protocol/live/messages";

/** The rules take an answer that comes 250 ms late; a way that is a little longer at times needs the rest. */
const FORGIVEN_MS = 200;
/** One stalled reply measures a longer way than there is. */
const LONGEST_WAY_MS = 2_000;

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
  readonly now = (): number => (this.#offset === null ? Date.now() : this.#now() + this.#offset);

  /** The server's time when an answer that is sent now arrives, less what the rules forgive: from the bell on, none counts. */
  readonly arrival = (): number => {
    const way = this.#roundTrip === Number.POSITIVE_INFINITY ? 0 : this.#roundTrip / 2;
    return this.now() + Math.max(0, Math.min(way, LONGEST_WAY_MS) - FORGIVEN_MS);
  };
}
