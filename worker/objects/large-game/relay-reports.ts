import { mayBeTheLast } from "#game/decide";
import type { GameEvent } from "#game/game-event";
import type { GameLog } from "../game-room/storage/log";
import type { Seats } from "../game-room/seats";
import { CoordinatorLine, type CoordinatorStub } from "./lines/coordinator-line";
import type { WholeGame, News, RelayState } from "#large-game/lines";
import type { Relay } from "#large-game/relay";
import type { RelayClock } from "./relay-clock";
import type { RelayJournal } from "./relay-journal";
import { relayState } from "./lines/relay-state";

type OfRelay = {
  readonly log: GameLog;
  readonly stub: () => CoordinatorStub;
  readonly journal: RelayJournal;
  readonly clock: RelayClock;
  readonly seats: () => Seats;
  /** The relay's state, including every answer that has arrived. */
  readonly played: () => Relay;
  readonly isOver: () => void;
};

type Shown = { shown_sockets: number | null; shown_lobby: number | null };

/** Messages from a relay to its coordinator, and from the coordinator to the relay. */
export class RelayReports {
  readonly line: CoordinatorLine;
  /** The coordinator's latest data about the whole game. */
  wholeGame: WholeGame | null = null;
  /** The latest data about the whole game that phones here have received. */
  readonly #shown: Shown;
  /** Number under which the coordinator already has this relay's table. */
  #has = 0;

  constructor(private readonly of: OfRelay) {
    this.#shown = { shown_sockets: of.log.note("shown_sockets"), shown_lobby: of.log.note("shown_lobby") };
    this.line = new CoordinatorLine({
      stub: of.stub,
      gameId: this.#game.setup.gameId,
      relays: this.#game.setup.relays!,
      say: () => this.#say(),
      hasWholeGame: () => this.wholeGame !== null,
      hears: (news) => this.#listen(news),
      isOver: of.isOver,
    });
  }

  /** Handles a call from the coordinator. */
  hear(news: News): RelayState {
    this.#listen(news);
    const said = this.#say();
    this.line.knows(said);
    return said;
  }

  /** Reports a change to the coordinator: once a second, or at once if the question may be over. */
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
    this.#has = Math.max(this.#has, news.has ?? 0);
    if (news.hall) this.wholeGame = news.hall;
    journal.hear(news, now);
    if (news.hall) this.#showWholeGame(news.hall);
  }

  /** Sends phones only what is new to them. After a sleep, the notes still say what they have received. */
  #showWholeGame(wholeGame: WholeGame): void {
    const counter = this.#isNew("shown_sockets", wholeGame.sockets);
    const lobby = this.#game.phase.name === "lobby" && this.#isNew("shown_lobby", markOf(wholeGame.lobby));
    this.of.seats().changedElsewhere({ lobby, counter });
  }

  #isNew(key: keyof Shown, value: number): boolean {
    if (this.#shown[key] === value) return false;
    this.#shown[key] = value;
    this.of.log.setNote(key, value);
    return true;
  }

  #mayBeAllAnswered(events: readonly GameEvent[]): boolean {
    const { phase, askedQuestions } = this.#game;
    if (phase.name !== "question" || !events.some(mayBeTheLast)) return false;
    return (askedQuestions.at(-1)?.answers.size ?? 0) >= this.of.seats().fewestAwaited;
  }

  #say(): RelayState {
    return relayState(this.of.played(), this.of.seats(), this.#has);
  }
}

/** A checksum of the lobby: two different texts almost never share it. */
function markOf(lobby: WholeGame["lobby"]): number {
  let mark = 0;
  for (const unit of JSON.stringify(lobby)) mark = (Math.imul(mark, 31) + unit.codePointAt(0)!) | 0;
  return mark;
}
