import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { HostGame } from "../../web/live/host-game";
import { startProduct, type Product } from "../load/kit/servers";
import { aClass, answered, everybodyIn, playOn, type Class } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { aBadLink, aFilter, Stammering } from "./kit/bad-link";
import { aDevice, until } from "./kit/device";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A class whose second pupil has a link of that kind. */
async function aClassWithABadLink() {
  const link = await aBadLink(product.port);
  const room = await aClass(product.port, {
    deviceOf: (who) => aDevice(who === 1 ? link.port : product.port),
  });
  cleanUp(room, () => link.close());
  return { link, room, ece: room.phones[1]! };
}

function cleanUp(room: Class, more = () => {}) {
  onTestFinished(() => {
    room.close();
    more();
  });
}

test("[F10][F12] a phone asleep behind a dead link misses a question, wakes, and plays the next one", async () => {
  const { link, room, ece } = await aClassWithABadLink();
  room.host.start();
  await everybodyIn(room, "question");
  link.die();
  ece.game.answer("B"); // into the void
  await answered(room.phones[0]!, "B");
  room.host.endQuestion();
  await until(room.host, "the reveal", ({ game }) => game.phase.name === "reveal");
  room.host.next();
  await until(room.host, "the second question", ({ game }) => game.questionNumber === 2);
  link.revive();
  ece.device.wake();
  await until(ece.game, "in the second question", ({ game }) => game.questionNumber === 2);
  await playOn(room);
  const { players } = await room.statistics();
  const row = players.find(({ player_id }) => player_id === ece.seat.playerId)!;
  expect(row.answers.map(({ answer }) => answer)).toEqual([null, "A"]);
  await expectOneTable(product, room);
});

test("[F9] a link that breaks off in the middle of a message costs nothing but the way back", async () => {
  const { link, room, ece } = await aClassWithABadLink();
  room.host.start();
  await everybodyIn(room, "question");
  link.breakAfter(100);
  ece.game.answer("A");
  room.host.extend(30);
  await until(ece.game, "the phone is lost", ({ link }) => link.status !== "connected");
  await playOn(room);
  await expectOneTable(product, room);
});

test("[F9] on a link with half a second each way the game is played, and the clock is right", async () => {
  const { link, room, ece } = await aClassWithABadLink();
  link.delay(500);
  room.host.start();
  await everybodyIn(room, "question");
  ece.game.retry();
  await playOn(room);
  expect(Math.abs(ece.game.serverNow() - Date.now())).toBeLessThan(5_000);
  await expectOneTable(product, room);
});

test("[F8] everything said twice, late and out of order, by the host and a pupil: each thing happens once", async () => {
  const room = await aClass(product.port, {
    questions: 4,
    deviceOf: (who) => aDevice(product.port, who === 0 ? {} : { WebSocket: Stammering }),
  });
  cleanUp(room);
  await playOn(room);
  expect((await room.statistics()).questions).toHaveLength(4);
  await expectOneTable(product, room);
});

test("[F15] two screens of the host click next at once: one step each time", async () => {
  const questions = 6;
  const room = await aClass(product.port, { questions });
  const remote = new HostGame(room.code, () => room.token, aDevice(product.port));
  cleanUp(room, () => remote.close());
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

test.each([-10, 10])(
  "[F14] a phone whose clock is %i minutes wrong sees the right time and is treated alike",
  async (minutes) => {
    const room = await aClass(product.port, {
      deviceOf: (who) => aDevice(product.port, who === 1 ? { now: () => performance.now() + minutes * 60_000 } : {}),
    });
    cleanUp(room);
    room.host.start();
    await everybodyIn(room, "question");
    const [ali, ece] = room.phones;
    // Minutes are looked for; how late a message is heard is the machine's business.
    expect(Math.abs(ece!.game.serverNow() - ali!.game.serverNow())).toBeLessThan(10_000);
    await Promise.all([answered(ali!, "B"), answered(ece!, "B")]);
    room.host.endQuestion();
    await everybodyIn(room, "reveal");
    const [first, second] = [ali!, ece!].map(({ game }) => game.get().game.you!.score);
    // Balanced points fall by a few a second on a clock of two minutes.
    expect(Math.abs(first! - second!)).toBeLessThan(30);
    await playOn(room);
    await expectOneTable(product, room);
  },
);

test("[F30][F32] a whole lesson behind a filter that refuses every upgrade: board, remote and three phones", async () => {
  const filter = await aFilter(product.port);
  const room = await aClass(product.port, { questions: 3, deviceOf: () => aDevice(filter.port) });
  const remote = new HostGame(room.code, () => room.token, aDevice(filter.port));
  cleanUp(room, () => {
    remote.close();
    filter.close();
  });
  const screens = [room.host, remote, ...room.phones.map(({ game }) => game)];
  remote.start();
  await everybodyIn(room, "question");
  await until(remote, "the remote too", ({ game }) => game.phase.name === "question");
  for (const status of [403, 200, 451]) {
    filter.shows(status);
    for (const screen of screens) await until<{ isPolling: boolean }>(screen, "blocked", (view) => !view.isPolling);
    filter.shows(null);
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

test("[F31] the board's link dies before a press in every phase: told within seconds, done once there is a link", async () => {
  const link = await aBadLink(product.port);
  const room = await aClass(product.port, {
    questions: 2,
    deviceOf: (who) => aDevice(who === "host" ? link.port : product.port),
  });
  cleanUp(room, () => link.close());
  const { host } = room;
  const presses = [
    ["question", 1, () => host.start()],
    ["reveal", 1, () => host.endQuestion()],
    ["question", 2, () => host.next()],
    ["reveal", 2, () => host.endQuestion()],
    ["ended", 2, () => host.next()],
  ] as const;
  for (const [name, number, press] of presses) {
    link.die();
    press();
    await until(host, "it shows that it waits", ({ waiting }) => waiting.length === 1);
    await until(host, "the loss is told", ({ link }) => link.status === "connecting");
    link.revive();
    await until(host, `${name} ${number}`, ({ game }) => game.phase.name === name && game.questionNumber === number);
    await until(host, "nothing waits", ({ waiting }) => waiting.length === 0);
  }
  expect((await room.statistics()).questions).toHaveLength(2);
  await expectOneTable(product, room);
});
