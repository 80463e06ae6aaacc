import type { Command, CommandOf, Decision } from "#game/command";
import type { Game } from "#game/game";
import type { Admissions } from "../lifecycle/admissions";
import type { Reactions } from "./reactions";
import type { Who } from "./calls/caller";
import type { Seats } from "./seats";
import type { Upkeep } from "#objects/lifecycle/upkeep";
import type { Views } from "./views";

/** Commands that a whole class may send at the same moment. */
export type ClassCommand = CommandOf<"answer" | "confidence" | "join">;
export type OnDecision = (decision: Decision) => void;

/** A game and its players as calls and sockets see it: a whole game in one room, or one part of a large game. */
export interface RunningGame {
  readonly seats: Seats;
  readonly reactions: Reactions;
  readonly admissions: Admissions;
  readonly views: Views;
  /** Time on the game's clock. */
  now(): number;
  /** The recorded game, without answers and players that are still waiting to be stored. */
  readStored(): Game;
  /** Stores everything that has arrived, then returns the game. */
  storeAndRead(): Game;
  /** Sends a command to be decided; in a single room this happens at once. */
  ask(command: Command, reply: OnDecision): void;
  /** Stores the command within a few milliseconds, together with others that arrive meanwhile, then calls `reply`. */
  commitSoon(command: ClassCommand, reply: OnDecision): void;
  /** Calls `then` once all ranks are known; in a single room they always are. */
  whenRanked(then: () => void): void;
}

/** For RPC calls: resolves when the command is decided and recorded. */
export const decided = (room: RunningGame, command: Command): Promise<Decision> =>
  new Promise((resolve) => room.ask(command, resolve));

/** Adds what the Durable Object needs to manage the game. */
export interface ManagedGame extends RunningGame {
  readonly upkeep: Upkeep;
  /** Called when the game has just been opened. Its own records come first, then notices to others. */
  afterOpening(): void;
  /** Called when the object has restarted with a recorded game. */
  afterRestart(): void;
  /** False if another game holds the other objects of this code. */
  openOtherRooms(): Promise<boolean>;
  /** Called when the game has been deleted here, to notify others. */
  afterDeletion(who: Who): Promise<void>;
  /** Called when D1 was restored from an older copy: all others that hold results of this game must send them again. */
  sendResultsAgain(): void;
  /** Stops all sending and writing. */
  stop(): void;
}
