import { and, asc, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { GameSettings } from "#protocol/game-settings";
import type { HistoryRow } from "#protocol/http/replies/players";
import type { Draft, QuestionSet } from "#protocol/http/replies/question-sets";
import type { ExportedQuestion } from "#protocol/http/replies/written-question";
import type { Origin } from "#protocol/http/replies/sharing";
import type { Database } from "../database";
import { inTeam } from "../games/game-history";
import { resultsText } from "../games/stored-results";
import { editionsOfSet } from "../library/library-place";
import { originOf } from "../people/origins";
import { exportedQuestion } from "../sets/question-row";
import { publicSet } from "../sets/question-sets";
import { games, gamePlayers } from "../schema/games";
import { libraryReports, setCopies, setOrigins } from "../schema/library";
import { media, mediaOwners } from "../schema/media";
import { passkeys } from "../schema/passkeys";
import { knownDevices } from "../schema/people";
import { questions, questionSets } from "../schema/question-sets";
import { auditLog } from "../schema/upkeep";

/**
 * Exports everything of a user except the account itself, in readable form, one part after another: never more than a page is
 * in memory. An invocation has a thousand queries, so pages of long rows are counted in bytes.
 */
const ROWS = 500;
const BYTES = 500_000;

type SetWithQuestions = QuestionSet & {
  share_token: string | null;
  show_author: boolean;
  show_school: boolean;
  copies: number;
  origin: Origin | null;
  questions: ExportedQuestion[];
  drafts: Draft[];
};

/** Exports when each known browser was last used; only its hash is stored. */
export async function* ownDevices(db: Database, userId: string) {
  const { usedAt: used_at } = knownDevices;
  yield* await db.select({ used_at }).from(knownDevices).where(eq(knownDevices.userId, userId)).orderBy(desc(used_at));
}

/** Exports the passkeys without their key material. */
export async function* ownPasskeys(db: Database, userId: string) {
  const { id, name, transports, isBackedUp: backed_up, createdAt: created_at, usedAt: used_at } = passkeys;
  yield* await db
    .select({ id, name, transports, backed_up, created_at, used_at })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(created_at));
}

export async function* ownSets(db: Database, userId: string): AsyncGenerator<SetWithQuestions> {
  const newest = [desc(questionSets.createdAt), desc(sql`${questionSets}.rowid`)];
  const mine = await db
    .select({ id: questionSets.id, bytes: questionSets.bytes })
    .from(questionSets)
    .where(eq(questionSets.ownerId, userId))
    .orderBy(...newest);
  for (const some of bySize(mine)) {
    const [sets, rows, origins] = await db.batch([
      db
        .select({ set: questionSets, editions: editionsOfSet })
        .from(questionSets)
        .where(inArray(questionSets.id, idsOf(some)))
        .orderBy(...newest),
      db
        .select()
        .from(questions)
        .where(inArray(questions.setId, idsOf(some)))
        .orderBy(asc(questions.setId), asc(questions.position)),
      db
        .select()
        .from(setOrigins)
        .where(inArray(setOrigins.setId, idsOf(some)))
        .orderBy(asc(setOrigins.setId), asc(setOrigins.place)),
    ]);
    const bySet = Map.groupBy(rows, ({ setId }) => setId);
    const originsBySet = Map.groupBy(origins, ({ setId }) => setId);
    for (const { set, editions } of sets) {
      const own = bySet.get(set.id) ?? [];
      const { copies, shareToken: share_token, showAuthor: show_author, showSchool: show_school } = set;
      yield {
        ...publicSet(set, { count: own.length, editions }),
        share_token,
        show_author,
        show_school,
        copies,
        origin: originOf(originsBySet.get(set.id) ?? []),
        questions: own.map(exportedQuestion),
        drafts: JSON.parse(set.drafts) as Draft[],
      };
    }
  }
}

/** Exports which sets of others this account has copied. */
export async function* ownCopies(db: Database, userId: string) {
  const { sourceId: set_id, copyId: copy_id, copiedAt: copied_at } = setCopies;
  const mine = eq(setCopies.userId, userId);
  yield* await db.select({ set_id, copy_id, copied_at }).from(setCopies).where(mine).orderBy(desc(copied_at));
}

export async function* ownReports(db: Database, userId: string) {
  const { setId: set_id, reason, text, createdAt: created_at } = libraryReports;
  const mine = eq(libraryReports.reporterId, userId);
  yield* await db
    .select({ set_id, reason, text, created_at })
    .from(libraryReports)
    .where(mine)
    .orderBy(desc(created_at));
}

/** Exports the pictures this account has uploaded: at most two thousand short rows. */
export async function* ownPictures(db: Database, userId: string) {
  const { id, type, width, height, bytes } = media;
  const rows = await db
    .select({ id, type, width, height, bytes, uploaded_at: mediaOwners.uploadedAt })
    .from(mediaOwners)
    .innerJoin(media, eq(media.id, mediaOwners.mediaId))
    .where(eq(mediaOwners.ownerId, userId))
    .orderBy(desc(mediaOwners.uploadedAt), asc(id));
  for (const row of rows) yield { ...row, url: `/media/${row.id}` };
}

