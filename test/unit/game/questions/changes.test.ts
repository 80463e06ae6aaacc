import { expect, test } from "vitest";
import { turns } from "#protocol/live/turns";
import { mostChanges } from "#game/changes";
import { compact } from "#game/view/compact";
import type { Command } from "#game/command";
import { apply } from "#game/events";
import { newGame, type Game } from "#game/game";
import { firstsIn } from "#game/results/changed";
import type { GameEvent } from "#game/game-event";
import type { ReservedPlace } from "#game/place";
import { deadline } from "#game/timing";
import { tell } from "#game/view";
import { answerReply, playerView } from "#game/view/http";
import { acceptedAgain } from "#game/view/answers";
import { answerCount, countOf } from "#game/view/lists";
import { joinSuccess, playerSnapshot, reconnectSuccess } from "#game/view/snapshots";
import { fitted, situationOf, withUsual } from "#protocol/settings/fitted";
import { aGame, T0 } from "../../../builders/games";
import { aQuestion } from "../../../builders/questions";
import {
  allAnswered,
  answer,
  end,
  endQuestion,
  join,
  kick,
  leave,
  lobby,
  play,
  start,
  started,
  type Step,
} from "../a-game";

/** Answers that may be changed until the bell. */

const changing = { answers_change: true, scoring: "accuracy", verdict: "at_close" } as const;
const BELL = T0 + 20_000;
const always = () => true;

const say = (playerId: string, value: string | null, turn?: unknown, questionId = "q1"): Command => ({
  type: "answer",
  playerId,
  questionId,
  value,
  claimedMs: null,
  ...(turn !== undefined && { turn }),
});
const sure = (confidence: 1 | 2 | 3): Command => ({
  type: "confidence",
  playerId: "ali",
  questionId: "q1",
  confidence,
});
const asked = (scoring: string) => fitted({ answers_change: true, scoring, verdict: "instant" });
/** Plays on a running question, a second for each step. */
const think = (...said: Command[]) =>
  play(started(["ali", "ece"], changing), ...said.map((command, i): Step => [T0 + 1000 * (i + 1), command]));
const standing = ({ askedQuestions }: Game, playerId = "ali") => askedQuestions[0]!.answers.get(playerId);
const acknowledged = (game: Game) => acceptedAgain(game, "ali", "q1");
const accepted = (answer: string | null, your_turn = 0) => [
  { type: "answer_accepted", question_id: "q1", answer, your_turn },
];

test("[A10] another answer replaces the earlier one, with its own response time and points", () => {
  const { game, events, refusals } = think(say("ali", "A"), say("ali", "B"));
  expect(refusals).toEqual([]);
  expect(standing(game)).toEqual({ value: "B", share: 1, tookMs: 2000, points: 1000 });
  expect(tell(game, events[1]!, T0)).toEqual([{ to: { player: "ali" }, message: accepted("B")[0] }]);
  expect(play(game, [T0 + 5000, endQuestion]).game.standings.map(({ score }) => score)).toEqual([1000, 0]);
});

test("[A10] the same answer again changes nothing, also after the close and after the end", () => {
  const { game } = think(say("ali", "B"));
  expect(play(game, [T0 + 9000, say("ali", "B")])).toMatchObject({ events: [], refusals: [] });
  const closed = play(game, [T0 + 9000, endQuestion]).game;
  for (const later of [closed, play(closed, [T0 + 9001, end]).game]) {
    expect(play(later, [T0 + 9500, say("ali", "B", 7)])).toMatchObject({ events: [], refusals: [] });
    expect(acknowledged(later)).toEqual(accepted("B"));
  }
});

test("[A10] an answer that is taken back is blank again and not counted", () => {
  const { game, events } = think(say("ali", "A"), say("ali", null));
  expect(standing(game)).toBeUndefined();
  expect(tell(game, events[1]!, T0)).toEqual([{ to: { player: "ali" }, message: accepted(null)[0] }]);
  expect(countOf(game, new Set(["ali", "ece"]))).toEqual({ answered: 0, total: 2, player_ids: [] });
  expect(answerCount(game, new Set(), [], ["ali"])).toMatchObject({ taken_back: ["ali"] });
  expect(standing(play(game, [T0 + 4000, say("ali", "C")]).game)).toMatchObject({ value: "C", tookMs: 4000 });
});

test("[A10] nothing that was never given can be taken back, which is acknowledged as well", () => {
  const { game, events } = think(say("ali", null));
  expect(events).toEqual([]);
  expect(acknowledged(game)).toEqual(accepted(null));
  expect(play(lobby(["ali"], changing), [T0, say("ali", null)]).refusals).toEqual(["not_started"]);
});

