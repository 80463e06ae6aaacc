import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readResults } from "../../worker/game/results";
import { statistics } from "../../worker/game/statistics";

/** The product's files, seen and touched by somebody else than the product. */

const databaseFile = (stateDir: string): string => {
  const folder = join(stateDir, "v3", "d1", "miniflare-D1DatabaseObject");
  const name = readdirSync(folder).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
  if (!name) throw new Error(`no database in ${folder}`);
  return join(folder, name);
};

/** From now on D1 takes nothing, until `release`. */
export function lockDatabase(stateDir: string) {
  const db = new DatabaseSync(databaseFile(stateDir));
  db.exec("PRAGMA busy_timeout = 20000; BEGIN EXCLUSIVE");
  return {
    release() {
      db.exec("ROLLBACK");
      db.close();
    },
  };
}

/** What D1 keeps of a finished game: figures as the reports make them, and the columns of the lists. Null before that. */
export function keptGame(stateDir: string, code: string) {
  const db = new DatabaseSync(databaseFile(stateDir), { readOnly: true });
  try {
    const rows = db.prepare("SELECT * FROM games WHERE code = ?").all(code);
    const [row] = rows;
    if (rows.length !== 1 || !row) throw new Error(`${rows.length} games of code ${code}`);
    const kept = row.status === "completed" ? readResults(row.results as string) : null;
    if (!kept) return null;
    const { questions, players } = statistics(kept, {
      gameCode: code,
      title: "",
      status: "completed",
      startedAt: null,
      endedAt: null,
    });
    return {
      questions,
      players,
      columns: {
        players: row.player_count,
        questions: row.questions_asked,
        correct: row.correct,
        answered: row.answered,
      },
    };
  } finally {
    db.close();
  }
}
