import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Link } from "../../web/live/connection";
import { startProduct } from "../load/kit/servers";
import { aClass, answered, everybodyIn, playOn } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { isBack, until } from "./kit/device";

const PUPILS = 200;
/** A phone tries for half a minute; on a machine that takes longer to start, its pupil presses the button. */
const WHILE_PHONES_TRY = 20_000;

test("[F2][F3] a deploy in the middle of a question: 200 phones come back by themselves, each once, with their answers", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-deploy-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  let product = await startProduct({ stateDir });
  const { port } = product;
  const room = await aClass(port, { names: Array.from({ length: PUPILS }, (_, i) => `Oyuncu ${i + 1}`) });
  onTestFinished(async () => {
    room.close();
    await product.stop();
  });
  const { host, phones } = room;
  host.start();
  await everybodyIn(room, "question");
  const early = phones.slice(0, PUPILS / 2);
  await Promise.all(early.map((phone, i) => answered(phone, "ABCD"[i % 4] as "A")));

  const stoppedAt = performance.now();
  await product.stop();
  const gaveUp = phones.map(({ game }) => {
    let link = game.get().link;
    game.subscribe(() => ({ link } = game.get()));
    return () => link.status === "disconnected";
  });
  product = await startProduct({ port, stateDir });
  const wasSoon = performance.now() - stoppedAt < WHILE_PHONES_TRY;
  for (const screen of [host, ...phones.map(({ game }) => game)]) {
    await until<{ readonly link: Link }>(screen, "the loss is noticed", ({ link }) => {
      return link.status !== "connected" || link.again;
    });
    await isBack(screen);
  }
  expect(wasSoon ? gaveUp.filter((one) => one()) : []).toEqual([]);
  const { game } = await until(host, "everybody is there again", ({ game }) => {
    return game.players.length > 0 && game.players.every(({ is_connected }) => is_connected);
  });
  expect(game.players.map(({ player_id }) => player_id).toSorted()).toEqual(
    phones.map(({ seat }) => seat.playerId).toSorted(),
  );
  expect(game.phase.name).toBe("question");
  await playOn(room);
  await expectOneTable(product, room);
});
