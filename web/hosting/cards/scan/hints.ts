/** Reasons why cards are not read, worst first. */
const causes = ["frozen", "dark", "shaky", "far", "glare", "unknown", "twice", "slow"] as const;
export type Cause = (typeof causes)[number];

/** Time a cause has to last before it is mentioned … */
const SAID_AFTER = 2000;
/** … and time after its end for which it still is. */
const GONE_AFTER = 1000;

type Seen = { readonly since: number; readonly last: number };

/** Chooses the hint to show: one at a time, not at once, and not for ever. */
export class Hints {
  private readonly seen = new Map<Cause, Seen>();
  private lastFrame = 0;

  note(there: Iterable<Cause>, at: number): void {
    for (const cause of there) {
      const before = this.seen.get(cause);
      // Allow for a slow device, whose previous frame may be longer ago than that.
      const isGoingOn = before !== undefined && before.last >= Math.min(at - GONE_AFTER, this.lastFrame);
      this.seen.set(cause, { since: isGoingOn ? before.since : at, last: at });
    }
    this.lastFrame = at;
  }

  worst(at: number): Cause | null {
    const isSaid = (cause: Cause) => {
      const seen = this.seen.get(cause);
      return seen !== undefined && seen.last - seen.since >= SAID_AFTER && at - seen.last <= GONE_AFTER;
    };
    return causes.find(isSaid) ?? null;
  }
}
