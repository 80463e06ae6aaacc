import type { ServerMessage } from "#protocol/live/messages";

/**
 * Part of an answer's travel time that is not counted. The rules accept an answer 250 ms late, so some of that is left for
 * slower lines.
 */
const FORGIVEN_MS = 200;
/** Limit of a measured travel time: a longer one comes from a stalled reply. */
const LONGEST_WAY_MS = 2_000;

/**
 * The server's clock on this device, as its distance from `performance.now()`. The device's own wall clock is never used. A
 * shorter round trip gives a better measurement; a message that arrives before it could have been sent corrects the clock.
 */
export class ServerClock {
  /** Takes what a message tells of the server's time, if it tells any. */
  readonly read = (message: ServerMessage): void => {
    if (!("server_time" in message) || message.server_time === undefined) return;
    if (message.type === "pong" && message.timestamp !== undefined) {
      this.roundTrip(message.server_time, message.timestamp);
    } else this.heard(message.server_time);
  };

  private readonly deviceNow: () => number;
  private offset: number | null = null;
  private shortestTrip = Number.POSITIVE_INFINITY;

  constructor(now: () => number) {
    this.deviceNow = now;
  }

  /** A reply with the server's time, to a request sent at `sentAt`. */
  roundTrip(serverTime: number, sentAt: number): void {
    const receivedAt = this.deviceNow();
    const roundTrip = receivedAt - sentAt;
    if (roundTrip < this.shortestTrip) {
      this.offset = serverTime - (sentAt + receivedAt) / 2;
      this.shortestTrip = roundTrip;
    }
    this.heard(serverTime);
  }

  /**
   * A message with the server's time. It cannot have arrived before it was sent, so the server is at least this far ahead; that
   * also repairs the clock of a phone whose counter stopped while it slept.
   */
  heard(serverTime: number): void {
    const atLeast = serverTime - this.deviceNow();
    if (this.offset === null || atLeast > this.offset) this.offset = atLeast;
  }

  /** Forgets the measurement: a new connection measures again. */
  forget(): void {
    this.shortestTrip = Number.POSITIVE_INFINITY;
  }

  /** The server's time now; until the first message a guess from the device. */
  readonly now = (): number => (this.offset === null ? Date.now() : this.deviceNow() + this.offset);

  /** The server's time at which an answer sent now arrives, minus the tolerance of the rules: after the bell none counts. */
  readonly arrival = (): number => {
    const way = this.shortestTrip === Number.POSITIVE_INFINITY ? 0 : this.shortestTrip / 2;
    return this.now() + Math.max(0, Math.min(way, LONGEST_WAY_MS) - FORGIVEN_MS);
  };
}
