import { limits } from "#shared/limits";
import type { Quota } from "#db/quota";
import type { AppContext } from "../request/app-env";

/** The signed-in teacher, and the quota of sets. */
export function ownerIn(c: AppContext): { ownerId: string; quota: Quota } {
  const { id, is_approved } = c.get("user");
  return { ownerId: id, quota: is_approved ? limits.quota.approved : limits.quota.unapproved };
}
