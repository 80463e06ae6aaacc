import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type Game } from "#game/game";
import { deadline, movesOnAt } from "#game/timing";
import { tell } from "#game/view";
import { eventTypes } from "./a-game";
import { T0 } from "../../builders/games";
import { checkGame, checkSecrets, checkTold, written } from "./invariants";
import { aMove, type Move, aSetting, gameFor, commandOf, commands } from "./moves";

/** Every refusal the rules know. */
const refusals = [
  "game_over",
  "player_removed",
  "already_joined",
  "lobby_locked",
  "room_full",
  "nickname_invalid",
  "nickname_taken",
  "session_invalid",
  "already_claimed",
  "already_played",
  "player_not_found",
  "not_started",
  "question_running",
  "question_closed",
  "already_answered",
  "validation_failed",
  "too_early",
  "no_running_question",
  "not_revealed",
  "game_running",
  "without_phones",
  "answers_by_phone",
  "question_skipped",
  "number_needed",
  "number_unknown",
  "seat_taken",
  "token_expired",
  "no_pairing",
  "not_answered",
  "confidence_not_asked",
  "confidence_given",
  "team_needed",
  "team_full",
  "no_teams",
];

const clock = (game: Game, now: number, { wait }: Move): number =>
  wait === "until due" ? Math.max(now, movesOnAt(game) ?? deadline(game, T0) ?? now) : now + wait;

test("[E1][V1][V6][T5][T54] the rules hold, whatever is sent and whenever", () => {
  const reached = new Map<string, number>();
  const count = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);

  fc.assert(
    fc.property(aSetting, fc.array(aMove, { minLength: 20, maxLength: 60 }), (changes, moves) => {
      const game = gameFor(changes);
      const log: string[] = [];
      let now = T0;
      for (const [tries, move] of moves.entries()) {
        now = clock(game, now, move);
        const command = commandOf(game, move, tries);
        const before = written(game);
        const decision = decide(game, command, now);
        if (written(game) !== before) throw new Error("broken: deciding changes nothing");
        count(command.type);
        count(`phase ${game.phase.name}`);
        if (!decision.ok) {
          count(decision.error === "seat_freed" ? "player_removed" : decision.error);
          continue;
        }
        if (decision.events.length === 0) count("nothing happens");
        for (const event of decision.events) {
          apply(game, event);
          log.push(JSON.stringify(event));
          count(event.type === "game_completed" ? `completed: ${event.reason}` : event.type);
          count(event.type);
          checkTold(game, event, tell(game, event, now));
        }
        checkGame(game);
        checkSecrets(game, now);
        const { phase } = game;
        const bell = phase.name === "question" && phase.endsAt !== null && !phase.hasRung ? phase.endsAt + 250 : null;
        const due = bell && Math.min(bell, (phase.name === "question" && phase.waitsUntil) || bell);
        if (due !== null && deadline(game, null) !== due) throw new Error("broken: an open question has its alarm");
        if (phase.name === "question" && phase.hasRung && deadline(game, null) === null) {
          throw new Error("broken: after the bell a question has its alarm");
        }
      }
      const replayed = newGame(game.setup);
      for (const event of log) apply(replayed, JSON.parse(event) as GameEvent);
      expect(written(replayed)).toBe(written(game));
    }),
    { numRuns: 3500 },
  );

  const wanted = [
    ...Object.keys(commands),
    ...eventTypes,
    ...refusals,
    ...["lobby", "question", "reveal", "completed"].map((name) => `phase ${name}`),
    ...["played", "ended", "deleted", "abandoned"].map((reason) => `completed: ${reason}`),
    "nothing happens",
  ];
  expect(wanted.filter((what) => (reached.get(what) ?? 0) < 10)).toEqual([]);
});
