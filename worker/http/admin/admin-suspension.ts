import { restingOf } from "#db/people/resting";
import { suspend, unsuspend } from "#db/people/suspension";
import { publicUser, type UserRow } from "#db/people/users";
import { pageLink } from "#auth/mail-links";
import { suspendedMail, unsuspendedMail } from "#mail/suspension-texts";
import type { AppContext } from "#services/request/app-env";
import { route } from "#services/request/route";
import { ownRow } from "#services/sign-in/own-password";
import { Refused } from "#services/request/refused";
import { endHosting, settleHosting } from "#services/games/host-screens";
import { post } from "#services/sign-in/mail";
import { logEvent } from "#services/sign-in/security-log";
import { onlySchoolOf, onlyWhileAdmin, personIn, refuseLifting, takenByAll } from "#services/sign-in/person-in";

/** Suspending an account, which can be taken back. Both calls may be repeated: what an earlier one left undone is done. */
export const adminSuspension = [
  route("GET /api/admin/users/:id/resting", async (c, { reply }) =>
    reply(await restingOf(c.get("db"), [(await personIn(c)).id], Date.now())),
  ),
  route("POST /api/admin/users/resting", async (c, { body: { ids }, reply }) => {
    const school = onlySchoolOf(publicUser(await ownRow(c)));
    return reply(await restingOf(c.get("db"), ids, Date.now(), school));
  }),
  // The route has checked the password.
  route("POST /api/admin/password", async (_, { reply }) => reply()),
  route("POST /api/admin/users/:id/suspend", async (c, { body: { reason }, reply }) => {
    const db = c.get("db");
    const [target, actor, now] = [await personIn(c), await ownRow(c), Date.now()];
    if (target.id === actor.id) throw new Refused("own_account");
    const resting = await restingOf(db, [target.id], now);
    onlyWhileAdmin(c);
    const suspended = await suspend(db, { target, actor, reason, now });
    if (!suspended && target.suspendedAt === null) throw new Refused("last_admin", { sentence: lastAdmin });
    if (!suspended) await takenByAll(c, target, "user_suspended", reason);
    else {
      logEvent(c, "account_suspended");
      await tell(c, suspended, suspendedMail(suspended, reason));
    }
    await endHosting(c, target.id);
    await settleHosting(c, target.id);
    return reply({ user: publicUser(suspended ?? target), ...resting });
  }),
  route("POST /api/admin/users/:id/unsuspend", async (c, { reply }) => {
    const db = c.get("db");
    const [target, actor, now] = [await personIn(c), await ownRow(c), Date.now()];
    await refuseLifting(c, target, "user_suspended");
    const given = await unsuspend(db, { target, actor, now });
    if (given) {
      logEvent(c, "account_unsuspended");
      await tell(c, given, unsuspendedMail(given, pageLink(c.env, "/auth/login")));
    }
    await settleHosting(c, target.id);
    return reply({ user: publicUser(given ?? target), ...(await restingOf(db, [target.id], now)) });
  }),
];

const lastAdmin = "Son yönetici askıya alınamaz.";

const tell = async (c: AppContext, { verifiedAt }: UserRow, mail: Parameters<typeof post>[2]): Promise<void> =>
  verifiedAt === null ? undefined : post(c.env, c.executionCtx, mail);
