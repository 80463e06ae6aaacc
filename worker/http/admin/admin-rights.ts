import { sql } from "drizzle-orm";
import type { Database } from "#db/database";
import { setRights } from "#db/people/admins";
import { publicUser, type UserRow } from "#db/people/users";
import { pageLink } from "#auth/mail-links";
import { rightsMail } from "#mail/school-texts";
import { route } from "#services/request/route";
import { Refused } from "#services/request/refused";
import { post } from "#services/sign-in/mail";
import { ownRow, wrongField } from "#services/sign-in/own-password";
import { onlyWhileAdmin, personIn } from "#services/sign-in/person-in";
import { logEvent } from "#services/sign-in/security-log";

/** Rights of administration of an account that also teaches; stepping down is giving up one's own. */
export const adminRights = [
  route("PUT /api/admin/users/:id/rights", async (c, { body, reply }) => {
    const [db, target] = [c.get("db"), await personIn(c)];
    requireTeaching(target);
    const rights: UserRow["rights"] = body.rights[0] ?? "none";
    const school = rights === "school" ? await schoolOf(db, body.rights_school ?? "") : null;
    const now = publicUser(target);
    const isSame = (now.rights[0] ?? "none") === rights && (now.rights_school ?? null) === (school?.id ?? null);
    if (isSame) return reply({ user: now });
    const words = school ? `Okul: ${school.name}` : inWords[rights];
    const deed = { target, actor: await ownRow(c), words, now: Date.now() };
    onlyWhileAdmin(c);
    const changed = await setRights(db, { ...deed, rights, school: school?.id ?? null });
    if (!changed && school) await schoolOf(db, school.id);
    if (!changed) throw new Refused("last_admin", { sentence: "Son yönetici bırakamaz." });
    logEvent(c, "rights_changed");
    await post(c.env, c.executionCtx, rightsMail(changed, words, pageLink(c.env, "/profile")));
    return reply({ user: publicUser(changed) });
  }),
];

const inWords = { none: "Yok", all: "Hepsi", library: "Kütüphane", school: "Okul" } as const;

/** Refuses an account that cannot have rights. */
function requireTeaching({ role, verifiedAt, approval, suspendedAt }: UserRow): void {
  if (role === "student") throw new Refused("not_found");
  if (verifiedAt === null) throw new Refused("email_unverified_account");
  if (approval !== "approved") throw new Refused("account_not_approved");
  if (suspendedAt !== null) throw new Refused("account_suspended");
}

async function schoolOf(db: Database, id: string): Promise<{ id: string; name: string }> {
  const school = await db.get<{ id: string; name: string } | undefined>(
    sql`SELECT id, name FROM schools WHERE id = ${id}`,
  );
  if (!school) throw wrongField("rights_school", "Bir okul seçin.");
  return school;
}
