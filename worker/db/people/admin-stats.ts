import { dateOf, dayOf, istanbulMs, startOfDay } from "#shared/istanbul";
import { sql } from "drizzle-orm";
import type { AdminStats, UserStats } from "#protocol/http/replies/statistics";
import type { Role, StudentStats } from "#protocol/http/replies/people";
import type { Database } from "../database";
import { reviewCounts } from "../library/library-review";
import { house } from "../library/ready-sets";

const DAY = 86_400_000;
const daysShown = 14;

type All = {
  users: number;
  house: number;
  sets: number;
  questions: number;
  houseSets: number;
  houseQuestions: number;
  games: number;
  players: number;
};

/** Counts the whole system, and the last fourteen calendar days in Istanbul. */
export async function systemStats(db: Database, now: number): Promise<AdminStats> {
  const today = dayOf(now);
  const firstDay = today - daysShown + 1;
  const [all, people, games, played, library] = await Promise.all([
    db.get<All>(sql`SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM users WHERE id = ${house.id}) AS house, (SELECT count(*) FROM question_sets) AS sets,
      (SELECT count(*) FROM questions) AS questions,
      (SELECT count(*) FROM question_sets WHERE owner_id = ${house.id}) AS houseSets,
      (SELECT count(*) FROM questions WHERE set_id IN (SELECT id FROM question_sets WHERE owner_id = ${house.id})) AS houseQuestions, (SELECT count(*) FROM games) AS games,
      (SELECT coalesce(sum(player_count), 0) FROM games) AS players`),
    // Counting a whole table is cheap, counting by kind is not: the rare kinds are counted, the common kind is the rest.
    db.all<{ role: "admin" | "teacher"; approval: "approved" | "pending" | "rejected"; n: number }>(
      sql`SELECT role, approval, count(*) AS n FROM users WHERE role IN ('admin', 'teacher') GROUP BY role, approval`,
    ),
    db.all<{ status: "lobby" | "active"; n: number }>(
      sql`SELECT status, count(*) AS n FROM games WHERE status IN ('lobby', 'active') GROUP BY status`,
    ),
    db.all<{ day: number; games: number; players: number }>(
      // D1 treats bound numbers as reals, hence the cast.
      sql`SELECT CAST((created_at + ${istanbulMs}) / ${DAY} AS INTEGER) AS day, count(*) AS games, sum(player_count) AS players
        FROM games WHERE created_at >= ${startOfDay(firstDay)} GROUP BY day`,
    ),
    reviewCounts(db),
  ]);
  // Leaves out the account of the ready sets, which is no person.
  const { users, house: nobodys, sets, questions, games: allGames, players } = all;
  const numberOf = (role: Role) => sum(people.filter((row) => row.role === role).map(({ n }) => n));
  const teachers = (approval: string) =>
    people.find((row) => row.role === "teacher" && row.approval === approval)?.n ?? 0;
  const gamesIn = (status: string) => games.find((row) => row.status === status)?.n ?? 0;
  const [admin, teacher] = [numberOf("admin"), numberOf("teacher") - nobodys];
  const [lobby, active] = [gamesIn("lobby"), gamesIn("active")];
  return {
    users: { admin, teacher, student: users - nobodys - admin - teacher },
    teachers: {
      approved: teachers("approved") - nobodys,
      pending: teachers("pending"),
      rejected: teachers("rejected"),
    },
    question_sets: sets - all.houseSets,
    questions: questions - all.houseQuestions,
    games: { lobby, active, completed: allGames - lobby - active },
    players,
    library,
    days: Array.from({ length: daysShown }, (_, i) => {
      const day = played.find((row) => row.day === firstDay + i);
      return { date: dateOf(firstDay + i), games: day?.games ?? 0, players: day?.players ?? 0 };
    }),
  };
}

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
