import { readdirSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { HostGame } from "#game-client/host-game";
import { prepareDatabase } from "../../worker/local/database";
import { openState } from "../../worker/local/state";
import { playOn, sitDown, theClass } from "./kit/a-class";
import { expectOneTable } from "./kit/agreement";
import { callsTo, opens, putsBellOff } from "./kit/by-calls";
import { aDevice, until } from "./kit/device";
import { expectAsThen, goesOn, goesOnAtHome } from "./kit/goes-on";
import { fixtures, unpackState } from "./kit/older";
import { built, serve } from "./kit/served";

const states = readdirSync(fixtures).filter((name) => name.startsWith("state-"));

test.each(states)("[F24] %s: this version reads the state of an older one, and goes on with it", async (name) => {
  await built(); // before the clock of the unpacked question runs
  const { stateDir, code, seats, games, homework, reads } = unpackState(name);
  // Use the recorded key if there is one: the key of these tests would sign everybody out.
  const state = openState(stateDir);
  await prepareDatabase(state, false);
  const { JWT_SECRET } = state.secrets;
  const product = await serve({ stateDir, env: { JWT_SECRET } });
  onTestFinished(() => product.stop());
  const { port } = product;
  const ask = callsTo(port);
  // Start the waiting games first: a lobby frees the seats of players who have not been seen for a minute.
  for (const { code: waiting } of games.filter(({ waits }) => waits)) {
    await opens(ask, waiting, "start");
  }
  for (const { code: running } of games.filter(({ waits }) => !waits)) await putsBellOff(ask, running);
  for (const read of reads) await expectAsThen(ask, read);

  const token = await ask.tokenOf("teacher");
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

  for (const game of games) await goesOn(ask, game);
  for (const one of homework) await goesOnAtHome(ask, one);
});
