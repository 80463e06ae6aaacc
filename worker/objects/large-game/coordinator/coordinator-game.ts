import type { Game, GameSetup } from "#game/game";
import { deadline } from "#game/timing";
import type { GameLog } from "#objects/game-room/storage/log";
import { Admissions } from "#objects/lifecycle/admissions";
import type { ClassCommand, ManagedGame, OnDecision } from "#objects/game-room/running-game";
import { Reactions, toHosts } from "#objects/game-room/reactions";
import type { Who } from "#objects/game-room/calls/caller";
import { tellEnd, writeStart } from "#objects/game-room/storage/results-writing";
import { tellPreviousGame } from "#objects/game-room/tell-previous-game";
import { Seats } from "#objects/game-room/seats";
import { Sockets } from "#objects/game-room/sockets/sockets";
import { roomUpkeep } from "#objects/game-room/upkeep";
import type { Upkeep } from "#objects/lifecycle/upkeep";
import type { Views } from "#objects/game-room/views";
import { newCoordinator, type CoordinatorCommand } from "#large-game/coordinator";
import { CoordinatorJournal } from "./coordinator-journal";
import { CoordinatorReports } from "./coordinator-reports";
import { PartsWritten } from "./coordinator-results";
import { coordinatorViews } from "./coordinator-views";
import type { CoordinatorReply, Gone, Report } from "#large-game/lines";
import type { CoordinatorEvent } from "#large-game/relay-event";
import { Relays } from "./relays";
import { writeOverview } from "../stored-results";

/** Time until an alarm sends relays the events that they lack, in case the coordinator crashes before it has sent them. */
const OWES_MS = 10_000;

/**
 * The object's side of a coordinator: the host's sockets, its relays, its outbox and its alarm around the pure state of
 * `worker/large-game/coordinator.ts`. Calls of the API reach it like a game of one room. Its relays call `report`, and it calls
 * their `hear`; either call may come twice, late or never, so nothing may depend on a single one. No player sits here.
 *
 *     game.ask({ type: "next", questionNumber: 0 }, (decision) => reply(decision));  // waits while ranks are made
 *     const answered = await game.report(report);  // a relay's counts, table and joins; its new events come back
 */
export class CoordinatorGame implements ManagedGame {
  readonly seats: Seats;
  readonly admissions = new Admissions([], { isHall: true });
  readonly reactions: Reactions;
  readonly views: Views;
  readonly upkeep: Upkeep;
  readonly #journal: CoordinatorJournal;
  readonly #sockets: Sockets;
  readonly #relays: Relays;
  readonly #reports: CoordinatorReports;
  readonly #parts: PartsWritten;
  #isStopped = false;

