import { openSet, type EditedSet, type ServerSet } from "./edited-set";
import { withLeft } from "./merge-shelves";
import { reconcile } from "./reconcile";
import { fromShelf, toShelf, type Shelf } from "./shelf";

/** Who has written this recently is not gone. */
const IN_USE_MS = 5_000;

type At = { readonly shelf: Shelf; readonly now: number };

/** The set as it is on the server, with what this page and pages that are gone have left of it on this device. */
export function unpacked(theirs: ServerSet, shelf: Shelf, now: number) {
  const [first] = kept(theirs.id, { shelf, now });
  if (!first) return { set: openSet(theirs), isConflict: false, wasLeft: false };
  const { set, isConflict } = reconcile(fromShelf(first.shelved, theirs), theirs, first.shelved.sent);
  if (isConflict) {
    shelf.put(theirs.id, { ...first.shelved, at: now });
    if (first.page !== shelf.page) shelf.remove(theirs.id, first.page);
    return { set, isConflict, wasLeft: true };
  }
  const { set: whole, pages } = withAllLeft(set, theirs, { shelf, now });
  shelf.put(theirs.id, toShelf(whole, null, now));
  for (const page of pages) shelf.remove(theirs.id, page);
  return { set: whole, isConflict, wasLeft: true };
}

/** What contradicts the server is left for an opening of its own, where it can be asked about. */
export function withAllLeft(set: EditedSet, theirs: ServerSet, { shelf, now }: At) {
  let whole = set;
  const pages: string[] = [];
  for (const { page, shelved } of kept(theirs.id, { shelf, now })) {
    if (page === shelf.page) continue;
    const left = reconcile(fromShelf(shelved, theirs), theirs, shelved.sent);
    if (left.isConflict) continue;
    whole = withLeft(whole, left.set);
    pages.push(page);
  }
  return { set: whole, pages };
}

/** This page's own first, then what others have left, the newest first. */
const kept = (setId: string, { shelf, now }: At) =>
  shelf
    .all(setId)
    .filter(({ page, shelved }) => page === shelf.page || shelved.at <= now - IN_USE_MS)
    .toSorted((a, b) => Number(b.page === shelf.page) - Number(a.page === shelf.page));
