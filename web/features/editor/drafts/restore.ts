import type { EditedSet, ServerSet } from "./edited-set";
import { openSet } from "./open-set";
import { withLeft } from "./merge-backups";
import { reconcile } from "./reconcile";
import { setFrom, backupOf, type Backups } from "./backup";

/** A page that has written within this time is still in use. */
const IN_USE_MS = 5_000;

type At = { readonly backups: Backups; readonly now: number };

/** The set as it is on the server, with the changes that this page and closed pages have left on this device. */
export function restored(theirs: ServerSet, backups: Backups, now: number) {
  const [first] = backupsOf(theirs.id, { backups, now });
  if (!first) return { set: openSet(theirs), isConflict: false, wasLeft: false };
  // Offline, the set is an older copy. Questions that this page has seen since then were not deleted.
  const isOld = theirs.updated_at < first.backup.stored.updatedAt;
  if (isOld) return { set: setFrom(first.backup, theirs), isConflict: false, wasLeft: true };
  const { set, isConflict } = reconcile(setFrom(first.backup, theirs), theirs, first.backup.sent);
  if (isConflict) {
    backups.put(theirs.id, { ...first.backup, at: now });
    if (first.page !== backups.page) backups.remove(theirs.id, first.page);
    return { set, isConflict, wasLeft: true };
  }
  const { set: whole, pages } = withAllLeft(set, theirs, { backups, now });
  backups.put(theirs.id, backupOf(whole, null, now));
  for (const page of pages) backups.remove(theirs.id, page);
  return { set: whole, isConflict, wasLeft: true };
}

/**
 * Merges everything left that does not contradict the server. A conflict waits until that backup is opened by itself and the
 * teacher can be asked.
 */
export function withAllLeft(set: EditedSet, theirs: ServerSet, { backups, now }: At) {
  let whole = set;
  const pages: string[] = [];
  for (const { page, backup } of backupsOf(theirs.id, { backups, now })) {
    if (page === backups.page) continue;
    const left = reconcile(setFrom(backup, theirs), theirs, backup.sent);
    if (left.isConflict) continue;
    whole = withLeft(whole, left.set);
    pages.push(page);
  }
  return { set: whole, pages };
}

/** This page's own first, then those of other pages, newest first. */
const backupsOf = (setId: string, { backups, now }: At) =>
  backups
    .all(setId)
    .filter(({ page, backup }) => page === backups.page || backup.at <= now - IN_USE_MS)
    .toSorted((a, b) => Number(b.page === backups.page) - Number(a.page === backups.page));
