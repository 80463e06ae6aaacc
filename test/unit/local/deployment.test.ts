import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import {
  missing,
  missingBucket,
  missingSecrets,
  remarks,
  saysYes,
  settingsOf,
  unreadable,
  withoutOperator,
  type Settings,
} from "../../../worker/local/deploy/deployment";

const ready: Settings = {
  databaseId: "3f2c1a9e-0b1d-4c55-9a77-0c1d2e3f4a5b",
  bucket: "bilye-media",
  workersDev: false,
  customDomains: ["bilye.example"],
  vars: {
    APP_ORIGIN: "https://bilye.example",
    ADMIN_EMAIL: "mudur@okul.example",
    MAIL_FROM: "bilye@posta.example",
    DEV_INBOX: "off",
    TURNSTILE_SITE_KEY: "",
  },
};
const but = (change: Partial<Settings>, vars: Record<string, string> = {}): Settings => {
  return { ...ready, ...change, vars: { ...ready.vars, ...vars } };
};

test("nothing is missing once it is filled in, with a domain of one's own or with workers.dev", () => {
  expect(missing(ready)).toEqual([]);
  expect(missing(but({}, { SCHOOL_NETWORKS: "203.0.113.7, 2001:db8:1::/48" }))).toEqual([]);
  const free = { workersDev: true, customDomains: [] };
  expect(missing(but(free, { APP_ORIGIN: "https://bilye.okul.workers.dev" }))).toEqual([]);
});

test.each([
  ["no database", but({ databaseId: "00000000-0000-0000-0000-000000000000" }), "database_id"],
  ["a database's name for its id", but({ databaseId: "bilye" }), "database_id"],
  ["no bucket for pictures", but({ bucket: "" }), "MEDIA"],
  ["the local address", but({}, { APP_ORIGIN: "http://localhost:8080" }), "APP_ORIGIN"],
  ["an address without encryption", but({}, { APP_ORIGIN: "http://bilye.example" }), "APP_ORIGIN"],
  ["a path after the address", but({}, { APP_ORIGIN: "https://bilye.example/" }), "APP_ORIGIN"],
  ["no address", but({}, { APP_ORIGIN: "" }), "APP_ORIGIN"],
  ["neither a domain nor workers.dev", but({ customDomains: [] }), "Adres yok"],
  ["another domain", but({ customDomains: ["oyun.example"] }), "APP_ORIGIN (bilye.example)"],
  ["workers.dev turned off", but({}, { APP_ORIGIN: "https://bilye.okul.workers.dev" }), "APP_ORIGIN (bilye.okul."],
  ["no administrator", but({}, { ADMIN_EMAIL: "" }), "ADMIN_EMAIL"],
  ["an administrator without a domain", but({}, { ADMIN_EMAIL: "mudur@okul" }), "ADMIN_EMAIL"],
  ["the sender of the template", but({}, { MAIL_FROM: "bilye@example.invalid" }), "MAIL_FROM"],
  ["a setting for passkeys that nobody knows", but({}, { ADMIN_PASSKEY: "on" }), "ADMIN_PASSKEY"],
  ["a setting by a name that nobody reads", but({}, { SCHOOL_NETWORK: "203.0.113.7" }), "SCHOOL_NETWORKS olmalı"],
  ["a switch that is neither on nor off", but({}, { REVIEW_EVERY_SET: "evet" }), "REVIEW_EVERY_SET"],
  ["days that are no number", but({}, { RETENTION_DAYS: "altı ay" }), "RETENTION_DAYS"],
  ["games in an unknown region", but({}, { ROOM_REGION: "europe" }), "ROOM_REGION"],
  [
    "a school's network by its name",
    but({}, { SCHOOL_NETWORKS: "203.0.113.7, okul" }),
    'SCHOOL_NETWORKS içinde "okul"',
  ],
  ["a game of nobody", but({}, { MAX_CAPACITY: "0" }), "MAX_CAPACITY"],
  ["a game larger than any", but({}, { MAX_CAPACITY: "100001" }), "MAX_CAPACITY en çok 100000"],
  ["a contact that no mail reaches", but({}, { OPERATOR_EMAIL: "okul" }), "OPERATOR_EMAIL"],
  ["the local inbox", but({}, { DEV_INBOX: "on" }), "DEV_INBOX"],
] as const)("not to be deployed: %s", (_, settings, named) => {
  expect(missing(settings)).toEqual([expect.stringContaining(named)]);
});

test("settings that may stay as they are, are named: two addresses, no human check", () => {
  expect(remarks(ready)).toEqual([expect.stringContaining("TURNSTILE_SITE_KEY")]);
  const chosen = but({ workersDev: true }, { TURNSTILE_SITE_KEY: "0x1" });
  expect(remarks(chosen)).toEqual([expect.stringContaining("workers_dev")]);
});

test("a deployment that does not name who is responsible for personal data needs a written-out yes", async () => {
  const operator = { OPERATOR_NAME: "Okul", OPERATOR_ADDRESS: "Ankara", OPERATOR_EMAIL: "kvkk@okul.example" };
  expect(withoutOperator(but({}, operator))).toBeNull();
  expect(withoutOperator(but({}, { ...operator, OPERATOR_ADDRESS: "" }))).toContain("OPERATOR_ADDRESS boş");
  const answers = ["evet\n", " EVET\r\n", "evet", "\n", "e\n", "hayır\nevet\n", ""];
  expect(await Promise.all(answers.map((said) => saysYes(Readable.from(said === "" ? [] : [said]))))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("secrets: the key always, the human check's where its key is set", () => {
  expect(missingSecrets(["JWT_SECRET"], ready)).toEqual([]);
  expect(missingSecrets([], ready)).toEqual([expect.stringContaining("JWT_SECRET")]);
  const checked = but({}, { TURNSTILE_SITE_KEY: "0x1" });
  expect(missingSecrets(["JWT_SECRET"], checked)).toEqual([expect.stringContaining("TURNSTILE_SECRET_KEY")]);
});

test("the bucket for pictures is found among those of the account by its whole name", () => {
  const listed =
    "Listing buckets...\nname:           bilye-media-old\ncreation_date:  2026\n\nname:           bilye-media\n";
  expect(missingBucket(listed, ready)).toEqual([]);
  expect(missingBucket(listed, but({ bucket: "bilye" }))).toEqual([
    expect.stringContaining("wrangler r2 bucket create bilye "),
  ]);
  expect(missingBucket("Please enable R2 through the Cloudflare Dashboard. [code: 10042]", ready)).toHaveLength(1);
});

test("a missing quote in wrangler.toml is named by its line, without a stack", () => {
  const file = join(mkdtempSync(join(tmpdir(), "bilye-toml-")), "wrangler.toml");
  writeFileSync(file, 'name = "bilye"\n[vars]\nADMIN_EMAIL = "mudur@okul.example\nMAIL_FROM = "a@okul.example"\n');
  let said = "";
  try {
    settingsOf(file);
  } catch (error) {
    said = unreadable(error);
  }
  expect(said).toContain('wrangler.toml okunamadı, 3. satır: ADMIN_EMAIL = "mudur@okul.example\n');
  expect(said).not.toContain("    at ");
});
