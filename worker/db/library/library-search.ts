import { sql, type SQL } from "drizzle-orm";
import type { LibraryReply, LibraryRow } from "#protocol/http/replies/library";
import { limits } from "#shared/limits";
import type { Database } from "../database";
import { looserTerms, searchTerms, type SearchTerm } from "#shared/search-terms";
import { fittingExpressions, searchExpression, type Facets, type WantedTerms } from "./library-keys";
import { firstQuestion, reasonOf, shownReason, wholeWords, type SearchWords } from "./search-reason";

/**
 * Results up to this size are sorted. A larger result has at least every fiftieth set, so walking the order's index soon meets
 * enough of them.
 */
const MOST_SORTED = 2_000;

type Search = Facets & {
  readonly q: string;
  readonly sort: "best" | "copies" | "newest";
  readonly page: number;
  readonly page_size: number;
};

type Found = {
  id: string;
  title: string;
  language: string;
  subject: string;
  grade: number | null;
  kinds: string;
  outcomes: string;
  question_count: number;
  picture_count: number;
  copies: number;
  author: string | null;
  school: string | null;
  owner_id: string;
  reason: string;
  first_question: string | null;
  cover: string | null;
  copy_id: string | null;
};

/** Searches a page of the library for this caller: if no set fits the whole search, what is near it. docs/figures.md has the cost. */
export async function searchLibrary(
  db: Database,
  search: Search,
  callerId: string | null,
  mostSorted = MOST_SORTED,
): Promise<LibraryReply> {
  const terms = searchTerms(search.q);
  // A search text without any word matches nothing.
  if (terms.length === 0 && search.q.trim() !== "") {
    return { items: [], total: 0, has_more: false, page: search.page, page_size: search.page_size };
  }
  const whole = await found(db, { all: terms, any: [] }, search, callerId, mostSorted);
  const looser = whole.total === 0 ? looserTerms(terms) : null;
  const near = looser && (await found(db, looser, search, callerId, mostSorted));
  return near && near.total > 0 ? { ...near, is_near: true } : whole;
}

async function found(
  db: Database,
  terms: WantedTerms,
  search: Search,
  callerId: string | null,
  mostSorted: number,
): Promise<LibraryReply> {
  const { page, page_size } = search;
  const { counted } = limits.library;
  const match = searchExpression(terms, search);
  const words = [...terms.all, ...terms.any].map(({ forms }) => forms).filter((forms) => forms.length > 0);
  const asked = { words, callerId, offset: (page - 1) * page_size, pageSize: page_size };
  const isNewest = search.sort === "newest";
  const few = isNewest ? sql`true` : sql`(${foundUpTo(match, mostSorted + 1)}) <= ${mostSorted}`;
  const sorted = isNewest
    ? newest(match)
    : mostCopied(
        match,
        search.sort === "best" ? [...fittingExpressions(terms, search).map(isAmong), inTitle(terms)] : [],
      );
  // Beside the count, not after it: of the two ways, the one that does not fit the count gives no rows, and at once.
  const [[count], fewRows, manyRows] = await Promise.all([
    db.all<{ n: number }>(foundUpTo(match, isNewest ? counted + 1 : mostSorted + 1)),
    db.all<Found>(rowsOf(sorted, few, asked)),
    isNewest ? [] : db.all<Found>(rowsOf(mostCopiedWalked(match), sql`not ${few}`, asked)),
  ]);
  const total = count?.n ?? 0;
  const rows = fewRows.length > 0 ? fewRows : manyRows;
  return {
    items: rows.map((row) => libraryRow(row, callerId, words)),
    total: Math.min(total, counted),
    has_more: total > counted,
    page,
    page_size,
  };
}

const foundUpTo = (match: string, most: number) =>
  sql`select count(*) as n from (select 1 from library_search where library_search match ${match} limit ${most})`;

/** Rows of a page: where they come from, in which order, and how well each fits. */
type Order = { readonly from: SQL; readonly fit: SQL; readonly by: SQL };

