import { limits } from "#shared/limits";
import type { Game } from "#game/game";
import { takesReactions } from "#game/reactions";
import { reactions } from "#game/view/replies";
import { Throttle } from "./sockets/throttle";
import type { Sockets } from "./sockets/sockets";

export type HearsReactions = {
  readonly byAnybody: () => boolean;
  readonly tell: (counts: readonly number[]) => void;
};

/**
 * Reactions that phones send between questions: counted, sent to the host now and then, and forgotten. Kept in memory only: a
 * room that slept had no flood. Reactions that come too often, or at the wrong time, are silently dropped.
 */
export class Reactions {
  readonly #last = new Map<string, number>();
  readonly #paced = new Throttle(
    () => limits.reactionsMs,
    () => this.#tell(),
  );
  #counts = none();

  constructor(
    private readonly game: () => Game,
    private readonly heard: HearsReactions,
  ) {}

  sent(playerId: string, reaction: number): void {
    const now = Date.now();
    if (!this.#mayReact() || Math.abs(now - (this.#last.get(playerId) ?? -Infinity)) < limits.reactionEachMs) return;
    this.#last.set(playerId, now);
    this.#counts[reaction]! += 1;
    this.#paced.ask();
  }

  /** Adds reactions from phones of another room of the same game. */
  add(counts: readonly number[]): void {
    if (!this.#mayReact() || counts.every((count) => count === 0)) return;
    this.#counts = this.#counts.map((count, i) => count + (counts[i] ?? 0));
    this.#paced.ask();
  }

  stop(): void {
    this.#paced.cancel();
  }

  #mayReact(): boolean {
    return this.heard.byAnybody() && takesReactions(this.game());
  }

  #tell(): void {
    const counts = this.#counts;
    this.#counts = none();
    // The next question may have begun meanwhile; no reactions are shown over it.
    if (this.#mayReact()) this.heard.tell(counts);
  }
}

/** Sends reactions to the hosts of this room. */
export const toHosts = (sockets: Sockets): HearsReactions => ({
  byAnybody: () => sockets.hasHost,
  tell: (counts: readonly number[]) => sockets.tell([{ to: "host", message: reactions(counts) }]),
});

const none = (): number[] => Array.from({ length: limits.reactions }, () => 0);
