import type { Command, Decision } from "../game/command";
import { decide, mayBeTheLast } from "../game/decide";
import { apply } from "../game/events";
import type { GameEvent } from "../game/game-event";
import { newGame, type Game, type Opening } from "../game/game";
import { deadline } from "../game/timing";
import { tell, type Told } from "../game/view";
import { Alarm } from "./alarm";
import { Gathered, type Timed } from "./gathered";
import type { GameLog } from "./log";
import { NumberLooks } from "./number-looks";
import { isWiped, Outbox } from "./outbox";
import type { ClassCommand, Held, OnDecision } from "./playing";
import { Reactions, toHosts } from "./reactions";
import { Recorded } from "./recorded";
import { deliveriesOf } from "./results-writing";
import { tellEarlierRound } from "./round-over";
import { Seats } from "./seats";
import { Sockets } from "./sockets";
import { viewsOf, type Views } from "./views";

/** The room wakes once in this time even if nothing is due: sockets may have gone without a word. */
const LOOK_AGAIN = 30 * 60_000;
/** A call that changed the game is answered when D1's lists show it, but not later than this. */
const D1_PATIENCE = 400;

/** A room with a game in it: the one way in (`commit`) and the one way out (`tell`). */
export class LiveGame implements Held {
  readonly seats: Seats;
  readonly numberLooks = new NumberLooks();
  readonly reactions: Reactions;
  readonly views: Views;
  readonly #recorded: Recorded<Game, GameEvent>;
  readonly #sockets: Sockets;
  readonly #outbox: Outbox;
  readonly #alarm: Alarm;
  readonly #gathered = new Gathered<ClassCommand, Decision>(
    (commands, now) => this.#record(commands, now),
    { ok: false, error: "unavailable" },
    () => this.seats.count,
  );

  constructor(
    ctx: DurableObjectState,
    private readonly env: Env,
    log: GameLog,
    opening: Opening,
  ) {
    const wentBack = () => this.#outbox.reload();
    this.#recorded = new Recorded({ ctx, log, begin: () => newGame(opening), apply, wentBack });
    const game = () => this.#recorded.state;
    this.views = viewsOf(game);
    this.#sockets = new Sockets(ctx);
    this.#alarm = new Alarm(ctx, (now) => this.#due(now));
    this.seats = new Seats(this.#sockets, log, game, this.views, () => this.arm());
    this.reactions = new Reactions(game, toHosts(this.#sockets));
    this.#outbox = new Outbox({
      log,
      deliver: deliveriesOf(env, game, (userId) => this.commit({ type: "unname", userId })),
      waitUntil: (work) => ctx.waitUntil(work),
      changed: () => this.arm(),
    });
  }

  now(): number {
    return Date.now();
  }

  readStored(): Game {
    return this.#recorded.state;
  }

  storeAndRead(): Game {
    this.#gathered.store();
    return this.#recorded.state;
  }

  commit(command: Command): Decision {
    this.#gathered.store();
    const now = Date.now();
    const [decision] = this.#record([{ command, at: now }], now);
    return decision!;
  }

  ask(command: Command, reply: OnDecision): void {
    reply(this.commit(command));
  }

  commitSoon(command: ClassCommand, reply: OnDecision): void {
    this.#gathered.add(command, reply, Date.now());
  }

  whenRanked(then: () => void): void {
    then();
  }

  filled(): void {
    this.commit({ type: "fill_places" });
  }

  resumed(): void {}

  opened(): Promise<boolean> {
    return Promise.resolve(true);
  }

  removed(): Promise<void> {
    return tellEarlierRound(this.env, this.readStored().opening);
  }

  wake(now: number): boolean {
    this.#alarm.rang();
    this.#gathered.store();
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

  sendResultsAgain(now: number): void {
    const { phase } = this.storeAndRead();
    if (phase.name === "completed" && phase.reason !== "deleted") this.#outbox.putAgain(now);
  }

  mayBeWiped(now: number): boolean {
    return isWiped(this.readStored(), this.#outbox, now);
  }

  async waitForD1(): Promise<void> {
    await Promise.race([this.#outbox.underway, scheduler.wait(D1_PATIENCE)]);
  }

  stop(): void {
    this.#gathered.store();
    this.seats.stop();
    this.reactions.stop();
    this.#outbox.stop();
  }

  /** Null for each thing that is not due. A finished game waits for its outbox alone. */
  #due(now: number): (number | null)[] {
    const game = this.readStored();
    const isOver = game.phase.name === "completed" && !this.#outbox.hasUnknownEntries;
    return [
      deadline(game, this.seats.emptySince),
      ...this.seats.due(),
      this.#outbox.dueAt,
      this.#outbox.wipeAt,
      isOver ? null : now + LOOK_AGAIN,
    ];
  }

  /** Decides and records all commands together; then tells, and sets the alarm. If recording fails, nobody is told. */
  #record(commands: readonly Timed<Command>[], now: number): Decision[] {
    const decisions: Decision[] = [];
    const told: Told[] = [];
    const isConnected = this.seats.isConnected();
    const events = this.#recorded.record(
      now,
      (happens) => {
        const before: GameEvent[] = [];
        const take = ({ command, at }: Timed<Command>): Decision => {
          const decision = decide(this.readStored(), command, at);
          if (!decision.ok) return decision;
          for (const event of decision.events) {
            happens(event);
            before.push(event);
            told.push(...tell(this.readStored(), event, now, isConnected));
          }
          return decision;
        };
        for (const one of commands) decisions.push(take(one));
        if (this.#mayBeAllAnswered(before)) {
          take({ command: { type: "close_if_all_answered", present: this.seats.awaited(now) }, at: now });
        }
      },
      (events) => this.#outbox.follow(events, now),
    );
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
    const { phase, rounds } = this.readStored();
    const round = rounds.at(-1);
    if (phase.name !== "question" || !round) return false;
    const last = events.filter(mayBeTheLast);
    // After the bell a few are waited for, whoever else is there.
    if (phase.hasRung) return last.length > 0;
    const gone = last.filter(({ type }) => type.startsWith("player_")).length;
    return last.length > 0 && round.answers.size >= this.seats.fewestAwaited - gone;
  }
}