/** Needs no sorting: FTS5 gives rows by `seq`, which is highest for the newest. */
const newest = (match: string): Order => ({
  from: sql`from library_search as found cross join library_sets on library_sets.seq = found.rowid
    where found.library_search match ${match} order by found.rowid desc`,
  fit: sql`0`,
  by: sql`page.seq desc`,
});
/** The most copied; before these the sets that fit more of the conditions. */
const mostCopied = (match: string, fitting: readonly SQL[]): Order => ({
  from: sql`from library_search as found cross join library_sets on library_sets.seq = found.rowid
    where found.library_search match ${match} order by fit desc, library_sets.copies desc, library_sets.seq desc`,
  fit: sql.join([sql`0`, ...fitting], sql` + `),
  by: sql`page.fit desc, page.copies desc, page.seq desc`,
});
/** Walks the order's index set by set and looks each up among the matches. */
const mostCopiedWalked = (match: string): Order => ({
  from: sql`from library_sets indexed by library_sets_copies
    where library_sets.state = 'listed' and library_sets.seq in ${matching(match)}
    order by library_sets.copies desc, library_sets.seq desc`,
  fit: sql`0`,
  by: sql`page.copies desc, page.seq desc`,
});
const isAmong = (match: string) => sql`(library_sets.seq in ${matching(match)})`;

/** Tells if the title itself has the words, which the index keeps together with the description. */
function inTitle({ all, any }: WantedTerms): SQL {
  const title = sql`' ' || substr(title_key, 1, length(library_sets.title))`;
  const inIt = ({ forms }: SearchTerm) =>
    sql`(${sql.join(
      forms.map((form) => sql`instr(${title}, ${` ${form}`}) > 0`),
      sql` or `,
    )})`;
  const parts = all.filter(({ forms }) => forms.length > 0).map(inIt);
  if (any.length > 0) parts.push(sql`(${sql.join(any.map(inIt), sql` or `)})`);
  return parts.length === 0 ? sql`0` : sql`(${sql.join(parts, sql` and `)})`;
}
const matching = (match: string) => sql`(select rowid from library_search where library_search match ${match})`;

type Asked = { words: SearchWords; callerId: string | null; offset: number; pageSize: number };

function rowsOf({ from, fit, by }: Order, isMeant: SQL, { words, callerId, offset, pageSize }: Asked): SQL {
  return sql`
    select page.*, question_sets.owner_id,
      case when question_sets.show_author then users.name end as author,
      case when question_sets.show_school then nullif(users.school, '') end as school,
      ${reasonOf(words)} as reason, ${firstQuestion} as first_question,
      iif(picture_count = 0, null, (select image ->> '$.id' from library_questions
        where edition_id = page.edition and image ->> '$.id' is not null order by position limit 1)) as cover,
      (select copy_id from set_copies where source_id = page.id and user_id = ${callerId}) as copy_id
    from (
      select library_sets.seq, library_sets.set_id as id, library_sets.id as edition, library_sets.title, library_sets.description,
        language, subject, grade, kinds, outcomes, question_count, picture_count, copies, ${fit} as fit
      ${from} limit iif(${isMeant}, ${pageSize}, 0) offset ${offset}) as page
    cross join question_sets on question_sets.id = page.id
    cross join users on users.id = question_sets.owner_id
    order by ${by}`;
}

const libraryRow = (row: Found, callerId: string | null, words: SearchWords): LibraryRow => {
  const reason = shownReason(row, words);
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    subject: row.subject,
    grade: row.grade,
    kinds: JSON.parse(row.kinds) as string[],
    outcomes: JSON.parse(row.outcomes) as string[],
    question_count: row.question_count,
    has_pictures: row.picture_count > 0,
    excerpt: reason || wholeWords(row.first_question ?? ""),
    reason,
    cover: row.cover,
    author: { name: row.author, school: row.school },
    copies: row.copies,
    is_own: row.owner_id === callerId,
    copy_id: row.copy_id,
  };
};

export async function ownSubjects(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db.all<{ subject: string }>(
    sql`select distinct subject from question_sets where owner_id = ${ownerId} and subject is not null`,
  );
  return rows.map(({ subject }) => subject);
}
