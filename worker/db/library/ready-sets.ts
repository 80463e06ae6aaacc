import { eq, like, sql } from "drizzle-orm";
import { searchKey } from "#shared/fold";
import type { QuestionInput } from "#protocol/http/question-sets";
import type { Database } from "../database";
import { handIn, listing } from "./editions";
import { ownSet } from "../sets/question-sets";
import { insertQuestions, nextStamp } from "../sets/questions";
import { questionBytes, setBytes } from "../quota";
import { users } from "../schema/people";
import { questions, questionSets } from "../schema/question-sets";
import { jobCursors } from "../schema/upkeep";
import { newShareToken } from "./sharing";
import { userSearchKey } from "../people/users";

/** Owner of the library's ready sets: an account like any teacher's, but nobody can sign in to it. */
export const house = { id: "bilye", is_approved: true } as const;
const person = { name: "Bilye", email: "bilye@bilye.invalid", school: "" };
/** Search key that keeps this account out of lists answered by an index alone, which do not contain its id. */
export const houseSearchKey = userSearchKey(person);

const PREFIX = "ready_set:";

/**
 * Reads the mark of each set's last write, by the set's id; null for one that was taken out of the library since: deleted or
 * hidden, it does not come back, because its row here stays.
 */
export async function readyMarks(db: Database): Promise<Map<string, string | null>> {
  const setId = sql`substr(${jobCursors.job}, ${PREFIX.length + 1})`;
  const mark = sql<string | null>`CASE WHEN EXISTS (SELECT 1 FROM library_sets
    WHERE set_id = ${setId} AND state = 'listed') THEN ${jobCursors.id} END`;
  const rows = await db
    .select({ job: jobCursors.job, mark })
    .from(jobCursors)
    .where(like(jobCursors.job, `${PREFIX}%`));
  return new Map(rows.map(({ job, mark }) => [job.slice(PREFIX.length), mark]));
}

const marked = (db: Database, setId: string, mark: string, now: number) =>
  db
    .insert(jobCursors)
    .values({ job: PREFIX + setId, at: now, id: mark })
    .onConflictDoUpdate({ target: jobCursors.job, set: { at: now, id: mark } });

export async function addHouse(db: Database, now: number): Promise<void> {
  await db
    .insert(users)
    .values({
      ...person,
      id: house.id,
      searchKey: userSearchKey(person),
      role: "teacher",
      approval: "approved",
      passwordHash: "",
      verifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

export type Ready = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly subject: string;
  readonly grade: number | null;
  readonly questions: readonly QuestionInput[];
};

/** Writes the set as it is now into the library: as a new one, or over its previous version. Copies made by others stay. */
export async function putReadySet(db: Database, set: Ready, mark: string): Promise<void> {
  const { id, title, description, language, subject, grade, questions: list } = set;
  const now = Date.now();
  const columns = {
    title,
    titleKey: searchKey(title),
    description,
    language,
    subject,
    grade,
    bytes: list.reduce((sum, one) => sum + questionBytes(one), setBytes({ title, description, drafts: [] })),
  };
  await db.batch([
    db
      .insert(questionSets)
      .values({ ...columns, id, ownerId: house.id, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({ target: questionSets.id, set: { ...columns, updatedAt: nextStamp(now) } }),
    db.delete(questions).where(eq(questions.setId, id)),
    ...insertQuestions(db, id, list, now),
  ]);
  const seen = await ownSet(db, house.id, id);
  if (!seen) return;
  const edition = crypto.randomUUID();
  await handIn(db, {
    own: { ownerId: house.id, id },
    seen,
    as: { visibility: "public", subject, grade, language, showAuthor: true },
    id: edition,
    token: newShareToken(),
    reviewEverySet: true,
  });
  await db.batch([...listing(db, { id: edition, setId: id, now }, sql`true`), marked(db, id, mark, now)]);
}
