import type { Game } from "#game/game";
import { deadline } from "#game/timing";
import { Admissions } from "#objects/lifecycle/admissions";
import type { Deliveries } from "#objects/lifecycle/outbox";
import type { ClassCommand, HostedGame, OnDecision, Surroundings } from "#objects/game-room/hosted-game";
import type { Who } from "#objects/game-room/calls/caller";
import { tellEnd, writeStart } from "#objects/game-room/storage/results-writing";
import { tellPreviousGame } from "#objects/game-room/tell-previous-game";
import type { Views } from "#objects/game-room/views";
import { newCoordinator, type CoordinatorCommand } from "#large-game/coordinator";
import type { RanksWait } from "../ranks-wait";
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
 * The object's side of a coordinator: its relays around the pure state of `worker/large-game/coordinator.ts`. Calls of the API
 * reach it like a game of one room. Its relays call `report`, and it calls their `hear`; either call may come twice, late or
 * never, so nothing may depend on a single one. No player sits here.
 *
 *     game.ask({ type: "next", questionNumber: 0 }, (decision) => reply(decision));  // waits while ranks are made
 *     const answered = await game.report(report);  // a relay's counts, table and joins; its new events come back
 */
export class CoordinatorGame implements HostedGame {
  readonly admissions = new Admissions([], { isLarge: true });
  readonly views: Views;
  readonly deliver: Deliveries;
  readonly #journal: CoordinatorJournal;
  readonly #relays: Relays;
  readonly #reports: CoordinatorReports;
  readonly #parts: PartsWritten;
  #isStopped = false;

  constructor(private readonly around: Surroundings) {
    const { env, log, setup, sockets, host } = around;
    this.#journal = new CoordinatorJournal({
      ...around,
      follows: (events) => this.#tellRelays(events),
      areLoading: () => this.#relays.sums.loading > 0,
    });
    const coordinator = () => this.#journal.coordinator;
    this.#relays = new Relays({
      env,
      log,
      setup,
      coordinator,
      begin: () => newCoordinator(setup, setup.relays!),
      hostPresence: () => ({ sockets: sockets.count, emptySince: host.seats.emptySince }),
      said: (said, before) => this.#reports.heard(said, before),
      silent: () => this.#reports.silent(),
    });
    this.#parts = new PartsWritten(this.#relays.lines, () => host.upkeep.outbox);
    this.#reports = new CoordinatorReports({
      journal: this.#journal,
      room: host,
      relays: () => this.#relays,
      parts: () => this.#parts,
    });
    this.views = coordinatorViews(
      coordinator,
      () => this.#relays.sums,
      (wanted) => this.#relays.rows(wanted),
    );
    this.deliver = {
      started: () => writeStart(env, this.read()),
      results: () => tellEnd(env, this.read(), () => this.#writeResults()),
    };
  }

  get ranks(): RanksWait {
    return this.#journal.ranks;
  }

  read(): Game {
    return this.#journal.coordinator.game;
  }

  ask(command: CoordinatorCommand, reply: OnDecision): void {
    const decide = () => {
      const now = Date.now();
      reply(this.#journal.obey([{ command, at: now }], now)[0]!);
    };
    if (command.type === "end" && command.reason === "deleted") decide();
    else this.ranks.whenRanked(decide);
  }

  /** Refuses the commands of players, who sit in relays. */
  commitSoon(_: ClassCommand, reply: OnDecision): void {
    reply({ ok: false, error: "session_invalid" });
  }

  due(now: number): (number | null)[] {
    const { owes, sums } = this.#relays;
    return [
      this.ranks.dueAt ?? deadline(this.read(), sums.emptySince),
      this.read().phase.name !== "completed" && owes ? now + OWES_MS : null,
    ];
  }

  tick(now: number): void {
    const { dueAt } = this.ranks;
    if (dueAt !== null && now >= dueAt) this.#journal.waitNoLonger();
    if (!this.#journal.coordinator.ranking) {
      this.#journal.obey([{ command: { type: "tick", emptySince: this.#relays.sums.emptySince }, at: now }], now);
    }
    // A game without a host's screen ends once nobody is there. Ask all relays, because one that does not answer counts as
    // empty.
    if (this.around.sockets.count === 0 && this.read().phase.name !== "completed") this.#relays.tell();
    else this.#relays.tellWhatIsNew();
  }

  connectionsChanged(): void {
    this.#reports.wholeGameChanged();
  }

  /** Sends pending events to the relays, and asks them who is there. */
  afterRestart(): void {
    this.ranks.follow();
    this.#relays.tell();
    this.around.host.upkeep.arm();
  }

  openOtherRooms(): Promise<boolean> {
    return this.#relays.open();
  }

  async afterDeletion(who: Who): Promise<void> {
    await this.#relays.remove(who);
    await tellPreviousGame(this.around.env, this.read().setup);
  }

  sendResultsAgain(): void {
    void this.#relays.sendResultsAgain();
  }

  stop(): void {
    this.#isStopped = true;
    this.#reports.stop();
    this.#relays.stop();
  }

  /** Handles a call from a relay. */
  async report(report: Report): Promise<CoordinatorReply | Gone> {
    const isOfThis = report.gameId === this.read().setup.gameId && !this.#isStopped;
    return (isOfThis && (await this.#reports.answer(report))) || { gone: true };
  }

  /** Called by the Worker when a relay does not know the game: opens it there again. */
  async openAnew(relay: number): Promise<boolean> {
    return (await this.#relays.lines[relay]?.openAnew()) ?? false;
  }

  #tellRelays(events: readonly CoordinatorEvent[]): void {
    this.#relays.wholeGame.mayHaveChanged();
    this.#relays.tellWhatIsNew();
    if (events.some(({ type }) => type.startsWith("player_") || type === "lobby_locked"))
      this.#reports.wholeGameChanged();
  }

  async #writeResults(): Promise<number> {
    await this.#parts.all();
    const { game, relays } = this.#journal.coordinator;
    const unname = (userId: string) => this.ask({ type: "unname", userId }, () => undefined);
    const { codeFreeAt } = await writeOverview(this.around.env, { game, relays, unname });
    return codeFreeAt;
  }
}