test("[A10] in every other game the first answer counts, and none can be taken back", () => {
  const { refusals } = play(
    started(["ali"]),
    [T0 + 1, answer("ali", "q1", "A")],
    [T0 + 2, say("ali", "B", 2)],
    [T0 + 3, say("ali", null)],
    [T0 + 4, say("ali", null, undefined, "q9")],
  );
  expect(refusals).toEqual(["already_answered", "validation_failed", "validation_failed"]);
});

test("[A10] nobody changes an answer after the bell, after being removed, or to another question", () => {
  const { game } = think(say("ali", "A", 1));
  expect(play(game, [BELL + 250, say("ali", "B", 2)]).refusals).toEqual(["question_closed"]);
  expect(play(game, [T0 + 9000, kick("ali")], [T0 + 9001, say("ali", "B", 2)]).refusals).toEqual(["session_invalid"]);
  expect(play(game, [T0 + 9000, say("ali", "B", 2, "q2")]).refusals).toEqual(["question_closed"]);
  const closed = play(game, [T0 + 9000, endQuestion]).game;
  for (const value of ["B", null]) {
    expect(play(closed, [T0 + 9001, say("ali", value, 2)]).refusals).toEqual(["question_closed"]);
  }
  expect(play(game, [T0 + 9000, say("ali", "Z", 2)]).refusals).toEqual(["validation_failed"]);
});

test("[A10] a player who has left and changes their answer has come back", () => {
  const { game, types } = think(say("ali", "A"), leave("ali"), say("ali", "B"));
  expect(types.slice(-2)).toEqual(["player_returned", "answer_given"]);
  expect(game.players.get("ali")!.hasLeft).toBe(false);
});

test("[A11] an older turn changes nothing and is acknowledged with the answer that stands", () => {
  const { game, refusals } = think(say("ali", "A", 2), say("ali", "B", 3), say("ali", "A", 2), say("ali", null, 1));
  expect(refusals).toEqual([]);
  expect(standing(game)).toMatchObject({ value: "B", tookMs: 2000 });
  expect(acknowledged(game)).toEqual(accepted("B", 3));
  const closed = play(game, [T0 + 9000, endQuestion]).game;
  expect(play(closed, [T0 + 9001, say("ali", "A", 2)])).toMatchObject({ events: [], refusals: [] });
});

test("[A11] the same turn with another answer changes nothing", () => {
  expect(standing(think(say("ali", "A", 2), say("ali", "B", 2)).game)).toMatchObject({ value: "A" });
});

test("[A11] an answer without a turn is taken as it comes, and keeps the highest one seen", () => {
  const { game } = think(say("ali", "A", 5), say("ali", "B"), say("ali", "C", 4));
  expect(standing(game)).toMatchObject({ value: "B" });
  expect(playerView(game, "ali", T0, always).you).toMatchObject({ answer: "B", your_turn: 5 });
});

test("[A11] the same answer under a higher turn is remembered, so that what comes late from between changes nothing", () => {
  const { game, types } = think(say("ali", "A", 1), say("ali", "A", 3), say("ali", "B", 2));
  expect(types.slice(-2)).toEqual(["answer_given", "turn_known"]);
  expect(standing(game)).toMatchObject({ value: "A", tookMs: 1000 });
  expect(standing(think(say("ali", null, 2), say("ali", "A", 1)).game)).toBeUndefined();
});

test("[A11] after taking back, an older answer does not return", () => {
  expect(standing(think(say("ali", "A", 1), say("ali", null, 2), say("ali", "A", 1)).game)).toBeUndefined();
});

test("[A11] turns are known after a restart", () => {
  const from = lobby(["ali"], changing);
  const { game, events } = play(from, [T0, start], [T0 + 1, say("ali", "A", 1)], [T0 + 2, say("ali", "B", 7)]);
  const again = structuredClone(from);
  for (const event of JSON.parse(JSON.stringify(events)) as GameEvent[]) apply(again, event);
  expect(again).toEqual(game);
  expect(play(again, [T0 + 3, say("ali", "C", 6)]).events).toEqual([]);
});

test.each([0, -1, 1.5, turns.max + 1, 2 ** 53, NaN, "2", null, {}, true])(
  "[A11] the turn %o is refused, whatever else holds",
  (turn) => {
    const { events, refusals } = play(started(["ali"], changing), [T0 + 1, say("ali", "A", turn)]);
    expect([events, refusals]).toEqual([[], ["validation_failed"]]);
    expect(play(started(["ali"]), [T0 + 1, say("ali", "A", turn)]).refusals).toEqual(["validation_failed"]);
  },
);

test("[A12] an answer is changed a hundred times at most, so that nobody fills the log", () => {
  const flips = Array.from({ length: mostChanges + 20 }, (_, i): Step => [T0 + i, say("ali", i % 2 === 0 ? "A" : "B")]);
  const { events, refusals } = play(started(["ali"], changing), ...flips);
  expect(events).toHaveLength(mostChanges + 1);
  expect(new Set(refusals)).toEqual(new Set(["already_answered"]));
});

