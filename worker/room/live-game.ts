import { whatFailed } from "../db/what-failed";
import type { Command, Decision } from "../game/command";
import { decide, mayBeTheLast } from "../game/decide";
import { apply, type GameEvent } from "../game/events";
import type { Game } from "../game/game";
import { deadline } from "../game/timing";
import { tell, type Told } from "../game/view";
import { Alarm } from "./alarm";
import { BurstTimer } from "./burst-timer";
import type { GameLog } from "./log";
import { report } from "./report";
import { ResultsOutbox } from "./results-outbox";
import { Seats } from "./seats";
import { Sockets } from "./sockets";

/** Looked after once in this time even if nothing is due: sockets may have gone without a word. */
const LOOK_AGAIN = 30 * 60_000;
/** A call that changed the game is answered when D1's lists show it, but not later than this. */
const D1_PATIENCE = 400;

type Asked = { readonly command: Command; readonly at: number };
/** What a whole class may ask in the same instant. `at`: when it arrived; that counts, not when it is stored. */
type Waiting = Asked & { readonly reply: (decision: Decision) => void };
type ClassCommand = Extract<Command, { type: "answer" | "join" }>;

/** A room with a game in it: the one way in (`commit`) and the one way out (`tell`). */
export class LiveGame {
  readonly seats: Seats;
  readonly #ctx: DurableObjectState;
  readonly #log: GameLog;
  readonly #sockets: Sockets;
  readonly #outbox: ResultsOutbox;
  readonly #alarm: Alarm;
  readonly #burst = new BurstTimer(() => this.#storeWaiting());
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
    this.commit({ type: "tick", emptySince: this.seats.emptySince });
    this.seats.closeAfterEnd(now);
    if (this.mayBeWiped(now)) return true;
    this.#outbox.run(now);
    this.arm();
    return false;
  }

  arm(): void {
    this.#alarm.arm();
  }

  /** D1 takes a game for unfinished that it was told the end of. */
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
    this.#outbox.stop();
  }

  /** Nothing is due for a finished game that waits for nothing but its outbox's answer. */
  #due(now: number): (number | null)[] {
    const isOver = this.#game.phase.name === "completed" && !this.#outbox.owesUnknown;
    return [
      deadline(this.#game, this.seats.emptySince),
      ...this.seats.due(),
      this.#outbox.dueAt,
      this.#outbox.wipeAt,
      isOver ? null : now + LOOK_AGAIN,
    ];
  }

  /** Everything else that happens to the game comes after what was there first. */
  #storeWaiting(): void {
    if (this.#waiting.length === 0) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#burst.emptied();
    let decisions: readonly Decision[];
    try {
      decisions = this.#record(waiting, Date.now());
    } catch (error) {
      report("error", "commands_not_stored", { error: whatFailed(error), commands: waiting.length });
      decisions = waiting.map(() => ({ ok: false, error: "unavailable" }));
    }
    for (const [i, { reply }] of waiting.entries()) {
      try {
        reply(decisions[i]!);
      } catch (error) {
        // One socket's trouble stays its own: the others of the burst hear of theirs.
        report("error", "reply_failed", { error: whatFailed(error) });
      }
    }
  }

  /**
   * Decide, apply, record: in one transaction for all that is asked. Then tell, and set the alarm. What was not recorded
   * is told to nobody, and memory goes back to what is on record.
   */
  #record(asked: readonly Asked[], now: number): Decision[] {
    const events: GameEvent[] = [];
    const told: Told[] = [];
    const isConnected = this.seats.isConnected();
    const take = ({ command, at }: Asked): Decision => {
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
        for (const one of asked) decisions.push(take(one));
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
    this.seats.closeSeatsOfGone(events);
    this.#outbox.run(now);
    this.arm();
    return decisions;
  }

  /** Cheap, and never wrong in the negative: no fewer answers than phones that are there, but for those that just left. */
  #mayBeAllAnswered(events: readonly GameEvent[]): boolean {
    const round = this.#game.rounds.at(-1);
    if (this.#game.phase.name !== "question" || !round) return false;
    const last = events.filter(mayBeTheLast);
    const gone = last.filter(({ type }) => type !== "answer_given").length;
    return last.length > 0 && round.answers.size >= this.seats.atLeast - gone;
  }

  #putInOutbox(event: GameEvent, now: number): void {
    if (event.type === "game_started") this.#outbox.put("started", now);
    if (event.type === "game_completed" && event.reason !== "deleted") this.#outbox.put("results", now);
  }

  /** Memory without a record must not go on: it would acknowledge what was never stored. */
  #goBackToRecord(): void {
    try {
      const game = this.#log.replay();
      if (game === null || game === "newer") throw new Error("there is no record");
      this.#outbox.reload();
      this.#game = game;
    } catch (error) {
      report("error", "room_aborted", { error: whatFailed(error) });
      this.#ctx.abort("the record cannot be read");
      throw error;
    }
  }
}
