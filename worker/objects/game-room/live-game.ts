import type { Command, Decision } from "#game/command";
import { decide, mayBeTheLast } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type Game, type GameSetup } from "#game/game";
import { foreignSeats } from "#game/networks";
import { deadline } from "#game/timing";
import { tell, type Outgoing } from "#game/view";
import { CommandBatch, type Timed } from "./command-batch";
import { Journal } from "./journal";
import type { GameLog } from "./storage/log";
import { Admissions } from "../lifecycle/admissions";
import type { ClassCommand, ManagedGame, OnDecision } from "./running-game";
import { Reactions, toHosts } from "./reactions";
import { deliveriesOf } from "./storage/results-writing";
import { tellPreviousGame } from "./tell-previous-game";
import { Seats } from "./seats";
import { networkHere } from "./secrets";
import { Sockets } from "./sockets/sockets";
import type { Upkeep } from "#objects/lifecycle/upkeep";
import { roomUpkeep } from "./upkeep";
import { viewsOf, type Views } from "./views";

/**
 * A whole game in one room. The RPC calls (`calls/`), the sockets and the alarm hand it commands; it decides them, records the
 * events and sends what follows from them, all in one synchronous step. No command ever sees half of another one.
 *
 * Answers and joins come in crowds, so they wait a few milliseconds to be stored together (`commitSoon`). The game without
 * them is `readStored()`; a caller that reports on the game wants `storeAndRead()`, which stores them first.
 *
 *     room.ask({ type: "start" }, (decision) => void (decision.ok || refuse(decision.error)));
 *     room.commitSoon({ type: "answer", playerId, questionId, value, claimedMs }, (decision) => acknowledge(decision));
 *     const game = room.storeAndRead();  // with that answer
 */
export class LiveGame implements ManagedGame {
  readonly seats: Seats;
  readonly admissions: Admissions;
  readonly reactions: Reactions;
  readonly views: Views;
  readonly upkeep: Upkeep;
  readonly #journal: Journal<Game, GameEvent>;
  readonly #gathered = new CommandBatch<ClassCommand, Decision>(
    (commands, now) => this.#decide(commands, now),
    { ok: false, error: "unavailable" },
    () => this.seats.count,
    ({ type }, waiting) => type === "answer" && this.#given() + waiting >= this.seats.fewestAwaited,
  );

  constructor(
    ctx: DurableObjectState,
    private readonly env: Env,
    log: GameLog,
    setup: GameSetup,
  ) {
    const sockets = new Sockets(ctx);
    this.admissions = new Admissions([
      ...(setup.hostNetwork === undefined ? [] : [networkHere(setup, setup.hostNetwork)]),
      ...sockets.hostNetworks(),
    ]);
    this.#journal = new Journal({
      ctx,
      log,
      sockets,
      room: this,
      begin: () => newGame(setup),
      apply,
      teller: (now) => this.#teller(now),
      ofGame: (events) => events,
    });
    const game = () => this.readStored();
    this.views = viewsOf(game, () => foreignSeats(game(), this.admissions.hostNetworks));
    this.seats = new Seats(sockets, log, game, this.views, () => this.upkeep.arm());
    this.reactions = new Reactions(game, toHosts(sockets));
    this.upkeep = roomUpkeep({
      ctx,
      log,
      read: game,
      seats: () => this.seats,
      deliver: deliveriesOf(env, game, (userId) => this.commit({ type: "unname", userId })),
      due: () => [deadline(game(), this.seats.emptySince)],
      tick: (now) => {
        const { emptySince } = this.seats;
        this.commit({ type: "tick", emptySince, present: this.seats.awaited(now) });
      },
    });
  }

  now(): number {
    return Date.now();
  }

  readStored(): Game {
    return this.#journal.state;
  }

  storeAndRead(): Game {
    this.#gathered.store();
    return this.readStored();
  }

  commit(command: Command): Decision {
    this.#gathered.store();
    const now = Date.now();
    const [decision] = this.#decide([{ command, at: now }], now);
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

  afterOpening(): void {
    this.commit({ type: "fill_places" });
  }

  afterRestart(): void {}

  openOtherRooms(): Promise<boolean> {
    return Promise.resolve(true);
  }

  afterDeletion(): Promise<void> {
    return tellPreviousGame(this.env, this.readStored().setup);
  }

  sendResultsAgain(): void {}

  stop(): void {
    this.#gathered.store();
    this.reactions.stop();
    this.seats.stop();
    this.upkeep.outbox.stop();
  }

  /** Decides each command on the state that the earlier ones left behind, then records all of them together. */
  #decide(commands: readonly Timed<Command>[], now: number): Decision[] {
    const decisions: Decision[] = [];
    this.#journal.record(now, (happens) => {
      const before: GameEvent[] = [];
      const take = ({ command, at }: Timed<Command>): Decision => {
        const decision = decide(this.readStored(), command, at, this.seats.loading > 0);
        if (!decision.ok) return decision;
        for (const event of decision.events) {
          happens(event);
          before.push(event);
        }
        return decision;
      };
      for (const one of commands) decisions.push(take(one));
      if (this.#mayBeAllAnswered(before)) {
        take({ command: { type: "close_if_all_answered", present: this.seats.awaited(now) }, at: now });
      }
    });
    return decisions;
  }

  #teller(now: number): (event: GameEvent, happen: () => void) => readonly Outgoing[] {
    const isConnected = this.seats.isConnected();
    return (event, happen) => {
      happen();
      return tell(this.readStored(), event, now, isConnected);
    };
  }

  /** Number of answers to the open question; 0 between questions, when answers are refused. */
  #given(): number {
    const { phase, askedQuestions } = this.readStored();
    return phase.name === "question" ? askedQuestions.at(-1)!.answers.size : -Infinity;
  }

  /**
   * Quick check before the exact one: false if no answer came and nobody left, or if someone present has certainly not
   * answered.
   */
  #mayBeAllAnswered(events: readonly GameEvent[]): boolean {
    const { phase, askedQuestions } = this.readStored();
    const askedQuestion = askedQuestions.at(-1);
    if (phase.name !== "question" || !askedQuestion) return false;
    const last = events.filter(mayBeTheLast);
    // After the bell only a few players are awaited, whoever else is present.
    if (phase.hasRung) return last.length > 0;
    const gone = last.filter(({ type }) => type.startsWith("player_")).length;
    return last.length > 0 && askedQuestion.answers.size >= this.seats.fewestAwaited - gone;
  }
}
