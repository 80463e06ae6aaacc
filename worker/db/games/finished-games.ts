import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database";
import type { ClassSums } from "#game/results/class-sums";
import type { HistoryLine } from "#game/results/history-lines";
import { writeSums } from "../classes/class-results";
import { dropOldParts, insertParts, packed } from "./stored-results";
import { games } from "../schema/games";
import { users } from "../schema/people";

/** Writes of a room about its finished game. Every write is keyed by the game and may be repeated. */

export type FinishedGame = {
  id: string;
  startedAt: number | null;
  endedAt: number;
  codeFreeAt: number;
  columns: {
    playerCount: number;
    questionsAsked: number;
    asked: number;
    correct: number;
    answered: number;
    averageScore: number;
  };
  /** Null if the game counts for no record. */
  classRate?: number | null;
  results: string;
  players: readonly HistoryLine[];
  /** The game's contribution to the progress of a class. */
  sums: ClassSums;
};

/**
 * Inserts the lines of a game's players from JSON. A student's seat counts for the account that is linked with the student. Another
 * account that was signed in has it only if the student has none, and the account never had a place in the class. Of several lines
 * of an account the first one stays. Only players whose account still exists get a history.
 */
const insertLines = `INSERT INTO game_players
    (game_id, user_id, player_id, nickname, marble, score, rank, correct, wrong, unanswered, played_at,
      team_name, team_rank, net, student_id)
  SELECT games.id, users.id, line.value ->> 'playerId', line.value ->> 'nickname', line.value ->> 'marble',
    line.value ->> 'score', line.value ->> 'rank', line.value ->> 'correct', line.value ->> 'wrong',
    line.value ->> 'unanswered', ?3, line.value ->> 'teamName', line.value ->> 'teamRank', line.value ->> 'net',
    student.id
  FROM json_each(?2) AS line JOIN games ON games.id = ?1
  LEFT JOIN joined_students AS joined ON joined.id = line.value ->> 'studentId'
  LEFT JOIN class_students AS student ON student.id = coalesce(joined.student_id, line.value ->> 'studentId')
    AND student.removing_at IS NULL
  JOIN users ON users.id = coalesce(student.user_id, CASE WHEN line.value ->> 'studentId' IS NULL
    OR NOT EXISTS (SELECT 1 FROM class_accounts AS had
      WHERE had.user_id = line.value ->> 'userId' AND had.class_id = coalesce(games.class_id, games.given_class))
    THEN line.value ->> 'userId' END)`;

/** Inserts the lines, replacing earlier ones of the same account. */
const writeLines = `${insertLines}
    WHERE true ORDER BY line.key DESC
    ON CONFLICT (game_id, user_id) DO UPDATE SET
      player_id = excluded.player_id, nickname = excluded.nickname, marble = excluded.marble,
      score = excluded.score, rank = excluded.rank, correct = excluded.correct, wrong = excluded.wrong,
      unanswered = excluded.unanswered, played_at = excluded.played_at,
      team_name = excluded.team_name, team_rank = excluded.team_rank, net = excluded.net,
      student_id = excluded.student_id`;

export async function recordStart(db: Database, id: string, startedAt: number): Promise<void> {
  await db
    .update(games)
    .set({ status: "active", startedAt })
    .where(and(eq(games.id, id), eq(games.status, "lobby")));
}

/** Finds which of these accounts still exist. Uses one bound value for any number of ids. */
export async function presentAccounts(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const wanted = sql`${users.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await db.select({ id: users.id }).from(users).where(wanted);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Writes the game's row and its players' lines, all or nothing, then reads them back. Skips a game that was deleted meanwhile.
 * `before`: statements that create the row if it does not exist from the start.
 */
export async function recordResults(
  db: Database,
  game: FinishedGame,
  before: readonly D1PreparedStatement[] = [],
): Promise<void> {
  await db.$client.batch([...before, ...(await finishing(db, game))]);
  const row = await db.select({ status: games.status }).from(games).where(eq(games.id, game.id)).get();
  if (row && row.status !== "completed") throw new Error("the results were not stored");
}

/** Statements that write a finished game, for one batch. */
export async function finishing(db: Database, game: FinishedGame): Promise<D1PreparedStatement[]> {
  const { id, startedAt, endedAt, codeFreeAt, columns, classRate = null, results, players, sums } = game;
  const { playerCount, questionsAsked, asked, correct, answered, averageScore } = columns;
  const stored = await packed(results);
  return [
    db.$client
      .prepare(
        `UPDATE games SET status = 'completed', started_at = ?2, ended_at = ?3, code_free_at = ?4, player_count = ?5,
          questions_asked = ?6, correct = ?7, answered = ?8, average_score = ?9, results = ?10, results_edition = ?11,
          asked = ?12, class_rate = ?13
        WHERE id = ?1`,
      )
      .bind(
        id,
        startedAt,
        endedAt,
        codeFreeAt,
        playerCount,
        questionsAsked,
        correct,
        answered,
        averageScore,
        stored.text,
        stored.edition,
        asked,
        classRate,
      ),
    ...insertParts(db, id, stored),
    dropOldParts(db, id),
    ...writeSums(db, id, endedAt, sums),
    db.$client.prepare(writeLines).bind(id, JSON.stringify(players), endedAt),
  ];
}

/** False if the game was deleted meanwhile. */
export async function isKnownGame(db: Database, id: string): Promise<boolean> {
  return (await db.select({ id: games.id }).from(games).where(eq(games.id, id)).get()) !== undefined;
}

type Lines = Pick<FinishedGame, "id" | "endedAt" | "players"> & { readonly playerCount: number };

/**
 * Writes the lines of one room of a game in several rooms, before the game's row is finished. For an account that had a seat in
 * two rooms, the better line stays. False if the game was deleted.
 */
export async function recordLines(db: Database, { id, endedAt, playerCount, players }: Lines): Promise<boolean> {
  const [counted] = await db.$client.batch([
    db.$client.prepare("UPDATE games SET player_count = max(player_count, ?2) WHERE id = ?1").bind(id, playerCount),
    db.$client
      .prepare(`${writeLines}
        WHERE excluded.player_id = game_players.player_id OR excluded.rank < game_players.rank`)
      .bind(id, JSON.stringify(players), endedAt),
  ]);
  return (counted?.meta.changes ?? 0) > 0;
}

/**
 * Adds one line to a finished game if the player is unclaimed and the account has no player in this game. One statement
 * decides, so two accounts never get the same player. Answers who owns the player now.
 */
export async function keepClaim(
  db: Database,
  { gameId, playedAt, line }: { gameId: string; playedAt: number; line: HistoryLine },
): Promise<{ ownerId: string | null; isNew: boolean }> {
  const [inserted, found] = await db.$client.batch<{ user_id: string }>([
    db.$client
      .prepare(
        `${insertLines}
        WHERE NOT EXISTS (SELECT 1 FROM game_players WHERE player_id = line.value ->> 'playerId')
        ON CONFLICT DO NOTHING`,
      )
      .bind(gameId, JSON.stringify([line]), playedAt),
    db.$client.prepare("SELECT user_id FROM game_players WHERE player_id = ?").bind(line.playerId),
  ]);
  return { ownerId: found!.results[0]?.user_id ?? null, isNew: inserted!.meta.changes > 0 };
}