/** Exports games with `results` as kept text; the caller decides which parts are shown. */
export async function* ownGames(db: Database, userId: string) {
  const mine = await db
    .select({ id: games.id, bytes: sql<number>`coalesce(octet_length(${games.results}), 0)` })
    .from(games)
    .where(eq(games.ownerId, userId))
    .orderBy(desc(games.createdAt), desc(sql`${games}.rowid`));
  for (const some of bySize(mine)) {
    const rows = await db
      .select()
      .from(games)
      .where(inArray(games.id, idsOf(some)))
      .orderBy(desc(games.createdAt), desc(sql`${games}.rowid`));
    for (const game of rows) yield { ...exportedGame(game), results: await resultsText(db, game) };
  }
}

export async function* ownHistory(db: Database, userId: string): AsyncGenerator<HistoryRow> {
  const { isOlder, at, row, newest } = inTurn(gamePlayers, gamePlayers.playedAt);
  const page = (last: Place) =>
    db
      .select({ at, row, line: gamePlayers, code: games.code, title: games.title, playerCount: games.playerCount })
      .from(gamePlayers)
      .innerJoin(games, eq(games.id, gamePlayers.gameId))
      .where(and(eq(gamePlayers.userId, userId), isOlder(last)))
      .orderBy(...newest)
      .limit(ROWS);
  for await (const row of paged(page)) yield exportedLine(row);
}

/** Exports the log of this person's actions and of administrators' actions on the account, without the names of others. */
export async function* ownAudit(db: Database, userId: string) {
  const { isOlder, at, row, newest } = inTurn(auditLog, auditLog.at);
  const page = (last: Place) =>
    db
      .select({ at, row, action: auditLog.action, targetId: auditLog.targetId, reason: auditLog.reason })
      .from(auditLog)
      .where(and(or(eq(auditLog.actorId, userId), eq(auditLog.targetId, userId)), isOlder(last)))
      .orderBy(...newest)
      .limit(ROWS);
  for await (const { at, action, targetId, reason } of paged(page)) {
    const isMe = targetId === userId;
    yield { at, action, as: isMe ? ("target" as const) : ("actor" as const), reason: isMe ? reason : "" };
  }
}

/** End of a page. The next one begins there, even if rows came or went meanwhile. */
type Place = { readonly at: number; readonly row: number } | undefined;

function inTurn(table: SQLiteTable, column: SQLiteColumn) {
  const [at, row] = [sql<number>`${column}`, sql<number>`${table}.rowid`];
  const isOlder = (last: Place): SQL | undefined => last && sql`(${at}, ${row}) < (${last.at}, ${last.row})`;
  return { at, row, isOlder, newest: [desc(at), desc(row)] };
}

async function* paged<Row extends { at: number; row: number }>(page: (last: Place) => Promise<Row[]>) {
  for (let last: Place, full = true; full;) {
    const rows = await page(last);
    yield* rows;
    last = rows.at(-1);
    full = rows.length === ROWS;
  }
}

/** Groups neighbours into pages of limited size; a row longer than a page gets its own. */
export function bySize<Row extends { bytes: number }>(rows: readonly Row[]): Row[][] {
  const pages: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    if (pages.length === 0 || row.bytes > left || pages.at(-1)!.length === ROWS) {
      pages.push([]);
      left = BYTES;
    }
    pages.at(-1)!.push(row);
    left -= row.bytes;
  }
  return pages;
}

/** Passes all ids as one bound value. */
export const idsOf = (rows: readonly { id: string }[]) =>
  sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`;

function exportedGame(game: typeof games.$inferSelect) {
  return {
    id: game.id,
    game_code: game.code,
    title: game.title,
    label: game.label,
    ...(game.mode === "homework" && { mode: game.mode }),
    status: game.status,
    question_set_id: game.questionSetId,
    total_questions: game.totalQuestions,
    player_count: game.playerCount,
    settings: JSON.parse(game.settings) as Partial<GameSettings>,
    created_at: game.createdAt,
    started_at: game.startedAt,
    ended_at: game.endedAt,
    questions_asked: game.questionsAsked,
    asked: game.asked,
    correct: game.correct,
    answered: game.answered,
    average_score: Math.round(game.averageScore),
  };
}

function exportedLine({
  line,
  code,
  title,
  playerCount,
}: {
  line: typeof gamePlayers.$inferSelect;
  code: string;
  title: string;
  playerCount: number;
}): HistoryRow {
  const { correct, wrong, unanswered } = line;
  const asked = correct + wrong + unanswered;
  return {
    game_code: code,
    player_id: line.playerId,
    title,
    nickname: line.nickname,
    marble: line.marble,
    score: line.score,
    rank: line.rank,
    player_count: playerCount,
    correct,
    wrong,
    unanswered,
    accuracy: asked === 0 ? 0 : correct / asked,
    ...inTeam(line),
    ...(line.net !== null && { net: line.net }),
    played_at: line.playedAt,
  };
}
