import type { TermRows } from "#db/demo-term";
import { marbleOf } from "#protocol/marble";
import { newPlayerId } from "#shared/ids";
import { inTurns } from "#shared/in-turns";
import { nicknameKey } from "#game/names/nickname-key";
import { classSums } from "#game/results/class-sums";
import { historyLines } from "#game/results/history-lines";
import { resultColumns } from "#game/results/result-columns";
import { writing } from "#game/results/stored-form";
import { endOf, type Given, type Homework, type Pupil } from "#homework/homework";
import { emptyTally } from "#homework/progress";
import { results } from "#homework/results";
import { answer } from "#homework/rules";
import { answerAtHome } from "./answers";
import { between } from "./chance";
import { rowOf, type Assigned } from "./homework";

type Over = { readonly row: TermRows["homework"][number]; readonly result: TermRows["homeworkResults"][number] };

/** Works through a homework by its rules, in memory, and puts it into the rows that its object would write. */
export async function overOf({ plan, workers, reach, random }: Assigned): Promise<Over> {
  const { opening: setup, terms, questions, places } = plan;
  const homework: Homework = { setup, terms, questions };
  const endedAt = endOf(terms);
  const worked = workers.map((worker, i) => work(homework, seatOf(plan, worker, i, random), worker, { reach, random }));
  const givens = new Map(worked.map(({ pupil, given }) => [pupil.seq, given]));
  const pupils = worked.map(({ pupil }) => pupil);
  const kept = await inTurns(results(homework, pupils, (seq) => givens.get(seq) ?? []));
  const accounts = new Map(pupils.map(({ id, userId }) => [id, userId]));
  const row = {
    ...rowOf(plan),
    endedAt,
    roomUntil: endedAt,
    expected: places.length,
    started: pupils.length,
    finished: pupils.filter(({ hasFinished }) => hasFinished).length,
  };
  const result = {
    id: setup.homeworkId,
    title: terms.title,
    settings: JSON.stringify(setup.gameSettings),
    startedAt: setup.openedAt,
    endedAt,
    columns: resultColumns(kept),
    results: await inTurns(writing(kept)),
    players: historyLines(kept, (id) => accounts.get(id) ?? null),
    sums: classSums(kept),
  };
  return { row, result };
}

type Worker = Assigned["workers"][number];

function seatOf(
  { opening, places }: Assigned["plan"],
  { pupil: { id: studentId }, beginsAt: joinedAt }: Worker,
  i: number,
  random: () => number,
): Pupil {
  const { name } = places.find(({ student }) => student.id === studentId)!;
  const fill = (bytes: Uint8Array<ArrayBuffer>) => bytes.map(() => Math.floor(random() * 256));
  return {
    seq: i + 1,
    id: newPlayerId(opening.code, fill),
    nickname: name,
    nicknameKey: nicknameKey(name),
    marble: marbleOf(name),
    userId: null,
    studentId,
    timeFactor: 1,
    extraAttempts: 0,
    joinedAt,
    lastAt: joinedAt,
    attempt: 1,
    done: 0,
    tally: emptyTally,
    openedAt: null,
    best: { attempt: 1, ...emptyTally },
    hasFinished: false,
    pin: { hash: "", failures: 0, lockedUntil: 0 },
  };
}

function work(
  homework: Homework,
  seat: Pupil,
  { pupil: { userId, ...who }, asFar }: Worker,
  { reach, random }: Pick<Assigned, "reach" | "random">,
) {
  let pupil: Pupil = { ...seat, userId };
  let now = seat.joinedAt;
  const given: Given[] = [];
  for (const question of homework.questions.slice(0, asFar)) {
    now += Math.round(between(10, 60, random) * 1_000);
    const value = answerAtHome({ ...who, userId }, question, reach, random);
    const ruled = answer(
      homework,
      pupil,
      { questionId: question.id, value, attempt: null, confidence: null },
      { earlier: null, now },
    );
    if (!ruled.ok || !ruled.given) throw new Error("an answer was refused");
    given.push(ruled.given);
    ({ pupil } = ruled);
  }
  return { pupil, given };
}
