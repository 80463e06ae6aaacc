import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { unstable_readConfig as readConfig } from "wrangler";
import { isLocalOrigin } from "#mail/local-inbox";
import { misspelt } from "../settings/setting-names.ts";
import { isMailAddress, wrongValues } from "../settings/wrong-values.ts";

/** Deployment settings in wrangler.toml, as wrangler reads them. */
export type Settings = {
  readonly databaseId: string;
  readonly bucket: string;
  readonly workersDev: boolean;
  readonly customDomains: readonly string[];
  readonly vars: Readonly<Record<string, string>>;
};

const placeholder = "00000000-0000-0000-0000-000000000000";
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function settingsOf(file: string): Settings {
  const { d1_databases, r2_buckets, workers_dev, routes, route, vars } = readConfig({ config: file });
  const domains = [...(routes ?? []), ...(route ? [route] : [])].map((one) =>
    typeof one === "string" ? one : one.pattern,
  );
  return {
    databaseId: d1_databases[0]?.database_id ?? "",
    bucket: r2_buckets.find((one: { binding: string }) => one.binding === "MEDIA")?.bucket_name ?? "",
    workersDev: workers_dev ?? domains.length === 0,
    customDomains: domains.map((pattern) => pattern.replace(/\/.*$/, "")),
    vars: Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)])),
  };
}

/** Says in which line wrangler.toml is broken; what wrangler says of another fault, without its stack. */
export function unreadable(error: unknown): string {
  const { location, message } = error as { location?: { line: number; lineText: string }; message: string };
  if (location === undefined) return `wrangler.toml okunamadı: ${message}`;
  return `wrangler.toml okunamadı, ${location.line}. satır: ${location.lineText.trim()}\nTırnağı ya da ayracı eksik bir değer olabilir. Henüz hiçbir şey yayınlanmadı.`;
}

/** Lists the settings still missing before a deployment, one sentence each, in the order of docs/deploy.md. */
export function missing({ databaseId, bucket, workersDev, customDomains, vars }: Settings): string[] {
  const { APP_ORIGIN = "", ADMIN_EMAIL = "", MAIL_FROM = "", DEV_INBOX = "off" } = vars;
  const faults: string[] = [];
  if (databaseId === placeholder || !uuid.test(databaseId))
    faults.push("database_id boş: `npx wrangler d1 create bilye --location eeur` komutunun yazdığı kimliği koyun.");
  if (bucket === "") faults.push("MEDIA bağlaması yok: `[[r2_buckets]]` altında resimlerin kovası yazmalı.");
  const host = hostOf(APP_ORIGIN);
  if (host === null)
    faults.push("APP_ORIGIN kullanıcıların açacağı adres olmalı: https:// ile başlar, sonunda yol ya da / olmaz.");
  if (!workersDev && customDomains.length === 0)
    faults.push("Adres yok: `routes` satırına alan adınızı yazın ya da workers_dev = true yapın.");
  else if (host !== null && !customDomains.includes(host) && !(workersDev && host.endsWith(".workers.dev")))
    faults.push(`APP_ORIGIN (${host}) bu Worker'ın adresi değil: \`routes\` içindeki alan adıyla aynı olmalı.`);
  if (!isMailAddress(ADMIN_EMAIL)) faults.push("ADMIN_EMAIL ilk yöneticinin e-posta adresi olmalı.");
  if (!isMailAddress(MAIL_FROM) || MAIL_FROM.endsWith(".invalid"))
    faults.push("MAIL_FROM gönderen adres olmalı; alan adı Cloudflare panelinde Email Sending altında tanımlıdır.");
  if (DEV_INBOX !== "off") faults.push("DEV_INBOX yayında off olmalı.");
  return [...faults, ...misspelt(Object.keys(vars)), ...wrongValues(vars)];
}

/** Lists settings that may stay as they are, but should be intended. */
export function remarks({ workersDev, customDomains, vars }: Settings): string[] {
  const said: string[] = [];
  if (workersDev && customDomains.length > 0)
    said.push("workers_dev = true: ürün alan adınızın yanında workers.dev adresinde de açık kalır.");
  if (!vars["TURNSTILE_SITE_KEY"]) said.push("TURNSTILE_SITE_KEY boş: kayıt ve girişte insan doğrulaması yok.");
  return said;
}

/** Says which of the settings lack that name who is responsible for personal data; null if none does. */
export function withoutOperator({ vars }: Settings): string | null {
  const empty = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_EMAIL"].filter((name) => !vars[name]);
  if (empty.length === 0) return null;
  return `${empty.join(", ")} boş: gizlilik sayfası veri sorumlusunu tam göstermez (KVKK, madde 10).`;
}

/** Reads one line; anything but a written-out yes is a no, and so is an input that has ended. */
export async function saysYes(input: Readable): Promise<boolean> {
  const lines = createInterface({ input });
  for await (const line of lines) return line.trim().toLocaleLowerCase("tr") === "evet";
  return false;
}

/** Checks that the bucket for pictures exists, from the output of `wrangler r2 bucket list`. */
export function missingBucket(listed: string, { bucket }: Settings): string[] {
  if (listed.split("\n").some((line) => /^name:\s*(?<name>\S+)\s*$/.exec(line)?.groups!["name"] === bucket)) return [];
  return [`R2 kovası yok: R2'yi açıp \`npx wrangler r2 bucket create ${bucket} --location eeur\` çalıştırın.`];
}

/** Lists the secrets that are missing among the names from `wrangler secret list`. */
export function missingSecrets(names: readonly string[], { vars }: Settings): string[] {
  const wanted = ["JWT_SECRET", ...(vars["TURNSTILE_SITE_KEY"] ? ["TURNSTILE_SECRET_KEY"] : [])];
  return wanted
    .filter((name) => !names.includes(name))
    .map((name) => `${name} sırrı yok: docs/deploy.md'deki \`npx wrangler secret put ${name}\` adımını uygulayın.`);
}

/** Host of an origin that can start every link and works from anywhere; null for any other. */
function hostOf(origin: string): string | null {
  if (!URL.canParse(origin) || isLocalOrigin(origin)) return null;
  const url = new URL(origin);
  return url.protocol === "https:" && url.origin === origin && !url.hostname.endsWith(".invalid") ? url.host : null;
}
