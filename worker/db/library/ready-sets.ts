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

/** Whose the library's own sets are: an account as any teacher's, which nobody can sign in to. */
export const house = { id: "bilye", is_approved: true } as const;
const person = { name: "Bilye", email: "bilye@bilye.invalid", school: "" };
/** What leaves it out of a list that an index answers: its id stands in none. */
export const houseSearchKey = userSearchKey(person);

/** What of each set was written last, by the set's id. Who deletes one has it no more: its row here stays. */
export async function readyMarks(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(jobCursors)
    .where(like(jobCursors.job, `${PREFIX}%`));
  return new Map(rows.map(({ job, id }) => [job.slice(PREFIX.length), id]));
}

const PREFIX = "ready_set:";
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

/** The set as it is now written, in the library: a new one, or in place of what it was. What others have copied of it stays. */
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
