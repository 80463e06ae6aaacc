import { expect, test } from "vitest";
import { aStorage } from "../browser/a-storage";
import { json } from "../browser/a-browser";
import { kindNames, type KindName } from "#question/kinds";
import { play, question, returned, view } from "./a-player-game";

/** The phone's outbox in a game in which answers may change until the bell. */

const changing = question({ answers_change: true, scoring: "net" });
type Known = { readonly your_answer?: string | null; readonly your_turn?: number };

/** A phone at a question, as the server knows it. */
async function thinks({ your_answer = null, your_turn = 0 }: Known = {}, memory = aStorage(), asked = changing) {
  const played = await play(undefined, memory);
  const { browser, game, phase } = played;
  const comesBack = (known: Known) => {
    browser.socket.opens();
    browser.socket.says(returned("active"));
    browser.socket.says({ type: "current_question", ...asked, remaining_ms: 20_000, your_answer: null, ...known });
  };
  comesBack({ your_answer, your_turn });
  const hears = (answer: string | null, turn: number) =>
    browser.socket.says({ type: "answer_accepted", question_id: "q1", answer, your_turn: turn });
  const refuses = (code: string) => browser.socket.says({ type: "error", code, message: "Olmadı." });
  const own = () => {
    const now = phase();
    return now.name === "question" ? now.answer : null;
  };
  const sent = () =>
    browser.socket.messages.flatMap((one) => ("answer" in one ? [[one.answer, "turn" in one && one.turn]] : []));
  return { browser, game, memory, comesBack, hears, refuses, own, sent };
}

test("[A11] each change has a higher turn, and an empty one takes the answer back", async () => {
  const { game, hears, own, sent } = await thinks();
  game.answer("A");
  hears("A", 1);
  game.answer("B");
  expect(own()).toMatchObject({ state: "sent", value: "B", stands: "A" });
  hears("B", 2);
  expect(own()).toMatchObject({ state: "accepted", value: "B" });
  game.answer("");
  expect(own()).toMatchObject({ state: "sent", value: "", stands: "B" });
  hears(null, 3);
  expect(own()).toMatchObject({ state: "none" });
  game.answer("C");
  expect(sent()).toEqual([
    ["A", 1],
    ["B", 2],
    [null, 3],
    ["C", 4],
  ]);
});

test("[A11] a late acknowledgement of an older answer is not taken for the newer one's", async () => {
  const { browser, game, hears, own, sent } = await thinks();
  for (const value of ["A", "B", "A"]) game.answer(value);
  hears("A", 1);
  expect(own()).toMatchObject({ state: "sent", value: "A", stands: "A" });
  hears("B", 2);
  expect(own()).toMatchObject({ state: "sent", value: "A", stands: "B" });
  await browser.pass(3_000);
  expect(sent().at(-1)).toEqual(["A", 3]);
  hears("A", 3);
  hears("B", 2);
  expect(own()).toMatchObject({ state: "accepted", value: "A", turn: 3 });
});

test("[A11] another device's turn is gone on from", async () => {
  const { game, hears, own, sent } = await thinks({ your_answer: "D", your_turn: 7 });
  expect(own()).toMatchObject({ state: "accepted", value: "D" });
  game.answer("A");
  hears("C", 9);
  expect(own()).toMatchObject({ state: "accepted", value: "C" });
  game.answer("B");
  expect(sent()).toEqual([
    ["A", 8],
    ["B", 10],
  ]);
});

test("an answer is changed without a connection, and arrives with its turn when there is one", async () => {
  const { browser, game, comesBack, hears, own, sent } = await thinks({ your_answer: "A", your_turn: 1 });
  browser.answer = () => new Response(null, { status: 503 });
  browser.socket.closes(1006);
  game.answer("B");
  game.answer("C");
  await browser.pass(1_000);
  comesBack({ your_answer: "A", your_turn: 1 });
  expect(own()).toMatchObject({ state: "sent", value: "C", stands: "A" });
  expect(sent()).toEqual([["C", 3]]);
  hears("C", 3);
  expect(own()).toMatchObject({ state: "accepted", value: "C" });
});

test("a page that is loaded anew sends the change that has not arrived, and none that a newer one has overtaken", async () => {
  const { game, hears, memory } = await thinks();
  game.answer("A");
  hears("A", 1);
  game.answer("B");
  const anew = await thinks({ your_answer: "A", your_turn: 1 }, memory);
  expect(anew.sent()).toEqual([["B", 2]]);
  expect(anew.own()).toMatchObject({ state: "sent", value: "B", stands: "A" });
  const arrived = await thinks({ your_answer: "B", your_turn: 2 }, memory);
  expect(arrived.sent()).toEqual([]);
  expect(arrived.own()).toMatchObject({ state: "accepted", value: "B" });
});

test("an answer taken back without an acknowledgement is taken back by the page that is loaded anew", async () => {
  const { game, hears, memory } = await thinks();
  game.answer("A");
  hears("A", 1);
  game.answer("");
  const anew = await thinks({ your_answer: "A", your_turn: 1 }, memory);
  expect(anew.sent()).toEqual([[null, 2]]);
  expect((await thinks({ your_answer: null, your_turn: 2 }, memory)).sent()).toEqual([]);
});

