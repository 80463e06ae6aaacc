import type { GameSettings } from "#protocol/game-settings";
import type { NextGame } from "#protocol/live/messages";
import type { LaterField, WrittenFields } from "#question/fields/fields";
import type { Body } from "#question/kinds";
import type { Answer, HostsPart, PictureRef } from "#question/question";
import type { NetworkNames, SeatOfPlayer } from "./foreign";
import type { Pairing } from "./pairing";
import type { ReservedPlace } from "./place";
import { newTeams, type Team, type TeamResult } from "./team";

export type Question = Body &
  AboutQuestion &
  Readonly<Omit<WrittenFields, "time_limit">> & {
    readonly id: string;
    readonly text: string;
    /** The clock of this game: the set's limit times the game's time factor. */
    readonly limitMs: number;
  };

/** Optional fields of any question. */
export type AboutQuestion = Readonly<Pick<WrittenFields, LaterField>> & {
  readonly image?: PictureRef;
  /** The language of its set (BCP 47); Turkish if missing. */
  readonly lang?: string;
  /** The host's part in a game without phones: the host judges the question, or only shows it. */
  readonly by_host?: HostsPart;
};

/** One asked question with its answers. The last one is open while the phase is `question`. */
export type AskedQuestion = {
  readonly index: number;
  readonly answers: Map<string, Answer>;
  /** Players it was not asked of: they had left when it closed, without an answer, or were absent. */
  readonly left: Set<string>;
  /** Players who answered after everybody else's bell: until the close no screen shows that they have. */
  readonly afterBell: Set<string>;
  /** Players who took their answer back after that bell: until the close screens show that they have answered. */
  readonly emptiedAfterBell: Set<string>;
  /** In a game in which answers may change: the course of each player's answer. */
  readonly courses: Map<string, AnswerCourse>;
  /** Texts that the host has hidden, or shown again, by the key of all texts that count as the same. */
  readonly hidden: Map<string, boolean>;
  /** True if the host has accepted or hidden an answer since the question closed. */
  isRevised: boolean;
  /** Points of the teams, once it is closed. */
  teams: TeamResult | null;
};

/** A player's very first answer to a question, and whether it was right. */
export type FirstAnswer = { readonly value: string; readonly isRight: boolean };

/**
 * `turn`: the highest one seen, 0 for none. `first`: the very first answer. `changes`: how often it was changed since, a long text
 * counted as several. `said`: how often the player has said how sure they are, or the same answer under a higher turn.
 */
type AnswerCourse = {
  readonly turn: number;
  readonly first: FirstAnswer | null;
  readonly changes: number;
  readonly said: number;
};

export type Player = {
  readonly id: string;
  /** SHA-256 of the session id, hex: the secret itself is nowhere in the room. Empty if nobody holds the seat. */
  sessionHash: string;
  /** The place that the game had for this player from the start. */
  place: ReservedPlace | null;
  /** True if the student is absent today, in a class without phones. */
  isAbsent: boolean;
  /** Index in the list of teams; null in a game without teams. */
  team: number | null;
  /** The network from which the seat was taken, and its line; null if unknown, or if the player sat in the previous game. */
  readonly from: NetworkNames | null;
  /** Number of the seat among all that were ever taken here, from 1: somebody who sits down again gets another one. */
  readonly seat: number;
  /** The account the seat belongs to; null for a guest. */
  userId: string | null;
  nickname: string;
  nicknameKey: string;
  readonly marble: number;
  /** The first question that could close while the player sat here. */
  readonly since: number;
  /** True if the player has left a running game: the score and the name stay, and the same session may come back. */
  hasLeft: boolean;
  /** Number of times the player has left. */
  timesLeft: number;
  /** The score when the last question closed. */
  score: number;
  rank: number;
  previousRank: number | null;
  streak: number;
  bestStreak: number;
  /** Numbers of the judged questions that were asked of the player, up to the last close. */
  right: number;
  wrong: number;
  blank: number;
  /** Summed response time of the correct answers: decides the order within a tie. */
  correctMs: number;
  /** True if the player was there when a question closed: only then is there an earlier rank to compare with. */
  isRanked: boolean;
};

/** Figures of a player of whom no question has closed. */
export const noFigures = { score: 0, streak: 0, bestStreak: 0, right: 0, wrong: 0, blank: 0, correctMs: 0 } as const;

export type Phase =
  | { readonly name: "lobby" }
  | {
      readonly name: "question";
      readonly index: number;
      readonly startsAt: number;
      /** The bell; null without a clock. */
      readonly endsAt: number | null;
      /** Present once the bell has rung for every player without extra time. */
      readonly hasRung?: true;
      /** Everybody has answered; up to this moment the question waits for players who have not said how sure they are. */
      readonly waitsUntil?: number;
    }
  | {
      readonly name: "reveal";
      readonly index: number;
      readonly closedAt: number;
      /** True once the host's screens have gone on from the answer to the leaderboard. */
      readonly isLeaderboardShown: boolean;
    }
  | { readonly name: "completed"; readonly endedAt: number; readonly reason: EndReason };

/** Why a game is over: all asked, the host ended it, nobody was there, the teacher's account or the game was deleted. */
export type EndReason = "played" | "ended" | "abandoned" | "deleted";

