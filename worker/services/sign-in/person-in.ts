import type { User } from "#protocol/http/replies/people";
import { isDecidedByAll, mayAdminister } from "#db/people/admins";
import { noteDeed } from "#db/people/audit";
import { house } from "#db/library/ready-sets";
import { publicUser, userById, type UserRow } from "#db/people/users";
import type { AppContext } from "../request/app-env";
import { onlyIf } from "../request/only-if";
import { ownRow } from "./own-password";
import { Refused, refused } from "../request/refused";

/** The school whose people alone this administrator sees; undefined for one who sees all. */
export const onlySchoolOf = ({ rights, rights_school = "" }: User): string | undefined =>
  rights.includes("all") ? undefined : rights_school;

/**
 * The person in the path, or with this id, whom the calling administrator may act on: for a school's, its people without rights
 * of their own. The account of the library's own sets is not a person.
 */
export async function personIn(c: AppContext, id = c.req.param("id") ?? ""): Promise<UserRow> {
  const person = (await userById(c.get("db"), id)) ?? refused("not_found");
  return (await isInReach(c, person)) ? person : refused("not_found");
}

/** Lets the call write only if nobody has taken the caller's rights or account meanwhile: of two who do so, one is left. */
export const onlyWhileAdmin = (c: AppContext): void =>
  onlyIf(c, mayAdminister(c.get("user").id), [], () => refused("unauthenticated"));

/** Entries of the record that say that it was taken. */
const deedsOf = {
  user_suspended: ["user_suspended"],
  teacher_rejected: ["teacher_rejected", "approval_withdrawn"],
} as const;

/** Refuses a school's administrator who would lift what one with all rights has decided. */
export async function refuseLifting(c: AppContext, { id }: UserRow, taken: keyof typeof deedsOf): Promise<void> {
  if (onlySchoolOf(publicUser(await ownRow(c))) === undefined) return;
  if (await isDecidedByAll(c.get("db"), id, deedsOf[taken])) throw new Refused("forbidden");
}

/**
 * Records that an administrator with all rights takes what a school's has taken already: from then on the school's cannot give
 * it back.
 */
export async function takenByAll(
  c: AppContext,
  target: UserRow,
  action: keyof typeof deedsOf,
  reason: string,
): Promise<void> {
  const [db, actor] = [c.get("db"), await ownRow(c)];
  if (onlySchoolOf(publicUser(actor)) !== undefined) return;
  if (await isDecidedByAll(db, target.id, deedsOf[action])) return;
  await noteDeed(db, { action, actor, target, reason, now: Date.now() });
}

export async function isInReach(c: AppContext, person: UserRow): Promise<boolean> {
  if (person.id === house.id) return false;
  const school = onlySchoolOf(publicUser(await ownRow(c)));
  return school === undefined || (person.schoolId === school && publicUser(person).rights.length === 0);
}
