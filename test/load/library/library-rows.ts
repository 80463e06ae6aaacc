import { subjects } from "#shared/curriculum";
import { databaseOnly } from "../../../worker/local/runtime.ts";
import { openState } from "../../../worker/local/state.ts";

/**
 * Fills a library as many schools would: words as rare and as frequent as in real texts, and a few sets that everybody copies.
 */
const QUESTIONS = 8;
const WORDS_A_QUESTION = 9;
const TEACHERS = 2_000;
const ROWS_AT_ONCE = 5_000;

const starts = [
  "ke",
  "ha",
  "bö",
  "su",
  "dü",
  "gü",
  "ya",
  "or",
  "ta",
  "çi",
  "me",
  "i",
  "ku",
  "si",
  "pa",
  "ön",
  "vo",
  "zi",
];
const middles = [
  "sir",
  "lüm",
  "cre",
  "rak",
  "nya",
  "neş",
  "şam",
  "man",
  "rih",
  "çek",
  "tre",
  "lim",
  "vet",
  "nır",
  "zey",
];
const ends = ["", "ler", "de", "nin", "li", "sel", "dan", "ki", "mi", "cı", "sız"];
/** Words, the most frequent first. */
export const words = starts
  .flatMap((start, i) =>
    middles.flatMap((middle, j) =>
      ends.map((end, k) => ({ word: `${start}${middle}${end}`, place: (i * 7 + j * 13 + k * 29) % 97 })),
    ),
  )
  .toSorted((a, b) => a.place - b.place)
  .map(({ word }) => word);
const subjectIds = subjects.map(({ id }) => id);

/** A number from 0 to 65535, another one for each number and each purpose. */
const chance = (n: string, k: number) => `(((${n}) * 2654435761 + ${k} * 2246822519) >> 9 & 65535)`;
const word = (n: string, k: number) =>
  `(SELECT w FROM bench_words WHERE place = CAST(${words.length} * pow(${chance(n, k)} / 65536.0, 4) AS INT))`;
const sentence = (n: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, k) => word(n, from + k)).join(" || ' ' || ");
const from = (list: readonly (string | number)[], n: string, k: number) =>
  `json_extract('${JSON.stringify(list)}', '$[' || (${chance(n, k)} % ${list.length}) || ']')`;

export async function fillLibrary(stateDir: string, sets: number): Promise<void> {
  const runtime = databaseOnly(openState(stateDir));
  try {
    const db = await runtime.getD1Database("DB", "bilye");
    const run = (statement: string, ...values: (string | number)[]) =>
      db
        .prepare(statement)
        .bind(...values)
        .run();
    const inChunks = async (rows: number, statement: string) => {
      for (let first = 0; first < rows; first += ROWS_AT_ONCE) {
        const last = Math.min(rows, first + ROWS_AT_ONCE) - 1;
        await run(
          `WITH RECURSIVE number(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM number WHERE n < ${last}) ${statement}`,
        );
      }
    };
    await run("CREATE TABLE bench_words (place INTEGER PRIMARY KEY, w TEXT)");
    await run("INSERT INTO bench_words SELECT key, value FROM json_each(?)", JSON.stringify(words));
    await inChunks(
      TEACHERS,
      `INSERT INTO users (id, email, name, search_key, role, approval, password_hash, verified_at, created_at)
        SELECT 'author-' || n, 'author' || n || '@okul.test', 'Yazar ' || n, '', 'teacher', 'approved', '-', 1, n FROM number`,
    );
    await inChunks(
      sets,
      `INSERT INTO question_sets
          (id, owner_id, title, title_key, created_at, updated_at, visibility, subject, grade, show_author, copies)
        SELECT 'shared-' || n, 'author-' || (n % ${TEACHERS}), t, t, n, n, 'public', ${from(subjectIds, "n", 90)},
          1 + ${chance("n", 91)} % 13, 1, CAST(3000 * pow(${chance("n", 92)} / 65536.0, 12) AS INT)
        FROM (SELECT n, ${sentence("n", 3)} AS t FROM number)`,
    );
    await inChunks(
      sets,
      `INSERT INTO library_sets
          (seq, id, set_id, owner_id, state, title, description, language, subject, grade, kinds, outcomes, question_count,
            picture_count, copies, set_updated_at, submitted_at, listed_at, title_key, topics_key, facets)
        SELECT n + 1, 'edition-' || n, id, owner_id, 'pending', title, '', 'tr', subject, grade, '["choice"]',
          json_array('K.' || grade || '.' || (n % 9)), ${QUESTIONS}, 0, copies, n, n, n, title_key,
          subject || ' k ' || grade || ' ' || (n % 9) || ' k' || grade || (n % 9),
          's' || subject || ' g' || grade || ' ltr kchoice' || CASE WHEN n % 5 = 0 THEN ' ktyped' ELSE '' END || ' x'
        FROM number JOIN question_sets ON question_sets.id = 'shared-' || n`,
    );
    await inChunks(
      sets * QUESTIONS,
      `INSERT INTO library_questions
          (id, edition_id, position, text, options, correct, time_limit, points, created_at, updated_at, text_key)
        SELECT 'asked-' || n, 'edition-' || (n / ${QUESTIONS}), n % ${QUESTIONS}, t, '{"A":"bir","B":"iki","C":"üç","D":"dört"}', 'A',
          30, 1, n, n, t FROM (SELECT n, ${sentence("n", WORDS_A_QUESTION, 7)} AS t FROM number)`,
    );
    // List the sets as an administrator would: the product's own triggers write the index.
    for (let first = 1; first <= sets; first += ROWS_AT_ONCE) {
      await run(
        "UPDATE library_sets SET state = 'listed' WHERE seq BETWEEN ?1 AND ?2",
        first,
        first + ROWS_AT_ONCE - 1,
      );
    }
    await run("DROP TABLE bench_words");
  } finally {
    await runtime.dispose();
  }
}
