import { isForEverybody, isOnlyAnEnding, mailDomain, readableDomain } from "#auth/domain-name";
import type { AuditEntry } from "#protocol/http/replies/people";
import { locksOf } from "#db/people/login-failures";
import type { UserRow } from "#db/people/users";
import { approveWaitingTeacher } from "../classes/tell-teacher";
import type { AppContext } from "../request/app-env";
import { wrongField } from "../sign-in/own-password";
import { usedMailbox } from "../sign-in/throttle";

/** The domain as typed by an administrator, or a refusal that names the field. */
export function domainOfSchool(typed: string, field: string): string {
  // One of several may be at fault: the sentence names it.
  const fault = (words: string) => wrongField(field, `${typed.trim().slice(0, 60)} ${words}`);
  const domain = mailDomain(typed);
  if (domain === null) throw fault("alan adı olarak eksik ya da hatalı görünüyor. Örnek: okul.k12.tr");
  if (isForEverybody(domain)) throw fault("adresini herkes alabilir; bir okulu göstermez.");
  if (isOnlyAnEnding(domain)) throw fault("birçok okulun alan adının sonu. Okulun tam adını yazın. Örnek: okul.k12.tr");
  return domain;
}

/** Approves teachers who registered before their school's domain was added, but no used mailbox. */
export async function approveWaiting(c: AppContext, waiting: readonly UserRow[]): Promise<number> {
  const keys = new Map(waiting.map((teacher) => [teacher, usedMailbox(c, teacher.email).key]));
  const used = waiting.length === 0 ? [] : await locksOf(c.get("db"), [...keys.values()], Date.now());
  let approved = 0;
  for (const teacher of waiting) {
    if (used.some(({ key }) => key === keys.get(teacher))) continue;
    if (await approveWaitingTeacher(c, teacher)) approved += 1;
  }
  return approved;
}

/** Shows the domain of an entry of the record with its letters; names of people stay as they are. */
export const withReadableDomain = (entry: AuditEntry): AuditEntry => ({
  ...entry,
  target_name: readableDomain(entry.target_name),
});