test("[A12] a long text counts as several changes, since the log keeps all that was written", () => {
  const questions = [aQuestion(1, { kind: "typed", accepted: ["Ankara"], typo: false })];
  const written = (letters: number) => {
    const texts = Array.from({ length: 120 }, (_, i): Step => [T0 + i, say("ali", String(i).padEnd(letters, "x"))]);
    return play(started(["ali"], { ...changing, questions }), ...texts).events.length - 1;
  };
  expect([40, 41, 100].map(written)).toEqual([mostChanges, mostChanges / 2, 34]);
});

test("[A11] a hundred turns of the same answer are remembered, so that nobody fills the log; all are acknowledged", () => {
  const same = Array.from({ length: turns.max - 1 }, (_, i): Step => [T0 + 1 + i, say("ali", "A", i + 1)]);
  const { game, events, refusals } = play(started(["ali"], changing), ...same);
  expect([events.length, refusals]).toEqual([mostChanges + 2, []]);
  expect(standing(play(game, [T0 + 2_000, say("ali", "B", turns.max)]).game)).toMatchObject({ value: "B" });
});

test("[Q10] the question does not close because everybody has answered", () => {
  const { game, types } = think(say("ali", "A"), say("ece", "B"), allAnswered("ali", "ece"));
  expect(types).toEqual(["answer_given", "answer_given"]);
  expect(deadline(game, null)).toBe(BELL + 250);
  expect(play(game, [BELL + 250, { type: "tick", emptySince: null }]).types).toEqual(["question_ended"]);
  expect(play(game, [T0 + 9000, endQuestion]).types).toEqual(["question_ended"]);
});

test("[Q10] without a clock only the host ends it", () => {
  const game = started(["ali"], { ...changing, clock: "none" });
  const all = play(game, [T0 + 1, say("ali", "B")], [T0 + 2, allAnswered("ali")]).game;
  expect([all.phase.name, deadline(all, null)]).toEqual(["question", null]);
});

test("[Q10] nobody's wait for how sure they are begins", () => {
  const game = started(["ali"], { ...changing, confidence: true });
  expect(play(game, [T0 + 1, say("ali", "B")], [T0 + 2, allAnswered("ali")]).types).toEqual(["answer_given"]);
});

const place = (name: string, number: number, timeFactor: number): ReservedPlace => ({
  playerId: name,
  nickname: name,
  student: { id: `student-${name}`, number, schoolNo: null, timeFactor },
});
const sits = (name: string, number: number): Step => [
  T0,
  join(`new-${number}`, "", { number, sessionHash: `hash-${name}` }),
];
/** A class in which Nur has half as much time again. */
function aClass() {
  const places = [place("ali", 1, 1), place("nur", 2, 1.5)];
  const game = aGame({ ...changing, identity: "roster", class_id: "class-1", places });
  return play(game, sits("ali", 1), sits("nur", 2), [T0, start]).game;
}
const ring = { type: "tick", emptySince: null, present: new Set(["ali", "nur"]) } as const;

test("[Q10] extra time keeps its own bell, although the player has answered", () => {
  const { game, types } = play(
    aClass(),
    [T0 + 5, say("nur", "A")],
    [BELL + 250, ring],
    [BELL + 1000, say("nur", "B")],
    [BELL + 1001, allAnswered("ali", "nur")],
  );
  expect(types).toEqual(["answer_given", "bell_rang", "answer_given"]);
  expect(deadline(game, null)).toBe(BELL + 10_250);
  expect(play(game, [BELL + 1002, say("ali", "A")]).refusals).toEqual(["question_closed"]);
  expect(play(game, [BELL + 10_250, ring]).types).toEqual(["question_ended"]);
  const alone = play(game, [BELL + 2000, leave("nur")], [BELL + 2001, allAnswered("ali")]);
  expect(alone.types).toEqual(["player_left", "question_ended"]);
});

test("[V11] no count shows what a player with more time does after the bell of all others", () => {
  const rung = play(aClass(), [T0 + 5, say("nur", "A")], [BELL + 250, ring]).game;
  const shown = countOf(rung, ring.present);
  expect(shown.player_ids).toEqual(["nur"]);
  const steps: Step[] = [
    [BELL + 1000, say("nur", "B")],
    [BELL + 2000, say("nur", null)],
    [BELL + 3000, say("nur", "C")],
  ];
  for (const end of [1, 2, 3]) expect(countOf(play(rung, ...steps.slice(0, end)).game, ring.present)).toEqual(shown);
  const late = play(aClass(), [BELL + 250, ring]).game;
  const none = countOf(late, ring.present);
  for (const end of [1, 2, 3]) expect(countOf(play(late, ...steps.slice(0, end)).game, ring.present)).toEqual(none);
});

