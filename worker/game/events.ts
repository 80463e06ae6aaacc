import { applyAnswer } from "./apply/answers";
import { acceptAnswer, close } from "./apply/close";
import { claim, giveUp, kick, move, rename, renamePlace, seat, setAbsent, setLeft } from "./apply/players";
import type { Game } from "./game";
import type { GameEvent } from "./game-event";
import { paired } from "./pairing";

/**
 * Applies an event to the game, live and when a room replays its log. It never refuses: a recorded event has happened. An
 * event about an unknown player, or of a type from another version, does nothing. Nothing here may depend on anything but the
 * game and the event, or a restarted room would be another one than before. It writes in place: copying the maps would make
 * replay quadratic.
 *
 *     const game = newGame(setup);
 *     for (const event of log.events<GameEvent>()) apply(game, event);  // the game as it was
 */
export function apply(game: Game, event: GameEvent): void {
  switch (event.type) {
    case "player_joined":
      return seat(game, event);
    case "player_left":
      if (game.phase.name === "lobby") return giveUp(game, event);
      return setLeft(game, event.playerId, true);
    case "player_returned":
      game.unseen.delete(event.playerId);
      return setLeft(game, event.playerId, false);
    case "player_claimed":
      return claim(game, event);
    case "player_kicked":
      return kick(game, event);
    case "player_renamed":
      return rename(game, event);
    case "player_moved":
      return move(game, event);
    case "place_renamed":
      return renamePlace(game, event);
    case "handed_over":
      game.setup.ownerId = event.ownerId;
      return;
    case "lobby_locked":
      game.locked = event.locked;
      return;
    case "network_known":
      if (!event.isLetInAgain) game.knownNetworks.set(event.network, event.upTo ?? game.seatsTaken);
      if (event.upTo === undefined) game.barredNetworks.delete(event.network);
      return;
    case "network_barred":
      game.barredNetworks.set(event.network, event.line ?? event.network);
      return;
    case "game_started":
      game.startedAt = event.at;
      game.unseen.clear();
      return;
    case "question_started":
      game.askedQuestions.push({
        index: event.index,
        answers: new Map(),
        left: new Set(),
        afterBell: new Set(),
        emptiedAfterBell: new Set(),
        courses: new Map(),
        hidden: new Map(),
        isRevised: false,
        teams: null,
      });
      game.phase = { name: "question", index: event.index, startsAt: event.startsAt, endsAt: event.endsAt };
      return;
    case "question_extended":
      if (game.phase.name === "question") game.phase = { ...game.phase, endsAt: event.endsAt };
      return;
    case "bell_rang":
      if (game.phase.name === "question") game.phase = { ...game.phase, hasRung: true };
      return;
    case "answer_given":
    case "answer_taken_back":
    case "turn_known":
    case "confidence_given":
      return applyAnswer(game, event);
    case "everybody_answered":
      if (game.phase.name === "question") game.phase = { ...game.phase, waitsUntil: event.until };
      return;
    case "player_absent":
      return setAbsent(game, event);
    case "question_ended":
      return close(game, event);
    case "answer_accepted":
      return acceptAnswer(game, event);
    case "text_hidden": {
      const askedQuestion = game.askedQuestions.find(({ index }) => index === event.index);
      askedQuestion?.hidden.set(event.key, event.hidden);
      if (askedQuestion) askedQuestion.isRevised = true;
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
      game.followUp = { gameId, code, which, questions, isOver: false };
      return;
    }
    case "next_game_over":
      if (game.followUp?.gameId === event.gameId) game.followUp = { ...game.followUp, isOver: true };
      return;
  }
}

/** Number of requests that are remembered: more than a screen sends again after the longest interruption. */
const REQUESTS_REMEMBERED = 100;

function remember({ doneRequests }: Game, id: string): void {
  doneRequests.add(id);
  if (doneRequests.size <= REQUESTS_REMEMBERED) return;
  const [oldest] = doneRequests;
  doneRequests.delete(oldest!);
}
