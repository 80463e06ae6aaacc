import type { Command, CommandOf, Decision } from "#game/command";
import type { Game } from "#game/game";
import type { Admissions } from "../lifecycle/admissions";
import type { Reactions } from "./reactions";
import type { Who } from "./calls/reply";
import type { Seats } from "./seats";
import type { Upkeep } from "./upkeep";
import type { Views } from "./views";

/** What a whole class may send in the same moment. */
export type ClassCommand = CommandOf<"answer" | "confidence" | "join">;
export type OnDecision = (decision: Decision) => void;

/** A game with those who sit in it, as its calls and sockets ask for it: in one room, or in a part of a larger one. */
export interface Playing {
  readonly seats: Seats;
  readonly reactions: Reactions;
  readonly admissions: Admissions;
  readonly views: Views;
  /** The clock by which the game goes. */
  now(): number;
  /** The game as it is on record: without the answers and players that wait to be stored. */
  readStored(): Game;
  /** The game with every answer and player that has arrived: what waits is stored first. */
  storeAndRead(): Game;
  /** In one room it is decided at once. */
  ask(command: Command, reply: OnDecision): void;
  /** Stored within a few milliseconds, together with those that arrive meanwhile; `reply` comes after that. */
  commitSoon(command: ClassCommand, reply: OnDecision): void;
  /** Once it is known how everybody stands: in one room always. */
  whenRanked(then: () => void): void;
}

/** For a call: what is decided, and recorded. */
export const decided = (room: Playing, command: Command): Promise<Decision> =>
  new Promise((resolve) => room.ask(command, resolve));

/** The same, as the object that holds it handles it. */
export interface Held extends Playing {
  readonly upkeep: Upkeep;
  /** The game has just been opened: first what belongs to its record, then what others have to know. */
  filled(): void;
  /** The object has restarted, with the game on record. */
  resumed(): void;
  /** False where the code's other objects are taken by another game. */
  opened(): Promise<boolean>;
  /** The game has been deleted here: others have to know. */
  removed(who: Who): Promise<void>;
  /** D1 has been restored from an older copy: whoever else has results of this game has to send them again. */
  resultsAreMissing(): void;
  /** Nothing of it may speak or write any more. */
  stop(): void;
}
