import type { ServerMessage } from "#protocol/live/messages";

/**
 * Part of an answer's travel time that is not counted. The rules accept an answer 250 ms late, so some of that is left for
 * slower lines.
 */
const FORGIVEN_MS = 200;
/** Limit of a measured travel time: a longer one comes from a stalled reply. */
const LONGEST_WAY_MS = 2_000;
/** The time for which a long way counts: a line that was held up may be so again. */
const REMEMBERED_MS = 30_000;
/** A round trip up to this length leaves the clock right to 100 ms, however unlike its two ways are. */
const SHORT_TRIP_MS = 200;

export type ServerClock = ReturnType<typeof serverClock>;

/**
 * The server's clock on this device, as its distance from `performance.now()`. The device's own wall clock is never used. A
 * shorter round trip gives a better measurement; a message that arrives before it could have been sent corrects the clock.
 */
export function serverClock(deviceNow: () => number) {
  let offset: number | null = null;
  let shortest = Infinity;
  /** The longest way to the server lately, and the time at which it was measured: an answer may be as slow. */
  let way = 0;
  let wayAt = 0;

  /** A reply with the server's time, to a request sent at `sentAt`. */
  function roundTrip(serverTime: number, sentAt: number): void {
    const receivedAt = deviceNow();
    const trip = receivedAt - sentAt;
    if (trip < shortest) {
      offset = serverTime - (sentAt + receivedAt) / 2;
      shortest = trip;
    }
    // The time beyond the shortest trip may have been lost on the way there alone.
    const longest = trip - shortest / 2;
    if (longest >= way || receivedAt > wayAt + REMEMBERED_MS) {
      way = longest;
      wayAt = receivedAt;
    }
    heard(serverTime);
  }

  /**
   * A message with the server's time. It cannot have arrived before it was sent, so the server is at least this far ahead; that
   * also repairs the clock of a phone whose counter stopped while it slept.
   */
  function heard(serverTime: number): void {
    const atLeast = serverTime - deviceNow();
    if (offset === null || atLeast > offset) offset = atLeast;
  }

  /** The server's time now; until the first message a guess from the device. */
  const now = (): number => (offset === null ? Date.now() : deviceNow() + offset);

  return {
    roundTrip,
    heard,
    now,

    /** Takes what a message tells of the server's time, if it tells any. */
    read(message: ServerMessage): void {
      if (!("server_time" in message) || message.server_time === undefined) return;
      if (message.type === "pong" && message.timestamp !== undefined) roundTrip(message.server_time, message.timestamp);
      else heard(message.server_time);
    },

    /** Forgets the measurement: a new connection measures again. */
    forget(): void {
      shortest = Infinity;
      way = 0;
    },

    /** True while the clock may be wrong by more than 100 ms. */
    isRough: (): boolean => shortest > SHORT_TRIP_MS,

    /** The server's time at which an answer sent now arrives, minus the tolerance of the rules: after the bell none counts. */
    arrival(): number {
      return now() + Math.max(0, Math.min(way, LONGEST_WAY_MS) - FORGIVEN_MS);
    },
  };
}
