import { onTestFinished, test } from "vitest";
import { aClass, everybodyIn, playOn } from "../kit/a-class";
import { expectOneTable } from "../kit/agreement";
import { aLine } from "../../lines/line";
import { aDevice, until } from "../kit/device";
import { serve } from "../kit/served";

test("[F12] a phone asleep for 3 min, its timers too, is back in the game when it is taken out", async () => {
  const product = await serve();
  const link = await aLine(product.port);
  const waiting: (() => void)[] = [];
  let isAsleep = false;
  const good = aDevice(link.port);
  // Hold back the timers that come due during sleep, and run them on waking.
  const sleepy = {
    ...good,
    after: (ms: number, run: () => void) => good.after(ms, () => (isAsleep ? void waiting.push(run) : run())),
  };
  const room = await aClass(product.port, {
    timeLimit: 300,
    deviceOf: (who) => (who === 1 ? sleepy : aDevice(product.port)),
  });
  onTestFinished(() => {
    room.close();
    link.close();
  });
  room.host.start();
  await everybodyIn(room, "question");
  isAsleep = true;
  link.change({ isSilent: true });
  await new Promise((resolve) => setTimeout(resolve, 180_000));
  link.change({ isSilent: false });
  isAsleep = false;
  waiting.forEach((run) => run());
  good.wake();
  await until(
    room.phones[1]!.game,
    "back",
    ({ link, game }) => link.status === "connected" && game.phase.name === "question",
  );
  await playOn(room);
  await expectOneTable(product, room);
});
