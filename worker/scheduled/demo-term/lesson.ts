import { limits } from "#shared/limits";
import { shuffledList } from "#question/question";
import type { Command } from "#game/command";
import { decide } from "#game/decide";
import { apply } from "#game/events";
import { newGame, type Game, type GameSetup } from "#game/game";
import { isPhoneless } from "#game/reserved-places";
import { answerOf } from "./answers";
import { between } from "./chance";
import type { Pupil } from "./class-lists";

/** A lesson: `rate` is the share of right answers that the class may be expected to have. */
export type Lesson = {
  readonly setup: GameSetup;
  readonly pupils: readonly Pupil[];
  readonly rate: number;
  readonly random: () => number;
};

/** Share of the pupils who leave a question open that they do not know; where a wrong answer costs, more do. */
const CAUTION = { net: 0.22, usual: 0.06 };
const LATE_FROM = 2;

/** Plays a whole game by the rules, in memory. */
export function playLesson(lesson: Lesson): Game {
  const { setup, random } = lesson;
  const game = newGame(setup);
  const run = (command: Command, at: number) => {
    const decision = decide(game, command, at);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.error}`);
    for (const event of decision.events) apply(game, event);
  };
  const class_ = arrivals(lesson);
  let now = setup.openedAt;
  const passes = (least: number, most: number) => (now += Math.round(between(least, most, random) * 1_000));

  passes(20, 60);
  const seat = (pupil: Pupil) => run(joinOf(pupil, random), passes(0.5, 3));
  if (isPhoneless(game)) run({ type: "fill_places" }, now);
  else class_.onTime.forEach(seat);
  run({ type: "start" }, passes(5, 20));
  const absent = class_.absent.flatMap((pupil) => playerOf(game, pupil)?.id ?? []);
  if (isPhoneless(game)) run({ type: "host_absent", playerIds: absent, absent: true }, now);

  while (game.phase.name === "question") {
    const { index } = game.phase;
    if (!isPhoneless(game) && index === LATE_FROM) class_.late.forEach(seat);
    now = answerQuestion(game, lesson, { class_, run, now });
    if (!isPhoneless(game) && index === setup.questions.length - 3) {
      for (const pupil of class_.leaving) run({ type: "leave", playerId: playerOf(game, pupil)!.id }, now);
    }
    run({ type: "next", questionNumber: null }, passes(10, 30));
  }
  return game;
}

type Run = (command: Command, at: number) => void;

/** Brings everybody's answers to the open question in the order of time, and closes it. Answers the time then. */
function answerQuestion(
  game: Game,
  { setup, rate, random }: Lesson,
  { class_, run, now }: { readonly class_: Arrivals; readonly run: Run; readonly now: number },
): number {
  if (game.phase.name !== "question") return now;
  const { index, startsAt, endsAt } = game.phase;
  const question = setup.questions[index]!;
  const caution = setup.settings.scoring === "net" ? CAUTION.net : CAUTION.usual;
  const here = class_.all.filter((pupil) => playerOf(game, pupil)?.hasLeft === false && !class_.absent.includes(pupil));
  const given = here
    .flatMap((pupil) => {
      const answer = answerOf(pupil, question, { rate, caution }, random);
      return answer ? { ...answer, playerId: playerOf(game, pupil)!.id } : [];
    })
    .toSorted((a, b) => a.tookMs - b.tookMs);
  for (const { playerId, value, tookMs } of given) {
    const answer = { questionId: question.id, playerId, value, claimedMs: tookMs };
    const at = startsAt + tookMs;
    if (isPhoneless(game)) run({ type: "host_answers", questionId: question.id, answers: [[playerId, value]] }, at);
    else run({ type: "answer", ...answer }, at);
  }
  const lastAt = startsAt + (given.at(-1)?.tookMs ?? 0);
  if (!isPhoneless(game) && given.length === here.length) {
    run({ type: "close_if_all_answered", present: new Set(here.map((pupil) => playerOf(game, pupil)!.id)) }, lastAt);
  } else if (endsAt === null || isPhoneless(game)) {
    run({ type: "end_question" }, lastAt + 1_000);
  } else {
    run({ type: "tick", emptySince: null }, endsAt + limits.graceMs);
  }
  return game.phase.name === "question" ? lastAt : Math.max(lastAt, endsAt ?? 0);
}

type Arrivals = Readonly<Record<"all" | "absent" | "late" | "onTime" | "leaving", readonly Pupil[]>>;

/** A day's class: one or two are absent, one comes late, one has to go early. */
function arrivals({ pupils, random }: Lesson): Arrivals {
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

const playerOf = (game: Game, { id }: Pupil) => {
  const place = game.setup.places?.find(({ student }) => student?.id === id);
  return place && game.players.get(place.playerId);
};

const joinOf = ({ id, userId }: Pupil, random: () => number): Command => ({
  type: "join",
  playerId: "",
  sessionHash: Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join(""),
  userId,
  nickname: "",
  marble: null,
  random: 0,
  studentId: id,
});
