import type { Letter } from "../reading/letter";

/** A connection that was given up may have lost what was sent so shortly before. */
const DOUBTED_MS = 60_000;

type Sent = { readonly letter: Letter; readonly at: number };

/** Answers that were read and of which the game has not said that they are there. Keyed by player. */
export class Unsent {
  readonly #waiting = new Map<string, Letter>();
  readonly #sent = new Map<string, Sent>();

  add(playerId: string, letter: Letter): void {
    this.#waiting.set(playerId, letter);
  }

  /** What goes now; it waits no longer. */
  take(at: number): readonly (readonly [playerId: string, letter: Letter])[] {
    const batch = [...this.#waiting];
    for (const [playerId, letter] of batch) this.#sent.set(playerId, { letter, at });
    this.#waiting.clear();
    return batch;
  }

  /** The game has an answer of theirs. */
  arrived(playerIds: readonly string[]): void {
    for (const id of playerIds) this.#sent.delete(id);
  }

  /** Nothing that was under way will arrive any more: it goes again, unless the card was read anew meanwhile. */
  lost(at: number): void {
    for (const [playerId, sent] of this.#sent) {
      if (at - sent.at <= DOUBTED_MS && !this.#waiting.has(playerId)) this.#waiting.set(playerId, sent.letter);
    }
    this.#sent.clear();
  }

  /** Whose answer is known here, and perhaps nowhere else. */
  get playerIds(): ReadonlySet<string> {
    return new Set([...this.#waiting.keys(), ...this.#sent.keys()]);
  }

  get hasWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  clear(): void {
    this.#waiting.clear();
    this.#sent.clear();
  }
}
