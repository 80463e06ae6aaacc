import { limits } from "#shared/limits";
import type { GameLog } from "../storage/log";
import type { Sockets } from "./sockets";

/** While phones only poll, the stored time of the last call is renewed this often: at most one row per minute. */
const STORE_EVERY = 60_000;

/** Players present (with an open socket, or a call within the last ten seconds), and since when nobody is. */
export class Presence {
  readonly #polls = new Map<string, number>();
  /** Players of a room that has just restarted, and the time until which they may come back. */
  readonly #lost: { readonly players: readonly string[]; readonly until: number };
  #emptySince: number | null;
  #stored: number | null;

  constructor(
    private readonly sockets: Sockets,
    private readonly log: GameLog,
    players: Iterable<string>,
    now: number,
  ) {
    this.#stored = log.note("empty_since");
    this.#emptySince = this.#stored;
    // A crash or a deploy closed the sockets without any event.
    if (sockets.count === 0 && this.#emptySince === null) this.#emptied(now);
    this.#lost = { players: [...players], until: sockets.count > 0 ? 0 : now + limits.comeBackMs };
  }

  /** Counts a player without a socket as present for a while after a call. */
  polled(playerId: string, now: number): void {
    this.#polls.delete(playerId);
    this.#polls.set(playerId, now);
    this.called(now);
  }

  /** Called on a request of a player or the owner: the game is not abandoned. */
  called(now: number): void {
    if (this.sockets.count > 0) return;
    this.#emptySince = now;
    if (this.#stored === null || now - this.#stored > STORE_EVERY) this.#store(now);
  }

  forget(playerId: string): void {
    this.#polls.delete(playerId);
  }

  connected(): void {
    this.#emptySince = null;
    if (this.#stored !== null) this.#store(null);
  }

  disconnected(now: number): void {
    if (this.sockets.count === 0) this.#emptied(now);
  }

  isPresent(playerId: string, now: number): boolean {
    return this.sockets.hasPlayer(playerId) || this.#hasPolled(playerId, now);
  }

  /** Leaves out those whose socket is open and silent: lists show them as gone, and a question still waits for them. */
  isHeard(playerId: string, now: number): boolean {
    const hasSocket = this.sockets.hasPlayer(playerId) && !this.sockets.isSilent(playerId, now);
    return hasSocket || this.#hasPolled(playerId, now);
  }

  #hasPolled(playerId: string, now: number): boolean {
    return now - (this.#polls.get(playerId) ?? -Infinity) <= limits.pollPresenceMs;
  }

  /**
   * Forgets phones that stopped polling; true if there were any. Calls are in order of time, so it stops at the first recent
   * one.
   */
  forgetSilent(now: number): boolean {
    const before = this.#polls.size;
    for (const [playerId, at] of this.#polls) {
      if (now - at <= limits.pollPresenceMs) break;
      this.#polls.delete(playerId);
    }
    return this.#polls.size < before;
  }

  get hasPolls(): boolean {
    return this.#polls.size > 0;
  }

  present(now: number): Set<string> {
    const present = new Set(this.sockets.players());
    for (const playerId of this.#polls.keys()) if (this.isPresent(playerId, now)) present.add(playerId);
    return present;
  }

  /** Players that a question waits for: everybody present, and after a restart everybody who still has time to come back. */
  awaited(now: number): Set<string> {
    const awaited = this.present(now);
    if (now < this.#lost.until) for (const playerId of this.#lost.players) awaited.add(playerId);
    return awaited;
  }

  /** Lower bound on the awaited players: with fewer answers a question cannot be over. */
  get fewestAwaited(): number {
    return this.sockets.playerCount;
  }

  /** Upper bound on the players present: those without a socket stay in it for a while after their last call. */
  get mostPresent(): number {
    return this.sockets.playerCount + this.#polls.size;
  }

  get emptySince(): number | null {
    return this.#emptySince;
  }

  #emptied(now: number): void {
    this.#emptySince = now;
    this.#store(now);
  }

  #store(value: number | null): void {
    this.#stored = value;
    this.log.setNote("empty_since", value);
  }
}
