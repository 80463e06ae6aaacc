import type { Command, Decision } from "#game/command";
import type { Game } from "#game/game";
import type { Admissions } from "#objects/lifecycle/admissions";
import { Upkeep } from "#objects/lifecycle/upkeep";
import type { ClassCommand, HostedGame, OnDecision, Surroundings } from "./hosted-game";
import { Reactions, toHosts } from "./reactions";
import { Seats } from "./seats";
import { Sockets } from "./sockets/sockets";
import type { Views } from "./views";

/** The room wakes this often even if nothing is due: sockets may have disappeared without a close event. */
const LOOK_AGAIN = 30 * 60_000;

/**
 * A game as calls, sockets and the alarm see it, with everybody present, whether all of it is played here or one part of a
 * large game. `hosted` says where its commands are decided.
 *
 * Answers and joins come in crowds, so they wait a few milliseconds to be stored together (`commitSoon`). The game without
 * them is `readStored()`; a caller that reports on the game wants `storeAndRead()`, which stores them first.
 *
 *     const room = new GameHost({ ctx, env, log, setup }, (around) => new LiveGame(around));
 *     room.ask({ type: "start" }, (decision) => void (decision.ok || refuse(decision.error)));
 *     room.commitSoon({ type: "answer", playerId, questionId, value, claimedMs }, (decision) => acknowledge(decision));
 *     const game = room.storeAndRead();  // with that answer
 */
export class GameHost {
  readonly hosted: HostedGame;
  readonly seats: Seats;
  readonly reactions: Reactions;
  readonly upkeep: Upkeep;

  constructor(object: Omit<Surroundings, "sockets" | "host">, gameIn: (around: Surroundings) => HostedGame) {
    const { ctx, log } = object;
    const sockets = new Sockets(ctx);
    const hosted = gameIn({ ...object, sockets, host: this });
    this.hosted = hosted;
    const read = () => hosted.read();
    this.seats = new Seats(sockets, log, read, hosted.views, () => {
      hosted.connectionsChanged?.();
      this.upkeep.arm();
    });
    this.reactions = new Reactions(read, hosted.hearsReactions ?? toHosts(sockets));
    this.upkeep = new Upkeep({
      ctx,
      tables: log,
      deliver: hosted.deliver,
      due: (now) => {
        // A finished game waits only for its outbox.
        const isOver = read().phase.name === "completed";
        return [...hosted.due(now), ...this.seats.due(now), isOver ? null : now + LOOK_AGAIN];
      },
      tick: (now) => {
        hosted.tick(now);
        this.seats.lookForSilent(now);
        this.seats.closeUnseated(now);
        this.seats.closeAfterEnd(now);
      },
      isDeleted: () => {
        const { phase } = read();
        return phase.name === "completed" && phase.reason === "deleted";
      },
    });
  }

  get admissions(): Admissions {
    return this.hosted.admissions;
  }

  get views(): Views {
    return this.hosted.views;
  }

  /** Time on the game's clock. */
  now(): number {
    return this.hosted.now?.() ?? Date.now();
  }

  /** The recorded game, without answers and players that are still waiting to be stored. */
  readStored(): Game {
    return this.hosted.read();
  }

  /** Stores everything that has arrived, then returns the game. */
  storeAndRead(): Game {
    this.hosted.store?.();
    return this.readStored();
  }

  /** Sends a command to be decided; in a single room this happens at once. */
  ask(command: Command, reply: OnDecision): void {
    this.hosted.ask(command, reply);
  }

  /** For calls: resolves when the command is decided and recorded. */
  decided(command: Command): Promise<Decision> {
    return new Promise((resolve) => this.ask(command, resolve));
  }

  /** Stores the command within a few milliseconds, together with others that arrive meanwhile, then calls `reply`. */
  commitSoon(command: ClassCommand, reply: OnDecision): void {
    this.hosted.commitSoon(command, reply);
  }

  /** Calls `then` once all ranks are known; in a single room they always are. */
  whenRanked(then: () => void): void {
    if (this.hosted.ranks) this.hosted.ranks.whenRanked(then);
    else then();
  }

  /** Stops all sending and writing. */
  stop(): void {
    this.hosted.store?.();
    this.reactions.stop();
    this.seats.stop();
    this.upkeep.outbox.stop();
    this.hosted.stop?.();
    this.hosted.ranks?.stop();
  }
}
