import { sql, type SQL } from "drizzle-orm";
import type { Draft, QuestionInput } from "#protocol/http/question-sets";
import type { Database } from "./database";
import { columnsOf } from "./sets/question-row";

/** Storage limits of a teacher: number of sets, and their text in UTF-8 bytes. */
export type Quota = { readonly sets: number; readonly bytes: number };
/** Owner whose sets grow, and by how much. */
type Growth = { readonly ownerId: string; readonly quota: Quota; readonly bytes: number };

/** Condition for the statement that writes: the text still fits. Every set stores its size, so no question is read. */
export const fits = ({ ownerId, quota, bytes }: Growth) =>
  bytes <= 0
    ? sql`true`
    : sql`(select coalesce(sum(bytes), 0) from question_sets where owner_id = ${ownerId}) + ${bytes} <= ${quota.bytes}`;

/** Query for the batch of a write that failed: tells if the limit was the reason. */
export const roomLeft = (db: Database, room: SQL) => db.select({ fits: sql<number>`${room}` }).from(sql`(select 1)`);

const bytesOf = (...texts: readonly string[]): number => new TextEncoder().encode(texts.join("")).byteLength;

/** Size of a set without its questions. */
export const setBytes = ({
  title,
  description,
  drafts,
}: {
  title: string;
  description: string;
  drafts: readonly Draft[];
}) => bytesOf(title, description, JSON.stringify(drafts).slice(1, -1));

export function questionBytes(question: QuestionInput): number {
  const { text, options, explanation, fields, image, outcome } = columnsOf(question);
  const [otherFields, picture] = [fields, image].map((value) => (value === null ? "" : JSON.stringify(value)));
  return bytesOf(text, JSON.stringify(options), explanation, otherFields!, picture!, outcome);
}

export const storedQuestionBytes = sql`length(cast(text as blob)) + length(cast(options as blob)) + length(cast(explanation as blob))
  + coalesce(length(cast(fields as blob)), 0) + coalesce(length(cast(image as blob)), 0) + length(cast(outcome as blob))`;
