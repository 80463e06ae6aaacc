import { sql, type SQL } from "drizzle-orm";
import { subjectName } from "#shared/curriculum";
import { hasForm } from "./library-keys";

/** Words of a search, each by the beginnings of its forms. */
export type SearchWords = readonly (readonly string[])[];

const LETTERS = 130;
/** Letters before the word, in a text that is not shown from its beginning. */
const BEFORE = 50;
/** Signs for private use, which no text has: where one was cut, and where other texts follow instead of one. */
const [CUT, OTHERS] = ["\uE000", "\uE001"];
const MOST_OUTCOMES = 10;

/** Selects the question that has most of the words, cut around the first of them; if none has any, the set's other texts. */
export function reasonOf(words: SearchWords): SQL {
  if (words.length === 0) return sql`''`;
  // As one value: D1 takes a hundred at most, and each form is looked for in four places.
  const forms = sql`json_each(${JSON.stringify(words.flat())})`;
  const [within, begins] = [sql`instr(text_key, value)`, sql`instr(' ' || text_key, ' ' || value)`];
  // A text with a formula is shown from its beginning, which may be cut before the formula and not within it.
  return sql`coalesce((select iif(at < ${LETTERS - BEFORE} or instr(text, '$') > 0,
      substr(text, 1, ${LETTERS}) || iif(length(text) > ${LETTERS}, ${CUT}, ''),
      ${CUT} || substr(text, at - ${BEFORE}, ${LETTERS}) || iif(length(text) >= at - ${BEFORE} + ${LETTERS}, ${CUT}, ''))
    from (select text, position, (select sum((${within} > 0) + (${begins} > 0)) from ${forms}) as hits,
      coalesce((select min(nullif(${begins}, 0)) from ${forms}), (select min(nullif(${within}, 0)) from ${forms})) as at
      from library_questions where edition_id = page.edition)
    where hits > 0 order by hits desc, position limit 1),
    ${OTHERS} || json_array(page.description, json((select json_group_array(outcome) from (select distinct outcome
      from library_questions where edition_id = page.edition and outcome is not null limit ${MOST_OUTCOMES})))))`;
}

/** Selects the first question, cut: older pages show it where no question says why a set was found. */
export const firstQuestion = sql`(select substr(text, 1, ${LETTERS}) || iif(length(text) > ${LETTERS}, ${CUT}, '')
  from library_questions where edition_id = page.edition order by position limit 1)`;

type Row = { readonly title: string; readonly subject: string; readonly reason: string };

/** The text as it is shown: whole words of a question, or else an outcome or the description, if the row lacks a word that it has. */
export function shownReason({ title, subject, reason }: Row, words: SearchWords): string {
  if (!reason.startsWith(OTHERS)) return wholeWords(reason);
  const [description, outcomes] = JSON.parse(reason.slice(1)) as [string, string[]];
  const left = words.filter((forms) => !hasForm(`${title} ${subjectName(subject)}`, forms));
  const found = [...outcomes, description].find((text) => left.some((forms) => hasForm(text, forms))) ?? "";
  return wholeWords(found.length > LETTERS ? `${found.slice(0, LETTERS)}${CUT}` : found);
}

export const wholeWords = (text: string): string =>
  beforeFormula(text)
    .replace(/^\uE000\S*\s+/u, "…")
    .replace(/\s+\S*\uE000$/u, "…")
    .replaceAll(CUT, "…");

/** Leaves out a formula that was cut. */
const beforeFormula = (text: string): string =>
  text.endsWith(CUT) && text.split("$").length % 2 === 0 ? `${text.slice(0, text.lastIndexOf("$"))}${CUT}` : text;
