import { limits } from "#protocol/limits";
import { whatFailed } from "../db/what-failed";
import type { Command, Decision } from "../game/command";
import { decide } from "../game/decide";
import { mayBeTheLast } from "../game/decide-questions";
import { apply, type GameEvent } from "../game/events";
import type { Game } from "../game/game";
import { deadline } from "../game/timing";
import { tell, type Told } from "../game/view";
import { hasLeft } from "../game/view-replies";
import { Announcer } from "./announcer";
import { CommitQueue, type ClassCommand, type Waiting } from "./commit-queue";
import type { GameLog } from "./log";
import { Paced } from "./paced";
import { Presence } from "./presence";
import { report } from "./report";
import { ResultsOutbox } from "./results-outbox";
import { Sockets } from "./sockets";

/** Looked after once in this time even if nothing is due: sockets may have gone without a word. */
const LOOK_AGAIN = 30 * 60_000;
/** The last screen is out; then the sockets are closed. */
const CLOSE_AFTER = 2_000;
/** A call that changed the game is answered when D1's lists show it, but not later than this. */
const D1_PATIENCE = 400;

type Asked = { readonly command: Command; readonly at: number };

/** A room with a game in it: the one way in (`commit`), the one way out (`tell`), and the one alarm. */
export class LiveGame {
  readonly sockets: Sockets;
  readonly presence: Presence;
  readonly announcer: Announcer;
  readonly #ctx: DurableObjectState;
  readonly #log: GameLog;
  readonly #queue: CommitQueue;
  readonly #outbox: ResultsOutbox;
  /** Phones that stopped asking are shown as gone a little later. Only the lists wait for this, no rule does. */
  readonly #lapses: Paced;
  #game: Game;
  /** When the alarm is set for; null while unknown. An early alarm is harmless, so it is never set later. */
  #armedFor: number | null = null;

