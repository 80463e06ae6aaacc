import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The commit with which part three began: today's tests and build are compared with its own. */
export const BEFORE = "dfcc406b";

const git = (...args) => spawnSync("git", args).status === 0;

/** A commit's files in a folder of their own below `parent`; undefined if the history does not have it. */
export function checkoutOf(commit, parent) {
  const checkout = mkdtempSync(join(parent, "bilye-checkout-"));
  const isThere =
    git("clone", "--quiet", "--shared", "--no-checkout", ".", checkout) &&
    git("-C", checkout, "checkout", "--quiet", "--detach", commit);
  if (isThere) return checkout;
  rmSync(checkout, { recursive: true, force: true });
  return undefined;
}
