import type { Decision } from "../game/command";
import type { Game, Opening } from "../game/game";
import type { GameEvent } from "../game/game-event";
import { deadline } from "../game/timing";
import { Alarm } from "../room/alarm";
import type { Timed } from "../room/gathered";
import type { GameLog } from "../room/log";
import { NumberLooks } from "../room/number-looks";
import { isWiped, Outbox } from "../room/outbox";
import { Paced } from "../room/paced";
import type { ClassCommand, Held, OnDecision } from "../room/playing";
import { Reactions, toHosts } from "../room/reactions";
import { Recorded } from "../room/recorded";
import type { Who } from "../room/reply";
import { tellEnd, writeStart } from "../room/results-writing";
import { tellEarlierRound } from "../room/round-over";
import { Seats } from "../room/seats";
import { Sockets } from "../room/sockets";
import type { Views } from "../room/views";
import {
  applyInHead,
  decideInHead,
  decideOnCounts,
  newHead,
  tableCame,
  waitNoLonger,
  type Head,
  type HeadCommand,
} from "./head";
import { PartsWritten } from "./head-results";
import { headViews } from "./head-views";
import type { Answered, Gone, Report, Said } from "./lines";
import { RanksWait } from "./ranks-wait";
import type { HeadEvent } from "./relay-event";
import { Relays } from "./relays";
import { writeHead } from "./results";
import type { OfAll } from "./sums";
import { tellHosts } from "./tell-hosts";

const LOOK_AGAIN = 30 * 60_000;
const D1_PATIENCE = 400;
/** Phones are shown what is new of all once in this time. */
const HALL_MS = 1000;
/** So long after a crash a relay is told what it has not heard, if nothing else wakes the head. */
const OWES_MS = 10_000;

