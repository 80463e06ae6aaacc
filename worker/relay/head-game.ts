import { relayName } from "#protocol/ids";
import type { Decision } from "../game/command";
import type { GameEvent } from "../game/game-event";
import type { Game, Opening } from "../game/game";
import { teamChoices } from "../game/teams";
import { deadline } from "../game/timing";
import { lobbyFor } from "../game/view-lists";
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
import { called } from "./calling";
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
import { headViews } from "./head-views";
import type { Answered, Gone, Hall, Report, Said } from "./lines";
import type { Wanted } from "./pages";
import { RelayLine, type RelayStub } from "./relay-line";
import type { HeadEvent } from "./relay-event";
import { writeHead } from "./results";
import { summed, type OfAll } from "./sums";
import type { Best } from "./table";
import { tellHosts } from "./tell-hosts";
import type { Told } from "./told";

const LOOK_AGAIN = 30 * 60_000;
const D1_PATIENCE = 400;
/** So long everybody waits for the tables of all relays. */
const RANKS_PATIENCE = 2000;
/** So long the results wait for those of the relays, before they are tried without asking. */
const PARTS_PATIENCE = 5000;
/** Phones are shown what is new of all once in this time. */
const HALL_MS = 1000;
/** So long after a crash a relay is told what it has not heard, if nothing else wakes the head. */
const OWES_MS = 10_000;
const OPENING_PATIENCE = 5000;

