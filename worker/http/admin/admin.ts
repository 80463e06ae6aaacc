import { Hono } from "hono";
import * as z from "zod";
import { ApproveBody, AuditQuery, DeleteAccountBody, type UserReply } from "#protocol/http/people";
import { WorkedOffQuery } from "#protocol/http/page";
import { decideOnTeacher, isLastAdmin, listedUsers } from "#db/people/administration";
import { systemStats, userStats } from "#db/people/admin-stats";
import { auditEntries, noteView } from "#db/people/audit";
import { database, type Database } from "#db/database";
import { house } from "#db/library/ready-sets";
import { publicUser, userById } from "#db/people/users";
import type { AppEnv } from "#services/request/app-env";
import { body, parsed } from "#services/request/body";
import { requireRole } from "#services/sign-in/guard";
import { noted } from "#services/sign-in/noted";
import { ownRow, requirePassword } from "#services/sign-in/own-password";
import { Refused } from "#services/request/refused";
import { removeUser } from "#services/sign-in/remove-user";
import { tellTeacher } from "#services/classes/tell-teacher";

const Approval = z.enum(["approved", "pending", "rejected"]).optional().catch(undefined);
/** `status` and `approval` are one filter; an unknown value shows everybody. */
const PeopleQuery = WorkedOffQuery.extend({
  status: Approval,
  approval: Approval,
  role: z.enum(["admin", "teacher", "student"]).optional().catch(undefined),
});

/** Guards each route by itself and not all paths at once: an unknown path stays 404 and a wrong method 405, for everybody. */
const onlyAdmin = requireRole("admin");

/** The account of the library's own sets is not a person and cannot be decided on. */
const personById = async (db: Database, id: string) => (id === house.id ? undefined : userById(db, id));

export const admin = new Hono<AppEnv>()

  .get("/teachers/pending", onlyAdmin, noted("people_viewed"), async (c) => {
    const query = parsed(WorkedOffQuery, c.req.query());
    return c.json(await listedUsers(database(c.env.DB), { ...query, role: "teacher", approval: "pending" }));
  })

  .get("/teachers", onlyAdmin, noted("people_viewed"), async (c) => {
    const { status, approval, ...query } = parsed(PeopleQuery, c.req.query());
    const wanted = { ...query, role: "teacher", approval: status ?? approval } as const;
    return c.json(await listedUsers(database(c.env.DB), wanted));
  })

  .post("/teachers/approve", onlyAdmin, async (c) => {
    const { user_id, approve, reason = "" } = await body(c, ApproveBody);
    const db = database(c.env.DB);
    const teacher = await personById(db, user_id);
    if (teacher?.role !== "teacher") throw new Refused("not_found");
    if (approve && teacher.verifiedAt === null) throw new Refused("email_unverified_account");
    const changed = await decideOnTeacher(db, { teacher, approve, reason, actor: c.get("user") });
    if (changed) await tellTeacher(c, changed);
    return c.json({ user: publicUser(changed ?? teacher) } satisfies UserReply);
  })

  .get("/users", onlyAdmin, noted("people_viewed"), async (c) => {
    const { status: _, approval: __, ...query } = parsed(PeopleQuery, c.req.query());
    return c.json(await listedUsers(database(c.env.DB), query));
  })

  .delete("/users/:id", onlyAdmin, async (c) => {
    const given = await body(c, DeleteAccountBody.partial(), { optional: true });
    const db = database(c.env.DB);
    const actor = c.get("user");
    const user = await personById(db, c.req.param("id"));
    if (!user) throw new Refused("not_found");
    if (await isLastAdmin(db, user.id)) throw new Refused("last_admin");
    if (user.id === actor.id) throw new Refused("own_account");
    const { password } = parsed(DeleteAccountBody, given);
    await requirePassword(c, await ownRow(c), password, "password");
    await removeUser(c, user.id, actor);
    return c.body(null, 204);
  })

  .get("/users/:id/stats", onlyAdmin, async (c) => {
    const db = database(c.env.DB);
    const user = await personById(db, c.req.param("id"));
    if (!user) throw new Refused("not_found");
    await noteView(db, { action: "person_viewed", actor: c.get("user"), target: user, now: Date.now() });
    return c.json(await userStats(db, user));
  })

  .get("/stats", onlyAdmin, noted("numbers_viewed"), async (c) =>
    c.json(await systemStats(database(c.env.DB), Date.now())),
  )

  .get("/audit", onlyAdmin, noted("audit_viewed"), async (c) => {
    const { views, ...query } = parsed(AuditQuery, c.req.query());
    return c.json(await auditEntries(database(c.env.DB), { ...query, withViews: views === "1" }));
  });
