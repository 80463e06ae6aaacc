import type { Decision } from "#game/command";
import type { GameEvent } from "#game/game-event";
import type { Opening } from "#game/game";
import type { Timed } from "#objects/game-room/command-batch";
import { Journal } from "#objects/game-room/journal";
import type { GameLog } from "#objects/game-room/storage/log";
import type { Seats } from "#objects/game-room/seats";
import type { Sockets } from "#objects/game-room/sockets/sockets";
import type { Upkeep } from "#objects/game-room/upkeep";
import {
  applyInHead,
  decideInHead,
  decideOnCounts,
  newHead,
  tableCame,
  waitNoLonger,
  type Head,
  type HeadCommand,
} from "#large-game/head";
import { RanksWait } from "../ranks-wait";
import type { Count, Handed, HeadEvent } from "#large-game/relay-event";
import { tellHosts } from "#large-game/tell-hosts";

type OfHead = {
  readonly ctx: DurableObjectState;
  readonly log: GameLog;
  readonly opening: Opening;
  readonly sockets: Sockets;
  readonly room: { readonly seats: Seats; readonly upkeep: Upkeep };
  /** Called when the relays have to be notified. */
  readonly follows: (events: readonly HeadEvent[]) => void;
  /** True if phones of some relay are loading the script that draws formulas. */
  readonly areLoading: () => boolean;
};

/** Decides commands and reports of the relays, records the events, and sends them when the ranks are known. */
export class HeadJournal {
  readonly ranks = new RanksWait(
    () => this.head.ranking !== null,
    () => this.waitNoLonger(),
  );
  readonly #journal: Journal<Head, HeadEvent>;

  constructor(private readonly of: OfHead) {
    this.#journal = new Journal({
      ...of,
      begin: () => newHead(of.opening, of.opening.relays!),
      apply: applyInHead,
      teller: (now) => (event, happen) => {
        happen();
        return tellHosts(this.head, event, now);
      },
      ofGame: (events) => events.filter(isOfGame),
      follows: (events) => {
        of.follows(events);
        this.ranks.follow();
      },
    });
  }

  get head(): Head {
    return this.#journal.state;
  }

  /** Decides each command on the state that the earlier ones left behind, then records all of them together. */
  obey(commands: readonly Timed<HeadCommand>[], now: number): Decision[] {
    const decisions: Decision[] = [];
    this.#journal.record(now, (happens) => {
      for (const { command, at } of commands) {
        const result = decideInHead(this.head, command, at, this.of.areLoading());
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
  obeyWhenRanked(commands: readonly Timed<HeadCommand>[]): Promise<Decision[]> {
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
    if (!this.head.awaited.has(relay)) return;
    this.#record(() => tableCame(this.head, relay, handed));
  }

  countsCame(counts: ReadonlyMap<number, Count>): void {
    if (this.head.game.phase.name !== "question") return;
    this.#record((now) => decideOnCounts(this.head, counts, now));
  }

  waitNoLonger(): void {
    this.#record(() => waitNoLonger(this.head));
  }

  #record(decide: (now: number) => readonly HeadEvent[]): void {
    const now = Date.now();
    this.#journal.record(now, (happens) => decide(now).forEach(happens));
  }
}

const isOfGame = (event: HeadEvent): event is GameEvent =>
  event.type !== "tables_asked" && event.type !== "table_came" && event.type !== "ranks_known";
