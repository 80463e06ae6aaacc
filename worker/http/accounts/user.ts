import { hashPassword } from "#auth/passwords";
import { isLastAdmin } from "#db/people/administration";
import { setPassword } from "#db/people/sessions";
import { changeProfile, publicUser, type UserRow } from "#db/people/users";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { exportOf } from "#services/export";
import { logEvent } from "#services/sign-in/security-log";
import { tellNewPassword } from "#services/sign-in/new-password";
import { sessionIn } from "#services/sign-in/guard";
import { ownRow, requirePassword, wrongField } from "#services/sign-in/own-password";
import { refuseCommon } from "#services/sign-in/passwords";
import { Refused } from "#services/request/refused";
import { removeUser } from "#services/sign-in/remove-user";
import { putTimeZoneOfHomework } from "#services/homework/homework-rooms";
import { closeScreens, unlessAway } from "#services/games/host-screens";
import { renewed } from "#services/sign-in/sign-in";
import { accountKey, inQueue } from "#services/sign-in/throttle";

/** One's own account. */
export const user = [
  route(
    "PUT /api/user/profile",
    async (c, { body: { name, school, time_zone, waiting_mail, current_password, new_password }, reply }) => {
      const own = await ownRow(c);
      if (current_password !== undefined) await requirePassword(c, own, current_password, "current_password");
      if (new_password !== undefined) {
        if (current_password === undefined) throw wrongField("current_password", "Mevcut şifrenizi yazın.");
        refuseCommon(new_password, { name: name ?? own.name, email: own.email }, "new_password");
      }
      const changed = await changeProfile(c.get("db"), {
        id: own.id,
        email: own.email,
        name: name ?? own.name,
        school: school ?? own.school,
        timeZone: time_zone ?? own.timeZone,
        waitingMail: waiting_mail ?? own.waitingMail,
      });
      if (!changed) throw new Refused("unauthenticated");
      if (changed.timeZone !== own.timeZone)
        await unlessAway(c, "time_zone_not_told", putTimeZoneOfHomework(c.env, changed));
      if (new_password === undefined) return reply({ user: publicUser(changed) });
      return reply({ user: publicUser(changed), token: await changePassword(c, changed, new_password) });
    },
  ),
  route("GET /api/user/export", async (c) => exportOf(c, await ownRow(c))),
  route("DELETE /api/user", async (c, { reply }) => {
    const own = await ownRow(c);
    if (await isLastAdmin(c.get("db"), own.id)) throw new Refused("last_admin");
    await removeUser(c, own.id, own);
    return reply();
  }),
];

/**
 * Ends every other session. This one continues only with the token in the answer, since somebody may have a copy of the old
 * one. All screens close, and those of this browser return with the new token.
 */
async function changePassword(c: AppContext, own: UserRow, password: string): Promise<string> {
  const session = await sessionIn(c);
  const kept = session ? { id: session.id, nextId: crypto.randomUUID() } : undefined;
  const changed = await setPassword(
    c.get("db"),
    own.id,
    kept,
    await hashPassword(password, inQueue(c, accountKey(own.email))),
  );
  if (!changed) throw new Refused("unauthenticated");
  logEvent(c, "password_changed");
  await tellNewPassword(c, changed);
  await closeScreens(c, changed.id, "password");
  if (session && kept) c.set("session", { ...session, id: kept.nextId });
  return (await renewed(c, changed)).token;
}
