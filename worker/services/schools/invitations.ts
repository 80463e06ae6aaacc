import type { Invitation, InvitedReply, InvitedVerdict } from "#protocol/http/replies/schools";
import { InvitedRow } from "#protocol/http/schools";
import { invitationLink, newMailToken } from "#auth/mail-links";
import { pseudonym } from "#auth/pseudonym";
import type { UserRow } from "#db/people/users";
import { invite, knownToSchools, type Invited } from "#db/schools/invitations";
import { placeInSchool } from "#db/schools/members";
import { invitationMail } from "#mail/school-texts";
import { approveWaitingTeacher } from "../classes/tell-teacher";
import type { AppContext } from "../request/app-env";
import { ownRow } from "../sign-in/own-password";
import { sendDueMails } from "../sign-in/mail";

/** Waiting teachers approved by one call; an invocation has a thousand queries. */
const approvedAtOnce = 50;

type School = { readonly id: string; readonly name: string };
type Judged = InvitedReply["rows"][number] & { readonly school?: School | undefined; readonly account?: UserRow };

/** Judges each row of a list of teachers: one who gets a mail, one who has an account, one who is left out and why. */
export async function judgeRows(c: AppContext, rows: readonly unknown[]): Promise<Judged[]> {
  const read = rows.map((row) => InvitedRow.safeParse(row));
  const readable = read.flatMap(({ data }) => data ?? []);
  const known = await knownToSchools(c.get("db"), {
    emails: readable.map(({ email }) => email),
    schoolIds: readable.flatMap(({ school_id }) => school_id ?? []),
  });
  const seen = new Set<string>();
  let waiting = 0;
  return read.map(({ data, error }, i) => {
    if (!data) return { ...asWritten(rows[i]), verdict: "invalid", reason: error.issues[0]!.message };
    const { name, email, school_id } = data;
    const person = { name, email };
    const left = (verdict: InvitedVerdict, reason: string) => ({ ...person, verdict, reason });
    if (seen.has(email)) return left("doubled", "Listede daha önce geçti.");
    seen.add(email);
    const ofDomain = known.ofDomains.find(({ domain }) => email.endsWith(`@${domain}`));
    const school = school_id === null ? ofDomain : known.named.find(({ id }) => id === school_id);
    if (school_id !== null && !school) return left("invalid", "Bu okul bulunamadı.");
    if (school && ofDomain && ofDomain.id !== school.id)
      return left("other_school", `Bu adres başka bir okulun: ${ofDomain.name}.`);
    const account = known.people.find((one) => one.email === email);
    if (!account)
      return sendsNoMail(c.env)
        ? left("no_mail", "Bu bilgisayar e-posta göndermez. Kullanıcılar sayfasında hesap açın.")
        : { ...person, verdict: "invited", reason: "", school };
    if (account.role !== "teacher")
      return left("not_teacher", account.role === "admin" ? "Bu hesap yönetici." : "Bu hesap öğrenci.");
    if (account.approval === "rejected") return left("rejected", "Bu öğretmen reddedilmiş. Önce onaylayın.");
    if (school && account.schoolId !== null && account.schoolId !== school.id)
      return left("other_school", "Bu öğretmen başka bir okulda kayıtlı.");
    if (account.approval === "pending") waiting += 1;
    const isChanged = account.approval === "pending" || (school !== undefined && account.schoolId === null);
    if (!isChanged) return left("known", "");
    if (waiting > approvedAtOnce) return left("known", "Bekleyenlerin kalanı liste yeniden gönderilince onaylanır.");
    return { ...person, verdict: "added", reason: "", school, account };
  });
}

/** A school's own machine, open to its network, without a mail server: only the machine itself could read the mail. */
const sendsNoMail = ({ DEV_INBOX, ORIGIN_FOR_PHONES }: Env): boolean => DEV_INBOX === "on" && !!ORIGIN_FOR_PHONES;

/** Shows a row that could not be read as far as it is text. */
function asWritten(row: unknown) {
  const { name, email } = (typeof row === "object" ? (row ?? {}) : {}) as { name?: unknown; email?: unknown };
  return { name: textOf(name), email: textOf(email) };
}
const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, 300) : "");

/** Sends the invitations, and puts teachers who have an account into the school, approved. */
export async function carryOut(c: AppContext, judged: readonly Judged[]): Promise<void> {
  const db = c.get("db");
  const added = judged.filter(({ verdict }) => verdict === "added");
  const actor = await ownRow(c);
  for (const school of new Map(added.flatMap(({ school }) => (school ? [[school.id, school]] : []))).values()) {
    const people = added.flatMap(({ school: own, account }) =>
      account && account.schoolId === null && own?.id === school.id ? [account] : [],
    );
    await placeInSchool(db, { people, school, actor, now: Date.now(), ofNoSchool: true });
  }
  for (const { account } of added) {
    if (account?.approval === "pending") await approveWaitingTeacher(c, account);
  }
  await sendInvitations(
    c,
    judged.filter(({ verdict }) => verdict === "invited"),
  );
}

type Guest = { readonly name: string; readonly email: string; readonly school?: School | undefined };

/**
 * Stores invitations with their mails, and answers the first of them. The first go out after the reply, the rest as the clock
 * finds room in the day.
 */
export async function sendInvitations(c: AppContext, guests: readonly Guest[]): Promise<Invitation | undefined> {
  if (guests.length === 0) return undefined;
  const invited = guests.map(({ name, email, school }): Invited => {
    const { token, hash } = newMailToken();
    return {
      id: crypto.randomUUID(),
      name,
      email,
      schoolId: school?.id ?? null,
      hash,
      mail: invitationMail({ name, email }, school?.name ?? "", invitationLink(c.env, token)),
      recipientKey: pseudonym(c.env, `recipient:${email}`),
    };
  });
  const [school, ...otherSchools] = new Map(guests.map(({ school }) => [school?.id, school])).values();
  const first = await invite(c.get("db"), {
    invited,
    ...(school && otherSchools.length === 0 && { school }),
    actor: await ownRow(c),
    now: Date.now(),
  });
  c.executionCtx.waitUntil(sendDueMails(c.env));
  return first;
}