/** The game as it was opened: stored once, before every event. Shuffles have already happened. */
export type GameSetup = {
  readonly gameId: string;
  readonly code: string;
  readonly ownerId: string;
  /** Null if the set was deleted before this game was made from the questions of another one. */
  readonly questionSetId: string | null;
  readonly title: string;
  readonly settings: GameSettings;
  readonly questions: readonly Question[];
  /** Most players in the whole game. */
  readonly capacity: number;
  /** Number of rooms besides the coordinator in which it is played; missing if it is played in one room. */
  readonly relays?: number;
  /** Number of this relay among them; missing in the coordinator. */
  readonly relay?: number;
  readonly openedAt: number;
  /** Stands for the network that the host opened it from. */
  readonly hostNetwork?: string;
  /** Places taken from the start: the students of the class, or the teams. */
  readonly places?: readonly ReservedPlace[];
  /** The code of the game whose follow-up game this is. */
  readonly roundAfter?: string;
  /** Networks kept and barred in the game before, if any: they go by the names of the first of these games, `namedIn`. */
  readonly networks?: {
    readonly namedIn: string;
    readonly known: readonly string[];
    readonly barred: Readonly<Record<string, string>>;
  };
  /** Present if the game has only the missed questions of a previous one: its result is no record. */
  readonly isExcerpt?: true;
  /** The best that a class of this teacher has done with this set. */
  readonly record?: { readonly rate: number; readonly playedAt: number };
};

/** The game that the players of this one are invited to. */
export type FollowUpGame = {
  readonly gameId: string;
  readonly code: string;
  readonly which: NextGame["which"];
  readonly questions: number;
};

/** Read it anywhere; only `apply` in events.ts writes to it. */
export type Game = {
  /**
   * Its questions, places and owner change: when the host accepts an answer, when a student leaves the class, when the class
   * gets another teacher.
   */
  readonly setup: GameSetup & { ownerId: string; readonly questions: Question[]; readonly places?: ReservedPlace[] };
  readonly players: Map<string, Player>;
  /** Number of seats taken so far, including those given up again or freed. */
  seatsTaken: number;
  /** Numbers of seats given up in the lobby so far, by the line that they were taken from: left by players, or never seen. */
  readonly seatsGivenUp: Readonly<Record<"left" | "unseen", Map<string | null, number>>>;
  readonly bySession: Map<string, string>;
  readonly byNickname: Map<string, string>;
  /**
   * In the lobby: players who took a seat without a socket and have not been seen in it yet, with the moment they took it;
   * longest first.
   */
  readonly unseen: Map<string, number>;
  /** The seats that the host has freed one by one, newest last. */
  kicked: readonly SeatOfPlayer[];
  /** Session hashes of removed players. */
  readonly barred: Set<string>;
  /** Networks that the host has said are the class's, each with the number of seats taken until then. */
  readonly knownNetworks: Map<string, number>;
  /** Networks and lines whose seats the host has freed; each network with its line, a line with itself. */
  readonly barredNetworks: Map<string, string>;
  /** Every player, best first, as of the last closed question. Kept by `apply`, so that nobody sorts per viewer. */
  readonly standings: Player[];
  readonly askedQuestions: AskedQuestion[];
  /** Teams of players with phones, in the host's order; empty in other games. */
  readonly teams: readonly Team[];
  /** Ids under which the host's latest requests were done, oldest first. */
  readonly doneRequests: Set<string>;
  /** The phone that is being let in to steer, or was last. */
  pairing: Pairing | null;
  locked: boolean;
  startedAt: number | null;
  phase: Phase;
  /** Latest follow-up game of a completed game. Nobody is asked to come to one that is over. */
  followUp: (FollowUpGame & { readonly isOver: boolean }) | null;
};

export function newGame({ places, ...setup }: GameSetup): Game {
  return {
    setup: { ...setup, questions: [...setup.questions], ...(places && { places: [...places] }) },
    players: new Map(),
    seatsTaken: 0,
    seatsGivenUp: { left: new Map(), unseen: new Map() },
    bySession: new Map(),
    byNickname: new Map(),
    unseen: new Map(),
    kicked: [],
    barred: new Set(),
    knownNetworks: new Map(setup.networks?.known.map((network) => [network, 0])),
    barredNetworks: new Map(Object.entries(setup.networks?.barred ?? {})),
    standings: [],
    askedQuestions: [],
    teams: newTeams(setup.settings),
    doneRequests: new Set(),
    pairing: null,
    locked: false,
    startedAt: null,
    phase: { name: "lobby" },
    followUp: null,
  };
}

/** The asked questions whose verdicts may be known: all but the one still open. */
export function closedSoFar(game: Game): readonly AskedQuestion[] {
  return game.phase.name === "question" ? game.askedQuestions.slice(0, -1) : game.askedQuestions;
}

export const lastClosed = (game: Game): AskedQuestion | undefined => closedSoFar(game).at(-1);

/** Tells whether a question was asked of this player: it closed while they sat in the game. */
export const wasAsked = ({ id, since }: Player, { index, left }: AskedQuestion): boolean =>
  index >= since && !left.has(id);

/** The number on the host's screen: 0 in the lobby, then 1 for the first question. */
export function questionNumber(game: Game): number {
  return game.askedQuestions.length;
}
