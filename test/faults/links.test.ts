import { beforeAll, expect, test, type TestContext } from "vitest";
import { HostGame } from "#game-client/host-game";
import { aClass, answered, demoAccounts, everybodyIn, playOn } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { aLine } from "../lines/line";
import { Stammering } from "./kit/stammering";
import { aDevice, until } from "./kit/device";
import { startFaulty } from "./kit/faulty";
import { silence } from "./kit/silence";

/** One product for all tests, and all tests at once: they mostly wait. */
let product: Awaited<ReturnType<typeof startFaulty>> & { readonly accounts: Awaited<ReturnType<typeof demoAccounts>> };
beforeAll(async () => {
  const served = await startFaulty();
  product = { ...served, accounts: await demoAccounts(served.port) };
});

async function classOf({ onTestFinished }: TestContext, wanted: Parameters<typeof aClass>[1] = {}) {
  const room = await aClass(product.port, { accounts: product.accounts, ...wanted });
  onTestFinished(() => room.close());
  return room;
}

/** The time within which a lost press is reported and retried. */
const SECONDS = 10_000;

/** A class whose second pupil has such a link. */
async function aClassWithABadLink(context: TestContext) {
  const link = await aLine(product.port);
  const room = await classOf(context, { deviceOf: (who) => aDevice(who === 1 ? link.port : product.port) });
  context.onTestFinished(() => link.close());
  return { link, room, ece: room.phones[1]! };
}

test.concurrent("[F10][F12] a phone asleep behind a dead link misses a question, wakes, and plays the next one", async (context) => {
  const { link, room, ece } = await aClassWithABadLink(context);
  room.host.start();
  await everybodyIn(room, "question");
  link.change({ isSilent: true });
  ece.game.answer("B"); // lost, because the link is dead
  await answered(room.phones[0]!, "B");
  room.host.endQuestion();
  await until(room.host, "the reveal", ({ game }) => game.phase.name === "reveal");
  room.host.next();
  await until(room.host, "the second question", ({ game }) => game.questionNumber === 2);
  link.change({ isSilent: false });
  ece.device.wake();
  await until(ece.game, "in the second question", ({ game }) => game.questionNumber === 2);
  await playOn(room);
  const { players } = await room.statistics();
  const row = players.find(({ player_id }) => player_id === ece.seat.playerId)!;
  expect(row.answers.map(({ answer }) => answer)).toEqual([null, "A"]);
  await expectOneTable(product, room);
});

test.concurrent("[F9] a link that breaks off in the middle of a message costs nothing but the way back", async (context) => {
  const { link, room, ece } = await aClassWithABadLink(context);
  room.host.start();
  await everybodyIn(room, "question");
  link.breakAfter(100);
  ece.game.answer("A");
  room.host.extend(30);
  await until(ece.game, "the phone is lost", ({ link }) => link.status !== "connected");
  await playOn(room);
  await expectOneTable(product, room);
});

test.concurrent("[F9] on a link with half a second each way the game is played, and the clock is right", async (context) => {
  const { link, room, ece } = await aClassWithABadLink(context);
  link.change({ delay: 500 });
  room.host.start();
  await everybodyIn(room, "question");
  ece.game.retry();
  await playOn(room);
  expect(Math.abs(ece.game.serverNow() - Date.now())).toBeLessThan(5_000);
  await expectOneTable(product, room);
});

test.concurrent("[F8] everything said twice, late and out of order, by the host and a pupil: each thing happens once", async (context) => {
  const room = await classOf(context, {
    questions: 4,
    deviceOf: (who) => aDevice(product.port, who === 0 ? {} : { WebSocket: Stammering }),
  });
  await playOn(room);
  expect((await room.statistics()).questions).toHaveLength(4);
  await expectOneTable(product, room);
});

test.concurrent("[F15] two screens of the host click next at once: one step each time", async (context) => {
  const questions = 6;
  const room = await classOf(context, { questions });
  const remote = new HostGame(room.code, () => room.token, aDevice(product.port));
  context.onTestFinished(() => remote.close());
  const screens = [room.host, remote];
  room.host.start();
  for (let number = 1; number <= questions; number++) {
    for (const screen of screens) {
      await until(screen, `question ${number}`, ({ game }) => {
        return game.phase.name === "question" && game.questionNumber === number;
      });
    }
    screens.forEach((screen) => screen.endQuestion());
    for (const screen of screens) await until(screen, "the reveal", ({ game }) => game.phase.name === "reveal");
    for (let click = 0; click < 3; click++) screens.forEach((screen) => screen.next());
  }
  await everybodyIn(room, "ended");
  expect((await room.statistics()).questions.map(({ question_number }) => question_number)).toEqual([1, 2, 3, 4, 5, 6]);
  await expectOneTable(product, room);
});

