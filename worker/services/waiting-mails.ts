import { isoMinute } from "#shared/time-zone";
import { pageLink } from "#auth/mail-links";
import { database } from "#db/database";
import { publicUser } from "#db/people/users";
import { calledAdministrators, noteCalled, waitingFor } from "#db/people/waiting";
import { hiddenByReportsMail, waitingMail } from "#mail/waiting-texts";
import type { AppContext } from "./request/app-env";
import { post } from "./sign-in/mail";

/** Hours, in the administrator's zone, between which the daily mail goes out; later only if the clock stood still. */
const [FROM, UNTIL] = ["07:30", "12:00"] as const;

/** Mails each administrator once a day if anything waits. Run every ten minutes; two runs at once send one mail. */
export async function sendWaitingMails(env: Env, now = Date.now()): Promise<void> {
  const db = database(env.DB);
  const sending: Promise<unknown>[] = [];
  const later = { waitUntil: (work: Promise<unknown>) => void sending.push(work) };
  for (const admin of await calledAdministrators(db)) {
    const [day = "", minute = ""] = isoMinute(now, admin.timeZone).split("T");
    if (minute < FROM || minute >= UNTIL || !(await noteCalled(db, admin.id, day))) continue;
    const waiting = await waitingFor(db, publicUser(admin), now);
    if (Object.values(waiting).every((count) => count === 0)) continue;
    await post(env, later, waitingMail(admin, waiting, pageLink(env, "/admin/dashboard")));
  }
  await Promise.all(sending);
}

/** Mails the library's administrators at once: a set that three teachers reported is hidden until one has looked. */
export async function tellOfHiddenSet(c: AppContext, title: string): Promise<void> {
  const link = pageLink(c.env, "/admin/library?durum=reported");
  for (const admin of await calledAdministrators(c.get("db"))) {
    const { rights } = publicUser(admin);
    if (rights.includes("school")) continue;
    await post(c.env, c.executionCtx, hiddenByReportsMail(admin, title, link));
  }
}
