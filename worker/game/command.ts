import type { RefusalCode } from "#protocol/errors";
import type { Confidence } from "#protocol/live/played-question";
import type { GameEvent } from "./game-event";
import type { NetworkNames } from "./foreign";
import type { FollowUpGame } from "./game";
import type { HostCommand } from "./host-commands";

/** Everything that may be asked of a live game. Ids, hashes and random choices come in with the command. */
export type Command =
  | {
      type: "join";
      playerId: string;
      sessionHash: string;
      userId: string | null;
      nickname: string;
      /** The picture's seed, when the player chose one. */
      marble: number | null;
      /** Random bits for a generated nickname. */
      random: number;
      /** True if the seat is taken over HTTP: until the player polls or connects, nobody has been seen in it. */
      isOverHttp?: boolean;
      /** True if the player is carried over from the previous game, with the nickname they had there. */
      isCarried?: boolean;
      /** In a class that joins by number: the number that was typed, or the student who sat in the previous game. */
      number?: number;
      studentId?: string;
      /** The room's names for the network that the request comes from, and for its line. */
      from?: NetworkNames;
      /** True if the request comes from the network of the host's own screens. */
      isAtHost?: boolean;
      /**
       * If players choose a team: the chosen one, or null to ask for the list of teams. If carried over: the team of the
       * previous game.
       */
      team?: number | null;
    }
  /** `value`: null takes the answer back. `turn`: the number of this answer, as it came. */
  | {
      type: "answer";
      playerId: string;
      questionId: string;
      value: string | null;
      claimedMs: unknown;
      turn?: unknown;
    }
  /** How sure the player is of the answer just given. */
  | { type: "confidence"; playerId: string; questionId: string; confidence: Confidence }
  /** Sent after an answer, and after a player left: closes the question once every present player has answered. */
  | { type: "close_if_all_answered"; present: ReadonlySet<string> }
  /** The player is there: a socket was opened, or a poll came. */
  | { type: "come_back"; playerId: string }
  | { type: "leave"; playerId: string }
  /** The seat of a guest becomes an account's. */
  | { type: "claim"; playerId: string; userId: string }
  /** The account behind a seat is deleted. */
  | { type: "unname"; userId: string }
  /** The name of this seat is deleted because somebody asked for it. */
  | { type: "unname_player"; playerId: string }
  /** These students have left the class of the game; null: all of them. */
  | { type: "unname_students"; studentIds: readonly string[] | null }
  /** The class has another teacher, who owns the game from now on. */
  | { type: "hand_over"; ownerId: string }
  /** Announces a follow-up game. `replaces`: the id of one that is known to be over, whatever the record says. */
  | { type: "announce_next_round"; followUp: FollowUpGame; replaces: string | null }
  | { type: "end_next_round"; gameId: string }
  | HostCommand
  /**
   * Pairing: the board shows a token that a teacher's phone reads; the phone uses it; the digits it shows are typed at the
   * board.
   */
  | { type: "offer_pairing"; tokenHash: string; until: number; signIn?: string }
  | { type: "ask_pairing"; tokenHash: string; pairHash: string; digits: string; until: number }
  /** Seats every player from the start in a game without phones. */
  | { type: "fill_places" }
  /**
   * The room's alarm. `emptySince`: the moment since when nobody has been connected, null while somebody is; `present`: the
   * connected players.
   */
  | { type: "tick"; emptySince: number | null; present?: ReadonlySet<string> };

export type CommandOf<T extends Command["type"]> = Extract<Command, { type: T }>;

/** An accepted command may have nothing to do: then there are no events, and nothing changes. */
export type Decision =
  | { ok: true; events: readonly GameEvent[] }
  | {
      ok: false;
      error: RefusalCode;
      suggestion?: string;
      /** Present if the room refuses a seat because its network has taken too many. */
      retryAfterSeconds?: number;
    };

export const accept = (...events: GameEvent[]): Decision => ({ ok: true, events });
export const refuse = (error: RefusalCode): Decision => ({ ok: false, error });