test("[Y7] the step that was said last counts, also for a changed answer", () => {
  const game = started(["ali"], { ...changing, confidence: true });
  const steps: Step[] = [
    [1, say("ali", "A")],
    [2, sure(3)],
    [3, say("ali", "B")],
  ].map(([at, what]) => [T0 + (at as number), what as Command]);
  expect(standing(play(game, ...steps).game)).toMatchObject({ value: "B", confidence: 3 });
  expect(standing(play(game, ...steps, [T0 + 4, sure(1)]).game)).toMatchObject({ value: "B", confidence: 1 });
  const blank = play(game, ...steps, [T0 + 4, say("ali", null)], [T0 + 5, sure(1)]);
  expect(blank.refusals).toEqual(["not_answered"]);
  expect(standing(play(blank.game, [T0 + 6, say("ali", "C")]).game)!.confidence).toBeUndefined();
});

test("[Y7] a step is changed a hundred times at most, so that nobody fills the log; a changed answer does not begin anew", () => {
  const game = started(["ali"], { ...changing, confidence: true });
  const steps = Array.from({ length: mostChanges + 20 }, (_, i): Step => [T0 + 2 + i, sure(i % 2 === 0 ? 1 : 3)]);
  const { game: full, types, refusals } = play(game, [T0 + 1, say("ali", "A")], ...steps);
  expect(types.filter((type) => type === "confidence_given")).toHaveLength(mostChanges + 1);
  expect(new Set(refusals)).toEqual(new Set(["confidence_given"]));
  expect(play(full, [T0 + 2_000, say("ali", "B")], [T0 + 2_001, sure(2)]).refusals).toEqual(["confidence_given"]);
  expect(firstsIn(play(full, [T0 + 2_000, endQuestion]).game, "ali")).toEqual({ firsts: [null] });
});

test("[V16] phones are told how answers count, with the seat and with the question", () => {
  const { game } = think(say("ali", "A", 4));
  const told = { answers_change: true, scoring: "accuracy" };
  expect(joinSuccess(game, "ali", "s")).toMatchObject(told);
  expect(reconnectSuccess(game, "ali", "s")).toMatchObject(told);
  const [current] = playerSnapshot(game, "ali", T0, always);
  expect(current).toMatchObject({ ...told, your_answer: "A", your_turn: 4 });
  expect(compact(current!)).toMatchObject({ ...told, your_answer: "A", your_turn: 4 });
  expect(playerSnapshot(game, "ece", T0, always)[0]).toMatchObject({ your_answer: null, your_turn: 0 });
  expect(playerView(game, "ali", T0, always).question).toMatchObject(told);
  expect(joinSuccess(started(["ali"], { scoring: "net" }), "ali", "s")).toMatchObject({ scoring: "net" });
  const others = [joinSuccess(started(["ali"]), "ali", "s"), ...playerSnapshot(started(["ali"]), "ali", T0, always)];
  for (const name of ["answers_change", "scoring", "your_turn"]) {
    expect(others.filter((message) => name in message)).toEqual([]);
  }
});

test("[V16] a reply by HTTP says which answer stands", () => {
  const { game } = think(say("ali", "A", 4), say("ali", "B", 5));
  expect(answerReply(game, "ali", "q1")).toMatchObject({ is_correct: null, answer: "B", your_turn: 5 });
  const blank = play(game, [T0 + 9000, say("ali", null, 6)]).game;
  expect(answerReply(blank, "ali", "q1")).toMatchObject({ answer: null, your_turn: 6 });
  expect(playerView(blank, "ali", T0, always).you).toMatchObject({ answer: null, your_turn: 6 });
});

test("[A10] such a game counts accuracy or net, and its verdict comes at the close", () => {
  for (const scoring of ["speed", "balanced", "accuracy"]) {
    expect(asked(scoring)).toMatchObject({ answers_change: true, scoring: "accuracy", verdict: "at_close" });
  }
  expect(asked("net")).toMatchObject({ scoring: "net", wrong_costs: 4, answers_change: true });
  expect(fitted({})).not.toHaveProperty("answers_change");
  expect(fitted({ answers_change: true, answers: "board" })).not.toHaveProperty("answers_change");
  expect(situationOf(withUsual({})).answers_change).toBe(false);
});

test("[E1] a kept game of before knows no course of answers", () => {
  const { setup } = started(["ali"]);
  expect(newGame({ ...setup }).askedQuestions).toEqual([]);
  const plain = play(started(["ali"]), [T0 + 1, answer("ali", "q1")]).game;
  expect(plain.askedQuestions[0]!.courses.size).toBe(0);
});
