import type { Command } from "#game/command";
import { isAway } from "#game/decide/players";
import type { Game } from "#game/game";
import { Admissions } from "../lifecycle/admissions";
import type { Deliveries } from "../lifecycle/outbox";
import type { ClassCommand, HostedGame, OnDecision, Surroundings } from "../game-room/hosted-game";
import type { HearsReactions } from "../game-room/reactions";
import { codeFreeAfter } from "../game-room/storage/results-writing";
import type { Views } from "../game-room/views";
import type { CoordinatorCommand } from "#large-game/coordinator";
import type { CoordinatorLine, CoordinatorStub } from "./lines/coordinator-line";
import type { Gone, News, RelayState } from "#large-game/lines";
import { RANKS_PATIENCE, type RanksWait } from "./ranks-wait";
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
export class RelayGame implements HostedGame {
  readonly admissions = new Admissions([], { isLarge: true });
  readonly views: Views;
  readonly deliver: Deliveries;
  readonly hearsReactions: HearsReactions;
  readonly #clock = new RelayClock();
  readonly #journal: RelayJournal;
  readonly #answers: RelayAnswers;
  readonly #reports: RelayReports;

  constructor(around: Surroundings) {
    const { env, log, setup, host } = around;
    const clock = this.#clock;
    this.#journal = new RelayJournal({
      ...around,
      clock,
      follows: (events) => this.#reports.changed(events),
      isTooLong: () => this.#coordinator.again(),
    });
    this.#answers = new RelayAnswers({
      journal: this.#journal,
      clock,
      coordinator: () => this.#coordinator,
      crowd: () => host.seats.count,
    });
    this.#reports = new RelayReports({
      log,
      stub: () => env.GAME_ROOM.getByName(setup.code) as unknown as CoordinatorStub,
      journal: this.#journal,
      clock,
      seats: () => host.seats,
      played: () => this.played,
      isOver: () => this.#end(),
    });
    this.views = relayViews(() => ({ relay: this.#journal.relay, wholeGame: this.#reports.wholeGame }));
    this.hearsReactions = { byAnybody: () => true, tell: (counts) => this.#coordinator.react(counts) };
    this.deliver = { results: () => this.#writeResults(env) };
  }

  // As its calls and sockets see it

  get ranks(): RanksWait {
    return this.#journal.ranks;
  }

  now(): number {
    return this.#clock.inCoordinator(Date.now());
  }

  read(): Game {
    return this.#journal.relay.game;
  }

  store(): void {
    this.#answers.store();
  }

  ask(command: Command, reply: OnDecision): void {
    // A join does not wait for answers to be stored, and does not cause a separate write.
    const game = command.type === "join" ? this.read() : this.played.game;
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

  /** Due when the coordinator should have said that the question is closed. */
  due(now: number): (number | null)[] {
    const { phase } = this.read();
    if (phase.name !== "question" || phase.endsAt === null) return [];
    const due = this.#clock.here(phase.endsAt) + RANKS_PATIENCE;
    return due > now ? [due] : [];
  }

  tick(): void {
    this.store();
    if (!this.#isOver) this.#coordinator.again();
  }

  connectionsChanged(): void {
    this.#reports.changed();
  }

  afterRestart(): void {
    if (this.#isOver) return;
    this.ranks.follow();
    this.#coordinator.again();
  }

  stop(): void {
    this.#coordinator.stop();
  }

  // As its coordinator sees it

  hear(news: News): RelayState | Gone {
    return news.gameId === this.read().setup.gameId ? this.#reports.hear(news) : { gone: true };
  }

  /** The relay's state, including every answer that has arrived. */
  get played(): Relay {
    this.store();
    return this.#journal.relay;
  }

  get #coordinator(): CoordinatorLine {
    return this.#reports.line;
  }

  // Its end

  get #isOver(): boolean {
    return this.read().phase.name === "completed";
  }

  #end(): void {
    this.store();
    this.#journal.end();
  }

  /** Writes this relay's part of the results, then reports it to the coordinator, which waits for it. */
  async #writeResults(env: Env): Promise<number> {
    const { phase } = this.read();
    if (phase.name !== "completed") throw new Error("the game is not over");
    await writePart(env, this.#journal.relay);
    this.#coordinator.resultsAreWritten();
    return codeFreeAfter(phase.endedAt);
  }
}
