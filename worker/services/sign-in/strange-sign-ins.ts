import type { Context } from "hono";
import { deviceWords } from "#auth/device-words";
import { pageLink } from "#auth/mail-links";
import { database } from "#db/database";
import { isStrangeDevice } from "#db/people/known-devices";
import type { UserRow } from "#db/people/users";
import { newDeviceMail, triedMail } from "#mail/strange-texts";
import type { AppEnv } from "../request/app-env";
import { placeOf } from "./devices";
import { post, postAsked } from "./mail";
import { isFirstNotice } from "./throttle";

type C = Context<AppEnv>;

/** Others' data hang on their accounts. What classmates try on each other is slowed, and not worth a mail to a child. */
const isTold = (user: UserRow | undefined): user is UserRow => user !== undefined && user.role !== "student";
const forgotLink = (c: C) => pageLink(c.env, "/auth/forgot-password");

/** Somebody tries passwords: once a day its owner hears of it. After the answer, whose time must not tell who has an account. */
export const tellOfTries = (c: C, user: UserRow | undefined) => () => {
  if (!isTold(user)) return;
  const tell = async () => {
    const isNews = await isFirstNotice(c, user.id);
    // A mail that strangers cause: it must not use up what notices may take.
    if (isNews) await postAsked(c, { mail: triedMail(user, forgotLink(c)) });
  };
  c.executionCtx.waitUntil(tell());
};

/** The right password, typed where this account was never before: whether or not that alone signs in. */
export async function tellOfNewDevice(c: C, user: UserRow, hash: string | undefined): Promise<void> {
  if (!isTold(user) || !(await isStrangeDevice(database(c.env.DB), user.id, hash))) return;
  const { device } = deviceWords(c.req.header("user-agent"));
  const where = [device, placeOf(c)].filter((words) => words !== "").join("; ");
  await post(c.env, c.executionCtx, newDeviceMail(user, where, forgotLink(c)));
}
