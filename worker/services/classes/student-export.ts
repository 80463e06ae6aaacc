import { inTurns } from "#shared/in-turns";
import type { Student } from "#protocol/http/replies/classes";
import type { StudentExport } from "#protocol/http/replies/exports";
import { idsOfStudent } from "#db/classes/join-students";
import { database, type Database } from "#db/database";
import { gamesOfStudent } from "#db/export/export-classes";
import { readingResults } from "#game/results/stored-form";
import { statsReply } from "#game/results/player-stats";
import { standingIn } from "#game/results/team-results";
import type { AppContext } from "../request/app-env";
import { listed, streamed } from "../request/streamed";
import { bareStudent } from "./own-class";

/**
 * Sends everything stored about one student of a class, since the law lets a family ask for it: as one JSON text while it is
 * being read, because the questions of all games may take hundreds of megabytes.
 */
export function studentExport(c: AppContext, found: { id: string; name: string }, student: Student): Response {
  c.header("content-disposition", 'attachment; filename="bilye-ogrenci.json"');
  c.header("content-type", "application/json");
  return c.body(streamed(c, exported(database(c.env.DB), found, student)));
}

async function* exported(db: Database, { id, name }: { id: string; name: string }, student: Student) {
  const shown: StudentExport["class"] = { id, name };
  yield `{"class":${JSON.stringify(shown)},"student":${JSON.stringify(bareStudent(student))}`;
  yield* listed("games", gamesOf(db, student.id));
  yield "}";
}

/** One after the other: only one game is open at a time. If rows were joined, a game that both played gives a line for each. */
async function* gamesOf(db: Database, studentId: string): AsyncGenerator<StudentExport["games"][number]> {
  const ids = await idsOfStudent(db, studentId);
  for await (const { results: text, ...played } of gamesOfStudent(db, studentId)) {
    const results = text === null ? null : await inTurns(readingResults(text));
    const players = results?.players.filter((one) => ids.has(one.studentId ?? "")) ?? [];
    if (players.length === 0) yield { ...played, stats: null };
    for (const player of players) {
      yield { ...played, ...statsReply(standingIn(results!, player), results!, player.answers) };
    }
  }
}
