import { expect } from "vitest";
import { startProduct } from "../../load/kit/servers";
import { aClass, answered, join, playOn, sitDown, type Class } from "./a-class";
import { expectOneTable } from "./agreement";
import { aDevice, until } from "./device";
import { keptGame, lockDatabase } from "./disk";

/** The longest that a room waits between two tries to hand over its results. */
const LAST_RETRY = 300_000;

/** D1 takes nothing from the middle of a game until well after its end. */
export async function databaseOutage(ms: number) {
  const product = await startProduct();
  const { port, stateDir } = product;
  const room = await aClass(port);
  try {
    room.host.start();
    await answered(room.phones[0]!, "B");
    const lock = lockDatabase(stateDir);
    const isOver = new Promise((resolve) => setTimeout(resolve, ms));
    try {
      await expectUnavailable(port, room);
      room.phones.push(sitDown(aDevice(port), await join(port, room.code, "Geç")));
      await until(room.host, "a late one got in", ({ game }) => game.players.length === room.phones.length);
      await playOn(room);
      await isOver;
      expect(keptGame(stateDir, room.code)).toBeNull();
      // The room itself has every figure meanwhile.
      expect((await room.statistics()).players).toHaveLength(room.phones.length);
    } finally {
      lock.release();
    }
    await expectOneTable(product, room, LAST_RETRY);
  } finally {
    room.close();
    await product.stop();
  }
}

/** What needs D1 says so: later, not never. */
async function expectUnavailable(port: number, { token }: Class) {
  const calls = [
    ["/api/auth/login", { email: "yonetici@ornek.test", password: "bilye-demo-2026" }],
    ["/api/game", { question_set_id: "demo-set-1" }],
  ] as const;
  for (const [path, body] of calls) {
    const reply = await fetch(`http://localhost:${port}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const { code } = (await reply.json()) as { code: string };
    expect({ path, status: reply.status, code }).toEqual({ path, status: 503, code: "unavailable" });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  }
}
