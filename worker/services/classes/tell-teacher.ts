import { pageLink } from "#auth/mail-links";
import { decideOnTeacher } from "#db/people/administration";
import type { UserRow } from "#db/people/users";
import { approvedMail, rejectedMail } from "#mail/texts";
import type { AppContext } from "../request/app-env";
import { endHosting, settleHosting } from "../games/host-screens";
import { post } from "../sign-in/mail";
import { ownRow } from "../sign-in/own-password";
import { logEvent } from "../sign-in/security-log";
import { usedMailbox } from "../sign-in/throttle";

/** Approves a teacher who waits because of a school that an administrator has named; false if somebody else has decided. */
export async function approveWaitingTeacher(c: AppContext, teacher: UserRow): Promise<boolean> {
  const decision = { teacher, approve: true, reason: "", mailbox: usedMailbox(c, teacher.email) };
  const changed = await decideOnTeacher(c.get("db"), { ...decision, actor: await ownRow(c) });
  if (changed) await tellTeacher(c, changed);
  return changed !== undefined;
}

/** Reports an administrator's decision on a teacher to that teacher. */
export async function tellTeacher(c: AppContext, teacher: UserRow): Promise<void> {
  const approved = teacher.approval === "approved";
  logEvent(c, approved ? "teacher_approved" : "teacher_rejected");
  const letter = approved
    ? approvedMail(teacher, pageLink(c.env, "/teacher/dashboard"))
    : rejectedMail(teacher, teacher.rejectionReason, pageLink(c.env, "/auth/login"));
  // Until the address is proven, the name in the account may be a stranger's.
  if (teacher.verifiedAt !== null) await post(c.env, c.executionCtx, letter);
  if (!approved) await endHosting(c, teacher.id);
  await settleHosting(c, teacher.id);
}
