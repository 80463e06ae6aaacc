import type { Command, CommandOf, Decision } from "../game/command";
import { decide, mayBeTheLast } from "../game/decide";
import { apply } from "../game/events";
import type { GameEvent } from "../game/game-event";
import type { Game } from "../game/game";
import { deadline } from "../game/timing";
import { tell, type Told } from "../game/view";
import { logLine } from "../log-line";
import { Alarm } from "./alarm";
import { BurstTimer } from "./burst-timer";
import type { GameLog } from "./log";
import { NumberLooks } from "./number-looks";
import { Reactions } from "./reactions";
import { ResultsOutbox } from "./results-outbox";
import { Seats } from "./seats";
import { Sockets } from "./sockets";

/** The room wakes once in this time even if nothing is due: sockets may have gone without a word. */
const LOOK_AGAIN = 30 * 60_000;
/** A call that changed the game is answered when D1's lists show it, but not later than this. */
const D1_PATIENCE = 400;

type TimedCommand = { readonly command: Command; readonly at: number };
/** What a whole class may send in the same moment. `at`: when it arrived; this time counts, not the time of storing. */
type Waiting = TimedCommand & { readonly reply: (decision: Decision) => void };
type ClassCommand = CommandOf<"answer" | "confidence" | "join">;

/** A room with a game in it: the one way in (`commit`) and the one way out (`tell`). */
export class LiveGame {
  readonly seats: Seats;
  readonly numberLooks = new NumberLooks();
  readonly reactions: Reactions;
  readonly #ctx: DurableObjectState;
  readonly #log: GameLog;
  readonly #sockets: Sockets;
  readonly #outbox: ResultsOutbox;
  readonly #alarm: Alarm;
  readonly #burst = new BurstTimer(
    () => this.#storeWaiting(),
    () => this.seats.count,
  );
  #waiting: Waiting[] = [];
  #game: Game;

  constructor(ctx: DurableObjectState, env: Env, log: GameLog, game: Game) {
    this.#ctx = ctx;
    this.#log = log;
    this.#game = game;
    this.#sockets = new Sockets(ctx);
    this.#alarm = new Alarm(ctx, (now) => this.#due(now));
    this.seats = new Seats(
      this.#sockets,
      log,
      () => this.#game,
      () => this.arm(),
    );
    this.reactions = new Reactions(() => this.#game, this.#sockets);
    this.#outbox = new ResultsOutbox({
      env,
      log,
      game: () => this.#game,
      waitUntil: (work) => ctx.waitUntil(work),
      changed: () => this.arm(),
      unname: (userId) => this.commit({ type: "unname", userId }),
    });
  }

  /** The game as it is on record: without the answers and players that wait to be stored. */
  readStored(): Game {
    return this.#game;
  }

  /** The game with every answer and player that has arrived: what waits is stored first. */
  storeAndRead(): Game {
    this.#storeWaiting();
    return this.#game;
  }

  commit(command: Command): Decision {
    this.#storeWaiting();
    const now = Date.now();
    const [decision] = this.#record([{ command, at: now }], now);
    return decision!;
  }

  /** Stored within a few milliseconds, together with those that arrive meanwhile; `reply` comes after that. */
  commitSoon(command: ClassCommand, reply: (decision: Decision) => void): void {
    const at = Date.now();
    this.#waiting.push({ command, at, reply });
    this.#burst.added(this.#waiting.length, at);
  }

  /** What is due now. Early, late or twice: each step looks at the state alone. True when the room may be wiped. */
  wake(now: number): boolean {
    this.#alarm.rang();
    this.#storeWaiting();
    this.seats.closeUnseated(now);
    this.commit({ type: "tick", emptySince: this.seats.emptySince, present: this.seats.awaited(now) });
    this.seats.closeAfterEnd(now);
    if (this.mayBeWiped(now)) return true;
    this.#outbox.run(now);
    this.arm();
    return false;
  }

  arm(): void {
    this.#alarm.arm();
  }

  /** D1 still lists the game as unfinished although the results were sent: they are sent again. */
  sendResultsAgain(now: number): void {
    const { phase } = this.storeAndRead();
    if (phase.name === "completed" && phase.reason !== "deleted") this.#outbox.putAgain(now);
  }

  /** Deleted, or kept for long enough. */
  mayBeWiped(now: number): boolean {
    const { phase } = this.#game;
    if (phase.name === "completed" && phase.reason === "deleted") return true;
    const { wipeAt } = this.#outbox;
    return wipeAt !== null && now >= wipeAt;
  }

  /** Until D1 has what this room owes it, or is too slow to be waited for. */
  async waitForD1(): Promise<void> {
    await Promise.race([this.#outbox.underway, scheduler.wait(D1_PATIENCE)]);
  }

  /** Nothing of this object may speak or write any more. */
  stop(): void {
    this.#storeWaiting();
    this.seats.stop();
    this.reactions.stop();
    this.#outbox.stop();
  }

  /** Null for each thing that is not due. A finished game waits for its outbox alone. */
  #due(now: number): (number | null)[] {
    const isOver = this.#game.phase.name === "completed" && !this.#outbox.hasUnknownEntries;
    return [
      deadline(this.#game, this.seats.emptySince),
      ...this.seats.due(),
      this.#outbox.dueAt,
      this.#outbox.wipeAt,
      isOver ? null : now + LOOK_AGAIN,
    ];
  }

  /** Called before anything else is read or decided, so that commands keep their order. */
  #storeWaiting(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#burst.emptied();
    let decisions: readonly Decision[];
    try {
      decisions = this.#record(waiting, Date.now());
    } catch (error) {
      logLine("error", "commands_not_stored", { error, commands: waiting.length });
      decisions = waiting.map(() => ({ ok: false, error: "unavailable" }));
    }
    for (const [i, { reply }] of waiting.entries()) {
      try {
        reply(decisions[i]!);
      } catch (error) {
        // One socket's trouble stays its own: the others of the burst hear of theirs.
        logLine("error", "reply_failed", { error });
      }
    }
  }

  /**
   * Decides, applies and records all commands in one transaction; then tells, and sets the alarm. If recording fails,
   * nobody is told, and memory goes back to what is on record.
   */
  #record(commands: readonly TimedCommand[], now: number): Decision[] {
    const events: GameEvent[] = [];
    const told: Told[] = [];
    const isConnected = this.seats.isConnected();
    const take = ({ command, at }: TimedCommand): Decision => {
      const decision = decide(this.#game, command, at);
      if (!decision.ok) return decision;
      for (const event of decision.events) {
        apply(this.#game, event);
        events.push(event);
        told.push(...tell(this.#game, event, now, isConnected));
      }
      return decision;
    };
    const decisions: Decision[] = [];
    try {
      this.#ctx.storage.transactionSync(() => {
        for (const one of commands) decisions.push(take(one));
        if (this.#mayBeAllAnswered(events)) {
          take({ command: { type: "close_if_all_answered", present: this.seats.awaited(now) }, at: now });
        }
        if (events.length > 0) this.#log.append(events, now);
        for (const event of events) this.#putInOutbox(event, now);
      });
    } catch (error) {
      this.#goBackToRecord();
      throw error;
    }
    if (events.length === 0) return decisions;
    this.seats.follow(events);
    this.#sockets.tell(told);
    this.seats.closeSocketsOfGone(events);
    this.#outbox.run(now);
    this.arm();
    return decisions;
  }

  /** A cheap first look: false where no answer came and nobody left, or where somebody present has certainly not answered. */
  #mayBeAllAnswered(events: readonly GameEvent[]): boolean {
    const { phase, rounds } = this.#game;
    const round = rounds.at(-1);
    if (phase.name !== "question" || !round) return false;
    const last = events.filter(mayBeTheLast);
    // After the bell a few are waited for, whoever else is there.
    if (phase.hasRung) return last.length > 0;
    const gone = last.filter(({ type }) => type.startsWith("player_")).length;
    return last.length > 0 && round.answers.size >= this.seats.fewestAwaited - gone;
  }

  #putInOutbox(event: GameEvent, now: number): void {
    if (event.type === "game_started") this.#outbox.put("started", now);
    if (event.type === "game_completed" && event.reason !== "deleted") this.#outbox.put("results", now);
  }

  /** A game in memory that differs from the record must not go on: it would acknowledge what was never stored. */
  #goBackToRecord(): void {
    try {
      const game = this.#log.replay();
      if (game === null || game === "newer") throw new Error("there is no record");
      this.#outbox.reload();
      this.#game = game;
    } catch (error) {
      logLine("error", "room_aborted", { error });
      this.#ctx.abort("the record cannot be read");
      throw error;
    }
  }
}
