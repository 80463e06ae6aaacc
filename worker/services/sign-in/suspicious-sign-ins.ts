import { deviceWords } from "#auth/device-words";
import { pageLink } from "#auth/mail-links";
import { isUnknownDevice, type KnownDevice } from "#db/people/known-devices";
import type { UserRow } from "#db/people/users";
import { newDeviceMail, triedMail } from "#mail/suspicious-sign-in-texts";
import type { AppContext } from "../request/app-env";
import { locationOf } from "./devices";
import { carryNotice, postAsked } from "./mail";
import { isFirstNotice } from "./throttle";

/** Accounts that hold other people's data. Classmates' attempts on each other are slowed, but not worth a mail to a child. */
const isTold = (user: UserRow | undefined): user is UserRow => user !== undefined && user.role !== "student";
const forgotLink = (c: AppContext) => pageLink(c.env, "/auth/forgot-password");

/**
 * Warns the owner, once a day, that somebody is trying passwords. Runs after the answer, whose timing must not reveal which
 * accounts exist.
 */
export const tellOfTries = (c: AppContext, user: UserRow | undefined) => () => {
  if (!isTold(user)) return;
  const tell = async () => {
    const isNews = await isFirstNotice(c, user.id);
    // Strangers can cause this mail, so it must not use up the share of notices.
    if (isNews) await postAsked(c, { mail: triedMail(user, forgotLink(c)) });
  };
  c.executionCtx.waitUntil(tell());
};

/** Reports the right password typed on a device new to this account, even if the password alone does not sign in. */
export function tellOfNewDevice(
  c: AppContext,
  user: UserRow,
  devices: readonly KnownDevice[],
  hash: string | undefined,
): void {
  if (!isTold(user) || !isUnknownDevice(devices, hash)) return;
  const { device } = deviceWords(c.req.header("user-agent"));
  const where = [device, locationOf(c)].filter((words) => words !== "").join("; ");
  carryNotice(c, newDeviceMail(user, where, forgotLink(c)));
}
