import { errorText } from "#protocol/errors";
import type { GameEnd, MessageTo, ServerMessageOf } from "#protocol/live/messages";
import type { OwnResult } from "#protocol/live/played-question";
import type { PlayerStats } from "#protocol/live/figures";
import { recordAtEnd } from "./results/class-record";
import type { GameEvent } from "./game-event";
import { lastClosed, type Game, type Player } from "./game";
import { livePlayerStats } from "./results/player-stats";
import { removalIn } from "./reserved-places";
import { answersSoFar } from "./results/results";
import { totals } from "./results/statistics";
import { ranksInTeams } from "./ranks-in-teams";
import { clockOf, hasMoreTime } from "./timing";
import { acknowledgement, saidHowSure, verdict } from "./view/answers";
import * as part from "./view/parts";
import type { IsConnected, Role } from "./view/parts";
import { teamsFor } from "./view/teams";

/**
 * The only builder, together with the files in view/, of what the server says about a game. Secrecy is decided here: a
 * solution, another player's answer or a name leaves the room only if a message here has it.
 */

/** A message and its receivers; "everyone" is every host and player. */
type Addressed =
  | { readonly to: "everyone"; readonly message: MessageTo<"host" | "player"> }
  | { readonly to: "host"; readonly message: MessageTo<"host"> }
  | { readonly to: "players" | { player: string }; readonly message: MessageTo<"player"> };
/** Fields of each single player, appended to the text that was written once for all. */
type PlayerFields =
  | { readonly key: "you"; readonly of: (playerId: string) => OwnResult | undefined }
  | { readonly key: "player_stats"; readonly of: (playerId: string) => PlayerStats | undefined };
/** `isSpared`: not sent to clients on the compact wire, which do not need it. */
export type Outgoing =
  | (Addressed & {
      /** Players who get their own version of this message instead. */
      readonly except?: ReadonlySet<string>;
      readonly isSpared?: true;
      readonly own?: Extract<PlayerFields, { key: "you" }>;
    })
  | {
      readonly to: "players";
      readonly except?: never;
      readonly message: Omit<GameEnd, "player_stats">;
      readonly isSpared?: never;
      readonly own: Extract<PlayerFields, { key: "player_stats" }>;
    };

/** The text for one player: the shared one with the player's own fields at its end. */
export function withPlayerFields(text: string, own: PlayerFields, playerId: string): string {
  const fields = own.of(playerId);
  return fields ? `${text.slice(0, -1)},"${own.key}":${JSON.stringify(fields)}}` : text;
}

/** Events after which lobby lists are sent again (by the room, grouped). */
export function changesLobby({ type }: GameEvent): boolean {
  return type.startsWith("player_") || type === "lobby_locked" || type.startsWith("network_");
}

/** Events after which the host's count of answers is sent again while a question runs (by the room, grouped). */
export function changesAnswerCount({ type }: GameEvent): boolean {
  return type.startsWith("answer_") || (type.startsWith("player_") && type !== "player_renamed");
}

/**
 * Messages about one event, sent at once. `game` is the game after the event. Lists and counts that grow with the room are not
 * here: the room groups them (`lobbyFor`, `answerCount`).
 */
export function tell(game: Game, event: GameEvent, now: number, isConnected: IsConnected = () => true): Outgoing[] {
  switch (event.type) {
    case "player_joined":
    case "player_returned":
    case "player_claimed":
    case "place_renamed":
    case "handed_over":
    case "lobby_locked":
    case "network_known":
    case "network_barred":
    case "request_done":
    case "next_game_over":
    case "bell_rang":
    case "everybody_answered":
      return [];
    case "confidence_given":
      return saidHowSure(game, event.playerId, game.askedQuestions.at(-1)).map((message) => ({
        to: { player: event.playerId },
        message,
      }));
    case "player_left":
    case "player_absent":
      return standingsChanged(game, isConnected);
    case "player_kicked": {
      const code = removalIn(game);
      const removed = {
        type: "player_removed",
        message: errorText(code),
        ...(code === "seat_freed" && { code }),
      } as const;
      return [{ to: { player: event.playerId }, message: removed }, ...standingsChanged(game, isConnected)];
    }
    case "player_moved": {
      const { playerId: player_id, team } = event;
      const moved = { type: "player_moved", player_id, team } as const;
      return [{ to: { player: player_id }, message: moved }, ...standingsChanged(game, isConnected)];
    }
    case "player_renamed": {
      const { playerId: player_id, nickname } = event;
      const renamed = { type: "player_renamed", player_id, nickname } as const;
      return [{ to: { player: player_id }, message: renamed }, ...standingsChanged(game, isConnected)];
    }
    case "pairing_offered":
      return [];
    case "pairing_asked":
    case "pairing_mistyped":
    case "pairing_confirmed":
      return [{ to: "host", message: pairRequest(game) }];
    case "game_started": {
      const total_questions = game.setup.questions.length;
      return [{ to: "everyone", message: { type: "game_started", total_questions, server_time: now } }];
    }
    case "question_started":
      return (["host", "player"] as const).flatMap((role) => opened(game, role, now));
    case "question_extended":
      return extended(game, event.index);
    case "answer_given":
    case "answer_taken_back":
    case "turn_known":
      return acknowledgement(game, event.playerId, game.askedQuestions.at(-1)).map((message) => ({
        to: { player: event.playerId },
        message,
      }));
    case "question_ended":
      return [...verdicts(game), ...ended(game, isConnected)];
    case "answer_accepted":
    case "text_hidden":
      return ended(game, isConnected);
    case "leaderboard_shown": {
      if (game.phase.name !== "reveal") return [];
      const question_id = game.setup.questions[game.phase.index]!.id;
      return [{ to: "host", message: { type: "leaderboard_shown", question_id, shown: event.shown } }];
    }
    case "game_completed":
      return over(game, isConnected);
    case "next_game_made": {
      const { next_game } = part.nextGame(game);
      return next_game ? [{ to: "everyone", message: { type: "next_game", ...next_game } }] : [];
    }
  }
}

