import type { Command, CommandOf, Decision } from "../game/command";
import { mayBeTheLast } from "../game/decide";
import { isAway } from "../game/decide-players";
import type { GameEvent } from "../game/game-event";
import type { Game, Opening } from "../game/game";
import type { Told } from "../game/view";
import { Alarm } from "../room/alarm";
import { Gathered, type Timed } from "../room/gathered";
import type { GameLog } from "../room/log";
import { NumberLooks } from "../room/number-looks";
import { isWiped, Outbox } from "../room/outbox";
import type { ClassCommand, Held, OnDecision } from "../room/playing";
import { Reactions } from "../room/reactions";
import { Recorded } from "../room/recorded";
import { codeFreeAfter } from "../room/results-writing";
import { Seats } from "../room/seats";
import { Sockets } from "../room/sockets";
import type { Views } from "../room/views";
import type { HeadCommand } from "./head";
import { HeadLine, type HeadStub } from "./head-line";
import type { Gone, Hall, News, Said } from "./lines";
import { RANKS_PATIENCE, RanksWait } from "./ranks-wait";
import { applyInRelay, asOwn, decideInRelay, newRelay, unheard, type Relay, type RelayEntry } from "./relay";
import { RelayClock } from "./relay-clock";
import { relayViews } from "./relay-views";
import { writePart } from "./results";
import { saidBy } from "./said";
import { ownPoints, tellPhones } from "./tell-phones";

const LOOK_AGAIN = 30 * 60_000;

type Answering = CommandOf<"answer" | "confidence">;

