import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { QuestionOfSet } from "#protocol/http/replies/question-sets";
import type { Database } from "../database";
import { isKnown, publicQuestion } from "./question-row";
import { questions, questionSets } from "../schema/question-sets";

/** Columns that make two questions the same to a class; a question whose answer was corrected since appears as last written. */
const sameQuestion = sql`partition by kind, text, options, fields, image`;

/** Limit of the questions that are compared, the newest of each outcome: to sort a whole store by its texts takes seconds. */
const COMPARED = 2_000;

/**
 * Picks a teacher's questions with these outcomes, each once however often it was copied: the newest of every outcome, in turn,
 * so that no outcome crowds out another.
 */
export async function ownQuestionsOf(db: Database, ownerId: string, { outcomes, most }: Wanted) {
  const newest = sql`(
    select candidate.rowid from question_sets join questions as candidate on candidate.set_id = question_sets.id
    where owner_id = ${ownerId} and candidate.outcome <> '' and candidate.outcome = wanted.value
    order by candidate.created_at desc, candidate.rowid desc limit ${Math.floor(COMPARED / outcomes.length)})`;
  const chosen = sql`(
    select id as chosen_id, written, row_number() over (partition by outcome order by written desc, id) as place
    from (
      select questions.id, outcome,
        min(questions.created_at) over (${sameQuestion}) as written,
        row_number() over (${sameQuestion} order by questions.updated_at desc, questions.id) as version
      from (select distinct value from json_each(${JSON.stringify(outcomes)})) as wanted
        join questions on questions.rowid in ${newest})
    where version = 1)`;
  const rows = await db
    .select({ question: questions, language: questionSets.language })
    .from(chosen)
    .innerJoin(questions, eq(questions.id, sql`chosen_id`))
    .innerJoin(questionSets, and(eq(questionSets.id, questions.setId), eq(questionSets.ownerId, ownerId)))
    .orderBy(asc(sql`place`), desc(sql`written`), asc(questions.id))
    .limit(most);
  return rows
    .map(({ question, language }): Found => ({ question: publicQuestion(question), language }))
    .filter(playable);
}

type Wanted = { readonly outcomes: readonly string[]; readonly most: number };
type Found = { readonly question: QuestionOfSet; readonly language: string };
const playable = ({ question }: Found): boolean => isKnown(question);
