import { readdirSync, rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { HostGame } from "../../web/live/host-game";
import { buildProduct, startProduct } from "../load/kit/servers";
import { playOn, signIn, sitDown, theClass } from "./a-class";
import { expectOneTable } from "./agreement";
import { aDevice, until } from "./device";
import { fixtures, unpackState } from "./older";

const states = readdirSync(fixtures).filter((name) => name.startsWith("state-"));

test.each(states)("[F24] %s: the game of an older version goes on with this one", async (name) => {
  await buildProduct(); // before the clock of the unpacked question runs
  const { stateDir, code, seats } = unpackState(name);
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const product = await startProduct({ stateDir });
  onTestFinished(() => product.stop());
  const { port } = product;
  const token = await signIn(port, "ogretmen");
  const phones = seats.map((seat) => sitDown(aDevice(port), seat));
  const host = new HostGame(code, () => token, aDevice(port));
  const room = theClass(port, { code, token, host, phones, student: null });
  onTestFinished(() => room.close());
  const [ali, ece] = phones;
  await until(ali!.game, "the answer given to the older version is there", () => ali!.accepted.size === 1);
  await until(ece!.game, "the question is open", ({ game }) => game.phase.name === "question");
  expect([...ali!.accepted.values()]).toEqual(["A"]);
  await playOn(room);
  await expectOneTable(product, room);
});
