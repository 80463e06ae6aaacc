import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readResults } from "#game/results/stored-form";
import { statistics } from "#game/results/statistics";

/** Reads and changes the product's files from outside. */

const databaseFile = (stateDir: string): string => {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  const name = readdirSync(folder).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
  if (!name) throw new Error(`no database in ${folder}`);
  return join(folder, name);
};

/** Makes D1 refuse every write until `release`. */
export function lockDatabase(stateDir: string) {
  const db = locked(databaseFile(stateDir));
  return { release: () => db.close() };
}

/** Locks a file against all other writers until this is closed. */
function locked(path: string): DatabaseSync {
  const db = new DatabaseSync(path);
  db.exec("PRAGMA busy_timeout = 20000; BEGIN EXCLUSIVE");
  return db;
}

/**
 * Reads the data that D1 keeps of a finished game: figures as reports compute them, and the columns of the lists. Null before
 * the end.
 */
export function storedGame(stateDir: string, code: string) {
  const row = finishedRow(stateDir, code);
  const kept = row && readResults(row.results as string);
  if (!kept) return null;
  const { questions, players } = statistics(kept, {
    gameCode: code,
    title: "",
    status: "completed",
    startedAt: null,
    endedAt: null,
  });
  return { questions, players, columns: columnsIn(row) };
}

/** Reads only the columns, whatever form the results have. */
export function storedColumns(stateDir: string, code: string) {
  const row = finishedRow(stateDir, code);
  return row && columnsIn(row);
}

type Row = Record<string, unknown>;

const columnsIn = ({ player_count, questions_asked, correct, answered }: Row) => ({
  players: player_count,
  questions: questions_asked,
  correct,
  answered,
});

function finishedRow(stateDir: string, code: string): Row | null {
  // Wait for the lock: the product may be writing right now.
  const db = new DatabaseSync(databaseFile(stateDir), { readOnly: true, timeout: 20_000 });
  try {
    const rows = db.prepare("SELECT * FROM games WHERE code = ?").all(code);
    const [row] = rows;
    if (rows.length !== 1 || !row) throw new Error(`${rows.length} games of code ${code}`);
    return row.status === "completed" ? row : null;
  } finally {
    db.close();
  }
}

/**
 * A small disk for a state folder, which can be filled to the last byte. If mounting is not allowed, only the files of the
 * rooms are made to refuse writes.
 */
export function aSmallDisk() {
  const root = mkdtempSync(join(tmpdir(), "bilye-disk-"));
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", root]).status === 0;
  const filling = join(root, "filling");
  let locks: DatabaseSync[] = [];
  return {
    stateDir: join(root, "state"),
    fill() {
      if (!isMounted) return void (locks = roomFiles(join(root, "state")).map(locked));
      for (const bytes of [1 << 20, 1 << 12]) {
        try {
          for (;;) appendFileSync(filling, Buffer.alloc(bytes));
        } catch {
          // Stop when nothing more of this size fits.
        }
      }
    },
    free() {
      rmSync(filling, { force: true });
      for (const db of locks) db.close();
      locks = [];
    },
    remove() {
      if (isMounted) spawnSync("umount", ["-l", root]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function roomFiles(stateDir: string): string[] {
  const folder = join(stateDir, "v3", "do", "bilye-GameRoom");
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .map((name) => join(folder, name));
}

/** Makes everything due at once that rooms would retry within a minute. Call it while the product is stopped. */
export function aMinutePasses(stateDir: string) {
  for (const path of roomFiles(stateDir)) {
    const db = new DatabaseSync(path);
    db.exec("UPDATE outbox SET due_at = due_at - 60000");
    db.close();
  }
}
