import { addressTaken } from "#protocol/field-faults";
import type { MailedReply, RemailedReply } from "#protocol/http/replies/people";
import { newEntry } from "#db/people/audit";
import { unverifiedById, unverifiedPerson, type Unverified } from "#db/people/unverified";
import { userByEmail } from "#db/people/users";
import { unsentMails } from "#db/unsent-mails";
import { releaseMail } from "#db/mails";
import { users } from "#db/schema/people";
import { eq } from "drizzle-orm";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { Refused, refused } from "#services/request/refused";
import { accountAsking, postAsked, trySending, type Letter } from "#services/sign-in/mail";
import { noted } from "#services/sign-in/noted";
import { ownRow, wrongField } from "#services/sign-in/own-password";
import { personIn } from "#services/sign-in/person-in";
import { renewedLetter, resetLetter } from "#services/sign-in/renewed-link";

/** Mails that did not go out, and people whose mail did not reach them. */
export const adminMails = [
  route(
    "GET /api/admin/mails",
    noted("people_viewed", async (c, { query, reply }) => reply(await unsentMails(c.get("db"), query))),
  ),
  route("POST /api/admin/mails/:id/again", async (c, { reply }) => {
    const mail = (await releaseMail(c.get("db"), c.req.param("id"), Date.now())) ?? refused("not_found");
    return reply({ state: (await trySending(c.env, mail.id)) ? "sent" : "failed" });
  }),
  route("POST /api/admin/users/:id/resend", async (c, { reply }) => {
    const found = (await unverifiedById(c.get("db"), c.req.param("id"))) ?? refused("not_found");
    return reply(await remailed(c, found, found.registration.email));
  }),
  route("POST /api/admin/users/:id/reset-link", async (c, { reply }) => {
    const target = await personIn(c);
    if (target.verifiedAt === null) throw new Refused("email_unverified_account");
    const deed = { action: "reset_sent", actor: await ownRow(c), target, now: Date.now() } as const;
    return reply(await mailedByAdmin(c, resetLetter(c, target, deed)));
  }),
  route("PUT /api/admin/users/:id/email", async (c, { body: { email }, reply }) => {
    const db = c.get("db");
    const found = (await unverifiedById(db, c.req.param("id"))) ?? refused("not_found");
    const [owner] = await userByEmail(db, email);
    if (owner) throw wrongField("email", addressTaken);
    const mended = await remailed(c, found, email);
    const target = { id: "", name: "" };
    const actor = await ownRow(c);
    await newEntry(db, { action: "address_mended", actor, target, now: Date.now() }, eq(users.id, actor.id));
    return reply(mended);
  }),
];

/** Mails another link to a registration; the earlier one ends. */
async function remailed(c: AppContext, { registration, number }: Unverified, email: string): Promise<RemailedReply> {
  const mailed = await mailedByAdmin(c, renewedLetter(c, registration, email));
  return { user: unverifiedPerson({ registration: { ...registration, email }, number }), ...mailed };
}

async function mailedByAdmin(c: AppContext, letter: Letter): Promise<MailedReply> {
  const { fate, isStored } = await postAsked(c, letter, accountAsking(c));
  if (!isStored) throw new Refused("rate_limited", { retryAfterSeconds: 3600 });
  return fate === "waiting" ? { mail: "waiting" } : {};
}
