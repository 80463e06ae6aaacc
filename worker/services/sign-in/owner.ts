import { limits } from "#shared/limits";
import type { Quota } from "#db/quota";
import { publicUser } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { ownRow } from "./own-password";

/** The signed-in teacher, and the quota of sets. */
export async function ownerIn(c: AppContext): Promise<{ ownerId: string; quota: Quota }> {
  const { id, is_approved } = publicUser(await ownRow(c));
  return { ownerId: id, quota: is_approved ? limits.quota.approved : limits.quota.unapproved };
}
