import { sql, type SQL } from "drizzle-orm";
import type { UsageReply } from "#protocol/http/replies/statistics";
import type { UsageQuery } from "#protocol/http/people";
import { dateOf, dayOf, dayOfDate, istanbulMs } from "#shared/istanbul";
import { costOf } from "#shared/prices";
import type { Database } from "./database";
import { houseSearchKey } from "./library/ready-sets";
import { usageDays } from "./schema/schools";
import { jobCursors } from "./schema/upkeep";

/** Use by day: the sums of days that are over are kept (`usage_days`), the last days are counted. Days are Istanbul's. */

const DAY = 86_400_000;
const JOB = "usage";
/** Days until a day is kept: its games have ended by then. */
const RESTS = 2;
/** Days that one run keeps. */
const MOST_DAYS = 62;

const startOf = (day: number | SQL) => sql`(CAST(${day} AS INTEGER) * ${DAY} - ${istanbulMs})`;

/** Everybody's use of the days from `first` to `last`, counted. */
const countedDays = (first: number | SQL, last: number | SQL): SQL => {
  const isThen = sql`created_at >= ${startOf(first)} AND created_at < ${startOf(sql`${last} + 1`)}`;
  const day = sql`CAST((created_at + ${istanbulMs}) / ${DAY} AS INTEGER) AS day`;
  return sql`SELECT day, user_id, NULL AS school_id, sum(games) AS games, sum(players) AS players,
      sum(homework) AS homework, sum(is_new) AS is_new
    FROM (
      SELECT ${day}, owner_id AS user_id, 1 AS games, player_count AS players, 0 AS homework, 0 AS is_new
        FROM games WHERE ${isThen} AND mode = 'live'
      UNION ALL SELECT ${day}, owner_id, 0, 0, 1, 0 FROM homework WHERE ${isThen}
      UNION ALL SELECT ${day}, id, 0, 0, 0, 1 FROM users WHERE ${isThen} AND search_key <> ${houseSearchKey}
    ) GROUP BY day, user_id`;
};

/** Keeps the sums of days that are over, the oldest first. A day is kept once: what is deleted later stays counted. */
export async function keepUsage(db: Database, now: number): Promise<void> {
  const next = await db.get<{ day: number | null; earliest: number | null }>(sql`SELECT
    (SELECT at FROM job_cursors WHERE job = ${JOB}) AS day,
    (SELECT min(created_at) FROM users) AS earliest`);
  const first = next.day ?? dayOf(next.earliest ?? now);
  const last = Math.min(first + MOST_DAYS, dayOf(now) - RESTS) - 1;
  if (last < first) return;
  const at = last + 1;
  await db.batch([
    db
      .insert(usageDays)
      .select(countedDays(sql`${first}`, sql`${last}`))
      .onConflictDoNothing(),
    db.insert(jobCursors).values({ job: JOB, at, id: "" }).onConflictDoUpdate({ target: jobCursors.job, set: { at } }),
  ]);
}

const figures = sql`sum(games) AS games, sum(players) AS players, sum(homework) AS homework, sum(is_new) AS is_new`;
const sums = (active: SQL) => sql`coalesce(sum(games), 0) AS games, coalesce(sum(players), 0) AS players,
  ${active} AS active_teachers, coalesce(sum(homework), 0) AS homework, coalesce(sum(is_new), 0) AS new_people`;
/** One row for each key and person: a person counts once in a day, a month, a school. */
const people = {
  day: sql`SELECT date(day * 86400, 'unixepoch') AS key, NULL AS name, games, players, homework, is_new FROM days`,
  month: sql`SELECT strftime('%Y-%m', day * 86400, 'unixepoch') AS key, NULL AS name, ${figures}
    FROM days GROUP BY key, user_id`,
  school: sql`SELECT coalesce(schools.id, '') AS key, schools.name, games, players, homework, is_new
    FROM (SELECT user_id, max(school_id) AS former_school, ${figures} FROM days GROUP BY user_id)
    LEFT JOIN users ON users.id = user_id
    LEFT JOIN schools ON schools.id = coalesce(users.school_id, former_school)`,
};

type Sums = Omit<UsageReply["total"], "cost">;
type Row = Sums & { readonly key: string; readonly name: string | null };

/** Use of a period by day, month or school. A teacher's use is that of the school the teacher belongs to now. */
export async function usage(db: Database, { from, to, by }: UsageQuery, now: number): Promise<UsageReply> {
  const today = dayOf(now);
  const last = to === undefined ? today : dayOfDate(to);
  const first = Math.min(from === undefined ? last - 29 : dayOfDate(from), last);
  const kept = sql`coalesce((SELECT at FROM job_cursors WHERE job = ${JOB}), 0)`;
  const days = sql`WITH days AS (
    SELECT day, user_id, school_id, games, players, homework, is_new FROM usage_days
      WHERE day >= ${first} AND day <= ${last} AND day < ${kept}
    UNION ALL ${countedDays(sql`max(${first}, ${kept})`, last)})`;
  const order = by === "school" ? sql`games DESC, name` : sql`key`;
  const [rows, total] = await Promise.all([
    db.all<Row>(sql`${days} SELECT key, name, ${sums(sql`sum(games + homework > 0)`)}
      FROM (${people[by]}) GROUP BY key ORDER BY ${order}`),
    db.get<Sums>(sql`${days}
      SELECT ${sums(sql`count(DISTINCT CASE WHEN games + homework > 0 THEN user_id END)`)} FROM days`),
  ]);
  return {
    from: dateOf(first),
    to: dateOf(last),
    by,
    rows: rows.map(({ name, ...row }) => ({ ...row, name: name ?? "", cost: costOf(row) })),
    total: { ...total, cost: costOf(total) },
  };
}
