import { and, eq, getTableColumns, gt, gte, ne, sql, type SQL } from "drizzle-orm";
import type { QuestionInput } from "#protocol/http/question-sets";
import type { QuestionOfSet, QuestionReply } from "#protocol/http/replies/question-sets";
import { limits } from "#shared/limits";
import { picturesOf } from "#question/picture/picture-ids";
import type { Database } from "../database";
import { usedPictures } from "./media";
import { unusedByQuestion, usedByQuestions } from "./media-uses";
import { columnsOf, publicQuestion } from "./question-row";
import { fits, questionBytes, roomLeft, storedQuestionBytes, type Quota } from "../quota";
import { questions, questionSets } from "../schema/question-sets";

type QuestionRow = typeof questions.$inferSelect;

/** Rows for each statement: a bound text must stay under two megabytes, whatever the questions hold. */
const CHUNK = 50;

/** Statements at the end of a batch that insert the questions into their set if the set exists. */
export function insertQuestions(db: Database, setId: string, list: readonly QuestionInput[], now: number) {
  const rows = list.map((question, position) => ({ ...columnsOf(question), id: crypto.randomUUID(), position }));
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, i) =>
    rows.slice(i * CHUNK, (i + 1) * CHUNK),
  );
  const statements = chunks.map((chunk) => {
    const values = valuesOf(chunk, { setId, place: sql`value ->> 'position'`, now });
    return db.insert(questions).select(sql`${values} where ${isThere(setId)}`);
  });
  const pictures = new Map(list.map((question, i) => [rows[i]!.id, [...picturesOf(question).values()]]));
  return [...statements, usedByQuestions(db, pictures)];
}

type Target = { readonly setId: string; readonly place: SQL; readonly now: number };

/** Rows of these questions, in the order of the table's columns. */
function valuesOf(rows: readonly ({ id: string } & ReturnType<typeof columnsOf>)[], { setId, place, now }: Target) {
  const ofTarget: Readonly<Record<string, unknown>> = { setId, position: place, createdAt: now, updatedAt: now };
  const values = Object.entries(getTableColumns(questions)).map(([name, { dataType }]) => {
    if (name in ofTarget) return sql`${ofTarget[name]}`;
    const key = sql.raw(`'${name}'`);
    return dataType === "json" ? sql`nullif(value -> ${key}, 'null')` : sql`value ->> ${key}`;
  });
  return sql`select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)})`;
}

const isThere = (setId: string) => sql`exists (select 1 from ${questionSets} where id = ${setId})`;

export async function ownQuestion(db: Database, ownerId: string, id: string): Promise<QuestionOfSet | null> {
  const row = await db
    .select({ question: questions })
    .from(questions)
    .innerJoin(questionSets, eq(questionSets.id, questions.setId))
    .where(and(eq(questions.id, id), eq(questionSets.ownerId, ownerId)))
    .get();
  return row ? publicQuestion(row.question) : null;
}

type Owner = { ownerId: string; quota: Quota };
type Placed = { id: string; setId: string; position?: number | undefined };

/** Inserts a question at its place, by default at the end. The set must belong to the teacher. */
export async function addQuestion(
  db: Database,
  { ownerId, quota }: Owner,
  { id, setId, position }: Placed,
  question: QuestionInput,
) {
  const now = Date.now();
  const pictures = [...picturesOf(question).values()];
  const used = usedPictures(db, pictures, now);
  const bytes = questionBytes(question);
  const room = fits({ ownerId, quota, bytes });
  const size = sql`(select count(*) from ${questions} where set_id = ${setId})`;
  const place = position === undefined ? size : sql`min(${position}, ${size})`;
  const values = valuesOf([{ ...columnsOf(question), id }], { setId, place, now });
  const added = sql<number>`(select position from ${questions} where id = ${id})`;
  const [touched, [left], [before], rows, , [stamp]] = await db.batch([
    used.touch,
    roomLeft(db, room),
    stampOf(db, setId),
    db
      .insert(questions)
      .select(
        sql`${values} where ${size} < ${limits.questionsPerSet} and ${isThere(setId)} and ${room} and ${used.areThere}`,
      )
      .returning(),
    db
      .update(questions)
      .set({ position: sql`position + 1` })
      .where(and(eq(questions.setId, setId), ne(questions.id, id), gte(questions.position, added))),
    touchSet(db, { id: setId, now, bytes }, sql`exists (select 1 from ${questions} where id = ${id})`),
    usedByQuestions(db, new Map([[id, pictures]])),
  ]);
  const missing = used.missing(touched);
  if (missing.length > 0) return { missing };
  return written(rows[0], before, stamp) ?? (left?.fits ? "set_full" : "quota_reached");
}

