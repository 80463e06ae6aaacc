import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Things } from "./recorded-things";
import { aFolder, serve } from "./served";

/**
 * The state that record-state.ts packed: a game in the middle of its first question, and other things that its version could
 * make.
 */
type PackedState = Things & {
  readonly at: number;
  readonly code: string;
  readonly seats: readonly { player_id: string; session_id: string; nickname: string; marble: number }[];
  /** The files in the form of 0.1 (`files`), and in the form used since then (`compressed`). */
  readonly files?: Readonly<Record<string, string>>;
  readonly compressed?: Readonly<Record<string, string>>;
};
export const fixtures = "test/faults/fixtures";
const read = (name: string): unknown => JSON.parse(gunzipSync(readFileSync(join(fixtures, name))).toString());

/** Unpacks the folder with all its times moved to the present: games that were running then are running again. */
export function unpackState(name: string) {
  const {
    at,
    code,
    seats,
    files = {},
    compressed = {},
    games = [],
    homework = [],
    reads = [],
  } = read(name) as PackedState;
  const stateDir = aFolder();
  const moved = movedBy(Date.now() - at, at);
  const contents = [
    ...Object.entries(files).map(([file, text]) => [file, Buffer.from(text, "base64")] as const),
    ...Object.entries(compressed).map(
      ([file, text]) => [file, brotliDecompressSync(Buffer.from(text, "base64"))] as const,
    ),
  ];
  for (const [file, content] of contents) {
    const path = join(stateDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (file.endsWith(".sqlite")) moveTimes(path, moved);
  }
  const places = seats.map(({ player_id, session_id, nickname, marble }) => {
    return { code, playerId: player_id, sessionId: session_id, nickname, marble };
  });
  const then = reads.map((read) => {
    return { ...read, reply: JSON.parse(moved(JSON.stringify(read.reply)) as string) as unknown };
  });
  return { stateDir, code, seats: places, games, homework, reads: then };
}

/** Postpones a running question's bell by this, for slow machines. */
const LATER_BELL_MS = 3_600_000;

/** Moves every time near that of the recording by the same amount, whether it is a number or stands in a text. */
function movedBy(later: number, at: number) {
  const isTime = (value: number) => Math.abs(value - at) < 400 * 24 * 3_600_000;
  return (value: unknown) => {
    if (typeof value === "number") return isTime(value) ? value + later : value;
    if (typeof value !== "string") return value;
    return value
      .replace(/\b\d{13}\b/g, (time) => String(isTime(Number(time)) ? Number(time) + later : time))
      .replace(/(?<="ends_?[aA]t":)\d{13}\b/g, (bell) => String(Number(bell) + LATER_BELL_MS));
  };
}

function moveTimes(path: string, moved: (value: unknown) => unknown) {
  const db = new DatabaseSync(path);
  db.function("moved", moved as (value: SQLOutputValue) => SQLInputValue);
  const tables = db
    .prepare("SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith("_cf_"));
  for (const table of tables) {
    const columns = db.prepare("SELECT name FROM pragma_table_info(?)").all(table);
    const changes = columns.map(({ name }) => `"${String(name)}" = moved("${String(name)}")`);
    db.exec(`UPDATE "${table}" SET ${changes.join(", ")}`);
  }
  db.close();
}

/** Starts an older version's Worker on a state folder in its present state, as after a rollback. */
export function startOlder(
  name: string,
  place: { readonly port: number; readonly stateDir: string; readonly env?: Readonly<Record<string, string>> },
) {
  const folder = aFolder();
  const dist = join(folder, "bilye");
  mkdirSync(join(folder, "client"));
  for (const [file, content] of Object.entries(read(name) as Record<string, string>)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  return serve({ ...place, dist });
}
