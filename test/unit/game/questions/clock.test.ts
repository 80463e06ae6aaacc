import type { GameSettings } from "#protocol/game-settings";
import type { ServerMessage } from "#protocol/live/messages";
import { expect, test } from "vitest";
import type { Game } from "#game/game";
import type { ReservedPlace } from "#game/place";
import { deadline } from "#game/timing";
import { tell, type Outgoing } from "#game/view";
import { countOf } from "#game/view/lists";
import { compact } from "#game/view/compact";
import { playerView } from "#game/view/http";
import { hostSnapshot, playerSnapshot } from "#game/view/snapshots";
import {
  allAnswered,
  answer,
  comeBack,
  end,
  endQuestion,
  extend,
  join,
  leave,
  next,
  play,
  start,
  started,
  tick,
  type Step,
} from "../a-game";
import { aGame, T0 } from "../../../builders/games";

const everybody = () => true;
const untimed = (names = ["ali", "ece"]) => started(names, { clock: "none", scoring: "accuracy" });

test("[Q6] without a clock a question has no bell: it waits for everybody present, or for the host", () => {
  const game = untimed();
  expect(game.phase).toEqual({ name: "question", index: 0, startsAt: T0, endsAt: null });
  expect(deadline(game, null)).toBeNull();
  const late = T0 + 3_600_000;
  const { types } = play(game, [late, tick()], [late, answer("ali", "q1")], [late, allAnswered("ali", "ece")]);
  expect(types).toEqual(["answer_given"]);
  expect(play(game, [late, answer("ali", "q1")], [late, allAnswered("ali")]).types).toEqual([
    "answer_given",
    "question_ended",
  ]);
  expect(play(game, [late, endQuestion]).types).toEqual(["question_ended"]);
});

test("[Q6] without a clock there are no extra seconds, and a late answer is worth as much as an early one", () => {
  const { game, types } = play(
    untimed(),
    [T0 + 1000, extend(30)],
    [T0 + 1000, answer("ali", "q1")],
    [T0 + 999_000, answer("ece", "q1", "B", 5)],
    [T0 + 999_500, endQuestion],
  );
  expect(types).not.toContain("question_extended");
  expect([...game.players.values()].map(({ score }) => score)).toEqual([1000, 1000]);
  expect(game.askedQuestions[0]!.answers.get("ece")!.tookMs).toBe(998_750);
});

test("[Q6] screens learn that there is no clock", () => {
  const none = { time_limit: null, ends_at: null };
  expect(hostSnapshot(untimed(), T0, new Set()).question).toMatchObject(none);
  expect(playerSnapshot(untimed(), "ali", T0 + 5, everybody)[0]).toMatchObject({ ...none, remaining_ms: null });
  expect(playerView(untimed(), "ali", T0 + 5, everybody).question).toMatchObject({ ...none, remaining_ms: null });
});

const aPlace = (name: string, number: number, timeFactor = 1): ReservedPlace => ({
  playerId: name,
  nickname: name,
  student: { id: `student-${name}`, number, schoolNo: null, timeFactor },
});
const byNumber = (number: number, name: string) => join(`new-${number}`, "", { number, sessionHash: `hash-${name}` });

/** A game of three pupils of a class; by default the last one, Nur, has half as much time again. */
function aClass(factor = 1.5, changes: Partial<GameSettings> = {}, factorOfEce = 1): Game {
  const places = [aPlace("ali", 1), aPlace("ece", 2, factorOfEce), aPlace("nur", 3, factor)];
  const seats = places.map(({ student, playerId }): Step => [T0, byNumber(student!.number, playerId)]);
  return play(aGame({ identity: "roster", class_id: "class-1", places, ...changes }), ...seats, [T0, start]).game;
}
const here = new Set(["ali", "ece", "nur"]);
const ring = (present = here) => ({ type: "tick", emptySince: null, present }) as const;
const BELL = T0 + 20_000;

test("[Q7] a player with more time answers later, and earns by the question's own limit", () => {
  const { game, refusals } = play(
    aClass(),
    [BELL + 250, ring()],
    [BELL + 1000, answer("ali", "q1")],
    [BELL + 9000, answer("nur", "q1")],
    [BELL + 9000, allAnswered(...here)],
  );
  expect(refusals).toEqual(["question_closed"]);
  expect(game.phase.name).toBe("reveal");
  expect(game.askedQuestions[0]!.answers.get("nur")).toMatchObject({ tookMs: 29_000, points: 600 });
});