test.each(["question_closed", "validation_failed"])(
  "a change that is refused (%s) leaves what was acknowledged",
  async (code) => {
    const { game, refuses, own } = await thinks({ your_answer: "A", your_turn: 1 });
    game.answer("B");
    refuses(code);
    expect(own()).toMatchObject({ state: "accepted", value: "A" });
  },
);

test("a first answer that comes after the bell is too late, and one taken back stays blank", async () => {
  const first = await thinks();
  first.game.answer("A");
  first.refuses("question_closed");
  expect(first.own()).toMatchObject({ state: "tooLate", value: "A" });
});

test("by HTTP alone an older reply, a poll from before and an older refusal change nothing back", async () => {
  const { browser, game, phase } = await play();
  const replies: ((reply: Response) => void)[] = [];
  let you: object = { answer: null, your_turn: 0 };
  browser.answer = (path) =>
    path === "/api/game/answer"
      ? (new Promise<Response>((resolve) => replies.push(resolve)) as never)
      : json(view({ you: { ...view().you!, ...you }, question: { ...changing, remaining_ms: 20_000 } }, "question"));
  browser.socket.fails();
  await browser.pass(0);
  const reply = async (at: number, answer: string | null, your_turn: number) => {
    replies[at]!(json({ accepted: true, is_correct: null, points_earned: null, score: 0, answer, your_turn }));
    await browser.pass(0);
  };
  game.answer("A");
  game.answer("B");
  game.answer("C");
  await reply(1, "B", 2);
  expect(phase()).toMatchObject({ answer: { state: "sent", value: "C", stands: "B" } });
  replies[0]!(json({ error: "Süre doldu.", code: "question_closed" }, 409));
  await browser.pass(0);
  expect(phase()).toMatchObject({ answer: { state: "sent", value: "C" } });
  await reply(2, "C", 3);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "C" } });
  you = { answer: "B", your_turn: 2 };
  await browser.pass(1_800);
  expect(phase()).toMatchObject({ answer: { state: "accepted", value: "C" } });
  you = { answer: "C", your_turn: 3 };
  await browser.pass(1_800);
  const before = game.get().game.phase;
  await browser.pass(1_800);
  expect(phase()).toEqual(before);
  expect(browser.requests.filter(({ path }) => path === "/api/game/answer")).toHaveLength(3);
});

test("a phone learns with its seat, or with a question it polls, that the game counts net and that answers change", async () => {
  const { browser, game } = await play();
  browser.socket.opens();
  browser.socket.says({ ...returned("lobby"), scoring: "net", answers_change: true });
  expect(game.get().game.extras).toEqual(["net", "changes", "reactions"]);
  const polls = await play();
  polls.browser.answer = () => json(view({ question: { ...changing, remaining_ms: 20_000 } }, "question"));
  polls.browser.socket.fails();
  await polls.browser.pass(0);
  expect(polls.game.get().game.extras).toEqual(["net", "changes"]);
});

/** A first answer to each kind, and another one. */
const two: Readonly<Record<KindName, readonly [string, string]>> = {
  choice: ["A", "B"],
  multi: ["AC", "ABC"],
  typed: ["Ankara", "izmir\u2019de"],
  number: ["-0,5", "868.686"],
  order: ["BAC", "CAB"],
  match: ["BAC", "-AC"],
  poll: ["A", "B"],
  cloud: ["yıldız", "ay ışığı"],
  spot: ["10,20", "868,686"],
};

test.each(kindNames)(
  "[A11] an answer to %s is changed, taken back and known to a page that is loaded anew",
  async (kind) => {
    const [first, second] = two[kind];
    const asked = { ...changing, kind };
    const { game, hears, own, sent, memory } = await thinks({}, aStorage(), asked);
    game.answer(first);
    hears(first, 1);
    game.answer(second);
    expect(own()).toMatchObject({ state: "sent", value: second, stands: first, turn: 2 });
    hears(first, 1);
    expect(own()).toMatchObject({ state: "sent", value: second, stands: first });

    const anew = await thinks({ your_answer: first, your_turn: 1 }, memory, asked);
    expect(anew.sent()).toEqual([[second, 2]]);
    expect(anew.own()).toMatchObject({ state: "sent", value: second, stands: first });
    anew.hears(second, 2);
    anew.hears(first, 1);
    expect(anew.own()).toMatchObject({ state: "accepted", value: second, turn: 2 });

    hears(second, 2);
    game.answer("");
    hears(null, 3);
    hears(second, 2);
    expect(own()).toMatchObject({ state: "none", turn: 3 });
    expect(sent()).toEqual([
      [first, 1],
      [second, 2],
      [null, 3],
    ]);
    const blank = await thinks({ your_answer: null, your_turn: 3 }, memory, asked);
    expect([blank.own(), blank.sent()]).toMatchObject([{ state: "none", turn: 3 }, []]);
  },
);
