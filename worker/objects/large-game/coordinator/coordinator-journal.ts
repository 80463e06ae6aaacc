import type { Decision } from "#game/command";
import type { GameEvent } from "#game/game-event";
import type { Timed } from "#objects/game-room/command-batch";
import type { Surroundings } from "#objects/game-room/hosted-game";
import { Journal } from "#objects/game-room/journal";
import {
  applyInCoordinator,
  decideInCoordinator,
  decideOnCounts,
  newCoordinator,
  tableCame,
  waitNoLonger,
  type Coordinator,
  type CoordinatorCommand,
} from "#large-game/coordinator";
import { RanksWait } from "../ranks-wait";
import type { Count, Handed, CoordinatorEvent } from "#large-game/relay-event";
import { tellHosts } from "#large-game/tell-hosts";

type Options = Surroundings & {
  /** Called when the relays have to be notified. */
  readonly follows: (events: readonly CoordinatorEvent[]) => void;
  /** True if phones of some relay are loading the script that draws formulas. */
  readonly areLoading: () => boolean;
};

/** Decides commands and reports of the relays, records the events, and sends them when the ranks are known. */
export class CoordinatorJournal {
  readonly ranks = new RanksWait(
    () => this.coordinator.ranking !== null,
    () => this.waitNoLonger(),
  );
  readonly #journal: Journal<Coordinator, CoordinatorEvent>;

  constructor(private readonly of: Options) {
    this.#journal = new Journal({
      ...of,
      begin: () => newCoordinator(of.setup, of.setup.relays!),
      apply: applyInCoordinator,
      teller: (now) => (event, happen) => {
        happen();
        return tellHosts(this.coordinator, event, now);
      },
      ofGame: (events) => events.filter(isOfGame),
      follows: (events) => {
        of.follows(events);
        this.ranks.follow();
      },
    });
  }

  get coordinator(): Coordinator {
    return this.#journal.state;
  }

  /** Decides each command on the state that the earlier ones left behind, then records all of them together. */
  obey(commands: readonly Timed<CoordinatorCommand>[], now: number): Decision[] {
    const decisions: Decision[] = [];
    this.#journal.record(now, (happens) => {
      for (const { command, at } of commands) {
        const result = decideInCoordinator(this.coordinator, command, at, this.of.areLoading());
        if (result === "later") decisions.push({ ok: false, error: "unavailable" });
        else if (!result.ok) decisions.push(result);
        else {
          decisions.push({ ok: true, events: result.events.filter(isOfGame) });
          for (const event of result.events) happens(event);
        }
      }
    });
    return decisions;
  }

  /** The same as `obey`, but waits until all ranks are known. */
  obeyWhenRanked(commands: readonly Timed<CoordinatorCommand>[]): Promise<Decision[]> {
    return new Promise((resolve, reject) => {
      this.ranks.whenRanked(() => {
        try {
          resolve(this.obey(commands, Date.now()));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  tableCame(relay: number, handed: Handed): void {
    if (!this.coordinator.awaited.has(relay)) return;
    this.#record(() => tableCame(this.coordinator, relay, handed));
  }

  countsCame(counts: ReadonlyMap<number, Count>): void {
    if (this.coordinator.game.phase.name !== "question") return;
    this.#record((now) => decideOnCounts(this.coordinator, counts, now));
  }

  waitNoLonger(): void {
    this.#record(() => waitNoLonger(this.coordinator));
  }

  #record(decide: (now: number) => readonly CoordinatorEvent[]): void {
    const now = Date.now();
    this.#journal.record(now, (happens) => decide(now).forEach(happens));
  }
}

const isOfGame = (event: CoordinatorEvent): event is GameEvent =>
  event.type !== "tables_asked" && event.type !== "table_came" && event.type !== "ranks_known";