/** The state of the pairing, for the board: a phone waits for its digits, was let in, or may not come in any more. */
function pairRequest({ pairing }: Game): ServerMessageOf<"pair_request"> {
  if (!pairing?.asked) return { type: "pair_request", state: "ended" };
  const { isConfirmed, triesLeft } = pairing.asked;
  if (isConfirmed) return { type: "pair_request", state: "paired" };
  return { type: "pair_request", state: "waiting", tries_left: triesLeft, expires_at: pairing.until };
}

function opened(game: Game, role: Role, now: number): Outgoing[] {
  if (game.phase.name !== "question") return [];
  const { phase } = game;
  const message = { type: "question_start", ...part.questionFields(game, phase, role, now) } as const;
  if (role === "host") return [{ to: "host", message }];
  return besides(game, { to: "players", message }, (player) => {
    return { type: "question_start", ...part.questionFields(game, phase, role, now, player) };
  });
}

function extended(game: Game, index: number): Outgoing[] {
  const { phase } = game;
  if (phase.name !== "question" || phase.endsAt === null) return [];
  const message = { type: "question_extended", question_id: game.setup.questions[index]!.id } as const;
  return besides(game, { to: "everyone", message: { ...message, ends_at: phase.endsAt } }, (player) => {
    return { ...message, ends_at: clockOf(game, phase, player).endsAt ?? 0 };
  });
}

type Shared = Exclude<Addressed, { to: "host" }>;

/** Sends each player with extra time their own deadline; nobody else learns that it exists. */
function besides(game: Game, shared: Shared, own: (player: Player) => MessageTo<"player">): Outgoing[] {
  const others = [...game.players.values()].filter(hasMoreTime);
  if (others.length === 0) return [shared];
  const except = new Set(others.map(({ id }) => id));
  return [{ ...shared, except }, ...others.map((player) => ({ to: { player: player.id }, message: own(player) }))];
}

/** Each player's own verdict, unless it was already sent with the answer. */
export function verdicts(game: Game): Outgoing[] {
  const askedQuestion = lastClosed(game);
  if (!askedQuestion) return [];
  return [...askedQuestion.answers].flatMap(([playerId, answer]) => {
    if (part.wasJudgedAtOnce(game, askedQuestion, answer)) return [];
    const message = verdict(game, playerId, askedQuestion, answer);
    // Not needed on the compact wire, where the question's end contains the verdict.
    return message ? [{ to: { player: playerId }, message, isSpared: true }] : [];
  });
}

/** The question's end: the host's text with every row, the players' with their own fields. */
function ended(game: Game, isConnected: IsConnected): Outgoing[] {
  const askedQuestion = lastClosed(game);
  if (!askedQuestion) return [];
  const end = (role: Role) =>
    ({ type: "question_end", ...part.questionEndFields(game, askedQuestion, role, isConnected) }) as const;
  const own = { key: "you", of: (playerId: string) => part.ownResult(game, playerId, askedQuestion) } as const;
  return [
    { to: "host", message: end("host") },
    { to: "players", message: end("player"), own },
  ];
}

function over(game: Game, isConnected: IsConnected): Outgoing[] {
  const inTeams = ranksInTeams(game.standings);
  const own = { key: "player_stats", of: (playerId: string) => livePlayerStats(game, playerId, inTeams) } as const;
  return [
    { to: "host", message: hostEnd(game, isConnected) },
    { to: "players", message: sharedEnd(game, "player", isConnected), own },
  ];
}

/** The host's last screen: every row, and the totals of the game. */
export function hostEnd(game: Game, isConnected: IsConnected) {
  const player_stats = totals(answersSoFar(game));
  return {
    ...sharedEnd(game, "host", isConnected),
    player_stats,
    missed_questions: part.missedQuestions(game),
    ...recordAtEnd(game, player_stats),
  };
}

export const sharedEnd = (game: Game, role: Role, isConnected: IsConnected): Omit<GameEnd, "player_stats"> => ({
  type: "game_end",
  final_leaderboard: part.leaderboardFor(game, role, isConnected),
  ...teamsFor(game, role),
  message: "Oyun tamamlandı",
  ...(game.phase.name === "completed" && game.phase.reason === "deleted" && { is_deleted: true }),
});

/** Sends the host's board the new standings; only between questions, when it shows them. */
function standingsChanged(game: Game, isConnected: IsConnected): Outgoing[] {
  if (game.phase.name !== "reveal") return [];
  const leaderboard = part.leaderboardFor(game, "host", isConnected);
  return [{ to: "host", message: { type: "leaderboard_update", leaderboard, ...teamsFor(game, "host") } }];
}