test("[Q7] extra seconds are the same for everybody", () => {
  const { game } = play(aClass(), [T0 + 1000, extend(10)], [BELL + 10_250, ring()]);
  expect(deadline(game, null)).toBe(BELL + 20_250);
  expect(play(game, [BELL + 20_249, answer("nur", "q1")]).types).toEqual(["answer_given"]);
  expect(play(game, [BELL + 20_250, answer("nur", "q1")]).refusals).toEqual(["question_closed"]);
});

test("[Q8] a player with more time counts as present while presence is unknown", () => {
  expect(play(aClass(), [BELL + 250, tick()]).types).toEqual(["bell_rang"]);
});

test.each([
  ["has answered before the bell", [[T0 + 5, answer("nur", "q1")]], here],
  ["has left", [[T0 + 5, leave("nur")]], here],
  ["is not there", [], new Set(["ali", "ece"])],
] as const)("[Q8] the question closes at the bell if the player with more time %s", (_, steps, present) => {
  expect(play(aClass(), ...steps, [BELL + 250, ring(present)]).game.phase.name).toBe("reveal");
});

test("[Q8] otherwise it goes on until that player's own bell, whatever happens meanwhile", () => {
  const { game, types } = play(
    aClass(),
    [BELL + 250, ring()],
    [BELL + 250, ring()],
    [BELL + 300, leave("ali")],
    [BELL + 300, allAnswered("ece", "nur")],
    [BELL + 400, extend(30)],
    [BELL + 9000, ring()],
  );
  expect(types).toEqual(["bell_rang", "player_left"]);
  expect(deadline(game, null)).toBe(BELL + 10_250);
  expect(play(game, [BELL + 10_250, ring()]).types).toEqual(["question_ended"]);
});

test("[Q8] a question closes with the last player with more time to answer or leave, and whenever the host ends it", () => {
  const { game } = play(aClass(), [BELL + 250, ring()]);
  expect(play(game, [BELL + 900, leave("nur")], [BELL + 900, allAnswered()]).types).toEqual([
    "player_left",
    "question_ended",
  ]);
  expect(play(game, [BELL + 900, endQuestion]).types).toEqual(["question_ended"]);
  expect(play(game, [BELL + 900, end]).types).toEqual(["question_ended", "game_completed"]);
});

const says = (playerId: string) => ({ type: "confidence", playerId, questionId: "q1", confidence: 2 }) as const;

test("[Y4] only players with more time are asked how sure they are, and waited for, after the bell of all others", () => {
  const { game, types, refusals } = play(
    aClass(1.5, { confidence: true }),
    [T0 + 5, answer("ali", "q1")],
    [BELL + 250, ring()],
    [BELL + 900, says("ali")],
    [BELL + 1000, answer("nur", "q1")],
    [BELL + 1000, allAnswered(...here)],
    [BELL + 1001, ring()],
  );
  expect(types).toEqual(["answer_given", "bell_rang", "answer_given", "everybody_answered"]);
  expect(refusals).toEqual(["question_closed"]);
  expect(deadline(game, null)).toBe(BELL + 4000);
  expect(play(game, [BELL + 4000, ring()]).types).toEqual(["question_ended"]);
  const said = play(game, [BELL + 1500, says("nur")], [BELL + 1500, allAnswered(...here)]);
  expect(said.types).toEqual(["confidence_given", "question_ended"]);
});

test("[Y4] a player who answers just before their own bell has until that bell to say how sure they are", () => {
  const { game } = play(
    aClass(1.5, { confidence: true }),
    [BELL + 250, ring()],
    [BELL + 9900, answer("nur", "q1")],
    [BELL + 9900, allAnswered(...here)],
  );
  expect(deadline(game, null)).toBe(BELL + 10_250);
  expect(play(game, [BELL + 10_250, ring()]).types).toEqual(["question_ended"]);
});

test("[Y4] a player with more time who comes while a question waits makes it wait no longer", () => {
  const { game } = play(
    aClass(1.5, { confidence: true }),
    [T0 + 5, answer("ali", "q1")],
    [T0 + 5, answer("ece", "q1")],
    [T0 + 5, allAnswered("ali", "ece")],
  );
  expect(play(game, [T0 + 3005, ring()]).types).toEqual(["question_ended"]);
});

test("[Y4] the common bell ends the wait of a question that everybody has answered, even with players who have more time", () => {
  const { game } = play(
    aClass(1.5, { confidence: true }),
    ...["ali", "ece", "nur"].map((name): Step => [BELL - 500, answer(name, "q1")]),
    [BELL - 500, allAnswered(...here)],
  );
  expect(deadline(game, null)).toBe(BELL + 250);
  expect(play(game, [BELL + 250, ring()]).types).toEqual(["question_ended"]);
});

