import { DeleteAccountBody } from "#protocol/http/people";
import { decideOnTeacher, isLastAdmin, listedUsers } from "#db/people/administration";
import { systemStats, userStats } from "#db/people/admin-stats";
import { auditEntries, noteView } from "#db/people/audit";
import type { Database } from "#db/database";
import { house } from "#db/library/ready-sets";
import { publicUser, userById } from "#db/people/users";
import { route } from "#services/request/route";
import { parsed } from "#services/request/body";
import { noted } from "#services/sign-in/noted";
import { ownRow, requirePassword } from "#services/sign-in/own-password";
import { Refused, refused } from "#services/request/refused";
import { removeUser } from "#services/sign-in/remove-user";
import { tellTeacher } from "#services/classes/tell-teacher";

/** The account of the library's own sets is not a person and cannot be decided on. */
const personById = async (db: Database, id: string) => (id === house.id ? undefined : userById(db, id));

export const admin = [
  route("GET /api/admin/teachers/pending", noted("people_viewed"), async (c, { query, reply }) => {
    return reply(await listedUsers(c.get("db"), { ...query, role: "teacher", approval: "pending" }));
  }),
  route(
    "GET /api/admin/teachers",
    noted("people_viewed"),
    async (c, { query: { status, approval, ...query }, reply }) => {
      const wanted = { ...query, role: "teacher", approval: status ?? approval } as const;
      return reply(await listedUsers(c.get("db"), wanted));
    },
  ),
  route("POST /api/admin/teachers/approve", async (c, { body: { user_id, approve, reason = "" }, reply }) => {
    const db = c.get("db");
    const teacher = await personById(db, user_id);
    if (teacher?.role !== "teacher") throw new Refused("not_found");
    if (approve && teacher.verifiedAt === null) throw new Refused("email_unverified_account");
    const changed = await decideOnTeacher(db, { teacher, approve, reason, actor: c.get("user") });
    if (changed) await tellTeacher(c, changed);
    return reply({ user: publicUser(changed ?? teacher) });
  }),
  route("GET /api/admin/users", noted("people_viewed"), async (c, { query, reply }) => {
    return reply(await listedUsers(c.get("db"), query));
  }),
  route("DELETE /api/admin/users/:id", async (c, { body: given, reply }) => {
    const db = c.get("db");
    const actor = c.get("user");
    const user = (await personById(db, c.req.param("id"))) ?? refused("not_found");
    if (await isLastAdmin(db, user.id)) throw new Refused("last_admin");
    if (user.id === actor.id) throw new Refused("own_account");
    const { password } = parsed(DeleteAccountBody, given);
    await requirePassword(c, await ownRow(c), password, "password");
    await removeUser(c, user.id, actor);
    return reply();
  }),
  route("GET /api/admin/users/:id/stats", async (c, { reply }) => {
    const db = c.get("db");
    const user = (await personById(db, c.req.param("id"))) ?? refused("not_found");
    await noteView(db, { action: "person_viewed", actor: c.get("user"), target: user, now: Date.now() });
    return reply(await userStats(db, user));
  }),
  route("GET /api/admin/stats", noted("numbers_viewed"), async (c, { reply }) =>
    reply(await systemStats(c.get("db"), Date.now())),
  ),
  route("GET /api/admin/audit", noted("audit_viewed"), async (c, { query: { views, ...query }, reply }) => {
    return reply(await auditEntries(c.get("db"), { ...query, withViews: views === "1" }));
  }),
];
