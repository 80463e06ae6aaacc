import { homeZone } from "#shared/home-zone";
import { mailTokenHash } from "#auth/mail-links";
import { hashPassword } from "#auth/passwords";
import { invitedRegistration, openAccount } from "#db/people/registrations";
import { invitationOfLink } from "#db/schools/invitations";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { Refused, refused } from "#services/request/refused";
import { refuseCommon } from "#services/sign-in/passwords";
import { logEvent } from "#services/sign-in/security-log";
import { signedInReply } from "#services/sign-in/sign-in";
import { inQueue, usedMailbox } from "#services/sign-in/throttle";

/** Target of the link in an invitation's mail. */
export const usedInvitations = [
  route("GET /api/auth/invitations/:token", async (c, { reply }) => {
    const { name, email, school } = await wanted(c);
    return reply({ invitation: { name, email, school } });
  }),
  /** Reading the mail proves the address, and the administrator who invited it has approved it. */
  route("POST /api/auth/invitations/:token", async (c, { body, reply }) => {
    const { password, device_secret } = body;
    const { email, school, ...invitation } = await wanted(c);
    const name = body.name ?? invitation.name;
    refuseCommon(password, { name, email }, "password");
    const passwordHash = await hashPassword(password, inQueue(c));
    const account = { hash: hashOf(c), name, email, school, passwordHash, timeZone: body.time_zone ?? homeZone };
    const db = c.get("db");
    const now = Date.now();
    // `approvalBySchool` approves it, and ends the invitation.
    void c.get("asked").carry([invitedRegistration(db, account, now)]);
    const registration = { ...account, role: "teacher" } as const;
    const opened = await openAccount(db, { registration, adminEmail: null, mailbox: usedMailbox(c, email), now });
    if (!opened?.isNew) throw new Refused("token_expired");
    logEvent(c, "address_verified");
    return reply(await signedInReply(c, opened.user, { devices: [], hasPasskey: false }, { password, device_secret }));
  }),
];

const hashOf = (c: AppContext) => mailTokenHash(c.req.param("token") ?? "");
const wanted = async (c: AppContext) =>
  (await invitationOfLink(c.get("db"), hashOf(c), Date.now())) ?? refused("token_expired");
