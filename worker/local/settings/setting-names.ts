/** Names of all settings: variables and secrets of the Worker, of its build, and of a run on this machine. */
export const settingNames = [
  "APP_ORIGIN",
  "ADMIN_EMAIL",
  "ADMIN_PASSKEY",
  "MAIL_FROM",
  "MAILS_PER_DAY",
  "RETENTION_DAYS",
  "AUDIT_DAYS",
  "REVIEW_EVERY_SET",
  "SCHOOL_NETWORKS",
  "ROOM_REGION",
  "ROOM_CAPACITY",
  "MAX_CAPACITY",
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "OPERATOR_EMAIL",
  "HSTS_SUBDOMAINS",
  "DEV_INBOX",
  "TURNSTILE_SITE_KEY",
  "TURNSTILE_SECRET_KEY",
  "TURNSTILE_VERIFY_URL",
  "JWT_SECRET",
  "JWT_SECRET_PREVIOUS",
  "HEALTH_SECRET",
  "VITE_WS_URL",
  "OFFLINE",
  "STATE_DIR",
  "BILYE_DEMO",
  "SMTP_URL",
] as const;

/**
 * Says which of these names is a setting's with a slip of the pen, one sentence each: nothing would read it, and nothing would
 * say so. Other names are other programs' business.
 */
export function misspelt(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (settingNames.some((known) => known === name)) return [];
    const meant = settingNames.find((known) => isSlipOf(name.toUpperCase(), known));
    return meant === undefined ? [] : [`${name} diye bir ayar yok, ${meant} olmalı.`];
  });
}

/** Two letters may differ, one in a short name: others' names may be as near as that. */
function isSlipOf(name: string, known: string): boolean {
  const most = known.length < 10 ? 1 : 2;
  return Math.abs(name.length - known.length) <= most && editsBetween(name, known) <= most;
}

/** Number of letters to be added, removed or replaced. */
function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i++) {
    const row = [i + 1];
    for (let j = 0; j < other.length; j++)
      row.push(Math.min(row[j]! + 1, above[j + 1]! + 1, above[j]! + (one[i] === other[j] ? 0 : 1)));
    above = row;
  }
  return above.at(-1)!;
}

type Env = Readonly<Partial<Record<string, string>>>;

/** Lists settings of a build and of a first start whose value is not known, one sentence each. */
export function wrongHere({ OFFLINE = "", BILYE_DEMO = "" }: Env): string[] {
  const faults: string[] = [];
  if (!["", "on", "off"].includes(OFFLINE)) faults.push(`OFFLINE on ya da off olmalı, "${OFFLINE}" değil.`);
  if (!["", "small", "whole"].includes(BILYE_DEMO))
    faults.push(`BILYE_DEMO small ya da whole olmalı, "${BILYE_DEMO}" değil.`);
  return faults;
}
