import type { AskedFields, EndedFields } from "#protocol/live/played-question";
import type { ListedPlayer } from "#protocol/live/listed-players";
import type { ServerMessage, ServerMessageOf } from "#protocol/live/messages";
import { questionOf, type LiveGame, type LocalMessage, type Phase } from "./game";
import * as texts from "#words/connection";
import { noAnswer } from "./own";
import { isAsked, reduce } from "./reduce";

/** Reducer of the host's game: handles the messages for a board only, and leaves the others to the common reducer. */
export function reduceHost(game: LiveGame, message: ServerMessage | LocalMessage): LiveGame {
  if (game.phase.name === "out") return game;
  return withStandings(after(game, message), message);
}

function after(game: LiveGame, message: ServerMessage | LocalMessage): LiveGame {
  switch (message.type) {
    case "register_host_success":
      return hosted(game, message);
    case "answer_count_update":
      return counted(game, message);
    case "leaderboard_update":
      return { ...game, leaderboard: message.leaderboard };
    case "question_start":
      return withoutAbsent(reduce(game, message));
    case "pair_request":
      return { ...game, pairing: message };
    case "foreign_seats": {
      const others = (game.foreignSeats ?? []).filter(({ network }) => network !== message.network);
      return { ...game, foreignSeats: [...others, message] };
    }
    case "leaderboard_shown":
      return { ...game, leaderboardAfter: message.shown ? message.question_id : null };
    case "game_end":
      return {
        ...reduce(game, message),
        missedQuestions: message.missed_questions ?? game.missedQuestions,
        record: message.record ?? game.record ?? null,
      };
    case "lobby_update": {
      const listed = reduce(game, message);
      const { players, locked, picking = 0, foreign_seats: foreignSeats = [] } = message;
      return { ...listed, players, locked, picking, foreignSeats, phase: withoutGone(listed.phase, players) };
    }
    default:
      return reduce(game, message);
  }
}

/** Several messages carry the scores of the teams and the class, and the number of players if not all are listed. */
function withStandings(game: LiveGame, message: ServerMessage | LocalMessage): LiveGame {
  const teams = "teams" in message && message.type !== "pick_team" ? message.teams : undefined;
  const classRate = "class_rate" in message ? message.class_rate : undefined;
  const playerCount = "player_count" in message ? message.player_count : undefined;
  if (teams === undefined && classRate === undefined && playerCount === undefined) return game;
  return {
    ...game,
    ...(teams && { teams }),
    ...(classRate !== undefined && { classRate }),
    ...(playerCount !== undefined && { playerCount }),
  };
}

function counted(game: LiveGame, message: ServerMessageOf<"answer_count_update">): LiveGame {
  const { phase } = game;
  if (phase.name !== "question") return game;
  const gone = new Set(message.taken_back);
  const before = phase.answeredIds.filter((id) => !gone.has(id));
  const answeredIds = [...new Set([...before, ...message.player_ids])];
  return { ...game, phase: { ...phase, answered: message.answered, expected: message.total, answeredIds } };
}

/** Leaves absent players out of the expected answers. */
function withoutAbsent(game: LiveGame): LiveGame {
  const { phase, players } = game;
  if (phase.name !== "question" || !players.some(({ absent }) => absent)) return game;
  return { ...game, phase: { ...phase, expected: players.filter(({ absent }) => !absent).length } };
}

/** Forgets that removed players have answered; only the host's screen lists who has. */
function withoutGone(phase: Phase, players: readonly ListedPlayer[]): Phase {
  if (phase.name !== "question") return phase;
  const here = new Set(players.map(({ player_id }) => player_id));
  const answeredIds = phase.answeredIds.filter((id) => here.has(id));
  return answeredIds.length === phase.answeredIds.length
    ? phase
    : { ...phase, answeredIds, answered: answeredIds.length };
}

function hosted(game: LiveGame, message: ServerMessageOf<"register_host_success">): LiveGame {
  return {
    ...game,
    role: "host",
    code: message.game_code,
    title: message.title,
    players: message.players,
    playerCount: message.players.length,
    locked: message.locked,
    picking: message.picking ?? 0,
    foreignSeats: message.foreign_seats ?? [],
    settings: message.settings,
    leaderboard: message.leaderboard,
    leaderboardAfter: message.leaderboard_shown ? (message.result?.question_id ?? null) : null,
    totalQuestions: message.total_questions,
    kinds: message.kinds ?? [],
    hasFormulas: message.formulas === true,
    questionNumber: message.question_number,
    missedQuestions: message.missed_questions ?? 0,
    record: message.record ?? null,
    nextGame: message.next_game ?? game.nextGame,
    pairing: message.pair_request ? { state: "waiting", ...message.pair_request } : null,
    phase: hostPhase(game.phase, message),
  };
}

/** If `points` holds the places touched on a picture, the question's worth is in `worth`. */
function askedIn(result: EndedFields): AskedFields | null {
  if (!isAsked(result)) return null;
  const { worth, ...asked } = result;
  return worth === undefined ? asked : { ...asked, points: worth };
}

function hostPhase(before: Phase, message: ServerMessageOf<"register_host_success">): Phase {
  switch (message.phase) {
    case "lobby":
      return { name: "lobby" };
    case "question": {
      if (!message.question) return { name: "between" };
      const { answered, total, player_ids } = message.question;
      const question = questionOf(message.question);
      return { name: "question", question, answer: noAnswer, answered, expected: total, answeredIds: player_ids };
    }
    case "reveal": {
      if (!message.result) return { name: "between" };
      const { result } = message;
      return { name: "reveal", asked: askedIn(result), result, tookMs: null, wasThere: true };
    }
    case "completed":
      // The game's end follows in a message of its own; a board that has it keeps it.
      return before.name === "ended" ? before : { name: "ended", message: texts.gameEnded, stats: null };
  }
}
