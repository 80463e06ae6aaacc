import { databaseOnly } from "../../worker/local/runtime.ts";
import { openState } from "../../worker/local/state.ts";

export type Size = { readonly games: number; readonly players: number };

/**
 * The demo accounts' share of the data, so that the product's pages can be called: one game in twenty, one history line in a
 * thousand.
 */
export const TEACHERS_SHARE = 20;
const STUDENTS_SHARE = 100;
const TEACHERS = 1000;
const PLAYERS_A_STUDENT = 10;
const QUESTIONS = 10;
const SETS_A_TEACHER = 10;
const ROWS_AT_ONCE = 10_000;
const MINUTES_BETWEEN_GAMES = 10;

/**
 * Fills a database with the past of many schools: finished games with their results, and a history line for each player. SQL
 * makes all of it inside the database from running numbers, so that a million rows take a minute.
 */
export async function seedHistory(stateDir: string, { games, players }: Size): Promise<void> {
  const perGame = Math.round(players / games);
  const students = Math.round(players / PLAYERS_A_STUDENT);
  const now = Date.now();
  const firstGame = now - games * MINUTES_BETWEEN_GAMES * 60_000;
  const runtime = databaseOnly(openState(stateDir));
  try {
    const db = await runtime.getD1Database("DB", "bilye");
    const inChunks = async (rows: number, statement: string, ...values: (string | number)[]) => {
      for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
        const to = Math.min(rows, from + ROWS_AT_ONCE) - 1;
        const numbers = `WITH RECURSIVE number(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM number WHERE n < ${to})`;
        await db
          .prepare(`${numbers} ${statement}`)
          .bind(...values)
          .run();
      }
    };
    const user = (role: string) => `INSERT INTO users
        (id, email, name, search_key, role, approval, password_hash, verified_at, created_at)
      SELECT '${role}-' || n, '${role}' || n || '@okul.test', ${name}, ${name} || ' ${role}' || n || '@okul.test', '${role}',
        'approved', '-', 1, ?1 + n FROM number`;
    await inChunks(TEACHERS, user("teacher"), firstGame);
    await inChunks(students, user("student"), firstGame);
    await inChunks(
      TEACHERS * SETS_A_TEACHER,
      `INSERT INTO question_sets (id, owner_id, title, title_key, created_at, updated_at)
        SELECT 'set-' || n, ${owner}, ${title}, lower(${title}), ?1 + n, ?1 + n FROM number`,
      firstGame,
    );
    await inChunks(
      TEACHERS * SETS_A_TEACHER * QUESTIONS,
      `INSERT INTO questions
          (id, set_id, position, text, options, correct, time_limit, points, created_at, updated_at)
        SELECT 'q-' || n, 'set-' || (n / ${QUESTIONS}), n % ${QUESTIONS}, 'Soru ' || n, ?1, 'A', 30, 1, ?2, ?2 FROM number`,
      JSON.stringify({ A: "bir", B: "iki" }),
      firstGame,
    );
    await inChunks(
      games,
      `INSERT INTO games
          (id, code, owner_id, question_set_id, title, title_key, status, settings, total_questions, created_at, started_at,
            ended_at, code_free_at, player_count, questions_asked, correct, answered, average_score, results)
        SELECT ${gameId}, ${code}, ${owner},
          'set-' || (n % ${TEACHERS * SETS_A_TEACHER}), ${title}, lower(${title}), 'completed', '{}', ${QUESTIONS},
          ${at}, ${at}, ${at} + 600000, ${at} + 87000000, ${perGame}, ${QUESTIONS}, ${perGame * 7}, ${perGame * 9}, 6000,
          replace(?2, '100000', ${code}) FROM number`,
      firstGame,
      resultsOf(perGame),
    );
    await inChunks(
      games * perGame,
      `INSERT INTO game_players
          (game_id, user_id, player_id, nickname, marble, score, rank, correct, wrong, unanswered, played_at)
        SELECT ${gameId}, player, ${code} || printf('-%012x', seat), 'Oyuncu ' || seat, seat, 9000 - seat, seat + 1, 7, 2, 1, ${at}
        FROM (SELECT n / ${perGame} AS n, n % ${perGame} AS seat,
            CASE WHEN n % ${STUDENTS_SHARE * perGame} = 0 THEN 'demo-ogrenci' ELSE 'student-' || (n % ${students}) END AS player
          FROM number)`,
      firstGame,
    );
    await seedClasses(inChunks, (statement, ...values) =>
      db
        .prepare(statement)
        .bind(...values)
        .run(),
    );
    await seedHomework((rows, statement) => inChunks(rows, statement, firstGame), { after: games, students });
    await db.prepare("INSERT INTO used_codes SELECT owner_id, code FROM games").run();
  } finally {
    await runtime.dispose();
  }
}

const CLASSES = 21;
const STUDENTS_A_CLASS = 60;
const GAMES_A_CLASS = 50;
const OUTCOMES = 30;

type Run = (statement: string, ...values: (string | number)[]) => Promise<unknown>;

/**
 * A class of the demo teacher and some of other teachers, each with the most students, games and outcomes that a class can
 * have.
 */
