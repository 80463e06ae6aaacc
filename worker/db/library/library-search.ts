import { sql, type SQL } from "drizzle-orm";
import type { LibraryReply, LibraryRow } from "#protocol/http/replies/library";
import { limits } from "#shared/limits";
import type { Database } from "../database";
import { searchExpression, type Facets } from "./library-keys";
import { searchTerms } from "./search-terms";

/**
 * Results up to this size are sorted. A larger result has at least every fiftieth set, so walking the order's index soon meets
 * enough of them.
 */
const MOST_SORTED = 2_000;
const EXCERPT = 130;

type Search = Facets & {
  readonly q: string;
  readonly sort: "copies" | "newest";
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
  excerpt: string | null;
  cover: string | null;
  copy_id: string | null;
};

/** Searches a page of the library for this caller. docs/figures.md has the cost. */
export async function searchLibrary(
  db: Database,
  search: Search,
  callerId: string | null,
  mostSorted = MOST_SORTED,
): Promise<LibraryReply> {
  const terms = searchTerms(search.q);
  const { page, page_size } = search;
  const { counted } = limits.library;
  const reply = { page, page_size };
  // A search text without any word matches nothing.
  if (terms.length === 0 && search.q.trim() !== "") return { ...reply, items: [], total: 0, has_more: false };
  const match = searchExpression(terms, search);
  const words = terms.map(({ forms }) => forms).filter((forms) => forms.length > 0);
  const asked = { words, callerId, search, offset: (page - 1) * page_size };
  const isNewest = search.sort === "newest";
  const few = isNewest ? sql`true` : sql`(${foundUpTo(match, mostSorted + 1)}) <= ${mostSorted}`;
  // Beside the count, not after it: of the two ways, the one that does not fit the count gives no rows, and at once.
  const [[count], fewRows, manyRows] = await Promise.all([
    db.all<{ n: number }>(foundUpTo(match, isNewest ? counted + 1 : mostSorted + 1)),
    db.all<Found>(rowsOf(isNewest ? newestFirst(match) : mostCopiedSorted(match), few, asked)),
    isNewest ? [] : db.all<Found>(rowsOf(mostCopiedWalked(match), sql`not ${few}`, asked)),
  ]);
  const found = count?.n ?? 0;
  const rows = fewRows.length > 0 ? fewRows : manyRows;
  return {
    ...reply,
    items: rows.map((row) => libraryRow(row, callerId)),
    total: Math.min(found, counted),
    has_more: found > counted,
  };
}

const foundUpTo = (match: string, most: number) =>
  sql`select count(*) as n from (select 1 from library_search where library_search match ${match} limit ${most})`;

/** Needs no sorting: FTS5 gives rows by `seq`, which is highest for the newest. */
const newestFirst = (match: string) => sql`
  from library_search as found cross join library_sets on library_sets.seq = found.rowid
  where found.library_search match ${match} order by found.rowid desc`;
const mostCopiedSorted = (match: string) => sql`
  from library_search as found cross join library_sets on library_sets.seq = found.rowid
  where found.library_search match ${match} order by library_sets.copies desc, library_sets.seq desc`;
/** Walks the order's index set by set and looks each up among the matches. */
const mostCopiedWalked = (match: string) => sql`
  from library_sets indexed by library_sets_copies
  where library_sets.state = 'listed'
    and library_sets.seq in (select rowid from library_search where library_search match ${match})
  order by library_sets.copies desc, library_sets.seq desc`;

/** `words`: the beginnings of each word's forms. */
type Wanted = { words: readonly (readonly string[])[]; callerId: string | null; search: Search; offset: number };

function rowsOf(found: SQL, isMeant: SQL, { words, callerId, search, offset }: Wanted): SQL {
  // The question that has most of the words.
  const met = words.map((forms) => sql.join(forms.map(hasForm), sql` or `)).map((isMet) => sql`(${isMet})`);
  const excerpt =
    met.length === 0
      ? sql`''`
      : sql`(select substr(text, 1, ${EXCERPT}) from library_questions where edition_id = page.edition
          and (${sql.join(met, sql` or `)}) order by ${sql.join(met, sql` + `)} desc, position limit 1)`;
  return sql`
    select page.*, question_sets.owner_id,
      case when question_sets.show_author then users.name end as author,
      case when question_sets.show_school then nullif(users.school, '') end as school,
      ${excerpt} as excerpt,
      iif(picture_count = 0, null, (select image ->> '$.id' from library_questions
        where edition_id = page.edition and image ->> '$.id' is not null order by position limit 1)) as cover,
      (select copy_id from set_copies where source_id = page.id and user_id = ${callerId}) as copy_id
    from (
      select library_sets.seq, library_sets.set_id as id, library_sets.id as edition, library_sets.title, language, subject, grade, kinds,
        outcomes, question_count, picture_count, copies
      ${found} limit iif(${isMeant}, ${search.page_size}, 0) offset ${offset}) as page
    cross join question_sets on question_sets.id = page.id
    cross join users on users.id = question_sets.owner_id
    order by ${search.sort === "copies" ? sql`page.copies desc,` : sql``} page.seq desc`;
}

const hasForm = (form: string) => sql`instr(text_key, ${form}) > 0`;

const libraryRow = (row: Found, callerId: string | null): LibraryRow => ({
  id: row.id,
  title: row.title,
  language: row.language,
  subject: row.subject,
  grade: row.grade,
  kinds: JSON.parse(row.kinds) as string[],
  outcomes: JSON.parse(row.outcomes) as string[],
  question_count: row.question_count,
  has_pictures: row.picture_count > 0,
  excerpt: row.excerpt ?? "",
  cover: row.cover,
  author: { name: row.author, school: row.school },
  copies: row.copies,
  is_own: row.owner_id === callerId,
  copy_id: row.copy_id,
});

export async function ownSubjects(db: Database, ownerId: string): Promise<string[]> {
  const rows = await db.all<{ subject: string }>(
    sql`select distinct subject from question_sets where owner_id = ${ownerId} and subject is not null`,
  );
  return rows.map(({ subject }) => subject);
}
