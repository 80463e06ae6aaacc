import { isRight } from "#question/question";
import { kindOf } from "#question/kinds";
import { closedRounds, type EndReason, type Game, type NextRound, type Player, type Question } from "./game";
import { nicknameKey } from "./nickname-key";
import { paired } from "./pairing";
import { byStanding, place, rank } from "./ranking";

/** What happened. A stored event keeps its meaning: add optional fields or a new type, never change one. */
export type GameEvent =
  | {
      type: "player_joined";
      playerId: string;
      sessionHash: string;
      userId: string | null;
      nickname: string;
      marble: number;
      /** The seat was taken in the lobby without a socket, at this moment. */
      unseenSince?: number;
    }
  | { type: "player_left"; playerId: string }
  | { type: "player_returned"; playerId: string }
  | { type: "player_claimed"; playerId: string; userId: string }
  | { type: "player_kicked"; playerId: string }
  | { type: "player_renamed"; playerId: string; nickname: string }
  /** What a place is called before somebody sits in it, and after. */
  | { type: "place_renamed"; playerId: string; nickname: string }
  | { type: "lobby_locked"; locked: boolean }
  | { type: "game_started"; at: number }
  /** Without a clock it has no end. */
  | { type: "question_started"; index: number; startsAt: number; endsAt: number | null }
  | { type: "question_extended"; index: number; endsAt: number }
  | {
      type: "answer_given";
      playerId: string;
      /** The answer, of whatever kind: the event keeps the name it was first stored under. */
      choice: string;
      tookMs: number;
      points: number;
      correct: boolean;
      /** Where `correct` does not say it all: part credit, or null for a question that has no right answer. */
      share?: number | null;
      /** In place of an earlier one: it counts from the moment of that one. */
      isChanged?: true;
    }
  /** The host has taken back what was tapped. */
  | { type: "answer_taken_back"; playerId: string }
  /** Absent today, or there after all. */
  | { type: "player_absent"; playerId: string; absent: boolean }
  /** The question's bell, where it goes on for those who have more time. */
  | { type: "bell_rang"; index: number }
  | { type: "question_ended"; index: number; at: number }
  /** The host takes a text as right, or no more; and what that made of the answers given. */
  | {
      type: "answer_accepted";
      index: number;
      text: string;
      accepted: boolean;
      /** Player, share, points: of everybody for whom something changed. */
      verdicts: readonly (readonly [playerId: string, share: number | null, points: number])[];
    }
  | { type: "text_hidden"; index: number; key: string; hidden: boolean }
  | { type: "leaderboard_shown"; shown: boolean }
  | { type: "game_completed"; at: number; reason: EndReason }
  /** What the host asked for under this id has been done. */
  | { type: "request_done"; id: string }
  | { type: "pairing_offered"; tokenHash: string; until: number }
  | { type: "pairing_asked"; pairHash: string; digits: string; until: number }
  | { type: "pairing_confirmed" }
  | { type: "pairing_mistyped" }
  | ({ type: "next_game_made"; at: number } & NextRound)
  | { type: "next_game_over"; gameId: string };

type Happened<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

/**
 * What a fact does to the game. It never refuses: a recorded event has happened. A fact about somebody unknown, or of a
 * type from another version, does nothing. It writes in place: copying the maps would make replay quadratic.
 */
