import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseOnly } from "../../worker/local/runtime.ts";
import { openState } from "../../worker/local/state.ts";
import { callsOf, signIn, timePages, type TimedPage } from "./kit/pages.ts";
import { startProduct } from "./kit/servers.ts";

/**
 * `npm run bench -- schools`: the time of an administrator's pages about schools and use, in a database of 200 schools with
 * 2,000 teachers and 20,000 pupils, a year of 60,000 games and 20,000 homeworks. Each figure is a whole call to the product.
 */
const SCHOOLS = 200;
const TEACHERS = 2_000;
const PUPILS = 20_000;
const GAMES = 60_000;
const HOMEWORK = 20_000;
const INVITATIONS = 500;
const DAYS = 365;
const DAY = 86_400_000;
const LIMIT_MS = 300;
const ROWS_AT_ONCE = 10_000;

const ISTANBUL = 3 * 3_600_000;
const today = Math.floor((Date.now() + ISTANBUL) / DAY);
const dateOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);

export async function aYearOfSchools(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), "bilye-schools-"));
  try {
    await (await startProduct({ stateDir })).stop();
    await fill(stateDir);
    const product = await startProduct({ stateDir });
    try {
      const api = `http://localhost:${product.port}/api`;
      return await timePages(callsOf(api), pages(await signIn(api, "yonetici")), { product, limitMs: LIMIT_MS });
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}

const use = (days: number, by: string) => `/admin/usage?from=${dateOf(today - days)}&to=${dateOf(today)}&by=${by}`;

function pages(admin: string): readonly TimedPage[] {
  return [
    ["nothing but the token", "/auth/me", admin],
    ["use of a month by day", use(30, "day"), admin],
    ["use of a month by school", use(30, "school"), admin],
    ["use of a year by day", use(DAYS, "day"), admin],
    ["use of a year by month", use(DAYS, "month"), admin],
    ["use of a year by school", use(DAYS, "school"), admin],
    ["50 of the schools", "/admin/schools?page_size=50", admin],
    ["50 of the schools, the last page", "/admin/schools?page_size=50&page=4", admin],
    ["schools, search", "/admin/schools?q=okul%20bursa", admin],
    ["proposals of schools", "/admin/schools/proposals", admin],
    ["a school", "/admin/schools/school-7", admin],
    ["a school's people", "/admin/users?school_id=school-7", admin],
    ["a school's people, search", "/admin/users?school_id=school-7&q=elif", admin],
    ["a school's invitations", "/admin/invitations?school_id=school-7", admin],
    ["all invitations", "/admin/invitations?page_size=50", admin],
  ];
}

/** Every tenth teacher belongs to no school and wrote its name; use is kept up to two days ago, as the clock keeps it. */
async function fill(stateDir: string): Promise<void> {
  const now = Date.now();
  const first = now - DAYS * DAY;
  const runtime = databaseOnly(openState(stateDir));
  try {
    const db = await runtime.getD1Database("DB", "bilye");
    const make = async (rows: number, statement: string) => {
      for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
        const to = Math.min(rows, from + ROWS_AT_ONCE) - 1;
        await db
          .prepare(
            `WITH RECURSIVE number(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM number WHERE n < ${to}) ${statement}`,
          )
          .run();
      }
    };
    const people = (role: string, rows: number, school: string) =>
      make(
        rows,
        `INSERT INTO users
            (id, email, name, school, school_id, search_key, role, approval, password_hash, verified_at, created_at)
          SELECT '${role}-' || n, '${role}' || n || '@okul' || (n % ${SCHOOLS}) || '.test', 'Elif Kaya', 'Okul ' || (n % ${SCHOOLS}),
            ${school}, 'elif kaya ' || n, '${role}', 'approved', '-', 1, ${first} + n * ${Math.floor((DAYS * DAY) / rows)}
          FROM number`,
      );
    /** Spread over the year and over teachers, the first of whom teach far more than the last. */
    const owner = (k: number) => `'teacher-' || ((n * ${k}) % ${TEACHERS} * ((n * ${k}) % ${TEACHERS}) / ${TEACHERS})`;
    const at = (rows: number) => `${first} + n * ${Math.floor((DAYS * DAY) / rows)}`;
    await make(
      SCHOOLS,
      `INSERT INTO schools (id, name, city, search_key, created_at)
        SELECT 'school-' || n, 'Okul ' || n, 'Bursa', 'okul ' || n || char(10) || 'bursa', ${first} FROM number`,
    );
    await make(
      SCHOOLS,
      `INSERT INTO school_domains (domain, created_at, school_id)
        SELECT 'okul' || n || '.test', ${first}, CASE WHEN n % 20 = 0 THEN NULL ELSE 'school-' || n END FROM number`,
    );
    await people("teacher", TEACHERS, `CASE WHEN n / ${SCHOOLS} = 0 THEN NULL ELSE 'school-' || (n % ${SCHOOLS}) END`);
    await people("student", PUPILS, "NULL");
    await make(
      GAMES,
      `INSERT INTO games
          (id, code, owner_id, title, title_key, status, mode, settings, total_questions, created_at, player_count)
        SELECT 'game-' || n, '000000', ${owner(7_919)}, 'Kesirler', 'kesirler', 'completed', 'live', '{}', 10, ${at(GAMES)}, n % 35
        FROM number`,
    );
    await make(
      HOMEWORK,
      `INSERT INTO homework (id, code, owner_id, title, title_key, settings, total_questions, created_at, due_at)
        SELECT 'homework-' || n, 'h' || n, ${owner(104_729)}, 'Kesirler', 'kesirler', '{}', 10, ${at(HOMEWORK)}, 1 FROM number`,
    );
    await make(
      INVITATIONS,
      `INSERT INTO invitations (id, hash, email, name, school_id, created_at, sent_at, expires_at)
        SELECT 'invitation-' || n, 'hash-' || n, 'davetli' || n || '@okul.test', 'Ece Kaya', 'school-' || (n % ${SCHOOLS}), n, n,
          ${now + DAY} FROM number`,
    );
    const day = `(created_at + ${ISTANBUL}) / ${DAY}`;
    await db
      .prepare(
        `INSERT INTO usage_days (day, user_id, games, players, homework, is_new)
          SELECT day, id, sum(games), sum(players), sum(homework), sum(is_new) FROM (
            SELECT ${day} AS day, owner_id AS id, 1 AS games, player_count AS players, 0 AS homework, 0 AS is_new FROM games
            UNION ALL SELECT ${day}, owner_id, 0, 0, 1, 0 FROM homework
            UNION ALL SELECT ${day}, id, 0, 0, 0, 1 FROM users)
          WHERE day < ${today - 2} GROUP BY day, id`,
      )
      .run();
    await db
      .prepare("INSERT INTO job_cursors (job, at, id) VALUES ('usage', ?, '')")
      .bind(today - 2)
      .run();
  } finally {
    await runtime.dispose();
  }
}
