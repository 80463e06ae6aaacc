import { expect, test } from "vitest";
import { nextTurn, noTurn, type Turn } from "#screens/question-in-turn";

const asked = (network: string) => ({ network, count: 6 });
const after = (turn: Turn, ...lists: (readonly string[])[]) =>
  lists.reduce((now, list) => {
    const questions = list.filter((name) => name !== "barred").map(asked);
    return nextTurn(now, questions, list.includes("barred"));
  }, turn);
const shown = ({ question, isHeld }: Turn) => [question?.network ?? null, isHeld];
const answered = (turn: Turn): Turn => ({ ...turn, isAnswered: true, isHeld: true });
const aSecondLater = (turn: Turn): Turn => ({ ...turn, isHeld: false });

test("[T49] a question that comes alone can be answered at once, and keeps its turn while others come and go before it", () => {
  expect(shown(after(noTurn, ["class"]))).toEqual(["class", false]);
  expect(shown(after(noTurn, ["class"], ["stranger", "class"], ["stranger"], ["class", "stranger"]))).toEqual([
    "class",
    false,
  ]);
  expect(after(noTurn, ["class"]).question).toEqual(asked("class"));
});

test("[T49] once it is answered the next one comes in its place, and is not answered by the same tap", () => {
  const turn = answered(after(noTurn, ["class", "stranger"]));
  expect(shown(after(turn, ["class", "stranger"]))).toEqual(["class", true]);
  const next = after(turn, ["stranger"]);
  expect(shown(next)).toEqual(["stranger", true]);
  expect(shown(aSecondLater(next))).toEqual(["stranger", false]);
  // A reply that came late: the hold of the tap is over, and begins again.
  expect(shown(after(aSecondLater(turn), ["stranger"]))).toEqual(["stranger", true]);
  expect(shown(after(aSecondLater(turn), ["barred"]))).toEqual([null, true]);
});

test("[T49] a question waits for a moment where barred networks stood, or if they come below and move it", () => {
  expect(shown(after(noTurn, ["barred"]))).toEqual([null, false]);
  expect(shown(after(noTurn, ["barred"], ["stranger", "barred"]))).toEqual(["stranger", true]);
  const moved = after(noTurn, ["stranger"], ["stranger", "barred"]);
  expect(shown(moved)).toEqual(["stranger", true]);
  expect(shown(after(aSecondLater(moved), ["stranger"]))).toEqual(["stranger", false]);
});
