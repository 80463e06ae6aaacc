import { onTestFinished, test } from "vitest";
import { aClass, answered, everybodyIn, playOn } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { until } from "./kit/device";
import { aSmallDisk } from "./kit/disk";
import { aFreshState, serve } from "./kit/served";

test("[F22] the disk of the state folder is full: nothing is acknowledged that is not stored, and the game goes on once there is room", async () => {
  const disk = aSmallDisk();
  onTestFinished(() => disk.remove());
  const product = await serve({ stateDir: await aFreshState(disk.stateDir) });
  onTestFinished(() => product.stop());
  const room = await aClass(product.port, { timeLimit: 300 });
  onTestFinished(() => room.close());
  const { host, phones } = room;
  host.start();
  await everybodyIn(room, "question");
  await answered(phones[0]!, "B");
  disk.fill();
  const ece = phones[1]!;
  ece.game.answer("A");
  await until(ece.game, "the phone hears that it was not taken", ({ game, link }) => {
    return game.refusal?.code === "unavailable" || link.status !== "connected" || ece.accepted.size > 0;
  });
  disk.free();
  for (const { game } of phones) await until(game, "back", ({ link }) => link.status === "connected");
  // What was refused is the pupil's to give again; what was acknowledged stands, as the table will show.
  await playOn(room);
  await expectOneTable(product, room);
});