/** A part of a large game: its players' phones and answers. Everything else the head decides. */
export class RelayGame implements Held {
  readonly seats: Seats;
  readonly numberLooks = new NumberLooks();
  readonly reactions: Reactions;
  readonly views: Views;
  readonly #recorded: Recorded<Relay, RelayEntry>;
  readonly #sockets: Sockets;
  readonly #outbox: Outbox;
  readonly #alarm: Alarm;
  readonly #clock = new RelayClock();
  readonly #head: HeadLine;
  readonly #gathered = new Gathered<Answering, Decision | "away">(
    (commands, now) => this.#decide(commands, now),
    { ok: false, error: "unavailable" },
    () => this.seats.count,
  );
  readonly #ranks = new RanksWait(
    () => this.#awaitsRanks,
    () => this.#tellOwnPoints(),
  );
  #hall: Hall | null = null;
  /** Phones have been told their own points of this closed question. */
  #pointsToldOf: number | null = null;

  constructor(ctx: DurableObjectState, env: Env, log: GameLog, opening: Opening) {
    const apply = (relay: Relay, entry: RelayEntry) =>
      applyInRelay(relay, entry, this.seats?.isConnected() ?? (() => false));
    const wentBack = () => this.#outbox.reload();
    this.#recorded = new Recorded({ ctx, log, begin: () => newRelay(opening), apply, wentBack });
    const relay = () => this.#recorded.state;
    const game = () => relay().game;
    this.#sockets = new Sockets(ctx);
    this.#alarm = new Alarm(ctx, (now) => this.#due(now));
    this.views = relayViews(() => ({ relay: relay(), hall: this.#hall }));
    this.seats = new Seats(this.#sockets, log, game, this.views, () => this.#changed());
    this.reactions = new Reactions(game, {
      byAnybody: () => true,
      tell: (counts) => this.#head.react(counts),
    });
    this.#head = new HeadLine({
      stub: () => env.GAME_ROOM.getByName(opening.code) as unknown as HeadStub,
      gameId: opening.gameId,
      say: () => this.#say(),
      hasHall: () => this.#hall !== null,
      hears: (news) => this.#listen(news),
      isOver: () => this.#end(),
    });
    this.#outbox = new Outbox({
      log,
      deliver: { started: () => Promise.resolve(), results: () => this.#writeResults(env) },
      waitUntil: (work) => ctx.waitUntil(work),
      changed: () => this.arm(),
    });
  }

  // As its calls and sockets see it

  now(): number {
    return this.#clock.inHead(Date.now());
  }

  readStored(): Game {
    return this.#recorded.state.game;
  }

  storeAndRead(): Game {
    this.#gathered.store();
    return this.readStored();
  }

  ask(command: Command, reply: OnDecision): void {
    // A join waits for no answers to be stored, and makes none be stored alone.
    const game = command.type === "join" ? this.readStored() : this.storeAndRead();
    if (command.type === "end") {
      this.#end();
      return reply({ ok: true, events: [] });
    }
    const isHere = command.type === "come_back" && game.players.has(command.playerId);
    if (isHere && (game.phase.name === "completed" || !isAway(game, command.playerId))) {
      return reply({ ok: true, events: [] });
    }
    this.#head.wish(command as HeadCommand, this.now(), reply);
  }

  commitSoon(command: ClassCommand, reply: OnDecision): void {
    if (command.type === "join") return this.ask(command, reply);
    this.#answer(command, reply, Date.now());
  }

  whenRanked(then: () => void): void {
    this.#ranks.whenRanked(then);
  }

  waitForD1(): Promise<void> {
    return Promise.resolve();
  }

  // As its object handles it

  filled(): void {}

  opened(): Promise<boolean> {
    return Promise.resolve(true);
  }

  resumed(): void {
    if (this.readStored().phase.name === "completed") return;
    this.#ranks.follow();
    this.#head.again();
  }

  async removed(): Promise<void> {}

  wake(now: number): boolean {
    this.#alarm.rang();
    this.#gathered.store();
    this.seats.closeUnseated(now);
    this.seats.closeAfterEnd(now);
    if (this.mayBeWiped(now)) return true;
    if (this.readStored().phase.name !== "completed") this.#head.again();
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

  stop(): void {
    this.#gathered.store();
    this.seats.stop();
    this.reactions.stop();
    this.#outbox.stop();
    this.#head.stop();
    this.#ranks.stop();
  }

  // As its head sees it

  hear(news: News): Said | Gone {
    if (news.gameId !== this.readStored().opening.gameId) return { gone: true };
    this.#listen(news);
    const said = this.#say();
    this.#head.knows(said);
    return said;
  }

  #listen(news: News): void {
    const now = Date.now();
    this.#clock.heard(news.now, now);
    this.#gathered.store();
    const events = unheard(this.#recorded.state, news.first, news.events);
    if (news.hall) this.#showHall(news.hall);
    if (events.length > 0) {
      this.#record(now, (happens) => {
        for (const event of events) happens({ from: "head", event: asOwn(this.#recorded.state, event) });
      });
    }
  }

  /** Whose rows stand on these scores. */
  get played(): Relay {
    this.#gathered.store();
    return this.#recorded.state;
  }

  // What happens

  /** An answer counts from its arrival, also where the head has to be asked for the seat first. */
  #answer(command: Answering, reply: OnDecision, at: number): void {
    this.#gathered.add(
      command,
      (decision) => {
        if (decision !== "away") return reply(decision);
        const { playerId } = command;
        this.#head.wish({ type: "come_back", playerId }, this.#clock.inHead(at), (back) => {
          if (back.ok) this.#answer(command, reply, at);
          else reply(back);
        });
      },
      at,
    );
  }

  #decide(commands: readonly Timed<Answering>[], now: number): (Decision | "away")[] {
    const decisions: (Decision | "away")[] = [];
    this.#record(now, (happens) => {
      for (const { command, at } of commands) {
        const decision = decideInRelay(this.#recorded.state, command, this.#clock.inHead(at));
        decisions.push(decision);
        if (decision === "away" || !decision.ok) continue;
        for (const event of decision.events) happens({ from: "player", event });
      }
    });
    return decisions;
  }

  #record(now: number, work: (happens: (entry: RelayEntry) => void) => void): void {
    const told: Told[] = [];
    const inHead = this.#clock.inHead(now);
    const entries = this.#recorded.record(
      now,
      (happens) =>
        work((entry) => {
          const isFirst = this.#awaitsRanks;
          happens(entry);
          told.push(...tellPhones(this.#recorded.state, entry, inHead, isFirst));
        }),
      (entries) => this.#outbox.follow(entries.map(({ event }) => event).filter(isEnd), now),
    );
    if (entries.length === 0) return;
    const events = entries.map(({ event }) => event).filter(isOfGame);
    this.seats.follow(events);
    this.#sockets.tell(told);
    this.seats.closeSocketsOfGone(events);
    this.#ranks.follow();
    this.#outbox.run(now);
    this.#changed(this.#mayBeAllAnswered(events));
  }

  /** The head has deleted the game, or knows nothing of it any more. */
  #end(): void {
    const game = this.storeAndRead();
    if (game.phase.name === "completed") return;
    const now = Date.now();
    this.#record(now, (happens) => {
      if (game.phase.name === "question") {
        happens({ from: "player", event: { type: "question_closed", index: game.phase.index, at: this.now() } });
      }
      happens({ from: "player", event: { type: "game_completed", at: this.now(), reason: "deleted" } });
    });
  }

  get #awaitsRanks(): boolean {
    const { awaitsRanks, game } = this.#recorded.state;
    return awaitsRanks && this.#pointsToldOf !== game.rounds.length;
  }

  #tellOwnPoints(): void {
    if (!this.#awaitsRanks) return;
    this.#pointsToldOf = this.readStored().rounds.length;
    this.#sockets.tell(ownPoints(this.#recorded.state));
    this.#ranks.follow();
    this.#head.again();
  }

  // What the head is told

  /** Something is new here: said once a second, and at once where the question may be over. */
  #changed(isUrgent = false): void {
    this.arm();
    if (this.readStored().phase.name === "completed") return;
    if (isUrgent) this.#head.now();
    else this.#head.changed();
  }

  #mayBeAllAnswered(events: readonly GameEvent[]): boolean {
    const { phase, rounds } = this.readStored();
    if (phase.name !== "question" || !events.some(mayBeTheLast)) return false;
    return (rounds.at(-1)?.answers.size ?? 0) >= this.seats.fewestAwaited;
  }

  #say(): Said {
    this.#gathered.store();
    return saidBy(this.#recorded.state, this.seats);
  }

  #showHall(hall: Hall): void {
    const counter = hall.sockets !== this.#hall?.sockets;
    this.#hall = hall;
    this.seats.changedElsewhere({ lobby: this.readStored().phase.name === "lobby", counter });
  }

  // Results

  /** The head waits for it. */
  async #writeResults(env: Env): Promise<number> {
    const { phase } = this.readStored();
    if (phase.name !== "completed") throw new Error("the game is not over");
    await writePart(env, this.#recorded.state);
    this.#head.resultsAreWritten();
    return codeFreeAfter(phase.endedAt);
  }

  /** Null for each thing that is not due. */
  #due(now: number): (number | null)[] {
    const { phase } = this.readStored();
    const isOver = phase.name === "completed";
    const bell = phase.name === "question" && phase.endsAt !== null ? this.#clock.here(phase.endsAt) : null;
    return [
      ...this.seats.due(),
      this.#outbox.dueAt,
      this.#outbox.wipeAt,
      // The head should have said by then that the question is closed.
      bell !== null && bell + RANKS_PATIENCE > now ? bell + RANKS_PATIENCE : null,
      isOver && !this.#outbox.hasUnknownEntries ? null : now + LOOK_AGAIN,
    ];
  }
}

type AnyEvent = RelayEntry["event"];
const isEnd = (event: AnyEvent) => event.type === "game_completed";
const isOfGame = (event: AnyEvent): event is GameEvent =>
  event.type !== "question_closed" && event.type !== "table_asked" && event.type !== "ranked";
