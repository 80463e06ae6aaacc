import { dateOf, dayOf, istanbulMs, startOfDay } from "#shared/istanbul";
import { sql, type SQL } from "drizzle-orm";
import type { AdminStats, UserStats } from "#protocol/http/replies/statistics";
import type { Role, StudentStats } from "#protocol/http/replies/people";
import type { Database } from "../database";
import { reviewCounts } from "../library/library-review";
import { house } from "../library/ready-sets";

const DAY = 86_400_000;
const daysShown = 14;

type Played = { games: number; players: number };
type All = Played & Record<"users" | "sets" | "questions", number>;
type People = { role: "admin" | "teacher"; approval: "approved" | "pending" | "rejected"; suspended: 0 | 1; n: number };

/**
 * Counts the whole system, or the people of one school and what they made, and the last fourteen calendar days in Istanbul.
 * Homework is no game, as in the figures of use. The account of the ready sets is no person, and its sets are nobody's.
 */
export async function systemStats(db: Database, now: number, school?: string): Promise<Omit<AdminStats, "waiting">> {
  const today = dayOf(now);
  const firstDay = today - daysShown + 1;
  // Counting a whole table is cheap, counting a part is not: of the whole system only the rare parts are counted.
  const isWhole = school === undefined;
  const theirs = isWhole ? sql`true` : sql`school_id = ${school}`;
  const from = (table: SQL) =>
    isWhole ? table : sql`${table} JOIN users ON users.id = owner_id AND users.school_id = ${school}`;
  const less = (what: SQL) => (isWhole ? sql` - (SELECT count(*) FROM ${what})` : sql``);
  const ofHouse = sql`owner_id = ${house.id}`;
  const houseSets = sql`(SELECT id FROM question_sets WHERE ${ofHouse})`;
  const [all, people, open, days, library] = await Promise.all([
    db.get<All>(sql`SELECT
      (SELECT count(*) FROM users ${isWhole ? sql`` : sql`WHERE ${theirs}`})${less(sql`users WHERE id = ${house.id}`)} AS users,
      (SELECT count(*) FROM ${from(sql`question_sets`)})${less(sql`question_sets WHERE ${ofHouse}`)} AS sets,
      (SELECT count(*) FROM ${isWhole ? sql`questions` : from(sql`questions JOIN question_sets ON question_sets.id = set_id`)})${less(sql`questions WHERE set_id IN ${houseSets}`)} AS questions,
      games, players FROM (SELECT ${gamesAndPlayers} FROM ${from(sql`games`)} WHERE mode = 'live')`),
    db.all<People>(
      sql`SELECT role, approval, suspended_at IS NOT NULL AS suspended, count(*) AS n FROM users
        WHERE role IN ('admin', 'teacher') AND id <> ${house.id} AND ${theirs} GROUP BY role, approval, suspended`,
    ),
    db.all<{ status: "lobby" | "active"; n: number }>(
      sql`SELECT status, count(*) AS n FROM ${from(sql`games`)} WHERE status IN ('lobby', 'active') GROUP BY status`,
    ),
    db.all<Played & { day: number }>(
      // D1 treats bound numbers as reals, hence the cast.
      sql`SELECT CAST((games.created_at + ${istanbulMs}) / ${DAY} AS INTEGER) AS day, ${gamesAndPlayers}
        FROM ${from(sql`games`)} WHERE games.created_at >= ${startOfDay(firstDay)} AND mode = 'live' GROUP BY day`,
    ),
    isWhole ? reviewCounts(db) : { pending: 0, reported: 0 },
  ]);
  const numberOf = (role: Role) => sum(people.filter((row) => row.role === role).map(({ n }) => n));
  // A suspended teacher neither waits nor teaches, whatever was decided before.
  const decided = (approval: string) =>
    people.find((row) => row.role === "teacher" && row.suspended === 0 && row.approval === approval)?.n ?? 0;
  const gamesIn = (status: string) => open.find((row) => row.status === status)?.n ?? 0;
  const [admin, teacher] = [numberOf("admin"), numberOf("teacher")];
  const [lobby, active] = [gamesIn("lobby"), gamesIn("active")];
  return {
    users: { admin, teacher, student: all.users - admin - teacher },
    teachers: {
      approved: decided("approved"),
      pending: decided("pending"),
      rejected: decided("rejected"),
    },
    question_sets: all.sets,
    questions: all.questions,
    games: { lobby, active, completed: all.games - lobby - active },
    players: all.players,
    library,
    days: Array.from({ length: daysShown }, (_, i) => {
      const day = days.find((row) => row.day === firstDay + i);
      return { date: dateOf(firstDay + i), games: day?.games ?? 0, players: day?.players ?? 0 };
    }),
  };
}

const gamesAndPlayers = sql`count(*) AS games, coalesce(sum(player_count), 0) AS players`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Adds up a teacher's games, or for anybody else the games they played. Accuracy: right answers ÷ questions asked. */
export async function userStats(db: Database, { id, role }: { id: string; role: Role }): Promise<UserStats> {
  const row = await db.get<UserStats>(role === "teacher" ? taught(id) : played(id));
  return row;
}

export const studentStats = (db: Database, id: string): Promise<StudentStats> => db.get<StudentStats>(played(id));

const taught = (id: string) => sql`
  SELECT (SELECT count(*) FROM question_sets WHERE owner_id = ${id}) AS question_sets, count(*) AS games,
    coalesce(sum(player_count), 0) AS players,
    sum(correct) * 1.0 / nullif(sum(coalesce(asked, player_count * questions_asked)), 0) AS accuracy
  FROM games WHERE owner_id = ${id}`;

const played = (id: string) => sql`
  SELECT count(*) AS games, avg(rank) AS average_rank, min(rank) AS best_rank,
    sum(correct) * 1.0 / nullif(sum(correct + wrong + unanswered), 0) AS accuracy
  FROM game_players WHERE user_id = ${id}`;
