import type { Command, Decision } from "#game/command";
import { decide, mayBeTheLast } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type Game, type Player } from "#game/game";
import { foreignSeats } from "#game/networks";
import { deadline } from "#game/timing";
import { tell, type Outgoing } from "#game/view";
import { Admissions, type SeatFrom } from "#objects/lifecycle/admissions";
import type { Deliveries } from "#objects/lifecycle/outbox";
import { tooOften } from "#objects/lifecycle/reply";
import { CommandBatch, type Timed } from "./command-batch";
import type { ClassCommand, HostedGame, OnDecision, Surroundings } from "./hosted-game";
import { Journal } from "./journal";
import { networkHere } from "./secrets";
import type { Seats } from "./seats";
import { deliveriesOf } from "./storage/results-writing";
import { tellPreviousGame } from "./tell-previous-game";
import { viewsOf, type Views } from "./views";

/**
 * A whole game in one room: decides commands, records the events and sends what follows from them, all in one synchronous
 * step. No command ever sees half of another one.
 */
export class LiveGame implements HostedGame {
  readonly admissions: Admissions;
  readonly views: Views;
  readonly deliver: Deliveries;
  readonly #journal: Journal<Game, GameEvent>;
  readonly #batch = new CommandBatch<ClassCommand, Decision>(
    (commands, now) => this.#decide(commands, now),
    { ok: false, error: "unavailable" },
    () => this.#seats.count,
    ({ type }, waiting) => type === "answer" && this.#given() + waiting >= this.#seats.mostPresent,
  );

  constructor(private readonly around: Surroundings) {
    const { env, setup, sockets } = around;
    this.admissions = new Admissions([
      ...(setup.hostNetwork === undefined ? [] : [networkHere(setup, setup.hostNetwork)]),
      ...sockets.hostNetworks(),
    ]);
    this.#journal = new Journal({
      ...around,
      begin: () => newGame(setup),
      apply,
      teller: (now) => this.#teller(now),
      ofGame: (events) => events,
    });
    const game = () => this.read();
    this.views = viewsOf(game, () => foreignSeats(game(), this.admissions.hostNetworks));
    this.deliver = deliveriesOf(env, game, (userId) => this.#commit({ type: "unname", userId }));
  }

  read(): Game {
    return this.#journal.state;
  }

  store(): void {
    this.#batch.store();
  }

  ask(command: Command, reply: OnDecision): void {
    reply(this.#commit(command));
  }

  commitSoon(command: ClassCommand, reply: OnDecision): void {
    this.#batch.add(command, reply, Date.now());
  }

  due(): (number | null)[] {
    return [deadline(this.read(), this.#seats.emptySince)];
  }

  tick(now: number): void {
    this.#commit({ type: "tick", emptySince: this.#seats.emptySince, present: this.#seats.awaited(now) });
  }

  afterOpening(): void {
    this.#commit({ type: "fill_places" });
  }

  afterDeletion(): Promise<void> {
    return tellPreviousGame(this.around.env, this.read().setup);
  }

  get #seats(): Seats {
    return this.around.host.seats;
  }

  #commit(command: Command): Decision {
    this.store();
    const now = Date.now();
    const [decision] = this.#decide([{ command, at: now }], now);
    return decision!;
  }

  /** Decides each command on the state that the earlier ones left behind, then records all of them together. */
  #decide(commands: readonly Timed<Command>[], now: number): Decision[] {
    const decisions: Decision[] = [];
    const counted: SeatFrom[] = [];
    const work = (happens: (event: GameEvent) => void) => {
      const before: GameEvent[] = [];
      const take = ({ command, at }: Timed<Command>): Decision => {
        const decision = decide(this.read(), this.#inRoom(command), at, this.#seats.loading > 0);
        if (!decision.ok) return decision;
        const seat = this.#seatTaken(decision.events);
        const opensAt = seat ? this.admissions.join(seat, now, seat.seat) : 0;
        if (opensAt > 0) return tooOften("rate_limited", opensAt, now);
        if (seat) counted.push(seat);
        this.#giveBack(decision.events);
        for (const event of decision.events) {
          happens(event);
          before.push(event);
        }
        return decision;
      };
      for (const one of commands) decisions.push(take(one));
      if (this.#mayBeAllAnswered(before)) {
        take({ command: { type: "close_if_all_answered", present: this.#seats.awaited(now) }, at: now });
      }
    };
    try {
      this.#journal.record(now, work);
    } catch (error) {
      this.admissions.freed(counted);
      throw error;
    }
    return decisions;
  }

  /** The seat that these events are about to give, if its network is known: counted in the same step. */
  #seatTaken(events: readonly GameEvent[]): SeatFrom | null {
    const joined = events.find((event) => event.type === "player_joined");
    if (joined?.network === undefined) return null;
    const { network, line = network } = joined;
    return { network, line, seat: this.read().seatsTaken + 1 };
  }

  #inRoom(command: Command): Command {
    const isAboutNetwork = command.type === "free_seats" || command.type === "keep_seats";
    return isAboutNetwork ? { ...command, hostNetworks: this.admissions.hostNetworks } : command;
  }

  /** Gives the shares back of seats that are freed or given up, and of networks that the host calls the class's. */
  #giveBack(events: readonly GameEvent[]): void {
    const { players, phase } = this.read();
    const playersOf = (event: GameEvent): readonly (Player | undefined)[] => {
      const isSeatOpen = event.type === "player_kicked" || (event.type === "player_left" && phase.name === "lobby");
      if (isSeatOpen) return [players.get(event.playerId)];
      if (event.type !== "network_known" || event.isLetInAgain) return [];
      const { network, upTo = Infinity } = event;
      return [...players.values()].filter(({ from, seat }) => from?.network === network && seat <= upTo);
    };
    const seats = events.flatMap(playersOf);
    this.admissions.freed(seats.flatMap((player) => (player?.from ? { ...player.from, seat: player.seat } : [])));
  }

  #teller(now: number): (event: GameEvent, happen: () => void) => readonly Outgoing[] {
    const isConnected = this.#seats.isConnected();
    return (event, happen) => {
      happen();
      return tell(this.read(), event, now, isConnected);
    };
  }

  /** Number of answers to the open question; none is the last between questions, or where answers may change. */
  #given(): number {
    const { phase, askedQuestions, setup } = this.read();
    if (phase.name !== "question" || setup.settings.answers_change) return -Infinity;
    return askedQuestions.at(-1)!.answers.size;
  }

  /**
   * Quick check before the exact one: false if no answer came and nobody left, or if someone present has certainly not
   * answered.
   */
  #mayBeAllAnswered(events: readonly GameEvent[]): boolean {
    const { phase, askedQuestions } = this.read();
    const askedQuestion = askedQuestions.at(-1);
    if (phase.name !== "question" || !askedQuestion) return false;
    const last = events.filter(mayBeTheLast);
    // After the bell only a few players are awaited, whoever else is present.
    if (phase.hasRung) return last.length > 0;
    const gone = last.filter(({ type }) => type.startsWith("player_")).length;
    return last.length > 0 && askedQuestion.answers.size >= this.#seats.fewestAwaited - gone;
  }
}