test.concurrent.for([-10, 10])(
  "[F14] a phone whose clock is %i minutes wrong sees the right time and is treated alike",
  async (minutes, context) => {
    const room = await classOf(context, {
      deviceOf: (who) => aDevice(product.port, who === 1 ? { now: () => performance.now() + minutes * 60_000 } : {}),
    });
    room.host.start();
    await everybodyIn(room, "question");
    const [ali, ece] = room.phones;
    // Only a clock that is minutes off may fail this: how late a message arrives depends on the machine.
    expect(Math.abs(ece!.game.serverNow() - ali!.game.serverNow())).toBeLessThan(10_000);
    await Promise.all([answered(ali!, "B"), answered(ece!, "B")]);
    room.host.endQuestion();
    await everybodyIn(room, "reveal");
    const [first, second] = [ali!, ece!].map(({ game }) => game.get().game.you!.score);
    // On a two-minute clock, balanced points fall by a few each second.
    expect(Math.abs(first! - second!)).toBeLessThan(30);
    await playOn(room);
    await expectOneTable(product, room);
  },
);

test.concurrent("[F30][F32] a whole lesson behind a filter that refuses every upgrade: board, remote and three phones", async (context) => {
  const filter = await aLine(product.port, { refusesSockets: true });
  const device = aDevice(filter.port);
  const room = await classOf(context, { questions: 3, deviceOf: () => device });
  const remote = new HostGame(room.code, () => room.token, device);
  // Screens poll every second and a half; make them poll five times as often, because no time limit is checked here.
  const hurry = setInterval(() => device.pass(400), 100);
  context.onTestFinished(() => {
    clearInterval(hurry);
    remote.close();
    filter.close();
  });
  const screens = [room.host, remote, ...room.phones.map(({ game }) => game)];
  remote.start();
  await everybodyIn(room, "question");
  await until(remote, "the remote too", ({ game }) => game.phase.name === "question");
  for (const status of [403, 200, 451]) {
    filter.change({ page: status });
    for (const screen of screens) await until<{ isPolling: boolean }>(screen, "blocked", (view) => !view.isPolling);
    filter.change({ page: null });
    for (const screen of screens) await until<{ isPolling: boolean }>(screen, "let through", (view) => view.isPolling);
  }
  await everybodyIn(room, "question");
  remote.extend(10);
  await playOn(room);
  await until(remote, "the end on the remote", ({ game }) => game.phase.name === "ended");
  expect(screens.some(({ get }) => get().link.status === "connected")).toBe(false);
  expect((await room.statistics()).questions).toHaveLength(3);
  await expectOneTable(product, room);
});

test.concurrent("[F31] the board's link dies before a press in every phase: reported within seconds, done once there is a link", async (context) => {
  const link = await aLine(product.port);
  const board = aDevice(link.port);
  const room = await classOf(context, {
    questions: 2,
    deviceOf: (who) => (who === "host" ? board : aDevice(product.port)),
  });
  context.onTestFinished(() => link.close());
  const { host } = room;
  const presses = [
    ["question", 1, () => host.start()],
    ["reveal", 1, () => host.endQuestion()],
    ["question", 2, () => host.next()],
    ["reveal", 2, () => host.endQuestion()],
    ["ended", 2, () => host.next()],
  ] as const;
  for (const [name, number, press] of presses) {
    link.change({ isSilent: true });
    press();
    await until(host, "it shows that it waits", ({ waiting }) => waiting.length === 1);
    board.pass(SECONDS);
    await until(host, "the loss is told", ({ link }) => link.status === "connecting");
    link.change({ isSilent: false });
    board.pass(SECONDS);
    await until(host, `${name} ${number}`, ({ game }) => game.phase.name === name && game.questionNumber === number);
    await until(host, "nothing waits", ({ waiting }) => waiting.length === 0);
  }
  expect((await room.statistics()).questions).toHaveLength(2);
  await expectOneTable(product, room);
});

test.concurrent("[F1] silence in an open question until the room sleeps: it wakes, and the same sockets play on", async (context) => {
  const room = await classOf(context, { timeLimit: 300 });
  await silence(product, room, async () => {
    while ((await product.begun(room.code)) < 2) {
      // Ten seconds without a message put it to sleep, and the next view wakes it.
      await new Promise((resolve) => setTimeout(resolve, 13_000));
      await room.answered();
    }
  });
});