export function apply(game: Game, event: GameEvent): void {
  switch (event.type) {
    case "player_joined":
      return seat(game, event);
    case "player_left":
      if (game.phase.name === "lobby") return remove(game, event.playerId);
      return setLeft(game, event.playerId, true);
    case "player_returned":
      game.unseen.delete(event.playerId);
      return setLeft(game, event.playerId, false);
    case "player_claimed":
      return claim(game, event);
    case "player_kicked":
      return kick(game, event.playerId);
    case "player_renamed":
      return rename(game, event);
    case "place_renamed":
      return renamePlace(game, event);
    case "lobby_locked":
      game.locked = event.locked;
      return;
    case "game_started":
      game.startedAt = event.at;
      game.unseen.clear();
      return;
    case "question_started":
      game.rounds.push({
        index: event.index,
        answers: new Map(),
        left: new Set(),
        late: new Set(),
        hidden: new Map(),
        isRevised: false,
      });
      game.phase = { name: "question", index: event.index, startsAt: event.startsAt, endsAt: event.endsAt };
      return;
    case "question_extended":
      if (game.phase.name === "question") game.phase = { ...game.phase, endsAt: event.endsAt };
      return;
    case "bell_rang":
      if (game.phase.name === "question") game.phase = { ...game.phase, hasRung: true };
      return;
    case "answer_given": {
      const { playerId, choice: value, tookMs, points, correct, share = correct ? 1 : 0 } = event;
      const round = game.rounds.at(-1);
      if (game.phase.name !== "question" || !round) return;
      round.answers.set(playerId, { value, share, tookMs, points });
      if (game.phase.hasRung) round.late.add(playerId);
      return;
    }
    case "answer_taken_back":
      if (game.phase.name === "question") game.rounds.at(-1)?.answers.delete(event.playerId);
      return;
    case "player_absent":
      return setAbsent(game, event);
    case "question_ended":
      return close(game, event);
    case "answer_accepted":
      return acceptAnswer(game, event);
    case "text_hidden": {
      const round = game.rounds.find(({ index }) => index === event.index);
      round?.hidden.set(event.key, event.hidden);
      if (round) round.isRevised = true;
      return;
    }
    case "leaderboard_shown":
      if (game.phase.name === "reveal") game.phase = { ...game.phase, isLeaderboardShown: event.shown };
      return;
    case "game_completed":
      game.unseen.clear();
      game.phase = { name: "completed", endedAt: event.at, reason: event.reason };
      return;
    case "pairing_offered":
    case "pairing_asked":
    case "pairing_confirmed":
    case "pairing_mistyped":
      game.pairing = paired(game.pairing, event);
      return;
    case "request_done":
      return remember(game, event.id);
    case "next_game_made": {
      const { gameId, code, which, questions } = event;
      game.nextRound = { gameId, code, which, questions, isOver: false };
      return;
    }
    case "next_game_over":
      if (game.nextRound?.gameId === event.gameId) game.nextRound = { ...game.nextRound, isOver: true };
      return;
  }
}

function seat(game: Game, event: Happened<"player_joined">): void {
  const { playerId, sessionHash, userId, nickname, marble, unseenSince } = event;
  const player: Player = {
    id: playerId,
    sessionHash,
    place: game.opening.places?.find((place) => place.playerId === playerId) ?? null,
    userId,
    nickname,
    nicknameKey: nicknameKey(nickname),
    marble,
    isAbsent: false,
    since: closedRounds(game).length,
    hasLeft: false,
    score: 0,
    rank: 1,
    previousRank: null,
    streak: 0,
    bestStreak: 0,
    correctMs: 0,
    isRanked: false,
  };
  game.players.set(playerId, player);
  if (unseenSince !== undefined) game.unseen.set(playerId, unseenSince);
  if (sessionHash !== "") game.bySession.set(sessionHash, playerId);
  game.byNickname.set(player.nicknameKey, playerId);
  game.standings.splice(place(game.standings, player), 0, player);
  player.rank = game.standings.findIndex(({ score }) => score === player.score) + 1;
}

/** More than a screen sends again after the longest interruption. */
const REQUESTS_REMEMBERED = 100;

function remember({ doneRequests }: Game, id: string): void {
  doneRequests.add(id);
  if (doneRequests.size <= REQUESTS_REMEMBERED) return;
  const [oldest] = doneRequests;
  doneRequests.delete(oldest!);
}

function setLeft(game: Game, playerId: string, hasLeft: boolean): void {
  const player = game.players.get(playerId);
  if (player) player.hasLeft = hasLeft;
}

/** Who is absent gives no answer. Of who has given none in the whole game nothing was asked: he was not there. */
function setAbsent(game: Game, { playerId, absent }: Happened<"player_absent">): void {
  const player = game.players.get(playerId);
  if (!player) return;
  player.isAbsent = absent;
  if (!absent) return;
  if (game.phase.name === "question") game.rounds.at(-1)?.answers.delete(playerId);
  const closed = closedRounds(game);
  if (closed.some(({ answers }) => answers.has(playerId))) return;
  for (const { left } of closed) left.add(playerId);
}

