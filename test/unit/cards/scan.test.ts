import { expect, test } from "vitest";
import { aScan, card, pupil, running } from "./a-scan";

const lost = { status: "connecting", attempt: 1, lostAt: 0, problem: null } as const;
const gaveUp = { status: "disconnected", reason: "gave_up", problem: null } as const;
const connected = { status: "connected", again: true } as const;

test("cards that three frames agree on go to the game together, by the pupils who hold them", () => {
  const { sees, passes, sent } = aScan();
  sees([card(1, "B"), card(2, "D", 300)]);
  expect(sent).toEqual([]);
  passes(250);
  expect(sent).toEqual([
    [
      ["o1", "B"],
      ["o2", "D"],
    ],
  ]);
});

test("a board sends what its camera has read at once, since it may end the question in the next moment", () => {
  const { sees, sent } = aScan(true);
  sees([card(1, "B"), card(2, "D", 300)]);
  expect(sent.flat()).toEqual([
    ["o1", "B"],
    ["o2", "D"],
  ]);
});

test("an answer that was read counts at once, and not twice when the game has it", () => {
  const { scan, sees, passes, game } = aScan();
  sees([card(1, "B")]);
  expect([...scan.get().unsent]).toEqual(["o1"]);
  passes(300);
  expect([...scan.get().unsent]).toEqual(["o1"]);
  game({ phase: running({}, ["o1"]) });
  expect([...scan.get().unsent]).toEqual([]);
});

test("a card that is turned before the close is a change, one that stays is not", () => {
  const { sees, passes, sent } = aScan();
  sees([card(1, "A")]);
  passes(300);
  sees([card(1, "A")], {}, 8);
  passes(300);
  sees([card(1, "C")]);
  passes(300);
  expect(sent).toEqual([[["o1", "A"]], [["o1", "C"]]]);
});

test("only numbers of the class count; another one is reported after a while", () => {
  const { scan, sees, passes, sent } = aScan();
  sees([card(44, "A")], {}, 15);
  expect(scan.get().cause).toBeNull();
  sees([card(44, "A")], {}, 10);
  passes(300);
  expect(sent).toEqual([]);
  expect(scan.get()).toMatchObject({ cause: "unknown", about: 44, spots: [] });
});

test("[F38] two cards of one number that disagree: nothing is taken, and the fault is shown", () => {
  const { scan, sees, passes, sent } = aScan();
  sees([card(1, "A"), card(1, "B", 400)], {}, 25);
  passes(300);
  expect(sent).toEqual([]);
  expect(scan.get()).toMatchObject({ cause: "twice", about: 1 });
  expect(scan.get().spots).toHaveLength(2);
});

test.each([
  ["before the time to read is over", running({ starts_at: 10_000 })],
  ["where cards cannot answer", running({ by_host: "skips" })],
  ["in the lobby", { name: "lobby" } as const],
])("no card counts %s", (_, phase) => {
  const { scan, game, sees, passes, sent } = aScan();
  game({ phase });
  sees([card(1, "B")], {}, 10);
  passes(300);
  expect(sent).toEqual([]);
  expect(scan.get().spots).toEqual([]);
});

test("the next question begins with nothing: a card that is still up is read again", () => {
  const { game, sees, passes, sent } = aScan();
  sees([card(1, "B")]);
  passes(300);
  game({ phase: running({ question_id: "s2" }) });
  sees([card(1, "B")], {}, 2);
  passes(300);
  expect(sent).toHaveLength(1);
  sees([card(1, "B")], {}, 1);
  passes(300);
  expect(sent).toEqual([[["o1", "B"]], [["o1", "B"]]]);
});

test("[F38] reading goes on without a connection, and waiting answers go as soon as it is back", () => {
  const { scan, link, sees, passes, sent } = aScan();
  link(lost);
  sees([card(1, "B")]);
  passes(4_000);
  sees([card(2, "D")]);
  sees([card(1, "C")]);
  passes(6_000);
  expect(sent).toEqual([]);
  expect([...scan.get().unsent]).toEqual(["o1", "o2"]);
  link(connected);
  expect(sent).toEqual([
    [
      ["o1", "C"],
      ["o2", "D"],
    ],
  ]);
});

test("[F38] answers under way when the connection was given up go again, each with its newest letter", () => {
  const { link, game, sees, passes, sent } = aScan();
  sees([card(1, "B"), card(2, "D", 300), card(3, "A", 500)]);
  passes(300);
  game({ phase: running({}, ["o3"]) });
  link(lost);
  link(gaveUp);
  sees([card(1, "C")]);
  passes(1_000);
  expect(sent).toHaveLength(1);
  link(lost);
  link(connected);
  expect(sent[1]).toEqual([
    ["o1", "C"],
    ["o2", "D"],
  ]);
});