/** The head of a large game: the host's screens, and what relays ask. */
export class HeadGame implements Held {
  readonly seats: Seats;
  readonly numberLooks = new NumberLooks();
  readonly reactions: Reactions;
  readonly views: Views;
  readonly #recorded: Recorded<Head, HeadEvent>;
  readonly #relays: Relays;
  readonly #sockets: Sockets;
  readonly #outbox: Outbox;
  readonly #parts: PartsWritten;
  readonly #alarm: Alarm;
  readonly #ranks = new RanksWait(
    () => this.#head.ranking !== null,
    () => this.#waitNoLonger(),
  );
  readonly #hall = new Paced(
    () => HALL_MS,
    () => this.#tellAll(),
  );
  #sumsBefore: OfAll | null = null;
  #isStopped = false;

  constructor(
    ctx: DurableObjectState,
    private readonly env: Env,
    log: GameLog,
    opening: Opening,
  ) {
    const begin = () => newHead(opening, opening.relays!);
    const wentBack = () => this.#outbox.reload();
    this.#recorded = new Recorded({ ctx, log, begin, apply: applyInHead, wentBack });
    const head = () => this.#head;
    const game = () => this.readStored();
    this.#sockets = new Sockets(ctx);
    this.#alarm = new Alarm(ctx, (now) => this.#due(now));
    this.#relays = new Relays({
      env,
      log,
      opening,
      head,
      begin,
      own: () => ({ sockets: this.#sockets.count, emptySince: this.seats.emptySince }),
      said: (said) => this.#hear(said),
    });
    const sums = () => this.#relays.sums;
    this.views = headViews(head, sums, (wanted) => this.#relays.rows(wanted));
    this.seats = new Seats(this.#sockets, log, game, this.views, () => this.#screensChanged());
    this.reactions = new Reactions(game, toHosts(this.#sockets));
    this.#outbox = new Outbox({
      log,
      deliver: {
        started: () => writeStart(env, game()),
        results: () => tellEnd(env, game(), () => this.#writeResults()),
      },
      waitUntil: (work) => ctx.waitUntil(work),
      changed: () => this.arm(),
    });
    this.#parts = new PartsWritten(this.#relays.lines, () => this.#outbox);
  }

  // As its calls and sockets see it

  now(): number {
    return Date.now();
  }

  readStored(): Game {
    return this.#head.game;
  }

  storeAndRead(): Game {
    return this.readStored();
  }

  ask(command: HeadCommand, reply: OnDecision): void {
    const decide = () => {
      const now = Date.now();
      reply(this.#obey([{ command, at: now }], now)[0]!);
    };
    if (command.type === "end" && command.reason === "deleted") decide();
    else this.whenRanked(decide);
  }

  /** Players sit in relays. */
  commitSoon(_: ClassCommand, reply: OnDecision): void {
    reply({ ok: false, error: "session_invalid" });
  }

  whenRanked(then: () => void): void {
    this.#ranks.whenRanked(then);
  }

  async waitForD1(): Promise<void> {
    await Promise.race([this.#outbox.underway, scheduler.wait(D1_PATIENCE)]);
  }

  // As its object handles it

  filled(): void {}

  /** What is on the way has to arrive, and who is there has to be known. */
  resumed(): void {
    this.#ranks.follow();
    this.#relays.tell();
    this.arm();
  }

  opened(): Promise<boolean> {
    return this.#relays.open();
  }

  async removed(who: Who): Promise<void> {
    await this.#relays.remove(who);
    await tellEarlierRound(this.env, this.readStored().opening);
  }

  wake(now: number): boolean {
    this.#alarm.rang();
    this.seats.closeUnseated(now);
    const { dueAt } = this.#ranks;
    if (dueAt !== null && now >= dueAt) this.#waitNoLonger();
    if (!this.#head.ranking) {
      this.#obey([{ command: { type: "tick", emptySince: this.#relays.sums.emptySince }, at: now }], now);
    }
    this.seats.closeAfterEnd(now);
    if (this.mayBeWiped(now)) return true;
    // Where no screen of the host is there, the game is given up once nobody is: who says so, has to be alive.
    if (this.#sockets.count === 0 && this.readStored().phase.name !== "completed") this.#relays.tell();
    else this.#relays.tellWhatIsNew();
    this.#outbox.run(now);
    this.arm();
    return false;
  }

  arm(): void {
    this.#alarm.arm();
  }

  sendResultsAgain(now: number): void {
    const { phase } = this.readStored();
    if (phase.name !== "completed" || phase.reason === "deleted") return;
    this.#outbox.putAgain(now);
    void this.#relays.sendResultsAgain();
  }

  mayBeWiped(now: number): boolean {
    return isWiped(this.readStored(), this.#outbox, now);
  }

  stop(): void {
    this.#isStopped = true;
    this.seats.stop();
    this.reactions.stop();
    this.#outbox.stop();
    this.#hall.cancel();
    this.#relays.stop();
    this.#ranks.stop();
  }

  // As its relays see it

  async report(report: Report): Promise<Answered | Gone> {
    const line = this.#relays.lines[report.relay];
    if (!line || report.gameId !== this.readStored().opening.gameId || this.#isStopped) return { gone: true };
    if (report.wantsHall) line.forgotHall();
    this.reactions.add(report.reactions);
    line.hears(report);
    if (report.isWritten) this.#parts.add(line);
    const decisions = report.wishes.length === 0 ? [] : await this.#grant(report.wishes);
    return { news: line.newsFrom(report.heard), decisions };
  }

  #grant(wishes: Report["wishes"]): Promise<Decision[]> {
    return new Promise((resolve, reject) => {
      this.whenRanked(() => {
        try {
          resolve(this.#obey(wishes, Date.now()));
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  #hear({ relay, handed }: Said): void {
    const head = this.#head;
    const now = Date.now();
    if (handed && head.awaited.has(relay)) {
      this.#record(now, (happens) => tableCame(head, relay, handed).forEach(happens));
    }
    if (head.game.phase.name === "question") {
      this.#record(now, (happens) => decideOnCounts(head, this.#relays.counts, now).forEach(happens));
    }
    this.#sumsChanged();
  }

  // What happens

  get #head(): Head {
    return this.#recorded.state;
  }

  /** Each is decided on what the ones before have made of the game; they are recorded together. */
  #obey(commands: readonly Timed<HeadCommand>[], now: number): Decision[] {
    const decisions: Decision[] = [];
    this.#record(now, (happens) => {
      for (const { command, at } of commands) {
        const result = decideInHead(this.#head, command, at);
        if (result === "later") decisions.push({ ok: false, error: "unavailable" });
        else if (!result.ok) decisions.push(result);
        else {
          decisions.push({ ok: true, events: result.events.filter(isOfGame) });
          for (const event of result.events) happens(event);
        }
      }
    });
    return decisions;
  }

  #record(now: number, work: (happens: (event: HeadEvent) => void) => void): void {
    const told: ReturnType<typeof tellHosts> = [];
    const events = this.#recorded.record(
      now,
      (happens) =>
        work((event) => {
          happens(event);
          told.push(...tellHosts(this.#head, event, now));
        }),
      (events) => this.#outbox.follow(events, now),
    );
    if (events.length === 0) return;
    this.#relays.tellWhatIsNew();
    this.seats.follow(events.filter(isOfGame));
    this.#sockets.tell(told);
    if (events.some(({ type }) => type.startsWith("player_") || type === "lobby_locked")) this.#hall.ask();
    this.#ranks.follow();
    this.#outbox.run(now);
    this.arm();
  }

  #waitNoLonger(): void {
    this.#record(Date.now(), (happens) => waitNoLonger(this.#head).forEach(happens));
  }

  // Who is there

  #screensChanged(): void {
    this.#hall.ask();
    this.arm();
  }

  #sumsChanged(): void {
    const [sums, before] = [this.#relays.sums, this.#sumsBefore];
    this.#sumsBefore = sums;
    const lobby = sums.choosing !== before?.choosing || [...sums.absent].join() !== [...before.absent].join();
    const counter = sums.sockets !== before?.sockets;
    const count = sums.answered !== before?.answered || sums.total !== before.total;
    this.seats.changedElsewhere({ lobby, counter, count });
    if (lobby || counter) this.#hall.ask();
    if (sums.emptySince !== before?.emptySince) this.arm();
  }

  #tellAll(): void {
    if (this.readStored().phase.name !== "completed") this.#relays.tell();
  }

  async #writeResults(): Promise<number> {
    await this.#parts.all();
    const { game, relays } = this.#head;
    const unname = (userId: string) => this.ask({ type: "unname", userId }, () => undefined);
    const { codeFreeAt } = await writeHead(this.env, { game, relays, unname });
    return codeFreeAt;
  }

  /** Null for each thing that is not due. */
  #due(now: number): (number | null)[] {
    const game = this.readStored();
    const isOver = game.phase.name === "completed";
    return [
      this.#ranks.dueAt ?? deadline(game, this.#relays.sums.emptySince),
      ...this.seats.due(),
      this.#outbox.dueAt,
      this.#outbox.wipeAt,
      !isOver && this.#relays.owes ? now + OWES_MS : null,
      isOver && !this.#outbox.hasUnknownEntries ? null : now + LOOK_AGAIN,
    ];
  }
}

const isOfGame = (event: HeadEvent): event is GameEvent =>
  event.type !== "tables_asked" && event.type !== "table_came" && event.type !== "ranks_known";