function claim(game: Game, { playerId, userId }: Happened<"player_claimed">): void {
  const player = game.players.get(playerId);
  if (player) player.userId = userId;
}

function kick(game: Game, playerId: string): void {
  const player = game.players.get(playerId);
  if (player && player.sessionHash !== "") game.barred.add(player.sessionHash);
  remove(game, playerId);
}

/** Nothing stays of somebody who gave up the seat or was removed: neither the name nor the answers. */
function remove(game: Game, playerId: string): void {
  const player = game.players.get(playerId);
  if (!player) return;
  game.players.delete(playerId);
  game.unseen.delete(playerId);
  game.bySession.delete(player.sessionHash);
  game.byNickname.delete(player.nicknameKey);
  for (const { answers, left, late } of game.rounds) {
    answers.delete(playerId);
    left.delete(playerId);
    late.delete(playerId);
  }
  game.standings.splice(game.standings.indexOf(player), 1);
  rank(game.standings);
}

function renamePlace({ opening, players }: Game, { playerId, nickname }: Happened<"place_renamed">): void {
  const places = opening.places ?? [];
  const at = places.findIndex((place) => place.playerId === playerId);
  if (at < 0) return;
  const place = { ...places[at]!, nickname };
  places[at] = place;
  const player = players.get(playerId);
  if (player) player.place = place;
}

function rename(game: Game, { playerId, nickname }: Happened<"player_renamed">): void {
  const player = game.players.get(playerId);
  if (!player) return;
  game.byNickname.delete(player.nicknameKey);
  player.nickname = nickname;
  player.nicknameKey = nicknameKey(nickname);
  game.byNickname.set(player.nicknameKey, playerId);
  game.standings.sort(byStanding);
}

/** The verdicts become known: scores, streaks and ranks move here and nowhere else. */
function close(game: Game, { index, at }: Happened<"question_ended">): void {
  const round = game.rounds.at(-1);
  const question = game.opening.questions[index]!;
  const { isJudged } = kindOf(question);
  for (const player of game.players.values()) {
    const answer = round?.answers.get(player.id);
    const isAsked = question.by_host !== "skips" && !player.hasLeft && !player.isAbsent;
    if (!isAsked && !answer) round?.left.add(player.id);
    if (player.isRanked) player.previousRank = player.rank;
    player.isRanked = true;
    player.score += answer?.points ?? 0;
    if (isJudged) player.streak = isRight(answer) ? player.streak + 1 : 0;
    player.bestStreak = Math.max(player.bestStreak, player.streak);
    if (answer && isRight(answer)) player.correctMs += answer.tookMs;
  }
  game.standings.sort(byStanding);
  rank(game.standings);
  game.phase = { name: "reveal", index, closedAt: at, isLeaderboardShown: false };
}

/** As if it had counted from the beginning: points, streaks and ranks of those who gave it. */
function acceptAnswer(game: Game, { index, text, accepted, verdicts }: Happened<"answer_accepted">): void {
  const round = game.rounds.find((asked) => asked.index === index);
  const question = game.opening.questions[index];
  if (!round || !question) return;
  game.opening.questions[index] = (kindOf(question).accepting?.(question, text, accepted) ?? question) as Question;
  round.isRevised = true;
  for (const [playerId, share, points] of verdicts) {
    const player = game.players.get(playerId);
    const answer = round.answers.get(playerId);
    if (!player || !answer) continue;
    round.answers.set(playerId, { ...answer, share, points });
    count(game, player);
  }
  game.standings.sort(byStanding);
  rank(game.standings);
}

/** A player's figures from the closed rounds alone. */
function count(game: Game, player: Player): void {
  let [score, streak, bestStreak, correctMs] = [0, 0, 0, 0];
  for (const { index, answers } of closedRounds(game)) {
    if (index < player.since) continue;
    const answer = answers.get(player.id);
    score += answer?.points ?? 0;
    if (kindOf(game.opening.questions[index]!).isJudged) streak = isRight(answer) ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
    if (answer && isRight(answer)) correctMs += answer.tookMs;
  }
  Object.assign(player, { score, streak, bestStreak, correctMs });
}
