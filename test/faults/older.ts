import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { product } from "../../worker/local/runtime";
import { openState } from "../../worker/local/state";

/** What record-state.ts packed at a release: a game in the middle of its first question, and the Worker that played it. */
type PackedState = {
  readonly at: number;
  readonly code: string;
  readonly seats: readonly { player_id: string; session_id: string; nickname: string; marble: number }[];
  readonly files: Readonly<Record<string, string>>;
};
export const fixtures = "test/faults/fixtures";
const read = (name: string): unknown => JSON.parse(gunzipSync(readFileSync(join(fixtures, name))).toString());

/** The folder as it was, with its times moved to now: a game recorded long ago is in the middle of its question again. */
export function unpackState(name: string) {
  const { at, code, seats, files } = read(name) as PackedState;
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-older-"));
  const later = Date.now() - at;
  for (const [file, content] of Object.entries(files)) {
    const path = join(stateDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(content, "base64"));
    if (/GameRoom\/[0-9a-f]{64}\.sqlite$/.test(file)) moveTimes(path, later);
  }
  const places = seats.map(({ player_id, session_id, nickname, marble }) => {
    return { code, playerId: player_id, sessionId: session_id, nickname, marble };
  });
  return { stateDir, code, seats: places };
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

/** The Worker of an older version on a state folder as it finds it, as after a rollback. */
export async function startOlder(name: string, { port, stateDir }: { port: number; stateDir: string }) {
  const folder = mkdtempSync(join(tmpdir(), "bilye-worker-"));
  const dist = join(folder, "bilye");
  mkdirSync(join(folder, "client"));
  mkdirSync(dist);
  for (const [file, content] of Object.entries(read(name) as Record<string, string>)) {
    writeFileSync(join(dist, file), content);
  }
  const { runtime, ready, run } = product(openState(stateDir), { port, dist });
  await ready;
  return {
    run,
    async stop() {
      await runtime.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
