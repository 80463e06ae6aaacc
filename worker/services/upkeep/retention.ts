import { countedDatabase, database, type Database } from "#db/database";
import { removeExpired } from "#db/expired";
import { keepPlace, placeOf, START } from "#db/job-cursors";
import { logLine } from "#shared/log-line";
import { anonymizeGames, unnameOwed } from "./names";
import { removeOrphanParts } from "./result-parts";
import { removeUnusedPictures } from "./pictures";

const DAY = 24 * 3_600_000;
/** After so many queries of a run nothing new is begun: an invocation has a thousand, and a step may take some hundreds. */
const MOST_QUERIES = 600;
const leastDays = 1;
/**
 * The jobs' names in `job_cursors`: the game after which names are replaced, the picture after which it is looked whether
 * anything uses it, the game after which it is looked whether its parts still have one, and that a run has left something.
 */
const ANONYMIZE = "anonymize";
const PICTURES = "pictures";
const PARTS = "result_parts";
const SWEEP = "sweep";

type Limits = { readonly mostQueries?: number };

/**
 * The nightly sweep of what nobody needs any longer, names first. Repeated, it finds nothing more to do. A run ends before
 * its invocation has sent its last query; what is left `finishSweep` goes on with.
 */
export async function sweep(env: Env, now: number, { mostQueries = MOST_QUERIES }: Limits = {}): Promise<void> {
  const { db, sent } = countedDatabase(env.DB);
  const mayGoOn = () => sent() < mostQueries;
  const before = now - retentionDays(env) * DAY;
  const names = await anonymizeGames(db, env.MEDIA, { before, now, after: await placeOf(db, ANONYMIZE), mayGoOn });
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

/** Parts of large games that nobody has any more. While R2 is away they are looked for again in ten minutes. */
async function sweepParts(env: Env, db: Database, mayGoOn: () => boolean) {
  if (!mayGoOn()) return { removed: 0, place: null };
  const { id: after } = await placeOf(db, PARTS);
  try {
    const parts = await removeOrphanParts(db, env.MEDIA, { after, mayGoOn });
    await keepPlace(db, PARTS, { at: 0, id: parts.place });
    return parts;
  } catch (error) {
    logLine("error", "parts_not_removed", { error });
    return { removed: 0, place: null };
  }
}

/** Last of all, and by itself: while R2 is away everything else has gone, and pictures are tried again in ten minutes. */
async function sweepPictures(env: Env, { db, now, mayGoOn }: { db: Database; now: number; mayGoOn: () => boolean }) {
  const after = await placeOf(db, PICTURES);
  try {
    const pictures = await removeUnusedPictures(db, env.MEDIA, { now, after, mayGoOn });
    await keepPlace(db, PICTURES, pictures.place);
    return pictures;
  } catch (error) {
    logLine("error", "pictures_not_removed", { error });
    return { removed: 0, place: null };
  }
}

/** Goes on with a sweep that did not fit into its run, beside what else the ten-minute cron has to ask. */
export async function finishSweep(env: Env): Promise<void> {
  if ((await placeOf(database(env.DB), SWEEP)).id === SWEEP) {
    await sweep(env, Date.now(), { mostQueries: MOST_QUERIES / 3 });
  }
}

/** How long guests' nicknames are kept. */
export const retentionDays = ({ RETENTION_DAYS }: { RETENTION_DAYS: string }) => daysOf(RETENTION_DAYS, 180);
/** How long it is known what administrators did. */
export const auditDays = ({ AUDIT_DAYS }: { AUDIT_DAYS: string }) => daysOf(AUDIT_DAYS, 730);

/** A wrong setting must never empty what is of yesterday: then the promise of the privacy page stands. */
function daysOf(setting: string, promised: number): number {
  const days = Number(setting);
  return Number.isFinite(days) && setting.trim() !== "" && days >= leastDays ? days : promised;
}
