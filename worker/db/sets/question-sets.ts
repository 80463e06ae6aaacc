import { alphabetical } from "#shared/alphabet";
import { and, asc, count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { searchKey } from "#shared/fold";
import type { QuestionInput } from "#protocol/http/question-sets";
import type { Draft, ListedSet, QuestionSet, SetsReply } from "#protocol/http/replies/question-sets";
import { writeAndRead, type Database } from "../database";
import { editionsOfSet, libraryPlace } from "../library/library-place";
import { filedAs, folderCounts, folderSpelling, foldersOf } from "./folders";
import { usedByDrafts } from "./media-uses";
import { usedPictures } from "./media";
import { originOf, originsOf } from "../people/origins";
import { publicQuestion } from "./question-row";
import { insertQuestions, nextStamp } from "./questions";
import { fits, questionBytes, roomLeft, setBytes, type Quota } from "../quota";
import { games } from "../schema/games";
import { questions, questionSets } from "../schema/question-sets";

type SetRow = typeof questionSets.$inferSelect;
export type SetContent = {
  title: string;
  description: string;
  language: string;
  subject?: string | null;
  grade?: number | null;
  folder?: string;
  questions: readonly QuestionInput[];
};
type SetOrder = "created" | "updated" | "title" | "played";
type Wanted = {
  q: string;
  page: number;
  page_size: number;
  sort: SetOrder;
  /** Folded name of the folder. */
  folder?: string | undefined;
  archived: "true" | "false";
};

const setQueries = (db: Database, ownerId: string, id: string) =>
  [
    db
      .select({ set: questionSets, editions: editionsOfSet })
      .from(questionSets)
      .where(and(eq(questionSets.id, id), eq(questionSets.ownerId, ownerId))),
    db
      .select()
      .from(questions)
      .where(eq(questions.setId, id))
      .orderBy(asc(questions.position), asc(sql`${questions}.rowid`)),
    originsOf(db, id),
  ] as const;

/** Reads a set with its questions in order; null if it does not exist or belongs to somebody else. */
export const ownSet = async (db: Database, ownerId: string, id: string) =>
  setIn(await db.batch(setQueries(db, ownerId, id)));

function setIn([[found], rows, origins]: BatchResponse<ReturnType<typeof setQueries>>) {
  if (!found) return null;
  const { set, editions } = found;
  const drafts = JSON.parse(set.drafts) as Draft[];
  return {
    ...publicSet(set, { count: rows.length, editions }),
    origin: originOf(origins),
    questions: rows.map(publicQuestion),
    drafts,
  };
}

/**
 * Stores a set with all its questions and the statements in `more`, or nothing: if the teacher has reached a limit, or pictures
 * of the set do not exist.
 */
export async function insertSet(
  db: Database,
  { id, ownerId, quota }: { id: string; ownerId: string; quota: Quota },
  { title, description, language, subject = null, grade = null, folder = "", questions }: SetContent,
  { pictures = [], more = [] }: { pictures?: readonly string[]; more?: readonly BatchItem<"sqlite">[] } = {},
) {
  const now = Date.now();
  const used = usedPictures(db, pictures, now);
  const others = sql`(select count(*) from question_sets where owner_id = ${ownerId})`;
  const bytes = questions.reduce(
    (sum, question) => sum + questionBytes(question),
    setBytes({ title, description, drafts: [] }),
  );
  const statements = [
    used.touch,
    db
      .insert(questionSets)
      .select(sql`
        select ${id}, ${ownerId}, ${title}, ${searchKey(title)}, ${description}, ${bytes}, ${now}, ${now}, '[]',
          ${language}, ${subject}, ${grade}, 'private', null, 0, 0, 0, 0,
          ${folderSpelling(ownerId, folder, [])}, ${searchKey(folder)}, 0
        where ${others} < ${quota.sets} and ${fits({ ownerId, quota, bytes })} and ${used.areThere}`)
      .returning({ id: questionSets.id }),
    ...insertQuestions(db, id, questions, now),
    ...more,
  ] as const;
  const { written, read } = await writeAndRead(db, statements, setQueries(db, ownerId, id));
  return { missing: used.missing(written[0]), isFull: written[1].length === 0, set: setIn(read) };
}

type SetChange = {
  title?: string | undefined;
  description?: string | undefined;
  language?: string | undefined;
  subject?: string | null | undefined;
  grade?: number | null | undefined;
  folder?: string | undefined;
  archived?: boolean | undefined;
  order?: readonly string[] | undefined;
  drafts?: readonly Draft[] | undefined;
};

type SeenSet = Pick<QuestionSet, "id" | "title" | "description" | "updated_at"> & { readonly drafts: readonly Draft[] };
type Owner = { ownerId: string; quota: Quota };

/** Changes a set only in the state that was seen, and answers it: "moved" if it has changed since, "full" if there is no room. */
export async function changeSet(db: Database, { ownerId, quota }: Owner, seen: SeenSet, change: SetChange) {
  const { folder, archived, ...written } = change;
  const { title, description, language, subject, grade, order, drafts } = written;
  const whole = { title: title ?? seen.title, description: description ?? seen.description };
  const bytes = setBytes({ ...whole, drafts: drafts ?? seen.drafts }) - setBytes(seen);
  const room = fits({ ownerId, quota, bytes });
  const unmoved = and(eq(questionSets.id, seen.id), eq(questionSets.updatedAt, seen.updated_at), room);
  const places = JSON.stringify(order ?? []);
  const statements = [
    roomLeft(db, room),
    db
      .update(questions)
      .set({ position: sql`(select key from json_each(${places}) where value = questions.id)` })
      .where(
        sql`set_id = ${seen.id} and questions.id in (select value from json_each(${places}))
          and exists (select 1 from ${questionSets} where ${unmoved})`,
      ),
    db
      .update(questionSets)
      .set({
        ...(title !== undefined && { title, titleKey: searchKey(title) }),
        ...(description !== undefined && { description }),
        ...(language !== undefined && { language }),
        ...(subject !== undefined && { subject }),
        ...(grade !== undefined && { grade }),
        ...(drafts !== undefined && { drafts: JSON.stringify(drafts) }),
        bytes: sql`max(0, bytes + ${bytes})`,
        ...filedAs(ownerId, { folder, archived }, [seen.id]),
        // Filing a set is not a change of it, neither for a writer in another tab nor for the library.
        ...(Object.values(written).some((value) => value !== undefined) && { updatedAt: nextStamp(Date.now()) }),
      })
      .where(unmoved)
      .returning({ id: questionSets.id }),
    ...(drafts === undefined ? [] : usedByDrafts(db, seen.id)),
  ] as const;
  const { written: done, read } = await writeAndRead(db, statements, setQueries(db, ownerId, seen.id));
  const [[left], , changed] = done;
  if (changed.length > 0) return setIn(read) ?? "moved";
  return left?.fits ? "moved" : "full";
}

/** Deletes a set. Games played from it stay, also those of a teacher who had it before, but forget where they came from. */
export async function deleteSet(db: Database, ownerId: string, id: string) {
  const mine = and(eq(questionSets.id, id), eq(questionSets.ownerId, ownerId));
  const [, deleted] = await db.batch([
    db
      .update(games)
      .set({ questionSetId: null })
      .where(and(eq(games.questionSetId, id), sql`exists (select 1 from ${questionSets} where ${mine})`)),
    db.delete(questionSets).where(mine).returning({ id: questionSets.id }),
  ]);
  return deleted.length > 0;
}

/**
 * Lists a page of a teacher's sets. Uses `instr` on the folded title: D1 takes no pattern over 50 bytes, and nothing needs
 * escaping.
 */
export async function listedSets(
  db: Database,
  ownerId: string,
  { q, page, page_size, sort, folder, archived }: Wanted,
): Promise<SetsReply> {
  const wanted = and(
    eq(questionSets.ownerId, ownerId),
    eq(questionSets.archived, archived === "true"),
    folder === undefined ? undefined : eq(questionSets.folderKey, folder),
    q === "" ? undefined : sql`instr(${questionSets.titleKey}, ${searchKey(q)}) > 0`,
  );
  const order = await orderOf(db, sort, wanted);
  const [[counted], rows, counts] = await db.batch([
    db.select({ total: count() }).from(questionSets).where(wanted),
    db
      .select({
        set: questionSets,
        count: questionCount,
        seconds: totalSeconds,
        cover: firstPicture,
        last: lastGame,
        editions: editionsOfSet,
      })
      .from(questionSets)
      .where(wanted)
      .orderBy(order, desc(sql`${questionSets}.rowid`))
      .limit(page_size)
      .offset((page - 1) * page_size),
    folderCounts(db, ownerId),
  ]);
  return {
    items: rows.map(({ set, count, seconds, cover, last, editions }) => ({
      ...publicSet(set, { count, editions }),
      cover,
      total_seconds: seconds,
      last_game: last === null ? null : (JSON.parse(last) as ListedSet["last_game"]),
    })),
    total: counted?.total ?? 0,
    page,
    page_size,
    ...foldersOf(counts),
  };
}

const questionCount = sql<number>`(select count(*) from questions where set_id = question_sets.id)`;
const totalSeconds = sql<number>`(select coalesce(sum(time_limit), 0) from questions where set_id = question_sets.id)`;
const firstPicture = sql<string | null>`(select image ->> '$.id' from questions
  where set_id = question_sets.id and image ->> '$.id' is not null order by position limit 1)`;
/** The owner's last game of a set; a set that was handed over says nothing about games of the teacher before. */
const fromLastGame = sql`from games where question_set_id = question_sets.id and status = 'completed'
  and games.owner_id = question_sets.owner_id order by ended_at desc limit 1`;
const lastGame = sql<string | null>`(
  select json_object('game_code', code, 'at', coalesce(ended_at, started_at, created_at),
    'accuracy', correct * 1.0 / nullif(coalesce(asked, player_count * questions_asked), 0)) ${fromLastGame})`;
const lastPlayed = sql`(select ended_at ${fromLastGame})`;

async function orderOf(db: Database, sort: SetOrder, wanted: SQL | undefined): Promise<SQL> {
  if (sort === "updated") return desc(questionSets.updatedAt);
  if (sort === "played") return sql`${lastPlayed} desc nulls last`;
  if (sort === "created") return desc(questionSets.createdAt);
  const titles = await db.select({ id: questionSets.id, title: questionSets.title }).from(questionSets).where(wanted);
  const ids = titles.toSorted((a, b) => alphabetical.compare(a.title, b.title)).map(({ id }) => id);
  return sql`(select key from json_each(${JSON.stringify(ids)}) where value = ${questionSets.id})`;
}

export function publicSet(row: SetRow, { count, editions }: { count: number; editions: string }): QuestionSet {
  const { id, title, description, language, subject, grade, visibility, folder, archived } = row;
  return {
    id,
    title,
    description,
    language,
    subject,
    grade,
    visibility,
    library: libraryPlace(editions, row.updatedAt),
    folder,
    archived,
    question_count: count,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  };
}
