/** Why cards are not read, worst first. */
const causes = ["dark", "shaky", "far", "glare", "unknown", "twice", "slow"] as const;
export type Cause = (typeof causes)[number];

/** A cause has to last before anything is said of it … */
const SAID_AFTER = 2000;
/** … and is not spoken of any more so long after it was last there. */
const GONE_AFTER = 1000;

type Seen = { readonly since: number; readonly last: number };

/** What to say about how things go: one at a time, neither at once nor for ever. */
export class Hints {
  readonly #seen = new Map<Cause, Seen>();
  #lastFrame = 0;

  note(there: Iterable<Cause>, at: number): void {
    for (const cause of there) {
      const before = this.#seen.get(cause);
      // On a slow device the frame before may be longer ago.
      const isGoingOn = before !== undefined && before.last >= Math.min(at - GONE_AFTER, this.#lastFrame);
      this.#seen.set(cause, { since: isGoingOn ? before.since : at, last: at });
    }
    this.#lastFrame = at;
  }

  worst(at: number): Cause | null {
    const isSaid = (cause: Cause) => {
      const seen = this.#seen.get(cause);
      return seen !== undefined && seen.last - seen.since >= SAID_AFTER && at - seen.last <= GONE_AFTER;
    };
    return causes.find(isSaid) ?? null;
  }
}
