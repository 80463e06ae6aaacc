import type { Command } from "#game/command";
import { isAway } from "#game/decide/players";
import type { Game, GameSetup } from "#game/game";
import type { GameLog } from "../game-room/storage/log";
import { Admissions } from "../lifecycle/admissions";
import type { ClassCommand, ManagedGame, OnDecision } from "../game-room/running-game";
import { Reactions } from "../game-room/reactions";
import { codeFreeAfter } from "../game-room/storage/results-writing";
import { Seats } from "../game-room/seats";
import { Sockets } from "../game-room/sockets/sockets";
import type { Upkeep } from "#objects/lifecycle/upkeep";
import { roomUpkeep } from "../game-room/upkeep";
import type { Views } from "../game-room/views";
import type { CoordinatorCommand } from "#large-game/coordinator";
import type { CoordinatorLine, CoordinatorStub } from "./lines/coordinator-line";
import type { Gone, News, RelayState } from "#large-game/lines";
import { RANKS_PATIENCE } from "./ranks-wait";
import type { Relay } from "#large-game/relay";
import { RelayAnswers } from "./relay-answers";
import { RelayClock } from "./relay-clock";
import { RelayJournal } from "./relay-journal";
import { RelayReports } from "./relay-reports";
import { relayViews } from "./relay-views";
import { writePart } from "./stored-results";

/**
 * The object's side of a relay: phones, their answers and their polls for one part of a large game. Only answers are decided
 * here. Nearly every other command becomes a wish that is sent to the coordinator, whose reply brings the decision; so `ask`
 * may call back seconds later, or refuse with `unavailable`. Time is the coordinator's (`RelayClock`), or bells would ring
 * apart.
 *
 *     relay.commitSoon({ type: "answer", playerId, questionId, value, claimedMs }, reply);  // decided here
 *     relay.ask({ type: "leave", playerId }, reply);                                        // decided by the coordinator
 *     relay.hear(news);  // the coordinator's call: applies its events, returns counts and table
 */
export class RelayGame implements ManagedGame {
  readonly seats: Seats;
  readonly admissions = new Admissions([], { isHall: true });
  readonly reactions: Reactions;
  readonly views: Views;
  readonly upkeep: Upkeep;
  readonly #clock = new RelayClock();
  readonly #journal: RelayJournal;
  readonly #answers: RelayAnswers;
  readonly #reports: RelayReports;

  constructor(ctx: DurableObjectState, env: Env, log: GameLog, setup: GameSetup) {
    const clock = this.#clock;
    const sockets = new Sockets(ctx);
    this.#journal = new RelayJournal({
      ctx,
      log,
      setup,
      clock,
      sockets,
      room: this,
      follows: (events) => this.#reports.changed(events),
      isTooLong: () => this.#coordinator.again(),
    });
    this.#answers = new RelayAnswers({
      journal: this.#journal,
      clock,
      coordinator: () => this.#coordinator,
      crowd: () => this.seats.count,
    });
    const game = () => this.readStored();
    this.views = relayViews(() => ({ relay: this.#journal.relay, hall: this.#reports.hall }));
    this.seats = new Seats(sockets, log, game, this.views, () => {
      this.upkeep.arm();
      this.#reports.changed();
    });
    this.reactions = new Reactions(game, {
      byAnybody: () => true,
      tell: (counts) => this.#coordinator.react(counts),
    });
    this.#reports = new RelayReports({
      log,
      stub: () => env.GAME_ROOM.getByName(setup.code) as unknown as CoordinatorStub,
      journal: this.#journal,
      clock,
      seats: () => this.seats,
      played: () => this.played,
      isOver: () => this.#end(),
    });
    this.upkeep = roomUpkeep({
      ctx,
      log,
      read: game,
      seats: () => this.seats,
      deliver: { results: () => this.#writeResults(env) },
      due: (now) => [this.#closeDue(now)],
      tick: () => {
        this.#answers.store();
        if (!this.#isOver) this.#coordinator.again();
      },
    });
  }

  // As its calls and sockets see it

  now(): number {
    return this.#clock.inCoordinator(Date.now());
  }

  readStored(): Game {
    return this.#journal.relay.game;
  }

  storeAndRead(): Game {
    return this.played.game;
  }

  ask(command: Command, reply: OnDecision): void {
    // A join does not wait for answers to be stored, and does not cause a separate write.
    const game = command.type === "join" ? this.readStored() : this.storeAndRead();
    if (command.type === "end") {
      this.#end();
      return reply({ ok: true, events: [] });
    }
    const isHere = command.type === "come_back" && game.players.has(command.playerId);
    if (isHere && (this.#isOver || !isAway(game, command.playerId))) return reply({ ok: true, events: [] });
    this.#coordinator.sendCommand(command as CoordinatorCommand, this.now(), reply);
  }

  commitSoon(command: ClassCommand, reply: OnDecision): void {
    if (command.type === "join") return this.ask(command, reply);
    this.#answers.add(command, reply, Date.now());
  }

  whenRanked(then: () => void): void {
    this.#journal.ranks.whenRanked(then);
  }

  afterOpening(): void {}

  afterRestart(): void {
    if (this.#isOver) return;
    this.#journal.ranks.follow();
    this.#coordinator.again();
  }

  openOtherRooms(): Promise<boolean> {
    return Promise.resolve(true);
  }

  async afterDeletion(): Promise<void> {}

  sendResultsAgain(): void {}

  stop(): void {
    this.#answers.store();
    this.reactions.stop();
    this.seats.stop();
    this.upkeep.outbox.stop();
    this.#coordinator.stop();
    this.#journal.ranks.stop();
  }

  // As its coordinator sees it

  hear(news: News): RelayState | Gone {
    return news.gameId === this.readStored().setup.gameId ? this.#reports.hear(news) : { gone: true };
  }

  /** The relay's state, including every answer that has arrived. */
  get played(): Relay {
    this.#answers.store();
    return this.#journal.relay;
  }

  get #coordinator(): CoordinatorLine {
    return this.#reports.line;
  }

  // Its end

  get #isOver(): boolean {
    return this.readStored().phase.name === "completed";
  }

  #end(): void {
    this.#answers.store();
    this.#journal.end();
  }

  /** Writes this relay's part of the results, then reports it to the coordinator, which waits for it. */
  async #writeResults(env: Env): Promise<number> {
    const { phase } = this.readStored();
    if (phase.name !== "completed") throw new Error("the game is not over");
    await writePart(env, this.#journal.relay);
    this.#coordinator.resultsAreWritten();
    return codeFreeAfter(phase.endedAt);
  }

  /** Time by which the coordinator should have said that the question is closed. */
  #closeDue(now: number): number | null {
    const { phase } = this.readStored();
    if (phase.name !== "question" || phase.endsAt === null) return null;
    const due = this.#clock.here(phase.endsAt) + RANKS_PATIENCE;
    return due > now ? due : null;
  }
}
