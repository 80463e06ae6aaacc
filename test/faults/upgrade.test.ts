import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { HostGame } from "../../web/live/host-game";
import { startProduct } from "../load/servers";
import { playOn, signIn, sitDown, theClass } from "./a-class";
import { expectOneTable } from "./agreement";
import { aDevice, until } from "./device";

/** What record-state.ts packed at a release. */
type Packed = {
  readonly at: number;
  readonly code: string;
  readonly seats: readonly { player_id: string; session_id: string; nickname: string; marble: number }[];
  readonly files: Readonly<Record<string, string>>;
};
const fixtures = "test/faults/fixtures";

test.each(readdirSync(fixtures))("[F24] %s: the game of an older version goes on with this one", async (name) => {
  const packed = JSON.parse(gunzipSync(readFileSync(join(fixtures, name))).toString()) as Packed;
  const stateDir = unpack(packed);
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const product = await startProduct({ stateDir });
  onTestFinished(() => product.stop());
  const { port } = product;
  const { code } = packed;
  const token = await signIn(port, "ogretmen");
  const phones = packed.seats.map(({ player_id, session_id, nickname, marble }) => {
    return sitDown(aDevice(port), { code, playerId: player_id, sessionId: session_id, nickname, marble });
  });
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

/** The folder as it was, with its times moved to now: a game recorded long ago is in the middle of its question again. */
function unpack({ at, files }: Packed): string {
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-upgrade-"));
  const later = Date.now() - at;
  for (const [name, content] of Object.entries(files)) {
    const path = join(stateDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(content, "base64"));
    if (/GameRoom\/[0-9a-f]{64}\.sqlite$/.test(name)) moveTimes(path, later);
  }
  return stateDir;
}

function moveTimes(path: string, later: number) {
  const db = new DatabaseSync(path);
  const moved = (text: unknown) => String(text).replace(/\b\d{13}\b/g, (time) => String(Number(time) + later));
  for (const { seq, events } of db.prepare("SELECT seq, events FROM events").all()) {
    db.prepare("UPDATE events SET at = at + ?, events = ? WHERE seq = ?").run(later, moved(events), seq!);
  }
  const { opening } = db.prepare("SELECT opening FROM opening").get()!;
  db.prepare("UPDATE opening SET opening = ?").run(moved(opening));
  db.prepare("UPDATE notes SET value = value + ? WHERE key <> 'schema'").run(later);
  db.close();
}