/** The head of a large game: the host's screens, and what relays ask. */
export class HeadGame implements Held {
  readonly seats: Seats;
  readonly numberLooks = new NumberLooks();
  readonly reactions: Reactions;
  readonly views: Views;
  readonly #recorded: Recorded<Head, HeadEvent>;
  readonly #lines: readonly RelayLine[];
  readonly #sockets: Sockets;
  readonly #outbox: Outbox;
  readonly #alarm: Alarm;
  readonly #hall = new Paced(
    () => HALL_MS,
    () => this.#tellAll(),
  );
  /** What waits for ranks, in order. */
  #later: (() => void)[] = [];
  #ranksBy: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  #stopped = false;

  constructor(
    ctx: DurableObjectState,
    private readonly env: Env,
    log: GameLog,
    opening: Opening,
  ) {
    const begin = () => newHead(opening, opening.relays!);
    const wentBack = () => this.#outbox.reload();
    this.#recorded = new Recorded({ ctx, log, begin, apply: applyInHead, wentBack });
    const head = () => this.#recorded.state;
    const game = () => head().game;
    this.#sockets = new Sockets(ctx);
    this.#alarm = new Alarm(ctx, (now) => this.#due(now));
    this.views = headViews(
      head,
      () => this.#sums,
      (wanted) => this.#rows(wanted),
    );
    this.seats = new Seats(this.#sockets, log, game, this.views, () => this.#peopleChanged());
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
    this.#lines = head().told.map(
      (_, number) =>
        new RelayLine({
          number,
          stub: () => this.#stub(number),
          told: () => head().told[number]!,
          onRecord: (): Told => {
            const whole = begin();
            for (const event of log.events<HeadEvent>()) applyInHead(whole, event);
            return whole.told[number]!;
          },
          news: (first, events, hall) => ({ gameId: opening.gameId, first, events, now: Date.now(), hall }),
          hall: () => this.#hallNow(),
          said: (said) => this.#hear(said),
        }),
    );
  }

  // As its calls and sockets see it

  now(): number {
    return Date.now();
  }

  readStored(): Game {
    return this.#recorded.state.game;
  }

  storeAndRead(): Game {
    return this.readStored();
  }

  ask(command: HeadCommand, reply: OnDecision): void {
    const isDeleted = command.type === "end" && command.reason === "deleted";
    const decide = () => {
      const now = Date.now();
      reply(this.#obey([{ command, at: now }], now)[0]!);
    };
    if (isDeleted) return decide();
    this.whenRanked(decide);
  }

  commitSoon(_: ClassCommand, reply: OnDecision): void {
    reply({ ok: false, error: "session_invalid" });
  }

  whenRanked(then: () => void): void {
    if (this.#recorded.state.ranking || this.#later.length > 0) this.#later.push(then);
    else then();
  }

  async waitForD1(): Promise<void> {
    await Promise.race([this.#outbox.underway, scheduler.wait(D1_PATIENCE)]);
  }

  // As its object handles it

  filled(): void {}

  /** What is on the way has to arrive, and who is there has to be known. */
  resumed(): void {
    this.#followRanking();
    for (const line of this.#lines) line.tell();
  }

  async opened(): Promise<boolean> {
    const { opening } = this.readStored();
    const open = this.#lines.map((_, relay) =>
      called(() => this.#stub(relay).open({ ...opening, relay }), OPENING_PATIENCE),
    );
    return (await Promise.all(open)).every(Boolean);
  }

  async removed(who: Who): Promise<void> {
    const relays = this.#lines.map((_, relay) => called(() => this.#stub(relay).remove(who), RANKS_PATIENCE));
    await Promise.allSettled(relays);
    await tellEarlierRound(this.env, this.readStored().opening);
  }

  wake(now: number): boolean {
    this.#alarm.rang();
    this.seats.closeUnseated(now);
    if (this.#ranksBy && now >= this.#ranksBy.at) this.#waitNoLonger();
    if (!this.#recorded.state.ranking) {
      this.#obey([{ command: { type: "tick", emptySince: this.#sums.emptySince }, at: now }], now);
    }
    this.seats.closeAfterEnd(now);
    if (this.mayBeWiped(now)) return true;
    for (const line of this.#lines) line.tellWhatIsNew();
    this.#outbox.run(now);
    this.arm();
    return false;
  }

  arm(): void {
    this.#alarm.arm();
  }

  sendResultsAgain(now: number): void {
    const { phase } = this.readStored();
    if (phase.name === "completed" && phase.reason !== "deleted") this.#outbox.putAgain(now);
  }

  mayBeWiped(now: number): boolean {
    return isWiped(this.readStored(), this.#outbox, now);
  }

  stop(): void {
    this.#stopped = true;
    this.seats.stop();
    this.reactions.stop();
    this.#outbox.stop();
    this.#hall.cancel();
    for (const line of this.#lines) line.stop();
    if (this.#ranksBy) clearTimeout(this.#ranksBy.timer);
    this.#later = [];
  }

  // As its relays see it

  async report(report: Report): Promise<Answered | Gone> {
    const line = this.#lines[report.relay];
    if (!line || report.gameId !== this.readStored().opening.gameId || this.#stopped) return { gone: true };
    if (report.wantsHall) line.forgotHall();
    this.reactions.add(report.reactions);
    line.hears(report);
    if (report.isWritten) this.#partIsWritten(line);
    const { wishes } = report;
    const decisions = wishes.length === 0 ? [] : await this.#grant(wishes);
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

  #hear({ relay, count, handed }: Said): void {
    this.#counts.set(relay, count);
    const head = this.#recorded.state;
    const now = Date.now();
    if (handed && head.awaited.has(relay))
      this.#record(now, (happens) => tableCame(head, relay, handed).forEach(happens));
    if (head.game.phase.name === "question") {
      this.#record(now, (happens) => decideOnCounts(head, this.#counts, now).forEach(happens));
    }
    this.#sumsChanged();
  }

  readonly #counts = new Map<number, Said["count"]>();

  // What happens

  /** All are decided on what the ones before have made of the game, and recorded together. */
  #obey(commands: readonly Timed<HeadCommand>[], now: number): Decision[] {
    const decisions: Decision[] = [];
    this.#record(now, (happens) => {
      for (const { command, at } of commands) {
        const result = decideInHead(this.#recorded.state, command, at);
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
    const told: (() => void)[] = [];
    const events = this.#recorded.record(
      now,
      (happens) =>
        work((event) => {
          happens(event);
          const messages = tellHosts(this.#recorded.state, event, now);
          if (messages.length > 0) told.push(() => this.#sockets.tell(messages));
        }),
      (events) => this.#outbox.follow(events, now),
    );
    if (events.length === 0) return;
    for (const line of this.#lines) line.tellWhatIsNew();
    this.seats.follow(events.filter(isOfGame));
    for (const tell of told) tell();
    if (events.some(({ type }) => type.startsWith("player_") || type === "lobby_locked")) this.#hall.ask();
    this.#followRanking();
    this.#outbox.run(now);
    this.arm();
  }

  /** Ranks are being made: not longer than this. They are made: what has waited for them goes on. */
  #followRanking(): void {
    const { ranking } = this.#recorded.state;
    if (ranking && !this.#ranksBy) {
      const timer = setTimeout(() => this.#waitNoLonger(), RANKS_PATIENCE);
      this.#ranksBy = { at: Date.now() + RANKS_PATIENCE, timer };
      this.arm();
    }
    if (ranking) return;
    if (this.#ranksBy) clearTimeout(this.#ranksBy.timer);
    this.#ranksBy = null;
    const later = this.#later;
    this.#later = [];
    for (const then of later) this.whenRanked(then);
  }

  #waitNoLonger(): void {
    const now = Date.now();
    this.#record(now, (happens) => waitNoLonger(this.#recorded.state).forEach(happens));
  }

  // Who is there

  get #sums(): OfAll {
    return summed(
      this.#lines.map(({ said }) => said?.here ?? null),
      { sockets: this.#sockets.count, emptySince: this.seats.emptySince },
    );
  }

  /** The host's screens have come or gone. */
  #peopleChanged(): void {
    this.#hall.ask();
    this.arm();
  }

  #sumsBefore: OfAll | null = null;
  #sumsChanged(): void {
    const [sums, before] = [this.#sums, this.#sumsBefore];
    this.#sumsBefore = sums;
    const lobby = sums.choosing !== before?.choosing || [...sums.absent].join() !== [...before.absent].join();
    const counter = sums.sockets !== before?.sockets;
    const count = sums.answered !== before?.answered || sums.total !== before.total;
    this.seats.changedElsewhere({ lobby, counter, count });
    if (lobby || counter) this.#hall.ask();
    if (sums.emptySince !== before?.emptySince) this.arm();
  }

  #tellAll(): void {
    if (this.readStored().phase.name === "completed") return;
    for (const line of this.#lines) line.tell();
  }

  #hallNow(): Hall {
    const game = this.readStored();
    const { sockets, absent } = this.#sums;
    return { sockets, lobby: lobbyFor(game, "player", (id) => !absent.has(id)), choices: teamChoices(game) };
  }

  /** Who does not answer is left out. */
  async #rows(wanted: Wanted): Promise<(readonly Best[])[]> {
    const asked = this.#lines.map((_, relay) => called(() => this.#stub(relay).rows(wanted), RANKS_PATIENCE));
    const rows = await Promise.allSettled(asked);
    return rows.flatMap((one) => (one.status === "fulfilled" && Array.isArray(one.value) ? [one.value] : []));
  }

  // Results

  #partIsWritten(line: RelayLine): void {
    const wasComplete = this.#outbox.wipeAt !== null;
    line.isWritten = true;
    this.#partsCame();
    // It came after all: the row in D1 says that it is missing.
    if (wasComplete) this.#outbox.putAgain(Date.now());
    this.arm();
  }

  #partsCame: () => void = () => {};

  async #writeResults(): Promise<number> {
    const areThere = new Promise<void>((resolve) => {
      this.#partsCame = () => {
        if (this.#lines.every(({ isWritten }) => isWritten)) resolve();
      };
      this.#partsCame();
    });
    await Promise.race([areThere, scheduler.wait(PARTS_PATIENCE)]);
    const { game, relays } = this.#recorded.state;
    const unname = (userId: string) => this.ask({ type: "unname", userId }, () => undefined);
    const { codeFreeAt } = await writeHead(this.env, { game, relays, unname });
    return codeFreeAt;
  }

  /** Null for each thing that is not due. */
  #due(now: number): (number | null)[] {
    const game = this.readStored();
    const isOver = game.phase.name === "completed";
    return [
      this.#ranksBy ? this.#ranksBy.at : deadline(game, this.#sums.emptySince),
      ...this.seats.due(),
      this.#outbox.dueAt,
      this.#outbox.wipeAt,
      !isOver && this.#lines.some(({ owes }) => owes) ? now + OWES_MS : null,
      isOver && !this.#outbox.hasUnknownEntries ? null : now + LOOK_AGAIN,
    ];
  }

  #stub(relay: number): Relay {
    const { code } = this.readStored().opening;
    return this.env.RELAY_ROOM.getByName(relayName(code, relay)) as unknown as Relay;
  }
}

/** As seen from here: the platform's own type takes unions of replies apart. */
type Relay = RelayStub & {
  open(opening: Opening): Promise<boolean>;
  remove(who: Who): Promise<unknown>;
  rows(wanted: Wanted): Promise<readonly Best[]>;
};

const isOfGame = (event: HeadEvent): event is GameEvent =>
  event.type !== "tables_asked" && event.type !== "table_came" && event.type !== "ranks_known";
