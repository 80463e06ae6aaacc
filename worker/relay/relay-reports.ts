import { mayBeTheLast } from "../game/decide";
import type { GameEvent } from "../game/game-event";
import type { Seats } from "../room/seats";
import { HeadLine, type HeadStub } from "./head-line";
import type { Hall, News, Said } from "./lines";
import type { Relay } from "./relay";
import type { RelayClock } from "./relay-clock";
import type { RelayJournal } from "./relay-journal";
import { saidBy } from "./said";

type OfRelay = {
  readonly stub: () => HeadStub;
  readonly journal: RelayJournal;
  readonly clock: RelayClock;
  readonly seats: () => Seats;
  /** With every answer that has arrived. */
  readonly played: () => Relay;
  readonly isOver: () => void;
};

/** What a relay says to its head, and what it hears from there. */
export class RelayReports {
  readonly line: HeadLine;
  /** What the head has said last of all. */
  hall: Hall | null = null;

  constructor(private readonly of: OfRelay) {
    this.line = new HeadLine({
      stub: of.stub,
      gameId: this.#game.opening.gameId,
      relays: this.#game.opening.relays!,
      say: () => this.#say(),
      hasHall: () => this.hall !== null,
      hears: (news) => this.#listen(news),
      isOver: of.isOver,
    });
  }

  /** A call of the head. */
  hear(news: News): Said {
    this.#listen(news);
    const said = this.#say();
    this.line.knows(said);
    return said;
  }

  /** Something is new here: said once a second, and at once where the question may be over. */
  changed(events: readonly GameEvent[] = []): void {
    if (this.#game.phase.name === "completed") return;
    if (this.#mayBeAllAnswered(events)) this.line.now();
    else this.line.changed();
  }

  get #game() {
    return this.of.journal.relay.game;
  }

  #listen(news: News): void {
    const { clock, played, journal } = this.of;
    const now = Date.now();
    clock.heard(news.now, now);
    played();
    if (news.hall) this.#showHall(news.hall);
    journal.hear(news, now);
  }

  #showHall(hall: Hall): void {
    const counter = hall.sockets !== this.hall?.sockets;
    this.hall = hall;
    this.of.seats().changedElsewhere({ lobby: this.#game.phase.name === "lobby", counter });
  }

  #mayBeAllAnswered(events: readonly GameEvent[]): boolean {
    const { phase, rounds } = this.#game;
    if (phase.name !== "question" || !events.some(mayBeTheLast)) return false;
    return (rounds.at(-1)?.answers.size ?? 0) >= this.of.seats().fewestAwaited;
  }

  #say(): Said {
    return saidBy(this.of.played(), this.of.seats());
  }
}
