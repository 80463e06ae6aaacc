import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Homework } from "#homework/homework";
import { ownOrder } from "#homework/own-order";
import { pupilAt } from "#homework/progress";
import { atOnce } from "#shared/turns";
import { results } from "#homework/results";
import { classSums } from "#game/results/class-sums";
import { statistics } from "#game/results/statistics";
import { readResults, writeResults } from "#game/results/stored-form";
import { aHomework, aPupil, DUE, Rows, T0 } from "./given";

/**
 * Models a pupil's state, computed again each time from the list of everything ever asked. It states the rules in its own
 * words.
 */
type Asked =
  | {
      readonly do: "answer";
      readonly question: number;
      readonly value: string;
      readonly attempt: number | null;
      readonly at: number;
    }
  | { readonly do: "next" | "retake"; readonly at: number };

function reference(homework: Homework, who: { seq: number; id: string }, asked: readonly Asked[]) {
  const { clock, attempts } = homework.setup.settings;
  const count = homework.questions.length;
  const answered = new Map<string, string>();
  let attempt = 1;
  /** The outcome of each question of the present attempt, in the pupil's order. */
  let turns: (string | null)[] = [];
  let begunAt: number | null = null;
  /** The outcomes and the running clock as of now, if the bell is this much later. */
  const asOf = (now: number, graceMs: number) =>
    begunAt !== null && now >= begunAt + 20_000 + graceMs
      ? { done: [...turns, null], runs: null }
      : { done: turns, runs: begunAt };
  for (const one of asked) {
    if (one.at >= DUE) continue;
    const { done, runs } = asOf(one.at, one.do === "answer" ? 2_000 : 250);
    const order = ownOrder(homework, { ...who, attempt });
    if (one.do === "answer") {
      const isPresent = order[done.length] === one.question && (one.attempt ?? attempt) === attempt;
      if (!isPresent || (clock === "question" && runs === null) || !"ABC".includes(one.value)) continue;
      answered.set(`${attempt} ${one.question}`, one.value);
      [turns, begunAt] = [[...done, one.value], null];
    } else if (one.do === "next") {
      if (clock === "question" && runs === null && done.length < count) [turns, begunAt] = [done, one.at];
    } else if (done.length === count && attempt < attempts) [attempt, turns, begunAt] = [attempt + 1, [], null];
  }
  const scores = Array.from({ length: attempt }, (_, i) => {
    const own = homework.questions.map((_, place) => answered.get(`${i + 1} ${place}`) ?? null);
    const right = own.filter((value, place) => value === "B" && place !== count - 1).length;
    return { own, right, given: own.filter((value) => value !== null).length };
  });
  const best = scores.toSorted((a, b) => b.right - a.right || b.given - a.given)[0]!;
  return { attempt, done: asOf(DUE, 250).done.length, best };
}

const anAsked = (questions: number): fc.Arbitrary<Asked> => {
  const at = fc.integer({ min: T0, max: DUE + 50_000 });
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant("answer" as const),
        question: fc.nat({ max: questions - 1 }),
        value: fc.constantFrom("A", "B", "B", "C", "Z"),
        attempt: fc.constantFrom(null, null, 1, 2, 3),
        at,
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant("next" as const), at }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("retake" as const), at }) },
  );
};

test("[O4][O5][O6][O8][O9][O13][F37] the table, the result and progress agree with a count from the beginning, whatever pupils ask and when", () => {
  const reached = { answers: 0, retakes: 0, timeouts: 0 };
  const cases = fc.record({
    clock: fc.constantFrom("none" as const, "question" as const),
    shuffle: fc.boolean(),
    attempts: fc.integer({ min: 1, max: 3 }),
    questions: fc.integer({ min: 3, max: 5 }),
    // Random steps. With `helpful` an answer goes to the present question, so that most are accepted.
    pupils: fc.array(fc.array(anAsked(5), { maxLength: 60, size: "max" }), { minLength: 1, maxLength: 4 }),
    helpful: fc.boolean(),
  });
  fc.assert(
    fc.property(cases, ({ clock, shuffle, attempts, questions, pupils, helpful }) => {
      const homework = aHomework({ settings: { clock, shuffle, attempts }, questions });
      const played = pupils.map((raw, i) => {
        const rows = new Rows(homework, aPupil(i + 1, { studentId: `s${i}` }));
        const asked: Asked[] = [];
        for (const one of raw.toSorted((a, b) => a.at - b.at)) {
          const now = pupilAt(homework, rows.pupil, one.at);
          const present = ownOrder(homework, now)[now.done];
          const meant = one.do === "answer" && helpful && present !== undefined ? { ...one, question: present } : one;
          if (meant.do === "answer" && meant.question >= questions) continue;
          asked.push(meant);
          const before = rows.pupil.attempt;
          if (meant.do === "retake") rows.nextAttempt(meant.at);
          else if (meant.do !== "answer") rows.next(meant.at);
          else if (rows.answer(`q${meant.question + 1}`, meant.value, meant.at, meant.attempt) === "stored")
            reached.answers++;
          if (rows.pupil.attempt > before) reached.retakes++;
        }
        const pupil = pupilAt(homework, rows.pupil, DUE);
        if (pupil.done > rows.givens.filter((given) => given.attempt === pupil.attempt).length) reached.timeouts++;
        const expected = reference(homework, pupil, asked);
        expect([pupil.attempt, pupil.done]).toEqual([expected.attempt, expected.done]);
        expect([pupil.best.given, pupil.best.right]).toEqual([expected.best.given, expected.best.right]);
        return { rows, pupil, expected };
      });
      const givensOf = new Map(played.map(({ rows, pupil }) => [pupil.seq, rows.givens]));
      const all = atOnce(
        results(
          homework,
          played.map(({ pupil }) => pupil),
          (seq, attempt) => givensOf.get(seq)!.filter((given) => given.attempt === attempt),
        ),
      );
      const kept = readResults(writeResults(all))!;
      const report = statistics(kept, { gameCode: "", title: "", status: "completed", startedAt: null, endedAt: null });
      const sums = classSums(kept);
      for (const { pupil, expected } of played) {
        const line = report.players.find(({ player_id }) => player_id === pupil.id)!;
        expect(line.answers.map(({ answer }) => answer)).toEqual(expected.best.own);
        expect([line.score, line.asked]).toEqual([expected.best.right * 1000, questions - 1]);
        expect(sums.students.find(({ playerId }) => playerId === pupil.id)).toMatchObject({
          questions: questions - 1,
          credit: expected.best.right,
        });
      }
    }),
    { numRuns: 400 },
  );
  expect(Math.min(reached.answers, reached.retakes, reached.timeouts)).toBeGreaterThan(20);
});
