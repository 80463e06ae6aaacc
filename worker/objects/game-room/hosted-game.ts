import type { Command, CommandOf, Decision } from "#game/command";
import type { Game, GameSetup } from "#game/game";
import type { Admissions } from "#objects/lifecycle/admissions";
import type { Deliveries } from "#objects/lifecycle/outbox";
import type { RanksWait } from "../large-game/ranks-wait";
import type { Who } from "./calls/caller";
import type { GameHost } from "./game-host";
import type { HearsReactions } from "./reactions";
import type { Sockets } from "./sockets/sockets";
import type { GameLog } from "./storage/log";
import type { Views } from "./views";

/** Commands that a whole class may send at the same moment. */
export type ClassCommand = CommandOf<"answer" | "confidence" | "join">;
export type OnDecision = (decision: Decision) => void;

/** The object around a game. Seats and upkeep of the host are not there yet while its game is made. */
export type Surroundings = {
  readonly ctx: DurableObjectState;
  readonly env: Env;
  readonly log: GameLog;
  readonly setup: GameSetup;
  readonly sockets: Sockets;
  readonly host: GameHost;
};

/**
 * All that differs between a game in one room (`LiveGame`), the coordinator of a large game (`CoordinatorGame`) and one of its
 * relays (`RelayGame`): where commands are decided, and what others have to be told. An absent method means that there is
 * nothing to do.
 */
export interface HostedGame {
  readonly admissions: Admissions;
  readonly views: Views;
  /** Writes to D1 that this object owes once its game begins and ends. */
  readonly deliver: Deliveries;
  /** Receives the reactions of phones; by default the host's screens here. */
  readonly hearsReactions?: HearsReactions;
  /** The wait for ranks; absent in a single room, where they are always known. */
  readonly ranks?: RanksWait;
  /** The recorded game. */
  read(): Game;
  /** Records the answers and joins that still wait. */
  store?(): void;
  /** Time on the game's clock, if another object keeps it. */
  now?(): number;
  ask(command: Command, reply: OnDecision): void;
  commitSoon(command: ClassCommand, reply: OnDecision): void;
  /** Times at which the game itself has something to do; null for each that is not due. */
  due(now: number): readonly (number | null)[];
  /** Does it. */
  tick(now: number): void;
  /** Called when somebody came or went here. */
  connectionsChanged?(): void;
  /** Called when the game has just been opened. Its own records come first, then notices to others. */
  afterOpening?(): void;
  /** Called when the object has restarted with a recorded game. */
  afterRestart?(): void;
  /** False if another game holds the other objects of this code. */
  openOtherRooms?(): Promise<boolean>;
  /** Called when the game has been deleted here, to notify others. */
  afterDeletion?(who: Who): Promise<void>;
  /** Called when D1 was restored from an older copy: all others that hold results of this game must send them again. */
  sendResultsAgain?(): void;
  /** Stops all sending to others. */
  stop?(): void;
}
