import { expect, onTestFinished, test } from "vitest";
import type { GameStatistics } from "#protocol/http/replies/statistics";
import { HostGame } from "#game-client/host-game";
import type { Readable } from "#browser/store";
import { prepareDatabase } from "../../worker/local/database";
import { openState } from "../../worker/local/state";
import { freePort } from "../free-port.mjs";
import { aClass, answered, everybodyIn, playOn, signIn, sitDown, theClass, type Class } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { callsTo } from "./kit/by-calls";
import { aDevice, eventually, until, type Device } from "./kit/device";
import { storedGame } from "./kit/disk";
import { startOlder, unpackState } from "./kit/older";
import { built, serve, type Served } from "./kit/served";

const LAST = "0.1.0";
type Room = Class & { readonly board: Device };

/** Time to skip, longer than any screen waits before its next try. */
const A_TRY = 10_000;

/** Serves another version at the same address: every screen is cut off and comes back. */
async function replaced({ host, phones, board }: Room, running: Served, start: () => Promise<unknown>) {
  const screens: (Readable<{ link: { status: string; reason?: string } }> & { retry(): void })[] = [
    host,
    ...phones.map(({ game }) => game),
  ];
  await running.stop();
  for (const screen of screens) await until(screen, "cut off", ({ link }) => link.status !== "connected");
  await start();
  for (const device of [board, ...phones.map(({ device }) => device)]) device.pass(A_TRY);
  for (const screen of screens) {
    // Press the retry if a slow machine takes longer to start than a screen retries.
    await until(screen, "back, or told", ({ link }) => link.status === "connected" || link.reason === "gave_up");
    if (screen.get().link.reason === "gave_up") screen.retry();
    await until(screen, "back", ({ link }) => link.status === "connected");
  }
}

/** Asks a call that only the newer version answers, to check that the older one runs here. */
const isOlder = async (port: number) =>
  (await fetch(`http://localhost:${port}/api/game/100000/lock`, { method: "POST" })).status === 404;

/** The facts of a game, without figures that each version computes from them. */
const factsOf = ({ questions, players }: Pick<GameStatistics, "questions" | "players">) => ({
  questions: questions.map(({ question_id, correct_option, distribution }) => ({
    question_id,
    correct_option,
    distribution,
  })),
  players: players.map(({ player_id, nickname, marble, score, rank, answers }) => ({
    player_id,
    nickname,
    marble,
    score,
    rank,
    // The older version does not send the share.
    answers: answers.map((answer) => ({ ...answer, share: undefined })),
  })),
});

test("[F28] a deploy and a rollback in a running game: old, new, old again, new again, and nothing is lost", async () => {
  await built(); // before the clock of the unpacked question runs
  const { stateDir, code, seats } = unpackState(`state-${LAST}.json.gz`);
  const port = await freePort();
  let running: Served;
  const older = async () => (running = await startOlder(`worker-${LAST}.json.gz`, { port, stateDir }));
  const newer = async () => (running = await serve({ port, stateDir }));

  await older();
  const token = await signIn(port, "ogretmen");
  const phones = seats.map((seat) => sitDown(aDevice(port), seat));
  const board = aDevice(port);
  const host = new HostGame(code, () => token, board);
  const room = { ...theClass(port, { code, token, host, phones, student: null }), board };
  onTestFinished(() => room.close());
  const [ali, ece] = phones;
  await everybodyIn(room, "question");
  await until(ali!.game, "the answer is there", () => ali!.accepted.size === 1);

  // Deploy: the new version handles the second answer of the question, and plays a whole game.
  await replaced(room, running!, async () => {
    await prepareDatabase(openState(stateDir), false);
    await newer();
  });
  expect(await isOlder(port)).toBe(false);
  await answered(ece!, "B");
  await everybodyIn(room, "reveal");
  const whole = await aClass(port, { names: ["Can", "Su"] });
  onTestFinished(() => whole.close());
  await playOn(whole);
  await expectOneTable({ stateDir }, whole);
  whole.close();
  const kept = storedGame(stateDir, whole.code);
  // Make games that the older version would play wrongly: with a fifth option, and by net with answers that change.
  const options = { A: "bir", B: "iki", C: "üç", D: "dört", E: "beş" };
  const wide = await aClass(port, { names: ["Deniz"], options });
  wide.close();
  const thought = await aThoughtfulClass(port);
  const exam = await aClass(port, { names: ["Can", "Su"], questions: 1, settings: { scoring: "net", wrong_costs: 3 } });
  await playOn(exam);
  exam.close();
  const report = await exam.statistics();
  expect(report.players.map(({ nickname, net }) => [nickname, net])).toEqual([
    ["Can", 1],
    ["Su", -0.3333],
  ]);
  const replies = () =>
    Promise.all(
      [wide, thought].map(async ({ code }) => (await fetch(`http://localhost:${port}/api/game/${code}`)).status),
    );
  host.next();
  await everybodyIn(room, "question");
  await answered(ali!, "B");

  // Roll back: the older version continues the game, reads the newer one's results, and its nightly job leaves them alone.
  await replaced(room, running!, older);
  expect(await isOlder(port)).toBe(true);
  expect(factsOf(await whole.statistics())).toEqual(factsOf(kept!));
  for (const cron of ["20 0 * * *", "*/10 * * * *"]) expect((await running!.run(cron)).status).toBe(200);
  // The older version answers 500, for want of a better refusal, but it does not touch these games.
  expect(await replies()).toEqual([500, 500]);
  await answered(ece!, "A");
  await everybodyIn(room, "reveal");

  // Deploy the newer version again.
  await replaced(room, running!, newer);
  expect(await isOlder(port)).toBe(false);
  expect(await replies()).toEqual([200, 200]);
  expect(await eventually("the results are kept", () => storedGame(stateDir, whole.code))).toEqual(kept);
  expect(await exam.statistics()).toEqual(report);
  const ask = callsTo(port);
  await ask("POST", `/game/${thought.code}/end-question`, "teacher");
  await ask("POST", `/game/${thought.code}/end`, "teacher");
  const { players } = await thought.statistics();
  expect(players.map(({ nickname, net, answers: [answer] }) => [nickname, net, answer?.first, answer?.answer])).toEqual(
    [
      ["Deniz", 1, "A", "B"],
      ["Naz", 0, "A", null],
    ],
  );
  await playOn(room);
  await expectOneTable({ stateDir }, room);
});

/** A class in a question of a net game: Deniz has changed her answer, Naz has taken hers back. */
async function aThoughtfulClass(port: number): Promise<Class> {
  const settings = { scoring: "net", wrong_costs: 3, answers_change: true } as const;
  const room = await aClass(port, { names: ["Deniz", "Naz"], settings });
  room.host.start();
  for (const [i, last] of ["B", ""].entries()) {
    const phone = room.phones[i]!;
    await answered(phone, "A");
    phone.game.answer(last);
    await until(phone.game, "the change is accepted", ({ game: { phase } }) => {
      if (phase.name !== "question") return false;
      return last === ""
        ? phase.answer.state === "none"
        : phase.answer.state === "accepted" && phase.answer.value === last;
    });
  }
  room.close();
  return room;
}