  constructor(ctx: DurableObjectState, env: Env, log: GameLog, game: Game) {
    this.#ctx = ctx;
    this.#log = log;
    this.#game = game;
    this.sockets = new Sockets(ctx);
    this.presence = new Presence(this.sockets, log, game.players.keys(), Date.now());
    this.announcer = new Announcer(() => this.#game, this.sockets, this.presence);
    this.#queue = new CommitQueue((waiting) => this.#store(waiting));
    this.#lapses = new Paced(
      () => limits.pollPresenceMs / 2,
      () => this.#lapse(),
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
  get stored(): Game {
    return this.#game;
  }

  /** The game with every answer and player that has arrived. */
  settled(): Game {
    this.#queue.flush();
    return this.#game;
  }

  commit(command: Command): Decision {
    this.#queue.flush();
    const now = Date.now();
    const [decision] = this.#record([{ command, at: now }], now);
    return decision!;
  }

  /** Stored within a few milliseconds, together with those that arrive meanwhile; `reply` comes after that. */
  commitSoon(command: ClassCommand, reply: (decision: Decision) => void): void {
    this.#queue.add({ command, at: Date.now(), reply });
  }

  /** What is due now. Early, late or twice: each step looks at the state alone. True when the room may be wiped. */
  wake(now: number): boolean {
    this.#armedFor = null;
    this.#queue.flush();
    for (const ws of this.sockets.guestsSince(now - limits.unseatedMs)) {
      this.sockets.close(ws, 1008, "not seated");
      this.socketGone(false);
    }
    this.commit({ type: "tick", emptySince: this.presence.emptySince });
    const { phase } = this.#game;
    // Who comes later is on the way back to the last screen, and gets it.
    if (phase.name === "completed" && now >= phase.endedAt + CLOSE_AFTER) {
      this.closeAll("game over", this.sockets.presentAt(phase.endedAt));
    }
    if (this.isWaste(now)) return true;
    this.#outbox.run(now);
    this.arm();
    return false;
  }

  /** D1 takes a game for unfinished that it was told the end of. */
  tellAgain(now: number): void {
    const { phase } = this.settled();
    if (phase.name === "completed" && phase.reason !== "deleted") this.#outbox.putAgain(now);
  }

  /** Deleted, or kept for long enough: what is left of the game is to be wiped. */
  isWaste(now: number): boolean {
    const { phase } = this.#game;
    if (phase.name === "completed" && phase.reason === "deleted") return true;
    const { wipeAt } = this.#outbox;
    return wipeAt !== null && now >= wipeAt;
  }

  /** D1 has what this room owes it, or is too slow to be waited for. */
  async writtenDown(): Promise<void> {
    await Promise.race([this.#outbox.underway, scheduler.wait(D1_PATIENCE)]);
  }

  /** A socket was opened, or got a seat. */
  socketCame(ofPlayer: boolean): void {
    this.presence.connected();
    this.announcer.connectionsChanged(ofPlayer);
    this.arm();
  }

  socketGone(ofPlayer: boolean): void {
    this.presence.disconnected(Date.now());
    this.announcer.connectionsChanged(ofPlayer);
    this.arm();
  }

  /** A call by a player without a socket: there for a while. */
  polled(playerId: string): void {
    const now = Date.now();
    const isNew = !this.presence.isPresent(playerId, now);
    this.presence.polled(playerId, now);
    if (isNew) this.announcer.connectionsChanged(true);
    this.#lapses.ask();
  }

  closeAll(reason: string, sockets = this.sockets.all()): void {
    for (const ws of sockets) this.sockets.close(ws, 1000, reason);
    if (sockets.length > 0) this.presence.disconnected(Date.now());
  }

  /** Nothing of this object may speak or write any more. */
  stop(): void {
    this.#queue.flush();
    this.closeAll("game over");
    this.announcer.silence();
    this.#lapses.cancel();
    this.#outbox.stop();
  }

  /** Sets the one alarm to the earliest thing that is due. */
  arm(): void {
    const now = Date.now();
    const next = Math.max(this.#nextDue(now), now);
    if (next === Infinity || (this.#armedFor !== null && this.#armedFor <= next)) return;
    this.#armedFor = next;
    this.#ctx.waitUntil(
      this.#ctx.storage.setAlarm(next).catch((error: unknown) => {
        this.#armedFor = null;
        report("error", "alarm_not_set", { error: whatFailed(error) });
      }),
    );
  }

  /** Infinity for a finished game that waits for nothing but its outbox's answer. */
  #nextDue(now: number): number {
    const { phase } = this.#game;
    const guest = this.sockets.longestWaiting();
    const due = [
      deadline(this.#game, this.presence.emptySince),
      guest === null ? null : guest.since + limits.unseatedMs,
      phase.name === "completed" && this.sockets.presentAt(phase.endedAt).length > 0
        ? phase.endedAt + CLOSE_AFTER
        : null,
      this.#outbox.dueAt,
      this.#outbox.wipeAt,
      phase.name === "completed" && !this.#outbox.owesUnknown ? null : now + LOOK_AGAIN,
    ];
    return Math.min(...due.filter((time) => time !== null));
  }

  #lapse(): void {
    if (this.presence.lapse(Date.now())) this.announcer.connectionsChanged(true);
    if (this.presence.hasPolls) this.#lapses.ask();
  }

  #store(waiting: readonly Waiting[]): void {
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
    const isConnected = this.announcer.isConnected();
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
          take({ command: { type: "close_if_all_answered", present: this.presence.awaited(now) }, at: now });
        }
        if (events.length > 0) this.#log.append(events, now);
        for (const event of events) this.#owe(event, now);
      });
    } catch (error) {
      this.#recover();
      throw error;
    }
    if (events.length === 0) return decisions;
    this.announcer.tell(events, told);
    for (const event of events) this.#seeOut(event);
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
    return last.length > 0 && round.answers.size >= this.presence.atLeast - gone;
  }

  #owe(event: GameEvent, now: number): void {
    if (event.type === "game_started") this.#outbox.put("started", now);
    if (event.type === "game_completed" && event.reason !== "deleted") this.#outbox.put("results", now);
  }

  /** Who left or was removed has been told why; the socket goes with the seat. */
  #seeOut(event: GameEvent): void {
    if (event.type !== "player_left" && event.type !== "player_kicked") return;
    this.presence.gone(event.playerId);
    const ws = this.sockets.socketOf(event.playerId);
    if (!ws) return;
    if (event.type === "player_left") this.sockets.send(ws, hasLeft);
    this.sockets.close(ws, 1000, event.type);
    this.socketGone(true);
  }

  /** Memory without a record must not go on: it would acknowledge what was never stored. */
  #recover(): void {
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
