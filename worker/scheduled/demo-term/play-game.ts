import { limits } from "#shared/limits";
import { shuffledList } from "#question/question";
import type { Command } from "#game/command";
import { mayChange } from "#game/changes";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import { newGame, type Game, type GameSetup } from "#game/game";
import { isPhoneless } from "#game/reserved-places";
import { answerInTime, firstThought, reachOf } from "./answers";
import { between } from "./chance";
import type { DemoPupil } from "./class-lists";

export type ClassGame = {
  readonly setup: GameSetup;
  readonly pupils: readonly DemoPupil[];
  /** The share of right answers that the class may be expected to have. */
  readonly rate: number;
  readonly random: () => number;
};

/** Share of the pupils who leave a question open that they do not know; where a wrong answer costs, more do. */
const CAUTION = { net: 0.35, usual: 0.06 };
/** Share of the answers that were another one at first, where they may change. */
const CHANGED = 0.16;
/** The host ends a question whose answers may change so long after the last one. */
const THOUGHT_OVER_MS = 4_000;
/** Index of the question before which a pupil comes late, and the number of questions before the end when one goes. */
const [LATE_AT, LEAVES_BEFORE_END] = [2, 2];

/** Plays a whole game by the rules, in memory. */
export function playGame(asked: ClassGame): Game {
  const { setup, random } = asked;
  const game = newGame(setup);
  const run = (command: Command, at: number) => {
    const decision = decide(game, command, at);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.error}`);
    for (const event of decision.events) apply(game, event);
  };
  const day = { ...arrivals(asked), reach: reachOf(asked.pupils, setup.questions, asked.rate) };
  let now = setup.openedAt;
  const passes = (least: number, most: number) => (now += Math.round(between(least, most, random) * 1_000));

  passes(20, 60);
  const seat = (pupil: DemoPupil) => run(joinOf(pupil, random), passes(0.5, 3));
  if (isPhoneless(game)) run({ type: "fill_places" }, now);
  else day.onTime.forEach(seat);
  run({ type: "start" }, passes(5, 20));
  const absent = day.absent.flatMap((pupil) => playerOf(game, pupil)?.id ?? []);
  if (isPhoneless(game)) run({ type: "host_absent", playerIds: absent, absent: true }, now);

  while (game.phase.name === "question") {
    const { index } = game.phase;
    if (!isPhoneless(game) && index === LATE_AT) day.late.forEach(seat);
    now = answerQuestion(game, asked, { day, run, now });
    if (!isPhoneless(game) && index === setup.questions.length - 1 - LEAVES_BEFORE_END) {
      for (const pupil of day.leaving) run({ type: "leave", playerId: playerOf(game, pupil)!.id }, now);
    }
    run({ type: "next", questionNumber: null }, passes(10, 30));
  }
  return game;
}

type Run = (command: Command, at: number) => void;

/** Brings everybody's answers to the open question in the order of time, and closes it. Gives the time then. */
function answerQuestion(
  game: Game,
  { setup, random }: ClassGame,
  { day, run, now }: { readonly day: Arrivals & { readonly reach: number }; readonly run: Run; readonly now: number },
): number {
  if (game.phase.name !== "question") return now;
  const { index, startsAt, endsAt } = game.phase;
  const question = setup.questions[index]!;
  const caution = setup.settings.scoring === "net" ? CAUTION.net : CAUTION.usual;
  const here = day.all.filter((pupil) => playerOf(game, pupil)?.hasLeft === false && !day.absent.includes(pupil));
  const given = here
    .flatMap((pupil) => {
      const answer = answerInTime(pupil, question, { reach: day.reach, caution }, random);
      if (!answer) return [];
      const { id: playerId } = playerOf(game, pupil)!;
      const hasThoughtAgain = mayChange(game) && random() < CHANGED;
      const first = { value: hasThoughtAgain ? firstThought(pupil, question, day.reach, random) : answer.value };
      const changed =
        first.value === answer.value ? [] : [{ ...first, tookMs: Math.round(answer.tookMs * 0.6), playerId }];
      return [...changed, { ...answer, playerId }];
    })
    .toSorted((a, b) => a.tookMs - b.tookMs);
  for (const { playerId, value, tookMs } of given) {
    const { id: questionId } = question;
    const answer: Command = isPhoneless(game)
      ? { type: "host_answers", questionId, answers: [[playerId, value]] }
      : { type: "answer", questionId, playerId, value, claimedMs: tookMs };
    run(answer, startsAt + tookMs);
  }
  const lastAt = startsAt + (given.at(-1)?.tookMs ?? 0);
  const toldAt = lastAt + (mayChange(game) ? THOUGHT_OVER_MS : 1_000);
  if (endsAt === null || (mayChange(game) && toldAt < endsAt)) {
    run({ type: "end_question" }, toldAt);
    return toldAt;
  }
  if (mayChange(game) || given.length < here.length) {
    run({ type: "tick", emptySince: null }, endsAt + limits.graceMs);
    return endsAt + limits.graceMs;
  }
  run({ type: "close_if_all_answered", present: new Set(given.map(({ playerId }) => playerId)) }, lastAt);
  return lastAt;
}

type Arrivals = Readonly<Record<"all" | "absent" | "late" | "onTime" | "leaving", readonly DemoPupil[]>>;

/** A day's class: one or two are absent, one comes late, one has to go early. */
function arrivals({ pupils, random }: ClassGame): Arrivals {
  const mixed = shuffledList(
    pupils.filter(({ userId }) => userId === null),
    random,
  );
  const absent = mixed.slice(0, random() < 0.5 ? 1 : 2);
  const late = mixed.slice(2, 3);
  const onTime = shuffledList(
    pupils.filter((pupil) => !absent.includes(pupil) && !late.includes(pupil)),
    random,
  );
  return { all: pupils, absent, late, onTime, leaving: mixed.slice(3, 4) };
}

const playerOf = (game: Game, { id }: DemoPupil) => {
  const place = game.setup.places?.find(({ student }) => student?.id === id);
  return place && game.players.get(place.playerId);
};

const joinOf = ({ id, userId }: DemoPupil, random: () => number): Command => ({
  type: "join",
  playerId: "",
  sessionHash: Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join(""),
  userId,
  nickname: "",
  marble: null,
  random: 0,
  studentId: id,
});
