import { RequestedDeletionBody } from "#protocol/http/people";
import { decideOnTeacher, isLastAdmin, listedUsers } from "#db/people/administration";
import { systemStats, userStats } from "#db/people/admin-stats";
import { auditEntries, noteView } from "#db/people/audit";
import { restingOf } from "#db/people/resting";
import { unverifiedPeople } from "#db/people/unverified";
import { publicUser } from "#db/people/users";
import { letterInRecord } from "#protocol/audit-words";
import { schoolById } from "#db/schools/schools";
import { waitingFor } from "#db/people/waiting";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { parsed } from "#services/request/body";
import { noted } from "#services/sign-in/noted";
import { onlySchoolOf, onlyWhileAdmin, personIn, refuseLifting, takenByAll } from "#services/sign-in/person-in";
import { ownRow, requirePassword, wrongField } from "#services/sign-in/own-password";
import { isOneOfMany, usedMailbox } from "#services/sign-in/throttle";
import { Refused } from "#services/request/refused";
import { removeUser } from "#services/sign-in/remove-user";
import { withReadableDomain } from "#services/schools/domains";
import { tellTeacher } from "#services/classes/tell-teacher";

/** Taking approval from many teachers at once needs the administrator's own password. */
async function requirePasswordForMany(c: AppContext, password: string | undefined): Promise<void> {
  if (password !== undefined) await requirePassword(c, password, "password");
  else if (await isOneOfMany(c)) throw wrongField("password", "Beşten çok öğretmen için şifrenizi yazın.");
}

async function schoolInReach(c: AppContext, id: string): Promise<string> {
  const only = onlySchoolOf(publicUser(await ownRow(c)));
  const school = only === undefined || only === id ? await schoolById(c.get("db"), id) : undefined;
  if (!school) throw wrongField("school_id", "Bu okul bulunamadı.");
  return school.id;
}

type SchoolFilter = { readonly school_id?: string | undefined; readonly written: "0" | "1" };
/** The people of a list: of their school alone for its administrator, for any other as the filter says. */
const schoolsIn = ({ school_id, written }: SchoolFilter, onlySchool: string | undefined) =>
  written === "1" && onlySchool === undefined ? { ofSchool: school_id } : { onlySchool: onlySchool ?? school_id };

export const admin = [
  route(
    "GET /api/admin/teachers/pending",
    noted("people_viewed", async (c, { query, reply }) => {
      const onlySchool = onlySchoolOf(publicUser(await ownRow(c)));
      return reply(await listedUsers(c.get("db"), { ...query, onlySchool, role: "teacher", approval: "pending" }));
    }),
  ),
  route(
    "GET /api/admin/teachers",
    noted("people_viewed", async (c, { query: { status, approval, ...query }, reply }) => {
      const onlySchool = onlySchoolOf(publicUser(await ownRow(c)));
      const wanted = {
        ...query,
        ...schoolsIn(query, onlySchool),
        role: "teacher",
        approval: status ?? approval,
      } as const;
      return reply(await listedUsers(c.get("db"), wanted));
    }),
  ),
  route("POST /api/admin/teachers/approve", async (c, { body, reply }) => {
    const db = c.get("db");
    const { user_id, approve, from, reason = "", password, school_id } = body;
    const wanted = approve ? "approved" : "rejected";
    const teacher = await personIn(c, user_id);
    if (teacher.role !== "teacher") throw new Refused("not_found");
    if (![wanted, from ?? teacher.approval].includes(teacher.approval)) throw new Refused("decided_meanwhile");
    if (approve && teacher.verifiedAt === null) throw new Refused("email_unverified_account");
    if (approve && teacher.approval === "rejected") await refuseLifting(c, teacher, "teacher_rejected");
    const takesApproval = !approve && teacher.approval === "approved";
    if (takesApproval && (await isLastAdmin(db, teacher.id))) throw new Refused("last_admin");
    if (takesApproval) await requirePasswordForMany(c, password);
    const resting = takesApproval && (await restingOf(db, [teacher.id], Date.now()));
    const schoolId = school_id && (await schoolInReach(c, school_id));
    const mailbox = usedMailbox(c, teacher.email);
    onlyWhileAdmin(c);
    const changed = await decideOnTeacher(db, { teacher, approve, reason, schoolId, actor: await ownRow(c), mailbox });
    if (changed) await tellTeacher(c, changed);
    const after = changed ?? (await personIn(c, user_id));
    if (after.approval !== wanted) throw new Refused("decided_meanwhile");
    if (!changed && !approve) await takenByAll(c, after, "teacher_rejected", reason);
    return reply({ user: publicUser(after), ...resting });
  }),
  route(
    "GET /api/admin/users",
    noted("people_viewed", async (c, { query, reply }) => {
      const { state, ...wanted } = query;
      const onlySchool = onlySchoolOf(publicUser(await ownRow(c)));
      if (state !== "unverified")
        return reply(await listedUsers(c.get("db"), { ...wanted, state, ...schoolsIn(wanted, onlySchool) }));
      // The school of an unverified person is not known yet.
      if (onlySchool !== undefined) throw new Refused("forbidden");
      return reply(await unverifiedPeople(c.get("db"), wanted));
    }),
  ),
  route("DELETE /api/admin/users/:id", async (c, { body: given, reply }) => {
    const db = c.get("db");
    const actor = await ownRow(c);
    const user = await personIn(c);
    if (await isLastAdmin(db, user.id)) throw new Refused("last_admin");
    if (user.id === actor.id) throw new Refused("own_account");
    const { password, letter } = parsed(RequestedDeletionBody, given);
    await requirePassword(c, password, "password");
    await removeUser(c, user.id, actor, letterInRecord("", letter));
    return reply();
  }),
  route("GET /api/admin/users/:id/stats", async (c, { reply }) => {
    const db = c.get("db");
    const user = await personIn(c);
    const note = noteView(db, { action: "person_viewed", actor: await ownRow(c), target: user, now: Date.now() });
    const [stats] = await Promise.all([userStats(db, user), note]);
    return reply(stats);
  }),
  route(
    "GET /api/admin/stats",
    noted("numbers_viewed", async (c, { reply }) => {
      const [db, user] = [c.get("db"), publicUser(await ownRow(c))];
      const stats = systemStats(db, Date.now(), onlySchoolOf(user));
      const waiting = waitingFor(db, user, Date.now());
      return reply({ ...(await stats), waiting: await waiting });
    }),
  ),
  route(
    "GET /api/admin/audit",
    noted("audit_viewed", async (c, { query, reply }) => {
      const { timeZone } = await ownRow(c);
      const { items, ...list } = await auditEntries(c.get("db"), query, timeZone);
      return reply({ items: items.map(withReadableDomain), ...list });
    }),
  ),
];
