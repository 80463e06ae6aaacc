import type { GameEvent } from "#game/game-event";
import type { Outgoing } from "#game/view";
import type { Surroundings } from "../game-room/hosted-game";
import { Journal } from "../game-room/journal";
import type { Seats } from "../game-room/seats";
import type { News } from "#large-game/lines";
import { RanksWait } from "./ranks-wait";
import { applyInRelay, asOwn, newRelay, newEvents, type Relay, type RelayEntry } from "#large-game/relay";
import type { RelayClock } from "./relay-clock";
import { ownPoints, tellPhones } from "#large-game/tell-phones";

type OfRelay = Surroundings & {
  readonly clock: RelayClock;
  /** Called when the coordinator has to be notified. */
  readonly follows: (events: readonly GameEvent[]) => void;
  /** Called when the coordinator has been silent for too long while everybody waits for ranks. */
  readonly isTooLong: () => void;
};

/** Records the events of a relay, from its coordinator or its own players, and sends them when ranks are known. */
export class RelayJournal {
  readonly ranks = new RanksWait(
    () => this.#awaitsRanks,
    () => this.#tellOwnPoints(),
  );
  readonly #journal: Journal<Relay, RelayEntry>;
  /** The closed question for which phones already have their own points. */
  #pointsToldOf: number | null = null;

  constructor(private readonly of: OfRelay) {
    // During replay of the log nobody is connected.
    const isConnected = () => (of.host.seats as Seats | undefined)?.isConnected() ?? (() => false);
    this.#journal = new Journal({
      ...of,
      begin: () => newRelay(of.setup),
      apply: (relay, entry) => applyInRelay(relay, entry, isConnected()),
      teller: (now) => this.#teller(of.clock.inCoordinator(now)),
      ofGame,
      follows: (entries) => {
        this.ranks.follow();
        of.follows(ofGame(entries));
      },
    });
  }

  get relay(): Relay {
    return this.#journal.state;
  }

  record(now: number, work: (happens: (entry: RelayEntry) => void) => void): void {
    this.#journal.record(now, work);
  }

  hear({ first, events }: News, now: number): void {
    const isNew = newEvents(this.relay, first, events);
    if (isNew.length === 0) return;
    this.record(now, (happens) => {
      for (const event of isNew) happens({ from: "head", event: asOwn(this.relay, event) });
    });
  }

  /** Called when the coordinator has deleted the game, or no longer knows it. */
  end(): void {
    const { phase } = this.relay.game;
    if (phase.name === "completed") return;
    const now = Date.now();
    const at = this.of.clock.inCoordinator(now);
    this.record(now, (happens) => {
      if (phase.name === "question") {
        happens({ from: "player", event: { type: "question_closed", index: phase.index, at } });
      }
      happens({ from: "player", event: { type: "game_completed", at, reason: "deleted" } });
    });
  }

  #teller(inCoordinator: number): (entry: RelayEntry, happen: () => void) => readonly Outgoing[] {
    return (entry, happen) => {
      const isFirst = this.#awaitsRanks;
      happen();
      return tellPhones(this.relay, entry, inCoordinator, isFirst);
    };
  }

  get #awaitsRanks(): boolean {
    const { awaitsRanks, game } = this.relay;
    return awaitsRanks && this.#pointsToldOf !== game.askedQuestions.length;
  }

  #tellOwnPoints(): void {
    if (!this.#awaitsRanks) return;
    this.#pointsToldOf = this.relay.game.askedQuestions.length;
    this.of.sockets.tell(ownPoints(this.relay));
    this.ranks.follow();
    this.of.isTooLong();
  }
}

const ofGame = (entries: readonly RelayEntry[]): GameEvent[] => entries.map(({ event }) => event).filter(isOfGame);
const isOfGame = (event: RelayEntry["event"]): event is GameEvent =>
  event.type !== "question_closed" && event.type !== "table_asked" && event.type !== "ranked";
