import { inTurns, othersTurn } from "#shared/in-turns";
import type { Student } from "#protocol/http/replies/classes";
import type { StudentExport } from "#protocol/http/replies/exports";
import { idsOfStudent } from "#db/classes/join-students";
import { storedGamesOfStudent } from "#db/classes/class-results";
import type { Database } from "#db/database";
import { resultsText } from "#db/games/stored-results";
import { readingResults } from "#game/results/stored-form";
import { statsReply } from "#game/results/player-stats";
import { standingIn } from "#game/results/team-results";
import { bareStudent } from "./own-class";

/** Everything stored about one student of a class, since the law lets a family ask for it. */
export async function studentExport(
  db: Database,
  found: { id: string; name: string },
  student: Student,
): Promise<StudentExport> {
  return {
    class: { id: found.id, name: found.name },
    student: bareStudent(student),
    games: await gamesOf(db, student.id),
  };
}

/**
 * One after the other: only one large game is open at a time. If rows were joined, a game that both played gives a line for
 * each.
 */
async function gamesOf(db: Database, studentId: string) {
  const games = [];
  const [ids, stored] = await Promise.all([idsOfStudent(db, studentId), storedGamesOfStudent(db, studentId, MOST)]);
  for (const { code, title, label, playedAt, ...game } of stored) {
    const text = await resultsText(db, game);
    const results = text === null ? null : await inTurns(readingResults(text));
    const played = { game_code: code, title, label, played_at: playedAt };
    const players = results?.players.filter((one) => ids.has(one.studentId ?? "")) ?? [];
    if (players.length === 0) games.push({ ...played, stats: null });
    for (const player of players) {
      games.push({ ...played, ...statsReply(standingIn(results!, player), results!, player.answers) });
    }
    await othersTurn();
  }
  return games;
}

/** The most games in one export: a large game takes a query of its own, and an invocation has a thousand. */
const MOST = 500;
