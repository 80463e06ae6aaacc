import type { SchoolDomain } from "#protocol/http/replies/schools";
import { classLimits } from "#protocol/class-limits";
import { limits } from "#shared/limits";
import { readableDomain } from "#auth/domain-name";
import { pageLink } from "#auth/mail-links";
import { makeAdmin } from "#db/people/admins";
import { handOver, type HandedOver } from "#db/people/hand-over";
import { clashes } from "#db/people/hand-over-classes";
import { endEverySession } from "#db/people/sessions";
import { addDomain, listedDomains, removeDomain, type DomainRow } from "#db/schools/school-domains";
import { publicUser, userById, type UserRow } from "#db/people/users";
import { adminMadeMail, givenMail, sessionsEndedMail, takenMail } from "#mail/school-texts";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { randomCode } from "#services/games/game-codes";
import { closeScreens, settleHosting } from "#services/games/host-screens";
import { handGamesTo } from "#services/games/rooms";
import { handHomeworkTo } from "#services/homework/homework-rooms";
import { post } from "#services/sign-in/mail";
import { ownRow, wrongField } from "#services/sign-in/own-password";
import { isInReach, personIn } from "#services/sign-in/person-in";
import { Refused, refused } from "#services/request/refused";
import { logEvent } from "#services/sign-in/security-log";
import { approveWaiting, domainOfSchool } from "#services/schools/domains";

/** Digits of a new code for a game whose code the receiver already uses for another. */
const SPARE_DIGITS = 7;

/** An administrator's work for a school: its domains, a further administrator, and the sets of a teacher who leaves. */
export const adminSchool = [
  route("GET /api/admin/domains", async (c, { reply }) => {
    const domains = await listedDomains(c.get("db"));
    return reply({ domains: domains.map(schoolDomain) });
  }),
  route("POST /api/admin/domains", async (c, { body, reply }) => {
    const domain = domainOfSchool(body.domain, "domain");
    const deed = { domain, actor: await ownRow(c), now: Date.now() };
    const { added, waiting } = await addDomain(c.get("db"), deed, body.school_id);
    const approved = await approveWaiting(c, waiting);
    return reply({ domain: schoolDomain(added), approved });
  }),
  route("DELETE /api/admin/domains/:domain", async (c, { reply }) => {
    const domain = c.req.param("domain");
    const removed = await removeDomain(c.get("db"), { domain, actor: await ownRow(c), now: Date.now() });
    if (!removed) throw new Refused("not_found");
    return reply();
  }),
  route("POST /api/admin/users/:id/hand-over", async (c, { body: { to: toId, classes }, reply }) => {
    const db = c.get("db");
    const [from, to] = await Promise.all([personIn(c), userById(db, toId)]);
    if (!mayReceive(to) || !(await isInReach(c, to)) || to.id === from.id)
      throw wrongField("to", "Onaylı bir öğretmen seçin.");
    return reply(await handedOver(c, { from, to, withClasses: classes }));
  }),
  route("DELETE /api/admin/users/:id/sessions", async (c, { reply }) => {
    const db = c.get("db");
    const actor = await ownRow(c);
    const target = await personIn(c);
    if (target.id === actor.id) throw new Refused("own_account");
    const ended = await endEverySession(db, { target, actor, now: Date.now() });
    logEvent(c, "sessions_ended");
    await closeScreens(c, target.id, "password");
    const link = pageLink(c.env, "/auth/forgot-password");
    if (target.verifiedAt !== null) await post(c.env, c.executionCtx, sessionsEndedMail(target, link));
    return reply({ ended });
  }),
  route("POST /api/admin/users/:id/admin", async (c, { reply }) => {
    const db = c.get("db");
    const target = await userById(db, c.req.param("id"));
    if (target?.role !== "teacher") throw new Refused("not_found");
    if (target.verifiedAt === null) throw new Refused("email_unverified_account");
    if (target.approval !== "approved") throw new Refused("account_not_approved");
    const made = (await makeAdmin(db, target, await ownRow(c), Date.now())) ?? refused("account_in_use");
    logEvent(c, "admin_made");
    await closeScreens(c, made.id, "revoked");
    await post(c.env, c.executionCtx, adminMadeMail(made, pageLink(c.env, "/auth/login")));
    return reply({ user: publicUser(made) });
  }),
];

/**
 * Tells if an account may take over another one's sets. The library's own may not: nobody can sign in to it, so they would be
 * lost.
 */
const mayReceive = (to: UserRow | undefined): to is UserRow =>
  to?.role === "teacher" && to.approval === "approved" && to.suspendedAt === null && to.verifiedAt !== null;

type Hands = { readonly from: UserRow; readonly to: UserRow; readonly withClasses: boolean };

async function handedOver(c: AppContext, { from, to, withClasses }: Hands): Promise<HandedOver> {
  const db = c.get("db");
  const between = { from: from.id, to: to.id };
  const classes = withClasses ? await clashes(db, between, () => randomCode(SPARE_DIGITS)) : null;
  const given = await handOver(db, {
    from,
    to,
    actor: await ownRow(c),
    quota: limits.quota.approved,
    classes,
    now: Date.now(),
  });
  if (given === "games_running") throw new Refused(given);
  if (given === "classes_full") {
    const most = `${to.name} en çok ${classLimits.classes.open} sınıf alabilir.`;
    throw new Refused("receiver_full", { sentence: most, fields: { classes: most } });
  }
  if (given === "sets_full") throw new Refused("receiver_full");
  // Run even if nothing is left to hand over: an earlier call may have been cut off here.
  // Homework of a suspended teacher has rested.
  if (withClasses) await Promise.all([handHomeworkTo(c.env, to), handGamesTo(c.env, to.id), settleHosting(c, to.id)]);
  if (given.sets + given.classes === 0) return given;
  logEvent(c, given.classes > 0 ? "classes_handed_over" : "sets_handed_over");
  const links = { sets: pageLink(c.env, "/teacher/question-sets"), classes: pageLink(c.env, "/teacher/classes") };
  if (from.verifiedAt !== null) await post(c.env, c.executionCtx, takenMail(from, to, given));
  await post(c.env, c.executionCtx, givenMail(to, from, given, links));
  return given;
}

const schoolDomain = ({ domain, school, createdAt: created_at }: DomainRow): SchoolDomain => ({
  domain,
  shown: readableDomain(domain),
  school,
  created_at,
});
