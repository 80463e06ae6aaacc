import { readFileSync } from "node:fs";
import { join as pathOf } from "node:path";
import { expect } from "vitest";
import { aClass, answered, join, playOn, sitDown, type Class } from "./a-class";
import { expectOneTable } from "./agreement";
import { aDevice, eventually, until } from "./device";
import { storedGame, lockDatabase } from "./disk";
import { serve } from "./served";

/** The longest wait of a room between two attempts to hand over its results. */
const LAST_RETRY = 300_000;

/** Makes D1 refuse every write from the middle of a game until its room has failed to hand over the results, or for longer. */
export async function databaseOutage(ms = 0) {
  const product = await serve();
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
      await eventually("the results are not taken", () => failuresIn(stateDir).includes("results"));
      await isOver;
      expect(storedGame(stateDir, room.code)).toBeNull();
      // The room still has every figure.
      expect((await room.statistics()).players).toHaveLength(room.phones.length);
    } finally {
      lock.release();
    }
    await expectOneTable(product, room, LAST_RETRY);
  } finally {
    room.close();
  }
}

/** The writes to D1 that failed in the room, according to the log. */
const failuresIn = (stateDir: string) =>
  readFileSync(pathOf(stateDir, "bilye.log"), "utf8")
    .split("\n")
    .filter((line) => line.includes('"event":"outbox_failed"'))
    .map((line) => (JSON.parse(line) as { kind: string }).kind);

/** Expects calls that need D1 to answer that a later try may work. */
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
