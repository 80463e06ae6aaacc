import { expect, onTestFinished, test } from "vitest";
import { joinGame } from "#api/requests";
import { aClass, answered, EARLY, everybodyIn, playOn } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { aDevice, isBack, until } from "./kit/device";
import { aSmallDisk } from "./kit/disk";
import { aFreshState, serve } from "./kit/served";

/**
 * Everything that a screen was sent is on the disk. The product is restarted after the question in which the disk was full:
 * what was only in memory is gone by then, and what was partly stored is read back.
 */
test("[F22][F2] the disk of the state folder is full: nothing is acknowledged that is not stored, and the game goes on once there is room", async () => {
  const disk = aSmallDisk();
  onTestFinished(() => disk.remove());
  let product = await serve({ stateDir: await aFreshState(disk.stateDir) });
  onTestFinished(() => product.stop());
  const { port, stateDir } = product;
  const room = await aClass(port, { timeLimit: 300 });
  onTestFinished(() => room.close());
  const { host, phones, code } = room;
  const [ali, ece, can] = phones;
  host.start();
  await everybodyIn(room, "question");
  await answered(ali!, EARLY);

  disk.fill();
  ece!.game.answer(EARLY);
  await until(ece!.game, "the phone hears that it was not taken", ({ game, link }) => {
    return game.refusal?.code === "unavailable" || link.status !== "connected" || ece!.accepted.size > 0;
  });
  const late = await joinGame(aDevice(port), { code, nickname: "Geç", marble: 1, token: null });
  expect(late).toMatchObject({ ok: false, status: 503 });
  expect([ece!.accepted.size, host.get().game.phase.name]).toEqual([0, "question"]);
  disk.free();

  // A phone sends a refused answer again; an acknowledged one counts, as the final table shows.
  for (const screen of [host, ...phones.map(({ game }) => game)]) await isBack(screen);
  await everybodyIn(room, "question");
  await answered(can!, "B");
  host.endQuestion();
  await everybodyIn(room, "reveal");
  await product.stop();
  product = await serve({ port, stateDir });
  for (const screen of [host, ...phones.map(({ game }) => game)]) await isBack(screen);
  await playOn(room);
  await expectOneTable(product, room);
});