async function seedClasses(inChunks: (rows: number, ...rest: Parameters<Run>) => Promise<unknown>, run: Run) {
  const teacher = "CASE n WHEN 0 THEN 'demo-ogretmen' ELSE 'teacher-' || n END";
  await inChunks(
    CLASSES,
    `INSERT INTO classes (id, owner_id, name, name_key, created_at)
      SELECT 'class-' || n, ${teacher}, 'Sınıf ' || n, 'sinif ' || n, ?1 FROM number`,
    1,
  );
  await inChunks(
    CLASSES * STUDENTS_A_CLASS,
    `INSERT INTO class_students (id, class_id, number, name, created_at)
      SELECT 'pupil-' || n, 'class-' || (n / ${STUDENTS_A_CLASS}), n % ${STUDENTS_A_CLASS} + 1, ${name}, ?1 FROM number`,
    1,
  );
  const outcomes = Array.from({ length: OUTCOMES }, (_, i) => [`F.7.${i}.1 Öğrenme alanının kazanımı, kısaca`, 1]);
  for (let n = 0; n < CLASSES; n++) {
    await run(
      `UPDATE games SET class_id = ?1, class_outcomes = ?2 WHERE id IN (
        SELECT id FROM games WHERE owner_id = (SELECT owner_id FROM classes WHERE id = ?1)
        ORDER BY created_at DESC LIMIT ${GAMES_A_CLASS})`,
      `class-${n}`,
      JSON.stringify(outcomes),
    );
  }
  await run(
    `INSERT INTO class_results
        (game_id, student_id, class_id, player_id, played_at, asked, questions, credit, outcomes)
      SELECT games.id, class_students.id, games.class_id, class_students.number, ended_at, ${OUTCOMES}, ${OUTCOMES}, 21.5, ?1
      FROM games JOIN class_students ON class_students.class_id = games.class_id`,
    JSON.stringify(outcomes.map((_, i) => [1, i % 3 === 0 ? 0.5 : 1])),
  );
}

const HOMEWORK = 20_000;
const PUPILS_A_HOMEWORK = 25;

type Seeding = { readonly after: number; readonly students: number };

/** Several years of homework, all of it over: the demo teacher's share, and the rows of the pupils who did it. */
async function seedHomework(
  inChunks: (rows: number, statement: string) => Promise<unknown>,
  { after, students }: Seeding,
): Promise<void> {
  const numbered = `(SELECT n + ${after} AS n FROM number)`;
  const settings = JSON.stringify({ attempts: 1, clock: "none", verdict: "after_due", shuffle: false });
  await inChunks(
    HOMEWORK,
    `INSERT INTO homework
        (id, code, owner_id, question_set_id, title, title_key, settings, total_questions, created_at, due_at, ended_at,
          edition, room_until, expected, started, finished)
      SELECT ${gameId}, 'h' || n, ${owner}, 'set-1', ${title}, lower(${title}), '${settings}', ${QUESTIONS}, ${at},
        ${at} + 600000, ${at} + 600000, 1, ${at} + 700000, 28, ${PUPILS_A_HOMEWORK}, 20 FROM ${numbered}`,
  );
  await inChunks(
    HOMEWORK,
    `INSERT INTO games
        (id, code, owner_id, question_set_id, title, title_key, status, mode, settings, total_questions, created_at, started_at,
          ended_at, code_free_at, player_count, questions_asked, asked, correct, answered, average_score)
      SELECT ${gameId}, 'h' || n, ${owner}, 'set-1', ${title}, lower(${title}), 'completed', 'homework', '{}', ${QUESTIONS},
        ${at}, ${at}, ${at} + 600000, 0, ${PUPILS_A_HOMEWORK}, ${QUESTIONS}, 250, 175, 225, 7 FROM ${numbered}`,
  );
  await inChunks(
    HOMEWORK * PUPILS_A_HOMEWORK,
    `INSERT INTO homework_players (homework_id, user_id, joined_at)
      SELECT ${gameId}, player, ${at} FROM (SELECT n / ${PUPILS_A_HOMEWORK} + ${after} AS n,
        'student-' || (n % ${students}) AS player FROM number)`,
  );
}

/** Random-looking ids, so that no index profits from their order. */
const gameId = "printf('%08x-game', (n * 2654435761) & 4294967295)";
const code = "CAST(100000 + (n * 7919) % 900000 AS TEXT)";
const owner = `CASE WHEN n % ${TEACHERS_SHARE} = 0 THEN 'demo-ogretmen' ELSE 'teacher-' || (n % ${TEACHERS}) END`;
const at = `(?1 + n * ${MINUTES_BETWEEN_GAMES * 60_000})`;
const pick = (words: readonly string[], by: string) =>
  `json_extract('${JSON.stringify(words)}', '$[' || (${by} % ${words.length}) || ']')`;
const name = `${pick(["ada", "ece", "can", "mert", "elif", "deniz", "zeynep"], "n")} || ' ' || ${pick(["kaya", "aydin", "demir"], "n / 7")}`;
const title = `${pick(["Kesirler", "Hücre", "Fiiller", "Osmanlı", "Işık"], "n")} || ' ' || (n % 97)`;

/** The results that a room keeps of a game, as `writeResults` writes them. */
function resultsOf(players: number): string {
  const answers = Array.from({ length: QUESTIONS }, (_, i) => (i === 9 ? "-" : `${i < 7 ? "A" : "B"}4312:91${i}`));
  return JSON.stringify({
    v: 1,
    questions: Array.from({ length: QUESTIONS }, (_, i) => ({
      id: `q${i}`,
      text: `Soru ${i}: aşağıdakilerden hangisi bu konuda söylenebilecek en doğru cümledir?`,
      options: { A: "Birinci söylenen", B: "İkinci söylenen", C: "Üçüncü söylenen", D: "Hiçbiri" },
      correct: "A",
    })),
    players: Array.from({ length: players }, (_, i) => [
      `100000-${i.toString(16).padStart(12, "0")}`,
      `Oyuncu ${i}`,
      i,
      "0".repeat(32),
      answers.join(" "),
    ]),
  });
}
