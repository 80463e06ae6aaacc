import { recalled, remember } from "#browser/device";

/**
 * The newest state of the database that the pages of this browser have seen or made, as the server gives it in the header of its
 * replies, and stored under its name. Calls send it back, from every tab and after a reload: nobody reads anything older than what
 * they wrote.
 */
const BOOKMARK = "x-bilye-bookmark";

export const bookmarkHeader = (bookmark = recalled(BOOKMARK)) => bookmark && { [BOOKMARK]: bookmark };

/** Newer ones come later in the order of letters: a reply that was overtaken does not replace a newer one. */
export function keepBookmark({ headers }: Pick<Response, "headers">): void {
  const bookmark = headers.get(BOOKMARK) ?? "";
  if (bookmark > (recalled(BOOKMARK) ?? "")) remember(BOOKMARK, bookmark);
}
