import { allOrNothing } from "#objects/lifecycle/all-or-nothing";
import type { GameLog } from "./log";

type Options<S, E extends object> = {
  readonly ctx: DurableObjectState;
  readonly log: GameLog;
  readonly begin: () => S;
  readonly apply: (state: S, event: E) => void;
  /** Called when memory matches the record again. */
  readonly onRestored: () => void;
};

/**
 * A state that follows from the log alone: replayed when the object starts, changed only together with a row of the log. The
 * journal holds it. An event is applied at once, so the next decision of the same recording already sees it; if the
 * transaction fails, the state is replayed from the log, and an object that cannot even read its log is aborted.
 *
 *     const apply = (state, { adds }) => void (state.sum += adds);
 *     const counter = new EventSourced({ ctx, log, begin: () => ({ sum: 0 }), apply, wentBack });
 *     counter.record(Date.now(), (happens) => happens({ adds: 1 }));
 *     counter.state.sum;  // 1, on record
 */
export class EventSourced<S, E extends object> {
  #state: S;

  constructor(private readonly stored: Options<S, E>) {
    this.#state = this.#replayed();
  }

  get state(): S {
    return this.#state;
  }

  /**
   * Records everything that `work` lets happen in one transaction, together with the writes that belong to it (`besides`). If
   * recording fails, memory returns to the recorded state.
   */
  record(now: number, work: (happens: (event: E) => void) => void, besides?: (events: readonly E[]) => void): E[] {
    const { ctx, log, apply, onRestored } = this.stored;
    const events: E[] = [];
    const store = () => {
      work((event) => {
        apply(this.#state, event);
        events.push(event);
      });
      if (events.length > 0) log.append(events, now);
      besides?.(events);
    };
    allOrNothing(ctx, store, () => {
      this.#state = this.#replayed();
      onRestored();
    });
    return events;
  }

  #replayed(): S {
    const { log, begin, apply } = this.stored;
    const state = begin();
    for (const event of log.events<E>()) apply(state, event);
    return state;
  }
}
