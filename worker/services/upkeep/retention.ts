import { countedDatabase, database, type Database } from "#db/database";
import { removeExpired } from "#db/expired";
import { keepPlace, cursorOf, START } from "#db/job-cursors";
import { logLine } from "#shared/log-line";
import { anonymizeGames, unnameOwed } from "./names";
import { removeOrphanParts } from "./result-parts";
import { removeUnusedPictures } from "./pictures";

const DAY = 24 * 3_600_000;
/** Limit on queries after which a run starts nothing new: an invocation has a thousand, and one step may take some hundreds. */
const MOST_QUERIES = 600;
const leastDays = 1;
/**
 * Names of the jobs in `job_cursors`. They store the last game whose names were replaced, the last picture checked for use, the
 * last game whose parts were checked, and whether a run has left something over.
 */
const ANONYMIZE = "anonymize";
const PICTURES = "pictures";
const PARTS = "result_parts";
const SWEEP = "sweep";

type Limits = { readonly mostQueries?: number };

/**
 * The nightly sweep of data that is no longer needed, names first. Repeating it does nothing more. A run ends before its
 * invocation has used its last query; `finishSweep` continues with the rest.
 */
export async function sweep(env: Env, now: number, { mostQueries = MOST_QUERIES }: Limits = {}): Promise<void> {
  const { db, sent } = countedDatabase(env.DB);
  const mayGoOn = () => sent() < mostQueries;
  const before = now - retentionDays(env) * DAY;
  const names = await anonymizeGames(db, env.MEDIA, { before, now, after: await cursorOf(db, ANONYMIZE), mayGoOn });
  await keepPlace(db, ANONYMIZE, names.place);
  const swept = {
    anonymized_games: names.done,
    owed_names: await unnameOwed(db, env.MEDIA, mayGoOn),
    ...(await removeExpired(db, { now, auditBefore: now - auditDays(env) * DAY }, mayGoOn)),
  };
  const parts = await sweepParts(env, db, mayGoOn);
  const pictures = await sweepPictures(env, { db, now, mayGoOn });
  const isFinished = mayGoOn() && names.place === START && parts.place === "" && pictures.place === START;
  await keepPlace(db, SWEEP, isFinished ? START : { at: now, id: SWEEP });
  logLine("info", "sweep", {
    ...swept,
    result_parts: parts.removed,
    pictures: pictures.removed,
    queries: sent(),
    finished: isFinished,
  });
}

/** Deletes parts of large games that no longer exist. While R2 is unavailable, it is tried again in ten minutes. */
async function sweepParts(env: Env, db: Database, mayGoOn: () => boolean) {
  if (!mayGoOn()) return { removed: 0, place: null };
  const { id: after } = await cursorOf(db, PARTS);
  try {
    const parts = await removeOrphanParts(db, env.MEDIA, { after, mayGoOn });
    await keepPlace(db, PARTS, { at: 0, id: parts.place });
    return parts;
  } catch (error) {
    logLine("error", "parts_not_removed", { error });
    return { removed: 0, place: null };
  }
}

/**
 * Runs last and separately: if R2 is unavailable everything else is already done, and pictures are tried again in ten minutes.
 */
async function sweepPictures(env: Env, { db, now, mayGoOn }: { db: Database; now: number; mayGoOn: () => boolean }) {
  const after = await cursorOf(db, PICTURES);
  try {
    const pictures = await removeUnusedPictures(db, env.MEDIA, { now, after, mayGoOn });
    await keepPlace(db, PICTURES, pictures.place);
    return pictures;
  } catch (error) {
    logLine("error", "pictures_not_removed", { error });
    return { removed: 0, place: null };
  }
}

/** Continues a sweep that did not fit into its run, beside the other work of the ten-minute cron. */
export async function finishSweep(env: Env): Promise<void> {
  if ((await cursorOf(database(env.DB), SWEEP)).id === SWEEP) {
    await sweep(env, Date.now(), { mostQueries: MOST_QUERIES / 3 });
  }
}

/** Days for which guests' nicknames are kept. */
export const retentionDays = ({ RETENTION_DAYS }: { RETENTION_DAYS: string }) => daysOf(RETENTION_DAYS, 180);
/** Days for which the log of administrators' actions is kept. */
export const auditDays = ({ AUDIT_DAYS }: { AUDIT_DAYS: string }) => daysOf(AUDIT_DAYS, 730);

/** A wrong setting must never delete yesterday's data: then the privacy page's promise applies. */
function daysOf(setting: string, promised: number): number {
  const days = Number(setting);
  return Number.isFinite(days) && setting.trim() !== "" && days >= leastDays ? days : promised;
}