/** Changes a question only in the state the caller has seen: "moved" if somebody else was faster. */
export async function changeQuestion(
  db: Database,
  { ownerId, quota }: Owner,
  seen: QuestionOfSet,
  change: QuestionInput,
) {
  const now = Date.now();
  const known = new Set(picturesOf(seen).values());
  const pictures = [...picturesOf(change).values()];
  const used = usedPictures(
    db,
    pictures.filter((id) => !known.has(id)),
    now,
  );
  const updatedAt = Math.max(now, seen.updated_at + 1);
  const bytes = questionBytes(change) - questionBytes(seen);
  const room = fits({ ownerId, quota, bytes });
  const wasChanged = sql`exists (select 1 from ${questions} where id = ${seen.id} and updated_at = ${updatedAt})`;
  const [touched, [left], [before], changed, [stamp]] = await db.batch([
    used.touch,
    roomLeft(db, room),
    stampOf(db, seen.question_set_id),
    db
      .update(questions)
      .set({ ...columnsOf(change), updatedAt })
      .where(and(eq(questions.id, seen.id), eq(questions.updatedAt, seen.updated_at), room, used.areThere))
      .returning(),
    touchSet(db, { id: seen.question_set_id, now, bytes }, wasChanged),
    unusedByQuestion(db, seen.id, wasChanged),
    usedByQuestions(db, new Map([[seen.id, pictures]]), wasChanged),
  ]);
  const missing = used.missing(touched);
  if (missing.length > 0) return { missing };
  return written(changed[0], before, stamp) ?? (left?.fits ? "moved" : "quota_reached");
}

/** Deletes a question. The ones after it move up, so that positions have no gap. */
export async function deleteQuestion(db: Database, { id, question_set_id }: QuestionOfSet) {
  const place = sql<number>`(select position from ${questions} where id = ${id})`;
  const freed = sql`coalesce((select ${storedQuestionBytes} from ${questions} where id = ${id}), 0)`;
  await db.batch([
    touchSet(db, { id: question_set_id, now: Date.now(), bytes: sql`-${freed}` }, sql`true`),
    db
      .update(questions)
      .set({ position: sql`position - 1` })
      .where(and(eq(questions.setId, question_set_id), gt(questions.position, place))),
    db.delete(questions).where(eq(questions.id, id)),
  ]);
}

type Touch = { id: string; now: number; bytes: number | SQL };

type Stamp = { updatedAt: number } | undefined;

function written(row: QuestionRow | undefined, before: Stamp, after: Stamp): QuestionReply | null {
  if (!row || !before || !after) return null;
  return { question: publicQuestion(row), set_updated_at: after.updatedAt, set_updated_at_before: before.updatedAt };
}

const stampOf = (db: Database, setId: string) =>
  db.select({ updatedAt: questionSets.updatedAt }).from(questionSets).where(eq(questionSets.id, setId));

const touchSet = (db: Database, { id, now, bytes }: Touch, onlyIf: SQL) =>
  db
    .update(questionSets)
    .set({ updatedAt: nextStamp(now), bytes: sql`max(0, bytes + ${bytes})` })
    .where(and(eq(questionSets.id, id), onlyIf))
    .returning({ updatedAt: questionSets.updatedAt });

/** Next stamp of a set: always higher than the last, even twice within a millisecond. */
export const nextStamp = (now: number) => sql`max(${questionSets.updatedAt} + 1, ${now})`;

/** Lists the outcomes of a teacher's questions, for choosing one again. */
export async function ownOutcomes(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ outcome: questions.outcome })
    .from(questionSets)
    .innerJoin(questions, eq(questions.setId, questionSets.id))
    .where(and(eq(questionSets.ownerId, ownerId), sql`${questions.outcome} <> ''`))
    .orderBy(questions.outcome)
    .limit(OUTCOMES);
  return rows.map(({ outcome }) => outcome);
}

/** Limit of the list: more than can be shown under a field. */
const OUTCOMES = 500;
