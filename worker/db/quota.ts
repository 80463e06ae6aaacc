import { sql, type SQL } from "drizzle-orm";
import type { QuestionInput } from "#protocol/http/question-sets";
import type { Draft } from "#protocol/http/replies/question-sets";
import { fieldNames } from "#question/fields/fields";
import { isText } from "#question/fields/parts";
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

/** Columns of a question whose texts count. */
const counted = ["text", "options", "fields", "image", ...fieldNames.filter(isText)] as const;

export function questionBytes(question: QuestionInput): number {
  const columns = columnsOf(question);
  return bytesOf(...counted.map((name) => textOf(columns[name])));
}

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);

export const storedQuestionBytes = sql.join(
  counted.map((name) => sql`coalesce(length(cast(${sql.identifier(name)} as blob)), 0)`),
  sql` + `,
);
