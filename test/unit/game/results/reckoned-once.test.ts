import { expect, test, vi } from "vitest";
import { mapped, type Turns } from "#shared/turns";
import { inTurns } from "#shared/in-turns";
import { oneByOne } from "#shared/one-by-one";
import { readOnce } from "#services/games/remembered-results";
import { homeworkReport } from "#game/results/paged-report";
import type { Results } from "#game/results/results";
import { reading, readStored, writeResults } from "#game/results/stored-form";
import { reported, statistics } from "#game/results/statistics";
import { judgedNumber } from "#question/numbers/number-judge";
import { judgedText } from "#question/written/typed-judge";
import { aQuestion } from "../../../builders/questions";
import { drawn, meta } from "./a-report";

test("the same results are computed for the first look, those of a running game apart from those of a finished one", () => {
  const results = drawn("B", "A");
  const first = statistics(results, meta);
  expect(statistics(results, { ...meta, label: "7B" })).toEqual({
    ...first,
    game: { ...first.game, label: "7B" },
  });
  expect(statistics(results, meta).questions).toBe(first.questions);
  const running = { ...meta, status: "active" } as const;
  const now = statistics(results, running);
  expect(statistics(results, running).questions).toBe(now.questions);
  expect(now.questions).not.toBe(first.questions);
});

test("the same text of a game is read once; a changed one is read again", async () => {
  const [before, after] = [drawn("B"), drawn("A")].map(writeResults) as [string, string];
  const first = await readOnce("g", before);
  expect(await readOnce("g", before)).toBe(first);
  expect(await readOnce("other", before)).not.toBe(first);
  expect(await readOnce("g", after)).not.toBe(first);
  const again = await readOnce("g", before);
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test("a text that is stored apart is loaded once for each edition, also if several look at once", async () => {
  vi.stubGlobal("scheduler", { wait: quickWaits() });
  const text = writeResults(drawn("B"));
  const load = vi.fn<() => Promise<string | null>>(async () => text);
  const looks = await Promise.all(Array.from({ length: 5 }, () => readOnce("apart", "first", load)));
  expect(new Set(looks).size).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await readOnce("apart", "second", load)).toEqual(looks[0]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await readOnce("lost", "first", async () => null)).toBeNull();
});

test("nothing is kept of games that nobody asks for any more: the last looks fill three million letters", async () => {
  const text = writeResults(drawn("B"));
  const long = `${text.slice(0, -1)},"note":"${"x".repeat(1_200_000)}"}`;
  const one = await readOnce("1", long);
  const two = await readOnce("2", long);
  expect(await readOnce("1", long)).toBe(one);
  await readOnce("3", long);
  expect(await readOnce("1", long)).toBe(one);
  expect(await readOnce("2", long)).not.toBe(two);
});

test("a text that a class writes often is folded once, and judged by the answers that the question accepts now", () => {
  const body = { accepted: ["Ankara"], typo: true };
  expect(judgedText(body, "ankera")).toBe(judgedText(body, "ankera"));
  expect(judgedText({ ...body, typo: false }, "ankera").why).toBeNull();
});

test("[T36] a number is read once, however often a board asks for the closed question", () => {
  const body = { kind: "number", value: 1.5, tolerance: 0.1 } as const;
  expect(judgedNumber(body, "1,55")).toBe(judgedNumber(body, "1,55"));
  expect(judgedNumber(body, "1,55").why).toBe("accepted");
  expect(judgedNumber({ ...body, refused: ["1.550"] }, "1,55").why).toBeNull();
});

/** The most texts that are folded between two turns of the work. */
function foldedInOneTurn(work: Turns<unknown>): number {
  const folds = vi.spyOn(String.prototype, "toLocaleLowerCase");
  let most = 0;
  for (let isOver = false; !isOver; folds.mockClear()) {
    isOver = work.next().done ?? false;
    most = Math.max(most, folds.mock.calls.length);
  }
  vi.restoreAllMocks();
  return most;
}

test("[T36] between two turns a report judges the answers to one question at most, and a stored text is read question by question and player by player", () => {
  const players = 30;
  const results = (): Results => ({
    questions: Array.from({ length: 40 }, (_, i) => aQuestion(i, { kind: "typed", accepted: ["Ankara"], typo: true })),
    players: Array.from({ length: players }, (_, i) => ({
      ...drawn("B").players[0]!,
      id: `p${i}`,
      answers: Array.from({ length: 40 }, (_, j) => ({ value: `şehir ${i} ${j}`, share: 0, tookMs: 1, points: 0 })),
    })),
  });
  const query = { q: "", only: "all", page: 1, page_size: 50 } as const;
  const more = { ...results(), players: Array.from({ length: 1_001 }, (_, i) => results().players[i % players]!) };
  expect(foldedInOneTurn(reported(results(), meta))).toBe(players + 1);
  expect(foldedInOneTurn(homeworkReport(more, meta, query))).toBe(players + 1);
  const steps = [...reading(writeResults(results()))];
  expect(steps).toEqual([...Array<number>(40).fill(20), ...Array<number>(players).fill(40)]);
});

test("[T36] kept texts of emoji are read without counting their letters", () => {
  const counting = vi.spyOn(Intl.Segmenter.prototype, "segment");
  const value = "👨🏽‍👩🏽‍👧🏽‍👦🏽".repeat(18);
  const answer = { value, share: 0, tookMs: 1, points: 0 };
  const [player] = drawn("B").players;
  for (const question of [{ kind: "typed", accepted: ["Ankara"], typo: true }, { kind: "cloud" }] as const) {
    const results = { questions: [aQuestion(0, question)], players: [{ ...player!, answers: [answer] }] };
    expect(readStored(writeResults(results))).toMatchObject({ players: [{ answers: [{ value }] }] });
  }
  expect(counting).toHaveBeenCalledTimes(0);
});

const work = (parts: number) => mapped(Array.from({ length: parts }), 100, (_, i) => i);

test("work of few answers takes one turn, longer work gives others theirs", async () => {
  const waits = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("scheduler", { wait: waits });
  expect(await inTurns(work(9))).toEqual(Array.from({ length: 9 }, (_, i) => i));
  expect(waits).toHaveBeenCalledTimes(0);
  await inTurns(work(35));
  expect(waits).toHaveBeenCalledTimes(3);
});

/** Waits take no time, but others get their turn. */
const quickWaits = () => vi.fn<() => Promise<void>>(() => new Promise((done) => setImmediate(done)));

test("[T36] looks at the same report at once are one reading: the others wait for it", async () => {
  const one = drawn("B");
  const many = { ...one, players: Array.from({ length: 3_000 }, (_, i) => ({ ...one.players[0]!, id: `p${i}` })) };
  const text = writeResults(many);
  const waits = quickWaits();
  vi.stubGlobal("scheduler", { wait: waits });
  const looks = await Promise.all(Array.from({ length: 20 }, () => readOnce("many", text)));
  expect(new Set(looks).size).toBe(1);
});

test("[T36] work of a request that was cut off is done by the next one, after five seconds at most", async () => {
  const waits = quickWaits();
  vi.stubGlobal("scheduler", { wait: waits });
  void oneByOne("cut off", () => new Promise(() => {}));
  expect(await oneByOne("cut off", () => Promise.resolve("done"))).toBe("done");
  expect(waits.mock.calls).toEqual(Array.from({ length: 250 }, () => [20]));
  expect(await oneByOne("cut off", () => Promise.resolve("again"))).toBe("again");
  expect(waits).toHaveBeenCalledTimes(250);
});
