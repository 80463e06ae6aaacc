import type { Answer } from "#question/question";
import { expect, test } from "vitest";
import { apply } from "#game/events";
import type { GameEvent } from "#game/game-event";
import { newGame, type GameSetup } from "#game/game";
import { nicknameKey } from "#game/names/nickname-key";
import { results } from "#game/results/results";
import { statistics } from "#game/results/statistics";
import recorded from "./recorded-game.json";
import { eventTypes, lobby } from "./a-game";
import { written } from "./invariants";

/** A game as a room once stored it. It is never recorded again: it must always give the same result. */
const opening = recorded.opening as GameSetup;
const events = recorded.events as readonly GameEvent[];

/** An answer in the fields of that time. */
const asRecorded = ({ value, share, ...answer }: Answer) => ({ choice: value, correct: share === 1, ...answer });

test("[E2][F24] a recorded game means the same today as when it was played", () => {
  const game = newGame(opening);
  for (const event of events) apply(game, event);
  const { phase, startedAt, locked, barred, names, players, totals, rounds } = recorded.then;
  expect(game).toMatchObject({ phase, startedAt, locked });
  expect([...game.barred]).toEqual(barred);
  expect([...game.byNickname]).toEqual(names.map(([name, id]) => [nicknameKey(name!), id]));
  expect(game.standings).toMatchObject(players);
  expect(game.standings).toHaveLength(players.length);
  expect(
    game.askedQuestions.map(({ answers }) =>
      Object.fromEntries([...answers].map(([id, answer]) => [id, asRecorded(answer)])),
    ),
  ).toEqual(rounds);
  const meta = { gameCode: "", title: "", status: "completed", startedAt: null, endedAt: null } as const;
  expect(statistics(results(game), meta).game).toEqual({ ...totals, credit: totals.accuracy });
});

/** Types that came after the recording. */
const newer = [
  "request_done",
  "next_game_made",
  "next_game_over",
  "answer_accepted",
  "text_hidden",
  "bell_rang",
  "answer_taken_back",
  "player_absent",
  "pairing_offered",
  "pairing_asked",
  "pairing_confirmed",
  "pairing_mistyped",
  "place_renamed",
  "confidence_given",
  "everybody_answered",
  "player_moved",
  "network_known",
  "network_barred",
  "handed_over",
  "turn_known",
];

test("[E2] the recorded game holds every type of event there was", () => {
  expect(new Set([...events.map(({ type }) => type), ...newer])).toEqual(new Set(eventTypes));
});

test.each([
  ["of a type from another version", { type: "player_promoted", playerId: "ali" } as unknown as GameEvent],
  ["about somebody who left", { type: "player_left", playerId: "nobody" }],
  ["about somebody who came back", { type: "player_returned", playerId: "nobody" }],
  ["about somebody removed", { type: "player_renamed", playerId: "nobody", nickname: "x" }],
  ["about somebody removed who is moved", { type: "player_moved", playerId: "nobody", team: 1 }],
  ["about a team where there is none", { type: "player_moved", playerId: "ali", team: 0 }],
  ["about a place that there is not", { type: "place_renamed", playerId: "nobody", nickname: "x" }],
  ["about somebody else's account", { type: "player_claimed", playerId: "nobody", userId: "u" }],
  ["about somebody unknown", { type: "player_kicked", playerId: "nobody" }],
  ["about a question that does not run", { type: "question_extended", index: 0, endsAt: 1 }],
  ["about how sure an answer to none is", { type: "confidence_given", playerId: "ali", confidence: 3 }],
  ["about everybody's answer to none", { type: "everybody_answered", index: 0, until: 1 }],
  [
    "about an answer to none",
    { type: "answer_given", playerId: "ali", choice: "A", tookMs: 1, points: 1, correct: true },
  ],
] as const)("[E2] an event %s does nothing", (_, event) => {
  const game = lobby(["ali", "ece"]);
  const before = written(game);
  apply(game, event);
  expect(written(game)).toBe(before);
});
