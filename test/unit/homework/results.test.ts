import { expect, test } from "vitest";
import type { Given, Homework, Pupil } from "#homework/homework";
import { advanced } from "#homework/progress";
import { results as inTurns } from "#homework/results";
import { atOnce } from "#shared/turns";
import { aHomework, aPupil, T0 } from "./given";

const given = (pupil: number, place: number, more: Partial<Given> = {}) => {
  const one: Given = { attempt: 1, turn: place, place, value: "B", share: 1, tookMs: 0, at: T0, confidence: null };
  return { ...one, ...more, pupil };
};
type Rows = readonly (Given & { readonly pupil: number })[];
const results = (homework: Homework, pupils: readonly Pupil[], rows: Rows) =>
  atOnce(
    inTurns(homework, pupils, (seq, attempt) => rows.filter((row) => row.pupil === seq && row.attempt === attempt)),
  );
const scored = (seq: number, score: number, more: Partial<Pupil> = {}) =>
  aPupil(seq, { best: { attempt: 1, given: 0, right: 0, score }, ...more });
const ids = (of: readonly Pupil[]) => results(aHomework(), of, []).players.map(({ id }) => id);

test("[O13] the best stands first; equal scores by name, equal names always in the same order", () => {
  const pupils = [
    scored(1, 1000, { nickname: "Zeynep" }),
    scored(2, 2000, { nickname: "Işık" }),
    scored(3, 1000, { nickname: "Çan" }),
    scored(4, 1000, { nickname: "Dağ" }),
    scored(6, 0, { nickname: "Can" }),
    scored(5, 0, { nickname: "Can" }),
  ];
  const { players } = results(aHomework(), pupils, []);
  expect(players.map(({ nickname, rank }) => [nickname, rank])).toEqual([
    ["Işık", 1],
    ["Çan", 2],
    ["Dağ", 2],
    ["Zeynep", 2],
    ["Can", 5],
    ["Can", 5],
  ]);
  expect(ids(pupils)).toEqual(ids(pupils.toReversed()));
  expect(ids(pupils).slice(4)).toEqual(["ABCDEFG-5", "ABCDEFG-6"]);
});

test("[O13] only the attempt that counts is kept; questions it left open count as asked", () => {
  const pupil = scored(1, 0, { best: { attempt: 2, given: 2, right: 1, score: 1000 }, studentId: "s1" });
  const { players } = results(
    aHomework(),
    [pupil, scored(2, 0)],
    [
      given(1, 0, { attempt: 1 }),
      given(1, 1, { attempt: 2, tookMs: 7, confidence: 2 }),
      given(1, 2, { attempt: 2, value: "A", share: 0 }),
    ],
  );
  expect(players[0]).toEqual({
    id: "ABCDEFG-1",
    nickname: "Öğrenci 1",
    marble: 1,
    proof: null,
    score: 1000,
    rank: 1,
    answers: [
      null,
      { value: "B", share: 1, tookMs: 7, points: 1000, confidence: 2 },
      { value: "A", share: 0, tookMs: 0, points: 0 },
      null,
    ],
    studentId: "s1",
  });
  expect(players[1]).toEqual({
    id: "ABCDEFG-2",
    nickname: "Öğrenci 2",
    marble: 2,
    proof: null,
    score: 0,
    rank: 2,
    answers: [null, null, null, null],
  });
});

test("[O13] the best of an account's places counts, no matter which others have no points", () => {
  const { players } = results(
    aHomework(),
    [scored(1, 0, { userId: "u" }), scored(2, 2000, { userId: "u" }), scored(3, 1000), scored(4, 0, { userId: "v" })],
    [],
  );
  expect(players.map(({ id, sameAs }) => [id, sameAs])).toEqual([
    ["ABCDEFG-2", undefined],
    ["ABCDEFG-3", undefined],
    ["ABCDEFG-1", "ABCDEFG-2"],
    ["ABCDEFG-4", undefined],
  ]);
});

test("a text that does not belong on a board is hidden from the start, and no other", () => {
  const [first, second] = aHomework().questions;
  const cloud = (id: string) => ({ ...first!, kind: "cloud" as never, id });
  const homework = { ...aHomework(), questions: [cloud("q1"), cloud("q2"), second!] as never[] };
  const said = (place: number, value: string) => given(1, place, { value, share: null });
  const { questions } = results(homework, [scored(1, 0)], [said(0, "salak"), said(1, "yaprak"), given(1, 2)]);
  expect(questions.map((question) => "hidden" in question && question.hidden)).toEqual([["salak"], false, false]);
  expect(questions[2]).not.toHaveProperty("points");
});

test("an answer is remembered with its time, and only the last question finishes", () => {
  const homework = aHomework({ questions: 2 });
  const first = advanced(homework, aPupil(), given(1, 0, { at: T0 + 5 }));
  expect(first).toMatchObject({ lastAt: T0 + 5, hasFinished: false });
  expect(advanced(homework, first, given(1, 1, { at: T0 + 3 }))).toMatchObject({ lastAt: T0 + 5, hasFinished: true });
});