  constructor(
    ctx: DurableObjectState,
    private readonly env: Env,
    log: GameLog,
    setup: GameSetup,
  ) {
    const sockets = new Sockets(ctx);
    this.#sockets = sockets;
    this.#journal = new CoordinatorJournal({
      ctx,
      log,
      setup,
      sockets,
      room: this,
      follows: (events) => this.#tellRelays(events),
      areLoading: () => this.#relays.sums.loading > 0,
    });
    const coordinator = () => this.#journal.coordinator;
    const game = () => this.readStored();
    this.#relays = new Relays({
      env,
      log,
      setup,
      coordinator,
      begin: () => newCoordinator(setup, setup.relays!),
      hostPresence: () => ({ sockets: sockets.count, emptySince: this.seats.emptySince }),
      said: (said, before) => this.#reports.heard(said, before),
      silent: () => this.#reports.silent(),
    });
    this.#parts = new PartsWritten(this.#relays.lines, () => this.upkeep.outbox);
    this.#reports = new CoordinatorReports({
      journal: this.#journal,
      room: this,
      relays: () => this.#relays,
      parts: () => this.#parts,
    });
    const sums = () => this.#relays.sums;
    this.views = coordinatorViews(coordinator, sums, (wanted) => this.#relays.rows(wanted));
    this.seats = new Seats(sockets, log, game, this.views, () => {
      this.#reports.hallChanged();
      this.upkeep.arm();
    });
    this.reactions = new Reactions(game, toHosts(sockets));
    this.upkeep = roomUpkeep({
      ctx,
      log,
      read: game,
      seats: () => this.seats,
      deliver: {
        started: () => writeStart(env, game()),
        results: () => tellEnd(env, game(), () => this.#writeResults()),
      },
      due: (now) => [
        this.#journal.ranks.dueAt ?? deadline(game(), sums().emptySince),
        game().phase.name !== "completed" && this.#relays.owes ? now + OWES_MS : null,
      ],
      tick: (now) => this.#tick(now),
    });
  }

  now(): number {
    return Date.now();
  }

  readStored(): Game {
    return this.#journal.coordinator.game;
  }

  storeAndRead(): Game {
    return this.readStored();
  }

  ask(command: CoordinatorCommand, reply: OnDecision): void {
    const decide = () => {
      const now = Date.now();
      reply(this.#journal.obey([{ command, at: now }], now)[0]!);
    };
    if (command.type === "end" && command.reason === "deleted") decide();
    else this.whenRanked(decide);
  }

  /** Refuses the commands of players, who sit in relays. */
  commitSoon(_: ClassCommand, reply: OnDecision): void {
    reply({ ok: false, error: "session_invalid" });
  }

  whenRanked(then: () => void): void {
    this.#journal.ranks.whenRanked(then);
  }

  afterOpening(): void {}

  /** Sends pending events to the relays, and asks them who is there. */
  afterRestart(): void {
    this.#journal.ranks.follow();
    this.#relays.tell();
    this.upkeep.arm();
  }

  openOtherRooms(): Promise<boolean> {
    return this.#relays.open();
  }

  async afterDeletion(who: Who): Promise<void> {
    await this.#relays.remove(who);
    await tellPreviousGame(this.env, this.readStored().setup);
  }

  sendResultsAgain(): void {
    void this.#relays.sendResultsAgain();
  }

  stop(): void {
    this.#isStopped = true;
    this.reactions.stop();
    this.seats.stop();
    this.upkeep.outbox.stop();
    this.#reports.stop();
    this.#relays.stop();
    this.#journal.ranks.stop();
  }

  /** Handles a call from a relay. */
  async report(report: Report): Promise<CoordinatorReply | Gone> {
    const isOfThis = report.gameId === this.readStored().setup.gameId && !this.#isStopped;
    return (isOfThis && (await this.#reports.answer(report))) || { gone: true };
  }

  /** Called by the Worker when a relay does not know the game: opens it there again. */
  async openAnew(relay: number): Promise<boolean> {
    return (await this.#relays.lines[relay]?.openAnew()) ?? false;
  }

  #tellRelays(events: readonly CoordinatorEvent[]): void {
    this.#relays.hall.mayHaveChanged();
    this.#relays.tellWhatIsNew();
    if (events.some(({ type }) => type.startsWith("player_") || type === "lobby_locked")) this.#reports.hallChanged();
  }

  #tick(now: number): void {
    const { dueAt } = this.#journal.ranks;
    if (dueAt !== null && now >= dueAt) this.#journal.waitNoLonger();
    if (!this.#journal.coordinator.ranking) {
      this.#journal.obey([{ command: { type: "tick", emptySince: this.#relays.sums.emptySince }, at: now }], now);
    }
    // A game without a host's screen ends once nobody is there. Ask all relays, because one that does not answer counts as
    // empty.
    if (this.#sockets.count === 0 && this.readStored().phase.name !== "completed") this.#relays.tell();
    else this.#relays.tellWhatIsNew();
  }

  async #writeResults(): Promise<number> {
    await this.#parts.all();
    const { game, relays } = this.#journal.coordinator;
    const unname = (userId: string) => this.ask({ type: "unname", userId }, () => undefined);
    const { codeFreeAt } = await writeOverview(this.env, { game, relays, unname });
    return codeFreeAt;
  }
}
