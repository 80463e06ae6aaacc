import { expect, test } from "vitest";
import { readKept, readResults, renamed, shownResults, writeResults } from "../../../worker/game/kept-form";
import { anonymize, unname, type Results } from "../../../worker/game/results";

const question = { id: "q1", text: "1/2 + 1/4?", options: { A: "3/4", B: "2/6" }, correct: "A" } as const;
const answer = { choice: "A", tookMs: 900, points: 990, correct: true } as const;
const results: Results = {
  questions: [question],
  players: [
    { id: "ali", nickname: "Ali", marble: 3, proof: "p1", score: 990, rank: 1, answers: [answer] },
    { id: "ece", nickname: "Ece", marble: 4, proof: "p2", score: 0, rank: 2, answers: [null] },
  ],
};
/** The same game as the next version writes it. */
const second = {
  v: 2,
  questions: [{ ...question, kind: "choice", outcome: "M.5.1" }],
  players: [
    ["ali", "Ali", 3, "p1", [["A", 1, 900, 990]]],
    ["ece", "Ece", 4, "p2", [null]],
  ],
};

test("[X6] results of version 2 mean what they say, with the share that was stored", () => {
  expect(readKept(JSON.stringify(second))).toEqual(results);
  const judged = [["A", 0, 900, 0]];
  const text = JSON.stringify({ ...second, players: [["ali", "Ali", 3, 0, judged]] });
  expect(readResults(text)!.players[0]!.answers).toEqual([{ ...answer, points: 0, correct: false }]);
});

const changedQuestion = (change: object) => ({ ...second, questions: [{ ...second.questions[0], ...change }] });
const answered = (written: unknown) => ({ ...second, players: [["ali", "Ali", 3, 0, written]] });
test.each([
  ["a later version", { v: 3, anything: "else" }],
  ["another kind of question", changedQuestion({ kind: "order", items: ["a", "b", "c"] })],
  ["a sixth option", changedQuestion({ options: { A: "a", F: "f" } })],
  ["several right options", changedQuestion({ correct: "AB" })],
  ["a text as answer", answered([["ankara", 1, 900, 990]])],
  ["part credit", answered([["A", 0.5, 900, 495]])],
  ["no verdict", answered([["A", null, 900, 0]])],
  ["answers in another form", answered("A900:990")],
])("[E3] results with %s are newer, not damaged", (_, kept) => {
  expect(readKept(JSON.stringify(kept))).toBe("newer");
  expect(readResults(JSON.stringify(kept))).toBeNull();
  expect(shownResults(JSON.stringify(kept))).toBeNull();
});

test.each(["z1:eJyrVkrLz1eyUkpKLFKqBQ", "", "[]", "null", "42"])(
  "[E3] a form that is not ours is newer: %j",
  (text) => {
    expect(readKept(text)).toBe("newer");
  },
);

test.each(['{"v":1,"Zeynep', '{"v":1,"questions":[]}', '{"v":1,"questions":[],"players":[[1]]}'])(
  "[E3] one of ours that is broken is damaged: %s",
  (text) => {
    expect(readKept(text)).toBe("damaged");
  },
);

test("[E3] a name is taken out of either version, and everything else in it stays", () => {
  expect(renamed(JSON.stringify(second), unname(results, "ali"))).toBe(
    JSON.stringify({
      ...second,
      players: [
        ["ali", "Oyuncu 1", unname(results, "ali").players[0]!.marble, 0, [["A", 1, 900, 990]]],
        second.players[1],
      ],
    }),
  );
  expect(renamed(writeResults(results), unname(results, "ali"))).toBe(writeResults(unname(results, "ali")));
});

test("[X7] a deleted account's name goes from every seat it had, and nobody is shown which seats were one account's", () => {
  const seats: Results = {
    ...results,
    players: [results.players[0]!, { ...results.players[1]!, nickname: "Ali 2", sameAs: "ali" }],
  };
  const kept = writeResults(seats);
  expect(readResults(kept)).toEqual(seats);
  expect(anonymize(seats, new Set(["ali"])).players.map(({ nickname }) => nickname)).toEqual(["Ali", "Ali 2"]);
  expect(renamed(kept, unname(seats, "ali"))).not.toContain("Ali");
  expect(shownResults(kept)).toMatchObject({ players: [{ length: 5 }, { length: 5 }] });
});
