import { hashPassword } from "#auth/passwords";
import { isLastAdmin } from "#db/people/administration";
import { passkeysOf, type PasskeyRow } from "#db/people/passkeys";
import { setPassword } from "#db/people/sessions";
import { changeProfile, publicUser, type UserRow } from "#db/people/users";
import type { AppContext } from "#services/request/app-env";
import { begun } from "#services/request/begun";
import { route } from "#services/request/route";
import { exportOf } from "#services/export";
import { logEvent } from "#services/sign-in/security-log";
import { tellNewPassword } from "#services/sign-in/new-password";
import { ownRow, requirePassword, wrongField } from "#services/sign-in/own-password";
import { refuseCommon } from "#services/sign-in/passwords";
import { Refused, refused } from "#services/request/refused";
import { removeUser } from "#services/sign-in/remove-user";
import { putTeacherOfHomework } from "#services/homework/homework-rooms";
import { closeScreens, hostedThen, unlessAway } from "#services/games/host-screens";
import { extended, renewed } from "#services/sign-in/sign-in";
import { accountKey, inQueue } from "#services/sign-in/throttle";

/** One's own account. */
export const user = [
  route(
    "PUT /api/user/profile",
    async (c, { body: { name, school, time_zone, waiting_mail, current_password, new_password }, reply }) => {
      const db = c.get("db");
      const keys = begun(passkeysOf(db, c.get("user").id));
      if (current_password !== undefined) await requirePassword(c, current_password, "current_password");
      const own = await ownRow(c);
      if (new_password !== undefined) {
        if (current_password === undefined) throw wrongField("current_password", "Mevcut şifrenizi yazın.");
        refuseCommon(new_password, { name: name ?? own.name, email: own.email }, "new_password");
      }
      const profile = {
        ...own,
        name: name ?? own.name,
        school: school ?? own.school,
        timeZone: time_zone ?? own.timeZone,
        waitingMail: waiting_mail ?? own.waitingMail,
      };
      const { user: changed = refused("unauthenticated"), ...more } =
        new_password === undefined
          ? { user: await changeProfile(db, profile).get() }
          : await changePassword(c, profile, new_password, await keys);
      if (changed.timeZone !== own.timeZone || changed.name !== own.name)
        await unlessAway(c, "teacher_not_told", putTeacherOfHomework(c.env, changed));
      return reply({ user: publicUser(changed), ...more });
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
async function changePassword(c: AppContext, profile: UserRow, password: string, keys: readonly PasskeyRow[]) {
  const passwordHash = await hashPassword(password, inQueue(c, accountKey(profile.email)));
  const session = await extended(c);
  const kept = session ? { id: session.id, nextId: crypto.randomUUID() } : undefined;
  const hosted = hostedThen(c, profile.id);
  void c.get("asked").carry([changeProfile(c.get("db"), profile)]);
  tellNewPassword(c, profile, keys);
  const user = (await setPassword(c.get("db"), profile.id, kept, passwordHash)) ?? refused("unauthenticated");
  logEvent(c, "password_changed");
  await closeScreens(c, user.id, "password", undefined, hosted);
  const { token } = await renewed(c, user, session && kept ? { ...session, id: kept.nextId } : null);
  return { user, token };
}