test("[Y4] a player with more time who comes while another one's wait goes beyond the common bell has until its end", () => {
  const { game, types } = play(
    aClass(1.5, { confidence: true }, 1.5),
    [BELL - 1000, answer("nur", "q1")],
    [BELL - 1000, allAnswered("nur")],
    [BELL + 250, ring()],
    [BELL + 1999, ring()],
  );
  expect(types).toEqual(["answer_given", "everybody_answered", "bell_rang"]);
  expect(play(game, [BELL + 2000, ring()]).types).toEqual(["question_ended"]);
});

/** All messages of a game to one player, or to the host, on the usual and on the compact wire. */
function heardBy(whom: string, from: Game, ...steps: readonly Step[]): string[] {
  const heard: ServerMessage[] = [];
  let game = from;
  for (const step of steps) {
    const { events, game: after } = play(game, step);
    for (const event of events) {
      for (const one of tell(after, event, step[0], everybody))
        if (isFor(whom, one)) heard.push(one.message as ServerMessage);
    }
    game = after;
  }
  return heard.flatMap((message) => [JSON.stringify(message), JSON.stringify(compact(message))]);
}
function isFor(whom: string, { to, except }: Outgoing): boolean {
  if (typeof to === "object") return to.player === whom;
  if (whom === "host") return to !== "players";
  return to !== "host" && !except?.has(whom);
}

test("[V11] a player with more time gets their own clock wherever a clock is sent", () => {
  const game = aClass(3);
  const own = { time_limit: 60, ends_at: BELL + 40_000 };
  const [, , question, compactQuestion, extended] = heardBy("nur", reseated(3), [T0, start], [T0 + 5, extend(10)]);
  expect(JSON.parse(question!)).toMatchObject({ type: "question_start", ...own });
  expect(JSON.parse(compactQuestion!)).toMatchObject(own);
  expect(JSON.parse(extended!)).toMatchObject({ ends_at: BELL + 50_000 });
  expect(playerSnapshot(game, "nur", T0 + 5, everybody)[0]).toMatchObject({ ...own, remaining_ms: 59_995 });
  expect(playerView(game, "nur", T0 + 5, everybody).question).toMatchObject({ ...own, remaining_ms: 59_995 });
});

/** The same class, still in its lobby. */
function reseated(factor: number): Game {
  const places = [aPlace("ali", 1), aPlace("ece", 2), aPlace("nur", 3, factor)];
  const seats = places.map(({ student, playerId }): Step => [T0, byNumber(student!.number, playerId)]);
  return play(aGame({ identity: "roster", class_id: "class-1", places }), ...seats).game;
}

test("[V11] no other player hears, sees or polls a byte that tells of it", () => {
  const before: Step[] = [
    [T0, start],
    [T0 + 900, answer("ali", "q1")],
    [T0 + 1000, extend(5)],
    [T0 + 1500, leave("ece")],
    [T0 + 1600, comeBack("ece")],
  ];
  const after: Step[] = [
    [BELL + 9000, next()],
    [BELL + 10_000, answer("ece", "q2")],
    [BELL + 11_000, endQuestion],
  ];
  const waited: Step[] = [
    [BELL + 5250, ring()],
    [BELL + 8000, endQuestion],
  ];
  const games = [1, 1.5, 3].map((factor) => reseated(factor));
  for (const whom of ["ali", "ece", "host"]) {
    const all = games.map((game) =>
      heardBy(whom, game, ...before, ...waited.slice(game === games[0] ? 1 : 0), ...after),
    );
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
  }
  const [usual, ...others] = games.map((game) => play(game, ...before, [T0 + 9000, tick()]).game);
  for (const other of others) {
    const now = T0 + 9500;
    expect(hostSnapshot(other, now, here)).toEqual(hostSnapshot(usual!, now, here));
    for (const id of ["ali", "ece"]) {
      expect(playerSnapshot(other, id, now, everybody)).toEqual(playerSnapshot(usual!, id, now, everybody));
      expect(playerView(other, id, now, everybody)).toEqual(playerView(usual!, id, now, everybody));
    }
  }
});

test("[V11] an answer after the common bell is counted nowhere before the close", () => {
  const rung = play(aClass(), [T0 + 900, answer("ali", "q1")], [BELL + 250, ring()]).game;
  const both = play(aClass(3), [T0 + 900, answer("ali", "q1")], [BELL + 250, ring()]).game;
  const late = play(both, [BELL + 3000, answer("nur", "q1")]).game;
  expect(countOf(late, here)).toEqual(countOf(rung, here));
  expect(hostSnapshot(late, BELL + 4000, here).question).toMatchObject({ answered: 1, total: 3, player_ids: ["ali"] });
  const { game } = play(late, [BELL + 3000, allAnswered(...here)]);
  expect(game.phase.name).toBe("reveal");
  expect(game.askedQuestions[0]!.answers.size).toBe(2);
});