test("answers of a question that is over are not sent into the next", () => {
  const { scan, link, game, sees, sent } = aScan();
  link(lost);
  sees([card(1, "B")]);
  game({ phase: running({ question_id: "s2" }) });
  link(connected);
  expect(sent).toEqual([]);
  expect(scan.get().unsent.size).toBe(0);
});

test("a read card is covered, and stays so for a moment when a frame misses it", () => {
  const { scan, sees } = aScan();
  sees([card(1, "B")], {}, 1);
  expect(scan.get().spots).toMatchObject([{ number: 1, isTaken: false, x: 100, y: 100 }]);
  sees([card(1, "B")], {}, 2);
  expect(scan.get().spots).toMatchObject([{ number: 1, isTaken: true }]);
  sees([], {}, 5);
  expect(scan.get().spots).toHaveLength(1);
  sees([], {}, 3);
  expect(scan.get().spots).toEqual([]);
});

test.each([
  ["dark", { light: 30 }],
  ["shaky", { moved: 0.1 }],
  ["far", { small: 5 }],
  ["glare", { glares: 1 }],
] as const)("%s is shown after two seconds, and no more a second after it is over", (cause, frame) => {
  const { scan, sees } = aScan();
  sees([], frame, 20);
  expect(scan.get().cause).toBeNull();
  sees([], frame, 2);
  expect(scan.get().cause).toBe(cause);
  sees([], {}, 9);
  expect(scan.get().cause).toBe(cause);
  sees([], {}, 2);
  expect(scan.get().cause).toBeNull();
});

test("the worst of several faults is shown", () => {
  const { scan, sees } = aScan();
  sees([card(44, "A")], { light: 30, moved: 0.1, small: 9, glares: 3 }, 25);
  expect(scan.get().cause).toBe("dark");
});

test("an absent pupil is not missing: no card is too far when everybody else is read", () => {
  const { scan, game, sees } = aScan();
  game({ players: [pupil(1), { ...pupil(2), absent: true }, { ...pupil(3), absent: true }] });
  sees([card(1, "A")], { small: 9, glares: 3 }, 30);
  expect(scan.get().cause).toBeNull();
});

test("a slow device reads at its own pace, shows that it does, and keeps a card covered that one frame misses", () => {
  const { scan, sees, passes, sent } = aScan();
  const slowly = (cards: Parameters<typeof sees>[0], times: number) => sees(cards, { isSlow: true }, times, 2_000);
  slowly([card(1, "B")], 2);
  expect(scan.get()).toMatchObject({ cause: "slow", spots: [{ number: 1, isTaken: false }] });
  slowly([card(1, "B")], 1);
  passes(250);
  expect(sent).toEqual([[["o1", "B"]]]);
  slowly([], 1);
  expect(scan.get().spots).toMatchObject([{ number: 1, isTaken: true }]);
  slowly([], 1);
  expect(scan.get().spots).toEqual([]);
});

test("asks nobody to hold a card longer once all are read", () => {
  const { scan, sees } = aScan();
  sees([card(1, "A"), card(2, "B", 300), card(3, "C", 500)], { isSlow: true }, 9, 2_000);
  expect(scan.get().cause).toBeNull();
});

test("[F38] before the game a board shows the cards that pupils try, counts them, and sends nothing", () => {
  const { scan, game, sees, passes, sent } = aScan(true);
  game({ phase: { name: "lobby" } });
  sees([card(1, "B"), card(2, "D", 300), card(44, "A", 500)]);
  passes(300);
  expect(scan.get()).toMatchObject({
    inSight: 2,
    spots: [
      { number: 1, isTaken: true },
      { number: 2, isTaken: true },
    ],
  });
  expect([sent, [...scan.get().unsent]]).toEqual([[], []]);
  // Trying decides nothing about the first question.
  game({ phase: running() });
  sees([card(1, "C")], {}, 2);
  passes(300);
  expect(sent).toEqual([]);
  sees([card(1, "C")], {}, 1);
  passes(300);
  expect(sent).toEqual([[["o1", "C"]]]);
});

test("[F38] a camera that stands still is reported after a while, and no longer once it shows something new", () => {
  const { scan, sees, passes } = aScan();
  for (let k = 0; k < 25; k++) {
    passes(100);
    scan.stood();
  }
  expect(scan.get().cause).toBe("frozen");
  sees([card(1, "B")], {}, 12);
  expect(scan.get().cause).toBeNull();
});
