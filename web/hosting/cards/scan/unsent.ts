import type { Letter } from "../reading/letter";

/** Age up to which a sent answer is in doubt when its connection is given up. */
const DOUBTED_MS = 60_000;

type Sent = { readonly letter: Letter; readonly at: number };

/** Answers that were read and that the game has not confirmed yet, by player. */
export class Unsent {
  private readonly waiting = new Map<string, Letter>();
  private readonly sent = new Map<string, Sent>();

  add(playerId: string, letter: Letter): void {
    this.waiting.set(playerId, letter);
  }

  /** Takes the answers that go now; they no longer wait. */
  take(at: number): readonly (readonly [playerId: string, letter: Letter])[] {
    const batch = [...this.waiting];
    for (const [playerId, letter] of batch) this.sent.set(playerId, { letter, at });
    this.waiting.clear();
    return batch;
  }

  /** The game has an answer of these players. */
  arrived(playerIds: readonly string[]): void {
    for (const id of playerIds) this.sent.delete(id);
  }

  /**
   * Puts answers under way back in the queue, because they will not arrive any more, unless the card was read again meanwhile.
   */
  lost(at: number): void {
    for (const [playerId, sent] of this.sent) {
      if (at - sent.at <= DOUBTED_MS && !this.waiting.has(playerId)) this.waiting.set(playerId, sent.letter);
    }
    this.sent.clear();
  }

  /** Players whose answer is known here, and perhaps nowhere else. */
  get playerIds(): ReadonlySet<string> {
    return new Set([...this.waiting.keys(), ...this.sent.keys()]);
  }

  get hasWaiting(): boolean {
    return this.waiting.size > 0;
  }

  clear(): void {
    this.waiting.clear();
    this.sent.clear();
  }
}
